import type { WireAnswers } from "../survey/wire.ts";

/** What is sent when the button is pressed, as far as it tells one submission from another. */
export interface Asked {
  readonly answers: WireAnswers;
  /** Whether the report is to be mailed as well. */
  readonly wantsMail: boolean;
  /** Id of the report that these answers change; absent where they make one of their own. */
  readonly report?: string;
}

/** A submission that was begun and not yet answered, as far as this device knows. */
export interface OpenSubmission {
  readonly key: string;
  /** The answers as they were sent: JSON. */
  readonly sent: string;
  readonly wantsMail: boolean;
  readonly report?: string;
  /** Whether its report is waited for: the button was clicked, and since then it was neither refused nor canceled. */
  readonly isWaitedFor: boolean;
}

/** The same sent again is the same submission and keeps its key; anything else is a new one. */
export function submissionOf(
  { answers, wantsMail, report }: Asked,
  before: OpenSubmission | null,
  newKey: () => string,
): OpenSubmission {
  const sent = JSON.stringify(answers);
  const isSame = before?.sent === sent && before.wantsMail === wantsMail && before.report === report;
  return { key: isSame ? before.key : newKey(), sent, wantsMail, isWaitedFor: true, ...(report && { report }) };
}

/** What an open submission has sent: to be sent again, it has to be the same to the letter. */
export const askedAgain = ({ sent, wantsMail, report }: OpenSubmission): Asked => ({
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
