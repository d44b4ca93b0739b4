import { type ReactElement, useState } from "react";
import { type CardOnBoard, isKpi } from "./board.ts";
import { CountCard } from "./CountCard.tsx";
import { KpiCard } from "./KpiCard.tsx";
import { KpiSheet } from "./KpiSheet.tsx";
import "./kpi-dashboard.css";

/** Cards as they look on the dashboard. Each KPI opens to its details and from there to its neighbors; a count doesn't open. */
export function KpiDashboard({ cards }: { readonly cards: readonly CardOnBoard[] }): ReactElement {
  const [opened, setOpened] = useState<string | null>(null);
  const kpis = cards.filter(isKpi);
  const index = kpis.findIndex(({ id }) => id === opened);
  const kpi = kpis[index];
  return (
    <>
      <ul className="kpi-dashboard">
        {cards.map((card) =>
          isKpi(card) ? (
            <KpiCard key={card.id} kpi={card} onOpen={() => setOpened(card.id)} />
          ) : (
            <CountCard key={card.kpi} count={card} />
          ),
        )}
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
