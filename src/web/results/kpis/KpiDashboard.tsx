import { type ReactElement, useState } from "react";
import type { CountOnBoard, KpiOnBoard } from "./board.ts";
import { CountCard } from "./CountCard.tsx";
import { KpiCard } from "./KpiCard.tsx";
import { KpiSheet } from "./KpiSheet.tsx";
import "./kpi-dashboard.css";

interface Props {
  readonly kpis: readonly KpiOnBoard[];
  /** Cards shown before the KPIs, which don't open. */
  readonly counts?: readonly CountOnBoard[];
}

/** KPIs as they look on the dashboard. Each opens to its details and from there to its neighbors. */
export function KpiDashboard({ kpis, counts = [] }: Props): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  const index = kpis.findIndex(({ id }) => id === opened);
  const kpi = kpis[index];
  return (
    <>
      <ul className="kpi-dashboard">
        {counts.map((count) => (
          <CountCard key={count.kpi} count={count} />
        ))}
        {kpis.map((card) => (
          <KpiCard key={card.id} kpi={card} onOpen={() => setOpened(card.id)} />
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
