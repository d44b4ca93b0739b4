import type { FloorFacts } from "./floor-facts.ts";
import type { Field } from "./questionnaire.ts";
import type { Answers } from "./submission.ts";
import type { StatementId } from "./weekly-checklist.ts";

/** Where work piles up and why jobs are late: everyone in a shop has a view of both, so every coworker is asked. */
export const askedOfAll = ["primary_bottleneck", "typical_delay_cause"] as const;

/**
 * Whom an owner can ask for a view, and which other survey questions that person can answer from their own work.
 * Choices only: no one has to write. `sees`: the weekly statements that person can observe in their own day.
 */
export const coworkerRoles = {
  planner: {
    label: "Planner",
    sees: [
      "program_not_ready",
      "next_by_memory",
      "walk_to_find_job",
      "waits_for_inspection",
      "waits_for_material",
      "list_changes",
      "sits_between_operations",
    ],
    can: [
      "late_job_ratio",
      "overtime_dependency",
      "scheduling_ownership",
      "setup_time_variability",
      "wip_visibility",
      "shipping_dwell",
      "schedule_tracking_ready",
    ],
  },
  foreman: {
    label: "Foreman",
    sees: [
      "setups_run_over",
      "searching_for_tools",
      "few_know_how",
      "made_again",
      "breakdown_stops_job",
      "stops_unexplained",
      "program_not_ready",
    ],
    can: [
      "setup_time_variability",
      "overtime_dependency",
      "operator_specialization",
      "scheduling_ownership",
      "machine_utilization_known",
      "downtime_tracking",
      "wip_visibility",
      "labor_tracking_ready",
      "maintenance_tracking_ready",
    ],
  },
  machinist: {
    label: "Machinist",
    sees: [
      "searching_for_tools",
      "setups_run_over",
      "programs_at_machine",
      "program_not_ready",
      "waits_for_inspection",
      "waits_for_material",
      "breakdown_stops_job",
    ],
    can: [
      "setup_time_variability",
      "operator_specialization",
      "downtime_tracking",
      "wip_visibility",
      "labor_tracking_ready",
      "maintenance_tracking_ready",
    ],
  },
  programmer: {
    label: "Programmer",
    sees: [
      "program_not_ready",
      "programs_at_machine",
      "list_changes",
      "few_know_how",
      "over_quote_found_late",
      "made_again",
      "setups_run_over",
    ],
    can: [
      "setup_time_variability",
      "operator_specialization",
      "scheduling_ownership",
      "quoting_accuracy",
      "wip_visibility",
    ],
  },
  inspector: {
    label: "Inspector",
    sees: [
      "waits_for_inspection",
      "made_again",
      "sits_between_operations",
      "walk_to_find_job",
      "list_changes",
      "suppliers_move",
      "few_know_how",
    ],
    can: ["late_job_ratio", "shipping_dwell", "wip_visibility", "overtime_dependency"],
  },
  estimator: {
    label: "Estimator",
    sees: [
      "over_quote_found_late",
      "margin_unknown",
      "setups_run_over",
      "suppliers_move",
      "same_numbers_twice",
      "long_lead_big_lots",
      "hours_unknown",
    ],
    can: [
      "quoting_accuracy",
      "late_job_ratio",
      "setup_time_variability",
      "variance_tracking_ready",
      "financial_sync_ready",
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly sees: readonly StatementId[]; readonly can: readonly Field[] }>
>;

export type CoworkerRole = keyof typeof coworkerRoles;

/**
 * From this many answers on, no one can tell who said what, so they are shown combined, whatever each person agreed to.
 */
export const enoughToCombine = 3;

/** The query parameter of a coworker's form: `/?witness={secret}`. */
export const coworkerQuery = "witness";
/** The query parameter that lets a coworker read and change the answer they gave: `/?witness={secret}&answer={key}`. */
export const coworkerKeyQuery = "answer";

/** What one coworker says: statements of the weekly checklist, and questions that the role can answer. */
export type CoworkerAnswers = Pick<FloorFacts, "happens_weekly" | "does_not_happen"> & Partial<Answers>;

/** A coworker's view of the same shop. `role` is `null` if only combined answers may be shown. */
export interface Coworker {
  readonly role: CoworkerRole | null;
  readonly answers: CoworkerAnswers;
  /** When it was answered, `2026-08-24`; the latest day if several are combined. Older releases stored none. */
  readonly day?: string;
}
