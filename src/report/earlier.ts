import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Measured } from "../diagnosis/measured.ts";
import type { Submission } from "../survey/submission.ts";
import type { PlanTask } from "./plan-task.ts";

/** The visit before, with which a later one is compared. */
export interface Earlier {
  /** The day of that report, `2026-08-24`. */
  readonly date: string;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly measured: readonly Measured[];
  /** What the plan of that day asked for. Reports of older releases don't have it, so it is planned again. */
  readonly tasks?: readonly PlanTask[];
  /** Whether today's rules diagnosed its answers again, because the rules of that day were different. */
  readonly isRecalculated: boolean;
  /** Whether coworkers' views that counted on that day are left out, because none counts today. */
  readonly leavesOutViews?: true;
  /** Questions that were answered then and are asked differently today. */
  readonly changedQuestions: readonly string[];
}
