import { causesExposedBy } from "../knowledge/kpi-exposure.ts";
import { targetWords } from "../knowledge/kpi-units.ts";
import type { Submission } from "../survey/submission.ts";
import type { PlannedKpi } from "./diagnosis.ts";
import type { Candidate } from "./kpi-worth.ts";
import { roleIn, withRolesOf } from "./roles.ts";

/** A chosen KPI as it goes into the diagnosis. */
export function planned(one: Candidate, phase: PlannedKpi["phase"], submission: Submission): PlannedKpi {
  const { id, kpi, data, readiness, tracked, because } = one;
  const { typical, good, worldClass } = targetWords(kpi.targets, kpi.unit);
  return {
    id,
    name: kpi.name,
    question: kpi.question,
    formula: kpi.formula,
    unit: kpi.unit.long,
    direction: kpi.targets.direction,
    target: { typical, good, world_class: worldClass, note: kpi.basis.note },
    benchmarks: kpi.basis.benchmarks,
    themes: causesExposedBy(id),
    because,
    tracked,
    readiness,
    data,
    phase,
    cadence: kpi.cadence,
    owner: roleIn(submission, kpi.owner),
    visual: kpi.example.drawing.kind,
    timing: kpi.timing,
    pitfalls: kpi.pitfalls,
    when_red: withRolesOf(submission, kpi.whenRed),
    effort: kpi.effort.level,
    effort_because: kpi.effort.why,
  };
}
