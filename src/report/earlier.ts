import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Measured } from "../diagnosis/kpis/measured.ts";
import type { Submission } from "../survey/submission.ts";
import type { PlanTask } from "./plan-task.ts";

/** The visit that a later one is compared with. */
export interface Earlier {
  /** The day of that report, `2026-08-24`. */
  readonly date: string;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly measured: readonly Measured[];
  /** The tasks of that day's plan. Reports of older releases don't have them, so the plan is made again. */
  readonly tasks?: readonly PlanTask[];
  /** Whether its answers were diagnosed again, because the rules have changed since. */
  readonly isRecalculated: boolean;
  /** Whether coworkers' views that counted then are left out, because none counts today. */
  readonly leavesOutViews?: true;
  /** Questions that were answered then and are asked differently today. */
  readonly changedQuestions: readonly string[];
}
