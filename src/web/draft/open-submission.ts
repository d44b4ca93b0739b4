import type { WireAnswers } from "../../survey/wire/wire.ts";

/** What identifies a submission when the button is clicked. */
export interface SentSubmission {
  readonly answers: WireAnswers;
  /** Whether the report is also to be emailed. */
  readonly wantsMail: boolean;
  /** The id of the report to update; absent for a new one. */
  readonly report?: string;
}

/** A submission that was started and not yet answered, as far as this device knows. */
export interface OpenSubmission {
  readonly key: string;
  /** The answers as sent, JSON. */
  readonly sent: string;
  readonly wantsMail: boolean;
  readonly report?: string;
  /**
   * Whether the visitor is waiting for its report: the button was clicked, and it has been neither refused nor canceled
   * since.
   */
  readonly isWaitedFor: boolean;
}

/** Sending the same again is the same submission and keeps its key; anything else is new. */
export function submissionOf(
  { answers, wantsMail, report }: SentSubmission,
  before: OpenSubmission | null,
  newKey: () => string,
): OpenSubmission {
  const sent = JSON.stringify(answers);
  const isSame = before?.sent === sent && before.wantsMail === wantsMail && before.report === report;
  return { key: isSame ? before.key : newKey(), sent, wantsMail, isWaitedFor: true, ...(report && { report }) };
}

/** What an open submission sent, to be sent again exactly. */
export const sentIn = ({ sent, wantsMail, report }: OpenSubmission): SentSubmission => ({
  answers: JSON.parse(sent) as WireAnswers,
  wantsMail,
  ...(typeof report === "string" && { report }),
});

export function isOpenSubmission(value: unknown): value is OpenSubmission {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "sent" in value && "wantsMail" in value && "isWaitedFor" in value)) return false;
  if (typeof value.key !== "string" || typeof value.sent !== "string") return false;
  return typeof value.wantsMail === "boolean" && typeof value.isWaitedFor === "boolean" && isWireAnswers(value.sent);
}

function isWireAnswers(sent: string): boolean {
  try {
    const answers: unknown = JSON.parse(sent);
    if (typeof answers !== "object" || answers === null || Array.isArray(answers)) return false;
    return Object.values(answers).every(
      (answer) => Array.isArray(answer) || ["string", "number", "boolean"].includes(typeof answer),
    );
  } catch {
    return false;
  }
}
