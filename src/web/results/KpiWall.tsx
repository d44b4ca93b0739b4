import { type ReactElement, useState } from "react";
import type { CountOnBoard, KpiOnBoard } from "./board.ts";
import { CountCard } from "./CountCard.tsx";
import { KpiCard } from "./KpiCard.tsx";
import { KpiSheet } from "./KpiSheet.tsx";
import "./kpi-plan.css";

interface KpiWallProps {
  readonly kpis: readonly KpiOnBoard[];
  /** What hangs before them and opens to nothing more. */
  readonly counts?: readonly CountOnBoard[];
}

/** KPIs as they hang on the wall. Each opens to all it takes, and leads on to its neighbors. */
export function KpiWall({ kpis, counts = [] }: KpiWallProps): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  const index = kpis.findIndex(({ id }) => id === opened);
  const kpi = kpis[index];
  return (
    <>
      <ul className="kpi-wall">
        {counts.map((one) => (
          <CountCard key={one.kpi} count={one} />
        ))}
        {kpis.map((one) => (
          <KpiCard key={one.id} kpi={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {kpi !== undefined && (
        <KpiSheet
          kpi={kpi}
          previous={kpis[index - 1]?.id}
          next={kpis[index + 1]?.id}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
