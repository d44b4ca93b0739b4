import { readMeasured } from "./measured.ts";
import { readAnswers } from "./read-answers.ts";
import type { ReadAnswers } from "./submission.ts";

/**
 * Reads a whole submission: the answers, and what the shop measured in its own files. Separate from `readAnswers`, so
 * that the form loads no schema library.
 */
export function readSubmission(answers: unknown): ReadAnswers {
  const read = readAnswers(answers);
  if (read.kind === "problems") return read;
  const given = (answers as { readonly measured?: unknown }).measured;
  const { measured, leftOut } = readMeasured(given);
  // An empty list removes what was measured before; no list leaves it.
  const submission = Array.isArray(given) ? { ...read.submission, measured } : read.submission;
  return { kind: "submission", submission, ignored: [...read.ignored, ...leftOut] };
}
