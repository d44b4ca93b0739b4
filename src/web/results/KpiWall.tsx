import { type ReactElement, useState } from "react";
import type { KpiOnBoard } from "./board.ts";
import { KpiCard } from "./KpiCard.tsx";
import { KpiSheet } from "./KpiSheet.tsx";
import "./kpi-plan.css";

/** KPIs as they hang on the wall. Each opens to all it takes, and leads on to its neighbors. */
export function KpiWall({ kpis }: { readonly kpis: readonly KpiOnBoard[] }): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  const index = kpis.findIndex(({ id }) => id === opened);
  const kpi = kpis[index];
  return (
    <>
      <ul className="kpi-wall">
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
