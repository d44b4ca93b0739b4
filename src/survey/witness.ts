import type { FloorFacts } from "./floor-facts.ts";
import type { Field } from "./questionnaire.ts";
import type { Answers } from "./submission.ts";

/** Where work piles up and why jobs are late: everybody in a shop has a view of both, so every witness is asked. */
export const askedOfAll = ["primary_bottleneck", "typical_delay_cause"] as const;

/**
 * Whom an owner can ask for a view, and which more questions of the survey that person can answer from their own work. Choices
 * only: no one has to write.
 */
export const witnessRoles = {
  planner: {
    label: "Planner",
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
    can: ["late_job_ratio", "shipping_dwell", "wip_visibility", "overtime_dependency"],
  },
  estimator: {
    label: "Estimator",
    can: [
      "quoting_accuracy",
      "late_job_ratio",
      "setup_time_variability",
      "variance_tracking_ready",
      "financial_sync_ready",
    ],
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly can: readonly Field[] }>>;

export type WitnessRole = keyof typeof witnessRoles;

/** The query parameter that opens what one witness is asked: `/?witness={secret}`. */
export const witnessQuery = "witness";

/** What one witness says: statements of the weekly checklist, and questions that the role can answer. */
export type WitnessAnswers = Pick<FloorFacts, "happens_weekly" | "does_not_happen"> & Partial<Answers>;

/** Somebody else's view of the same shop. `role` is `null` where only combined answers are shown. */
export interface Witness {
  readonly role: WitnessRole | null;
  readonly answers: WitnessAnswers;
  /** When it was answered, `2026-08-24`: the latest day of all where they are combined. Older releases stored none. */
  readonly day?: string;
}
