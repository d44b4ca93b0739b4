import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Measured } from "../diagnosis/measured.ts";
import type { Submission } from "../survey/submission.ts";

/** The visit before, with which a later one is compared. */
export interface Earlier {
  /** The day of that report, `2026-08-24`. */
  readonly date: string;
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly measured: readonly Measured[];
  /** Whether today's rules diagnosed its answers once more, because the ones of that day were others. */
  readonly isRecalculated: boolean;
  /** Questions that were answered then and are asked otherwise today. */
  readonly changedQuestions: readonly string[];
}
