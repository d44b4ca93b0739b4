import type { ReactElement } from "react";
import { resultsWords } from "../words/results.ts";
import type { KpiOnBoard } from "./board.ts";
import { KpiWall } from "./KpiWall.tsx";

/** More than this do not fit beside the finding. */
const most = 3;

/** The KPIs to start with, large enough to be read from a chair. */
export function FirstKpis({ kpis }: { readonly kpis: readonly KpiOnBoard[] }): ReactElement | null {
  if (kpis.length === 0) return null;
  return (
    <section className="first-kpis" aria-labelledby="first-kpis-title">
      <h2 id="first-kpis-title">{resultsWords.plan.first}</h2>
      <KpiWall kpis={kpis.slice(0, most)} />
    </section>
  );
}
