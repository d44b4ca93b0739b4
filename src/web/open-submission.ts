import type { WireAnswers } from "./api.ts";

/** A submission that was begun and not yet answered, as far as this device knows. */
export interface OpenSubmission {
  readonly key: string;
  /** The answers as they were sent. */
  readonly sent: string;
}

/** The same answers sent again are the same submission and keep its key; other answers are a new one. */
export function submissionOf(
  answers: WireAnswers,
  before: OpenSubmission | null,
  newKey: () => string,
): OpenSubmission {
  const sent = JSON.stringify(answers);
  return before?.sent === sent ? before : { key: newKey(), sent };
}

export function isOpenSubmission(value: unknown): value is OpenSubmission {
  if (typeof value !== "object" || value === null) return false;
  return "key" in value && "sent" in value && typeof value.key === "string" && typeof value.sent === "string";
}
