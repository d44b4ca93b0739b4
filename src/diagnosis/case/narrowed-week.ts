import { addUp, type FirstWeek, keepCounting, lateJobs, rateFirst, type TaskRow } from "../../knowledge/first-weeks.ts";
import type { Situation, SituationTask } from "../../knowledge/situations/situation.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { lowerFirst } from "../../survey/writing.ts";
import { factFields } from "../facts/facts.ts";
import { meets } from "../needs.ts";
import { givenRate } from "./given-rate.ts";
import { asksFor } from "./goal.ts";
import type { RankedRow } from "./monday.ts";
import type { Reading } from "./reading.ts";

/** What a week is narrowed by. */
export interface Narrowing {
  readonly situation: Situation;
  /** The week of its cause, and its Monday in this shop. */
  readonly week: FirstWeek;
  readonly monday: RankedRow;
  readonly second: ThemeId | undefined;
  /** The shop has counted it: it needn't count again before it changes something. */
  readonly isCounted: boolean;
}

/**
 * The week of a cause, narrowed to what a sentence tells of: its own count, a good case beside a bad one, its own
 * change, one more look, and the sum. A list that shows it on file comes first and leaves no room for the look. A
 * shop that has counted it begins with the change.
 */
export function narrowed(narrowing: Narrowing, reading: Reading): readonly RankedRow[] {
  const { situation, week, monday, isCounted } = narrowing;
  const { count, change, changeNeedsCount, repeats, kpi, handCount } = situation;
  const { submission } = reading;
  const [, , usualChange] = week.days;
  const own = asTask("situation-count", count, kpi ?? week.sheet.kpi, submission);
  const { task } = asTask("situation-change", change, usualChange.kpi, submission);
  const changed: RankedRow = { task: { ...task, isChange: true } };
  const compared = { task: comparisonIn(week, repeats, reading) };
  const look = { task: lookBeside(compared.task, narrowing, reading) };
  if (isCounted && !changeNeedsCount)
    return [changed, asCountedOn(handCount.name, own, kpi ?? null), compared, look, { task: addUp }];
  const isPrinted = isOnFile(narrowing);
  // What the system lists needn't be listed by hand.
  const replacesCount = isPrinted && monday.task.id === repeats;
  if (isPrinted && !replacesCount) {
    const counts = compared.task === rateFirst ? [compared, own] : [own, compared];
    return [monday, ...counts, changed, { task: addUp }];
  }
  return [replacesCount ? monday : own, compared, changed, look, { task: addUp }];
}

/** Whether what Monday takes from a system or a box shows this situation, and not just its cause. */
function isOnFile({ situation: { isListed, kpi }, week, monday: { task } }: Narrowing): boolean {
  if (task === week.pull || task === week.monitor) return isListed === true;
  return task.id !== week.sheet.id && (kpi === undefined || kpi === week.pull.kpi);
}

/** A good case beside a bad one, unless an hour has no price yet or the situation's own count compares them. */
function comparisonIn({ compare, days: [, next] }: FirstWeek, repeats: string | undefined, reading: Reading): TaskRow {
  if (isRateFirst(reading)) return rateFirst;
  return compare.id === repeats ? next : compare;
}

/** One more look; the cause's own sheet if another task of the week shows the same. */
function lookBeside(
  compared: TaskRow,
  { situation: { count, repeats }, week, second, isCounted }: Narrowing,
  reading: Reading,
): TaskRow {
  const [tuesday, wednesday] = week.days;
  // Late jobs are gone through where the goal is about dates, unless the shop has gone through them.
  const isOfDates = tuesday.id === lateJobs.id && isAboutDates(reading) && !isCounted;
  const looks = [isOfDates ? tuesday : second ? themes[second].firstWeek.sheet : wednesday];
  if (isCounted) looks.push(wednesday, tuesday);
  // Where cards stand in for the usual count, the task it would repeat shows something else.
  const hasCards = count.instead !== undefined && !meets(reading.submission, count.instead.lacking);
  return looks.find((look) => look !== compared && (look.id !== repeats || hasCards)) ?? week.sheet;
}

/** What the shop counted once, followed from now on. */
const asCountedOn = (name: string, { task: { roles } }: RankedRow, kpi: TaskRow["kpi"]): RankedRow => ({
  task: { ...keepCounting, roles, kpi },
  slots: { count: lowerFirst(name).replace(/\.$/, "") },
});

function asTask(id: string, task: SituationTask, kpi: TaskRow["kpi"], submission: Submission): RankedRow {
  const { minutes, roles = addUp.roles, instead, counted } = task;
  if (counted && factFields.some((field) => counted.says.test(submission[field] ?? "")))
    return { task: { id, what: counted.what, minutes, roles, kpi } };
  return { task: { id, what: task.what, minutes, roles, kpi, ...(instead && { instead }) } };
}

/** Money is the first goal, and an hour has no price yet. */
export const isRateFirst = ({ submission, goal }: Reading): boolean =>
  goal.aims.find(({ isMet }) => !isMet)?.kind === "margin" && givenRate(submission) === undefined;

export const isAboutDates = ({ goal }: Reading): boolean =>
  asksFor(goal, "on-time", "saturdays", "overtime", "lead-time") || goal.aims.length === 0;
