import type { ReactElement } from "react";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { type CardOnBoard, isKpi } from "./board.ts";
import { KpiDashboard } from "./KpiDashboard.tsx";

/** No more than this fit next to the finding. */
const maxCards = 3;

/** What to start with, large enough to read from a distance. */
export function FirstKpis({ cards }: { readonly cards: readonly CardOnBoard[] }): ReactElement | null {
  if (!cards.some(isKpi)) return null;
  return (
    <section className="first-kpis" aria-labelledby="first-kpis-title">
      <h2 id="first-kpis-title">{kpiPlanWords.first}</h2>
      <KpiDashboard cards={cards.slice(0, maxCards)} />
    </section>
  );
}
