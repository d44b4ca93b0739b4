import { type ReactElement, useState } from "react";
import type { WireKpi } from "../../survey/wire-results.ts";
import { KpiCard } from "./KpiCard.tsx";
import { KpiSheet } from "./KpiSheet.tsx";
import { ReadinessSign } from "./ReadinessSign.tsx";
import "./kpi-plan.css";
import { resultsWords } from "../words/results.ts";

const words = resultsWords.plan;
const all = "all";
const readinesses = ["ready-now", "needs-a-habit", "needs-a-source"] as const;
type Shown = (typeof readinesses)[number] | typeof all;

/** The dashboard that is planned, as it would hang on the wall: by readiness, and each KPI to open. */
export function KpiPlan({ kpis }: { readonly kpis: readonly WireKpi[] }): ReactElement {
  const [shown, setShown] = useState<Shown>(all);
  const [opened, setOpened] = useState<string | null>(null);
  const visible = kpis.filter(({ readiness }) => shown === all || readiness === shown);
  const place = visible.findIndex(({ id }) => id === opened);
  const kpi = visible[place];
  return (
    <section id="kpi-plan" className="results-part" aria-labelledby="kpi-plan-title">
      <h2 id="kpi-plan-title" tabIndex={-1}>
        {words.title(kpis.length, kpis.filter(({ readiness }) => readiness === "ready-now").length)}
      </h2>
      <p className="part-lead">{words.about}</p>
      <Filter kpis={kpis} shown={shown} onShow={setShown} />
      <p className="filter-meaning">{shown === all ? words.meaningOfAll : words.meaning[shown]}</p>
      <p className="sr-only" role="status">
        {words.shown(visible.length)}
      </p>
      <ul className="kpi-wall">
        {visible.map((one) => (
          <KpiCard key={one.id} kpi={one} onOpen={() => setOpened(one.id)} />
        ))}
      </ul>
      {kpi !== undefined && (
        <KpiSheet
          kpi={kpi}
          previous={visible[place - 1]?.id}
          next={visible[place + 1]?.id}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface FilterProps {
  readonly kpis: readonly WireKpi[];
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
          {which !== all && <ReadinessSign readiness={which} />}
          <span>
            {which === all ? words.all : words.readiness[which]} <b>{countOf(which)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
