import { readMeasured } from "./measured.ts";
import { readAnswers } from "./read-answers.ts";
import type { ReadAnswers } from "./submission.ts";

/**
 * Reads a whole submission: the answers, and what the shop measured in its own files. Apart from `readAnswers`, so that the
 * form loads no schema library.
 */
export function readSubmission(answers: unknown): ReadAnswers {
  const read = readAnswers(answers);
  if (read.kind === "problems") return read;
  const { measured, leftOut } = readMeasured((answers as { readonly measured?: unknown }).measured);
  const submission = measured.length === 0 ? read.submission : { ...read.submission, measured };
  return { kind: "submission", submission, ignored: [...read.ignored, ...leftOut] };
}
