import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { statedToday } from "../../diagnosis/kpis/value-in-text.ts";
import { type Sentence, sentencesOf } from "../../diagnosis/reader/words.ts";
import { kpiIds } from "../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../survey/submission.ts";

/** The answers that describe the shop as it is. The measure of success stays until its owner rewrites it. */
const describing = ["pain_invisible", "notes", "improvement_goal"] as const;
/** The most sentences shown; no one reads more in three minutes. */
const maxSentences = 6;

/**
 * The owner's sentences that a report relies on: those that state a KPI's value, and those that describe how the
 * problem happens.
 */
export function earlierSentences(submission: Submission, diagnosis: Diagnosis): readonly string[] {
  const stated = kpiIds.flatMap((id) => statedToday(id, submission)?.said ?? []);
  const quoted = caseOf(submission, diagnosis).mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const isSaid = (text: string): boolean => describing.some((field) => submission[field]?.includes(text));
  return [...new Set([...stated, ...quoted])].filter(isSaid).slice(0, maxSentences);
}

/** The answers without sentences that no longer hold. The version before keeps them. */
export const withoutWords = (submission: Submission, sentences: readonly string[]): Submission => ({
  ...submission,
  ...Object.fromEntries(
    describing.flatMap((field) => {
      const text = submission[field];
      return text === undefined ? [] : [[field, sentences.reduce(without, text)] as const];
    }),
  ),
});

/** A text without the sentences that say just this; where none does, without those that have it in them. */
function without(text: string, said: string): string {
  const all = sentencesOf(text);
  const at = text.indexOf(said);
  const isIt = (one: Sentence): boolean => one.text.replace(/^[\s•*–-]+/, "").trim() === said.trim();
  const hasIt = ({ start, text: own }: Sentence): boolean =>
    at >= 0 && start < at + said.length && at < start + own.length;
  const isGone = all.some(isIt) ? isIt : hasIt;
  return all
    .flatMap((one, index) => (isGone(one) ? [] : text.slice(one.start, all[index + 1]?.start)))
    .join("")
    .trim();
}
