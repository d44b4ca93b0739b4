import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Submission } from "../survey/submission.ts";
import { composeBrief } from "./brief/compose-brief.ts";
import { inBoardOrder } from "./brief/dashboard/board-order.ts";
import { composeEvidence } from "./evidence/compose-evidence.ts";
import type { Occasion } from "./occasion.ts";
import type { Report } from "./report.ts";
import { noWords, type Words } from "./words.ts";

/** Everything known about one shop on one day. Every file is made from this and nothing else. */
export interface Dossier {
  readonly submission: Submission;
  readonly diagnosis: Diagnosis;
  readonly occasion: Occasion;
  readonly words: Words;
  /** What the owner reads. */
  readonly report: Report;
  /** The address of the short form for a later visit, if known. */
  readonly returnLink?: string;
}

/**
 * The same submission, day, brand and words always give the same dossier. Its KPIs are in the order of the dashboard, so
 * every file has the same order.
 */
export function composeDossier(
  submission: Submission,
  diagnosis: Diagnosis,
  occasion: Occasion,
  words: Words = noWords,
): Dossier {
  const report = composeBrief(submission, diagnosis, occasion, words);
  return { submission, diagnosis: inBoardOrder(diagnosis, report), occasion, words, report };
}

/** What the report is based on. It is long, so it is composed only for the files that include it. */
export const evidenceOf = ({ submission, diagnosis, occasion, words }: Dossier): Report =>
  composeEvidence(submission, diagnosis, occasion, words);
