import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { statedToday } from "../../diagnosis/kpis/value-in-text.ts";
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

const without = (text: string, sentence: string): string =>
  text
    .split(sentence)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
