import { causesExposedBy } from "../../knowledge/kpi-record/kpi-exposure.ts";
import { targetWords } from "../../knowledge/kpi-record/kpi-units.ts";
import type { KpiId } from "../../knowledge/kpis/kpis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { byWhoIsThere, roleIn, saidTo, whoReads, withRolesOf } from "../roles.ts";
import type { Candidate } from "./kpi-worth.ts";
import type { NeededElement, Readiness } from "./needed-element.ts";

/** A KPI of the plan. */
export interface PlannedKpi {
  readonly id: KpiId;
  readonly name: string;
  readonly question: string;
  readonly formula: string;
  readonly unit: string;
  readonly direction: string;
  /** From a typical shop's value to the one to aim for. Numbers, or words if one number can't say it. */
  readonly target: {
    readonly typical: string;
    readonly good: string;
    readonly world_class: string;
    readonly note: string;
  };
  /** Ids of `benchmarks` that the target is based on. */
  readonly benchmarks: readonly string[];
  /** Ranked themes that it reveals. */
  readonly themes: readonly ThemeId[];
  /** Answers that make it urgent here. */
  readonly because: readonly { readonly field: Field; readonly answer: string }[];
  /** Whether the shop says it already tracks it. */
  readonly tracked: boolean;
  readonly readiness: Readiness;
  readonly data: readonly NeededElement[];
  /** When to start it. */
  readonly phase: 30 | 60 | 90;
  readonly cadence: "daily" | "weekly" | "monthly";
  readonly owner: string;
  readonly visual: string;
  readonly timing: "leading" | "lagging";
  readonly pitfalls: readonly string[];
  /** The first thing to do when it turns red. */
  readonly when_red: string;
  /** What it takes to start from nothing, and why. */
  readonly effort: "low" | "medium" | "high";
  readonly effort_because: string;
}

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
    owner: whoReads(submission, kpi.owner),
    visual: kpi.example.drawing.kind,
    timing: kpi.timing,
    pitfalls: kpi.pitfalls,
    when_red: byWhoIsThere(saidTo(roleIn(submission, kpi.owner), withRolesOf(submission, kpi.whenRed)), submission),
    effort: kpi.effort.level,
    effort_because: kpi.effort.how,
  };
}
