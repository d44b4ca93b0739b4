import type { Evidence, RankedTheme } from "../../diagnosis/diagnosis.ts";
import { isField } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Earlier } from "../earlier.ts";

/** The most sentences quoted. */
const maxSentences = 3;

/** A sentence that is in the answers of only one day, and how much it supports a cause, as a logarithm. */
interface ChangedSentence {
  readonly said: string;
  readonly isGone: boolean;
  readonly by: number;
}

const isQuote = ({ quoted, by }: Evidence): boolean => quoted && by === undefined;

const isWritten = ({ field, answer }: Evidence, { [field as keyof Submission]: text }: Submission): boolean =>
  isField(field) && typeof text === "string" && text.includes(answer);

const quotesOnlyIn = (theme: RankedTheme, its: Submission, other: Submission): readonly Evidence[] =>
  theme.evidence.filter((one) => isQuote(one) && isWritten(one, its) && !isWritten(one, other));

/** The sentences that came or went and count for or against a cause, each with how far it moved the cause. */
export const sentencesMoving = (
  before: RankedTheme,
  now: RankedTheme,
  then: Submission,
  today: Submission,
): readonly ChangedSentence[] => [
  ...quotesOnlyIn(before, then, today).map((one) => ({ said: one.answer, isGone: true, by: -weightOf(one) })),
  ...quotesOnlyIn(now, today, then).map((one) => ({ said: one.answer, isGone: false, by: weightOf(one) })),
];

const weightOf = ({ speaks, ratio }: Evidence): number => Math.log(ratio) * (speaks === "for" ? 1 : -1);

/** Sentences that the earlier report relied on and that the owner has removed since, the weightiest first. */
export function takenBack({ submission, diagnosis }: Pick<Earlier, "submission" | "diagnosis">, now: Submission) {
  const gone = diagnosis.themes.flatMap((theme) => quotesOnlyIn(theme, submission, now));
  const sentences = gone.toSorted((a, b) => b.ratio - a.ratio).map(({ answer }) => answer);
  return [...new Set(sentences)].slice(0, maxSentences);
}
