import { identity, memoize } from "../../diagnosis/memoize.ts";
import { questionStakes, statementStakes } from "../../knowledge/cross-checks/view-stakes.ts";
import { type Check, questionChecks, statementChecks } from "../../knowledge/page-one/ten-minute-checks.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themeIds, themes } from "../../knowledge/themes.ts";
import type { Coworker, CoworkerAnswers } from "../../survey/coworker.ts";
import { plainChoice } from "../../survey/plain-choices.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { isGiven } from "./view-places.ts";
import { viewsWords as words } from "./views.words.ts";

/** Something that several people were asked, and each answer, the owner's first; an empty text means no answer. */
export interface Point {
  readonly field: Field | null;
  readonly question: string;
  readonly given: readonly string[];
  readonly theme: ThemeId | null;
  /** Why it matters. */
  readonly stake: string;
  readonly check: Check;
  /** The wording of a point on which all agree. */
  readonly same: string;
}

export function isDiffering({ field, given }: Point): boolean {
  const answers = given.filter(isGiven);
  if (field !== null && questionOf(field).kind === "anyOf") return !shareAChoice(answers);
  return new Set(answers).size > 1;
}

/** Lists differ if no box is checked on all of them. */
const shareAChoice = (answers: readonly string[]): boolean => sharedChoices(answers).length > 0;

/** The choices that every one of these lists has. */
export const sharedChoices = ([first = "", ...others]: readonly string[]): readonly string[] =>
  first.split(", ").filter((choice) => others.every((other) => other.split(", ").includes(choice)));

/** What everyone who answered agrees on; for lists, the boxes checked on each. */
function sharedIn(field: Field, given: readonly string[]): string {
  const answers = given.filter(isGiven);
  return questionOf(field).kind === "anyOf" ? sharedChoices(answers).join(", ") : (answers[0] ?? "");
}

export function pointsOf(submission: Submission, coworkers: readonly Coworker[]): readonly Point[] {
  const everybody: readonly CoworkerAnswers[] = [submission, ...coworkers.map(({ answers }) => answers)];
  const statements = statementsMixed.map((id): Point => {
    const { text, theme } = weeklyChecklist[id];
    const given = everybody.map(({ happens_weekly, does_not_happen }) =>
      happens_weekly?.includes(id) ? words.weekly : does_not_happen?.includes(id) ? words.notSo : "",
    );
    const same = given.includes(words.weekly) ? words.everyWeek(text) : words.notWeekly(text);
    return { field: null, question: text, given, theme, stake: statementStakes[id], check: checkOf(id), same };
  });
  return [...questionsOf(everybody), ...statements];
}

function checkOf(id: StatementId): Check {
  const { count, verdict } = statementChecks[id];
  return { count, verdict: words.countsAs(verdict) };
}

const questionsOf = (everybody: readonly CoworkerAnswers[]): readonly Point[] =>
  fields.flatMap((field) => {
    const [check, stake] = [questionChecks[field], questionStakes[field]];
    if (check === undefined || stake === undefined) return [];
    const given = everybody.map((answers) => textOf(answers[field]));
    const { label } = questionOf(field);
    const same = words.same(label, sharedIn(field, given));
    return [{ field, question: label, given, theme: themeAskedBy(field), stake, check, same }];
  });

function textOf(answer: unknown): string {
  if (answer === undefined) return "";
  if (typeof answer === "boolean") return answer ? words.yes : words.no;
  return Array.isArray(answer) ? answer.join(", ") : plainChoice(String(answer));
}

/** The theme that a question is most informative about; `null` if its answers name one. */
const themeAskedBy = memoize(identity, (field): ThemeId | null => {
  if (field === "primary_bottleneck" || field === "typical_delay_cause") return null;
  const strongest = (id: ThemeId): number =>
    Math.max(0, ...(themes[id] as Theme).evidence.filter(({ when }) => when.field === field).map(({ ratio }) => ratio));
  return themeIds.toSorted((a, b) => strongest(b) - strongest(a))[0] ?? null;
});
