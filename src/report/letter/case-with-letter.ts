import type { Case } from "../../diagnosis/case/case.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import type { Task } from "../../diagnosis/case/week/task.ts";
import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { type Letter, weekdays } from "../../diagnosis/letter/letter.ts";
import { longestTaskId } from "../../survey/request-extras.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Words } from "../words.ts";
import { formatterOf, type ProseFormatter } from "./prose-text.ts";

/** A case with a model's week in place of ours, about the cause that its letter names. Page one prints the rest of the letter. */
export function caseWith(ours: Case, { letter }: Words, submission: Submission, diagnosis: Diagnosis): Case {
  if (letter === undefined) return ours;
  const formatter = formatterOf(letter, diagnosis);
  const found = ofTheirCause(ours, letter, submission, diagnosis);
  return {
    ...found,
    week: filled(
      letter.week.map((task) => taskOf(task, formatter)),
      found.week,
    ),
  };
}

/** A week that lost tasks to the checks gets ours on the days that it left open. */
function filled(theirs: readonly Task[], ours: readonly Task[]): readonly Task[] {
  const open = inOneWeek(ours)
    .filter(({ day }) => !theirs.some((task) => task.day === day))
    .slice(0, fullWeek - theirs.length);
  const all =
    theirs.length >= fullWeek ? theirs : [...theirs, ...open.map((task) => ({ ...task, isFromToday: true as const }))];
  return all.toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day));
}

/** Our tasks, which take two weeks, one a day as in a letter. */
const inOneWeek = (ours: readonly Task[]): readonly Task[] =>
  ours.map(({ isNextWeek, ...task }, at) => ({ ...task, day: weekdays[at] ?? task.day }));

/** Tasks in a week. */
const fullWeek = 5;

/**
 * The case of the cause that a model's headline or story is about, because a figure about another cause would contradict
 * it. The cause has its plain name, because our rules' narrower reading of one sentence isn't what the headline is about.
 */
function ofTheirCause(ours: Case, { order: [first] }: Letter, submission: Submission, diagnosis: Diagnosis): Case {
  const theirs = first?.theme;
  const isSame = ours.finding.themes[0] === theirs && (ours.situation === null || ours.situation.theme === theirs);
  const found = theirs === undefined || isSame ? ours : caseOf(submission, diagnosis, theirs);
  return { ...found, situation: null };
}

function taskOf({ day, who, minutes, what }: Letter["week"][number], { words: inWords }: ProseFormatter): Task {
  const text = inWords(what);
  return { id: idOf(day, text), day, who: [who], minutes, what: text, kpi: null, isFromToday: true };
}

/**
 * The id of a task. It includes the text, because a task checked off in one letter isn't the task that a later letter
 * sets for the same day.
 */
const idOf = (day: string, text: string): string =>
  `letter-${day} ${text}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestTaskId)
    .replace(/-$/, "");
