import type { ReactElement } from "react";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import type { CountOnBoard, KpiOnBoard } from "./board.ts";
import { KpiDashboard } from "./KpiDashboard.tsx";

/** No more than this fit next to the finding. */
const maxCards = 3;

interface FirstKpisProps {
  readonly kpis: readonly KpiOnBoard[];
  readonly counts: readonly CountOnBoard[];
}

/** What to start with, large enough to read from a distance: first what can be counted by hand on Monday. */
export function FirstKpis({ kpis, counts }: FirstKpisProps): ReactElement | null {
  if (kpis.length === 0) return null;
  return (
    <section className="first-kpis" aria-labelledby="first-kpis-title">
      <h2 id="first-kpis-title">{kpiPlanWords.first}</h2>
      <KpiDashboard
        counts={counts.slice(0, maxCards - 1)}
        kpis={kpis.slice(0, maxCards - Math.min(counts.length, maxCards - 1))}
      />
    </section>
  );
}
