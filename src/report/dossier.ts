import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Submission } from "../survey/submission.ts";
import { composeReport } from "./compose-report.ts";
import type { Occasion } from "./occasion.ts";
import type { Report } from "./report.ts";
import { noWords, type Words } from "./words.ts";

/** All that is known of one shop on one day. Every file that goes out is made from this and nothing else. */
export interface Dossier {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly report: Report;
}

/** The same submission, day, brand and words give the same dossier for ever. */
export const composeDossier = (
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  words: Words = noWords,
): Dossier => ({
  submission,
  diagnosis,
  report: composeReport(submission, diagnosis, occasion, words),
});
