import { askedOfAll, type Coworker, coworkerRoles } from "../../survey/coworker.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { View } from "../../survey/wire/views.ts";
import { viewsWords as words } from "./views.words.ts";

/** A question and each person's answer, the owner's first; an empty text means no answer. */
interface PointAnswers {
  readonly field: Field | null;
  readonly given: readonly string[];
}

/**
 * The answers and who gave them: every step of a scale, both sides of a yes-or-no, else only the given ones, the owner's
 * first.
 */
export function placesOf({ field, given }: PointAnswers, coworkers: readonly Coworker[]): View["places"] {
  const said = given.map((answer) => choicesWithin(field, answer));
  const answers = isScale(field) ? choicesOf(field) : (sidesOf(field) ?? [...new Set(said.flat())]);
  const who = answers.map((answer) =>
    namesAt(
      said.map((checked) => checked.includes(answer)),
      coworkers,
    ),
  );
  const first = who.findIndex((names) => names.length > 0);
  const last = who.findLastIndex((names) => names.length > 0);
  return answers.map((answer, at) => ({
    answer,
    who: who[at] ?? [],
    is_between: isScale(field) && at >= first && at < last,
  }));
}

/** Who gave one answer. People without a role are shown as a count. */
function namesAt(are: readonly boolean[], coworkers: readonly Coworker[]): readonly string[] {
  if (!isCombined(coworkers)) return peopleIn(coworkers).filter((_, index) => are[index]);
  const [isOwn, ...others] = are;
  const count = others.filter((is) => is).length;
  return [...(isOwn ? [words.you] : []), ...(count > 0 ? [words.otherPeople(count)] : [])];
}

const peopleIn = (coworkers: readonly Coworker[]): readonly string[] => [words.you, ...coworkers.map(roleOf)];

const choicesWithin = (field: Field | null, answer: string): readonly string[] =>
  field !== null && questionOf(field).kind === "anyOf" ? answer.split(", ").filter(isGiven) : [answer].filter(isGiven);

/** The two answers to a yes-or-no question or a statement; `undefined` if there are more than two. */
function sidesOf(field: Field | null): readonly string[] | undefined {
  if (field === null) return [words.weekly, words.notSo];
  return questionOf(field).kind === "yesNo" ? [words.yes, words.no] : undefined;
}

/** Questions whose choices form a scale, in the order of the questionnaire. */
const scales: ReadonlySet<Field | null> = new Set<Field>([
  "late_job_ratio",
  "overtime_dependency",
  "setup_time_variability",
  "shipping_dwell",
]);
export const isScale = (field: Field | null): field is Field => scales.has(field);

function choicesOf(field: Field): readonly string[] {
  const question = questionOf(field);
  return question.kind === "oneOf" ? question.choices : [];
}

/** Answers next to each other on a scale are nearly the same. */
export function isClose(field: Field | null, given: readonly string[]): boolean {
  if (!isScale(field)) return false;
  const steps = given.filter(isGiven).map((answer) => choicesOf(field).indexOf(answer));
  return Math.max(...steps) - Math.min(...steps) < 2;
}

/** Who gave no answer. A question that isn't for everyone may not have been on their form. */
export function silentIn({ field, given }: PointAnswers, coworkers: readonly Coworker[]): string {
  const silent = isCombined(coworkers) ? [] : peopleIn(coworkers).filter((_, index) => !isGiven(given[index] ?? ""));
  if (silent.length === 0) return "";
  const isForAll = field === null || (askedOfAll as readonly Field[]).includes(field);
  return (isForAll ? words.silent : words.silentOrNotAsked)(silent.join(", "));
}

export const isCombined = (coworkers: readonly Coworker[]): boolean => coworkers.some(({ role }) => role === null);

export const roleOf = (coworker: Coworker | undefined): string =>
  coworker?.role == null ? words.others : coworkerRoles[coworker.role].label;

export const isGiven = (answer: string): boolean => answer !== "";
