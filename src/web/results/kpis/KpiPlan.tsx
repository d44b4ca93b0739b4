import { type ReactElement, useState } from "react";
import { type ShownReadiness, shownReadinesses } from "../../../survey/shown-readiness.ts";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { type KpiOnBoard, readinessOf } from "./board.ts";
import { KpiDashboard } from "./KpiDashboard.tsx";
import { ReadinessBadge } from "./ReadinessBadge.tsx";
import "./kpi-filter.css";

const words = kpiPlanWords;
const all = "all";
type Shown = ShownReadiness | typeof all;

/** The planned dashboard as it would look, filtered by readiness; each KPI opens to its details. */
export function KpiPlan({ kpis }: { readonly kpis: readonly KpiOnBoard[] }): ReactElement {
  const [shown, setShown] = useState<Shown>(all);
  const visible = kpis.filter((kpi) => shown === all || readinessOf(kpi) === shown);
  return (
    <section id="kpi-plan" className="results-part" aria-labelledby="kpi-plan-title">
      <h2 id="kpi-plan-title" tabIndex={-1}>
        {words.title(kpis.length, kpis.filter((kpi) => readinessOf(kpi) === "ready-now").length)}
      </h2>
      <p className="part-lead">{words.about(kpis.filter(({ tile }) => tile?.is_own).length, kpis.length)}</p>
      <Filter kpis={kpis} shown={shown} onShow={setShown} />
      <p className="filter-meaning">{shown === all ? words.meaningOfAll : words.meaning[shown]}</p>
      <p className="sr-only" role="status">
        {words.shown(visible.length)}
      </p>
      <KpiDashboard cards={visible} />
    </section>
  );
}

interface FilterProps {
  readonly kpis: readonly KpiOnBoard[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

function Filter({ kpis, shown, onShow }: FilterProps): ReactElement {
  const countOf = (filter: Shown): number => kpis.filter((kpi) => filter === all || readinessOf(kpi) === filter).length;
  const choices = shownReadinesses.filter((filter) => filter !== "ask-first" || countOf(filter) > 0);
  return (
    <fieldset className="kpi-filter">
      <legend className="sr-only">{words.filter}</legend>
      {([all, ...choices] as const).map((filter) => (
        <label key={filter} className="chip filter-choice">
          <input
            type="radio"
            name="kpi-readiness"
            checked={filter === shown}
            disabled={countOf(filter) === 0}
            onChange={() => onShow(filter)}
          />
          {filter !== all && <ReadinessBadge readiness={filter} />}
          <span>
            {filter === all ? words.all : words.readiness[filter]} <b>{countOf(filter)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
