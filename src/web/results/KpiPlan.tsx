import { type ReactElement, useState } from "react";
import { resultsWords } from "../words/results.ts";
import type { KpiOnBoard } from "./board.ts";
import { KpiWall } from "./KpiWall.tsx";
import { ReadinessBadge } from "./ReadinessBadge.tsx";

const words = resultsWords.plan;
const all = "all";
const readinesses = ["ready-now", "needs-a-habit", "needs-a-source"] as const;
type Shown = (typeof readinesses)[number] | typeof all;

/** The dashboard that is planned, as it would hang on the wall: by readiness, and each KPI to open. */
export function KpiPlan({ kpis }: { readonly kpis: readonly KpiOnBoard[] }): ReactElement {
  const [shown, setShown] = useState<Shown>(all);
  const visible = kpis.filter(({ readiness }) => shown === all || readiness === shown);
  return (
    <section id="kpi-plan" className="results-part" aria-labelledby="kpi-plan-title">
      <h2 id="kpi-plan-title" tabIndex={-1}>
        {words.title(kpis.length, kpis.filter(({ readiness }) => readiness === "ready-now").length)}
      </h2>
      <p className="part-lead">{words.about(kpis.filter(({ tile }) => tile?.is_own).length, kpis.length)}</p>
      <Filter kpis={kpis} shown={shown} onShow={setShown} />
      <p className="filter-meaning">{shown === all ? words.meaningOfAll : words.meaning[shown]}</p>
      <p className="sr-only" role="status">
        {words.shown(visible.length)}
      </p>
      <KpiWall kpis={visible} />
    </section>
  );
}

interface FilterProps {
  readonly kpis: readonly KpiOnBoard[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

function Filter({ kpis, shown, onShow }: FilterProps): ReactElement {
  const countOf = (which: Shown): number => kpis.filter(({ readiness }) => which === all || readiness === which).length;
  return (
    <fieldset className="kpi-filter">
      <legend className="sr-only">{words.filter}</legend>
      {([all, ...readinesses] as const).map((which) => (
        <label key={which} className="filter-choice">
          <input
            type="radio"
            name="kpi-readiness"
            checked={which === shown}
            disabled={countOf(which) === 0}
            onChange={() => onShow(which)}
          />
          {which !== all && <ReadinessBadge readiness={which} />}
          <span>
            {which === all ? words.all : words.readiness[which]} <b>{countOf(which)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
