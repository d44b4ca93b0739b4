import { kpiSteps } from "../knowledge/kpi-steps.ts";
import type { Submission } from "../survey/submission.ts";
import type { PlannedKpi } from "./diagnosis.ts";
import type { Candidate } from "./kpi-worth.ts";
import { roleIn, withRolesOf } from "./roles.ts";

/** A chosen KPI as it goes into the diagnosis. */
export function planned(one: Candidate, phase: PlannedKpi["phase"], submission: Submission): PlannedKpi {
  const { id, kpi, data, readiness, tracked, because } = one;
  const { whenRed, effort, effortWhy } = kpiSteps[id];
  const { typical, good, worldClass, note } = kpi.target;
  return {
    id,
    name: kpi.name,
    question: kpi.question,
    formula: kpi.formula,
    unit: kpi.unit,
    direction: kpi.direction,
    target: {
      typical: withUnit(typical, kpi.unit),
      good: withUnit(good, kpi.unit),
      world_class: withUnit(worldClass, kpi.unit),
      note,
    },
    benchmarks: kpi.benchmarks,
    themes: kpi.themes,
    because,
    tracked,
    readiness,
    data,
    phase,
    cadence: kpi.cadence,
    owner: roleIn(submission, kpi.owner),
    visual: kpi.visual,
    timing: kpi.timing,
    pitfalls: kpi.pitfalls,
    when_red: withRolesOf(submission, whenRed),
    effort,
    effort_because: effortWhy,
  };
}

/** A target as it is read: `85%`, `±10%`, `2–4 days`; words stay as they are. */
function withUnit(target: number | string, unit: string): string {
  const text = String(target)
    .replaceAll("+/-", "±")
    .replace(/(\d)-(\d)/g, "$1–$2")
    .replace(/^-/, "−");
  const isBare = /^[±+−]?[\d.]+(?:–[\d.]+)?\+?$/.test(text);
  if (!isBare || unit === "ratio") return text;
  if (unit === "$/hour") return `$${text} an hour`;
  const [first = unit] = unit.split(" / ");
  return first.startsWith("%") ? `${text}%` : `${text} ${first.replace("percentage points", "points")}`;
}
