import type { HandCount } from "../../../knowledge/page-one/hand-count.ts";
import type { NarrowerSituation, Situation } from "../../../knowledge/situations/situation.ts";
import { type SituationId, situations } from "../../../knowledge/situations.ts";
import { themes } from "../../../knowledge/themes.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { meets } from "../../kpis/needs.ts";
import type { Case } from "../case.ts";
import { shopWords } from "../case.words.ts";
import { goalOf } from "../goal.ts";

/** The row of a situation in the knowledge table, or the narrower row that the answers describe. */
export function situationRow(id: SituationId, submission: Submission): Situation {
  const narrower = narrowerOf(id, submission);
  const row = narrower === undefined ? situations[id] : { ...situations[id], ...narrower.row };
  return inTheirWords(row, lateShiftOf(submission));
}

/** The row with their word for the late shift. */
function inTheirWords<T>(row: T, shift: string): T {
  if (typeof row === "string") return row.replaceAll("late shift", shift) as T;
  if (row === null || typeof row !== "object" || row instanceof RegExp) return row;
  if (Array.isArray(row)) return row.map((one) => inTheirWords(one, shift)) as T;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, inTheirWords(value, shift)])) as T;
}

/** `second shift`, as the shop calls it; `late shift` where there are three and it names more than one. */
function lateShiftOf(submission: Submission): string {
  const isOneOfTwo = submission.shift_count === "2";
  const named = freeTextFields.flatMap((field) => [
    ...(submission[field] ?? "").matchAll(isOneOfTwo ? secondShift : anyLateShift),
  ]);
  const which = [...new Set(named.map(([, which = ""]) => ordinals[which.toLowerCase()] ?? which.toLowerCase()))];
  const [first] = isOneOfTwo ? [...which, "second"] : which.length === 1 ? which : ["late"];
  return `${first} shift`;
}
const secondShift = /\b(second|2nd|night|evening|swing|afternoon)[- ]shift\b/gi;
const anyLateShift = /\b(second|2nd|third|3rd|night|evening|swing|afternoon)[- ]shift\b/gi;
const ordinals: Readonly<Record<string, string>> = { "2nd": "second", "3rd": "third" };

/** The narrower description of a situation whose facts the answers state. */
export const narrowerOf = (id: SituationId, submission: Submission): NarrowerSituation | undefined =>
  (situations[id] as Situation).narrower?.find(
    ({ says = [], needs, aim }) =>
      says.every((fact) => freeTextFields.some((field) => fact.test(submission[field] ?? ""))) &&
      (needs === undefined || meets(submission, needs)) &&
      (aim === undefined || goalOf(submission).aims.find(({ isMet }) => !isMet)?.kind === aim),
  );

/** The row that confirms a situation, with whoever would learn from a key person. */
export function confirmingSituation(id: SituationId, submission: Submission, learner = "a second person") {
  const { confirms } = situationRow(id, submission);
  return { ...confirms, act: confirms.act.replace("{second}", learner) };
}

/** What to count by hand: for the situation, else for the leading cause. Its name has whom work waits for, if anybody. */
export function handCountOf(
  { situation, finding }: Pick<Case, "situation" | "finding">,
  submission: Submission,
): HandCount | undefined {
  const [leading] = finding.themes;
  if (situation === null) return leading === undefined ? undefined : themes[leading].handCount;
  const { handCount } = situationRow(situation.id, submission);
  return { ...handCount, name: handCount.name.replace("{person}", situation.who ?? shopWords.onePersonWaited) };
}
