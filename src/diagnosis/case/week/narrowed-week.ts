import { type FirstWeek, leads, rateFirst, type TaskRow } from "../../../knowledge/page-one/first-weeks.ts";
import type { Situation, SituationTask } from "../../../knowledge/situations/situation.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { weekWords } from "../case.words.ts";
import { asksFor } from "../goal.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import type { PlannedTask } from "./first-task.ts";

const repairRecords: readonly string[] = ["kept-repairs", "kept-readings"];

/** What a week is narrowed to. */
export interface Narrowing {
  readonly situation: Situation;
  /** The week of its cause, and its Monday in this shop. */
  readonly week: FirstWeek;
  readonly monday: PlannedTask;
  /** Their count in short, as written: `9 of the 13`. */
  readonly count: string | null;
}

/**
 * The week of a cause, narrowed to a situation that a sentence describes: its own count, a good and a bad case compared,
 * its own change, what follows from it, and the owner's decision. If a system can list it, that comes first and replaces
 * what follows. The count of a shop that has counted something like it begins from there.
 */
export function narrowed(narrowing: Narrowing, reading: Reading): readonly PlannedTask[] {
  const { situation, week, monday } = narrowing;
  const { count, change, look, decide, repeats } = situation;
  const { submission } = reading;
  const kpi = kpiCounted(situation, week);
  const own = { task: asTask("situation-count", count, kpi, submission) };
  const task = asTask("situation-change", change, null, submission);
  const changed: PlannedTask = { task: { ...task, isChange: true } };
  const compared = { task: comparisonIn(week, situation, reading) };
  const looked = { task: asTask("situation-look", look, null, submission) };
  const begun = countStarted(own, narrowing.count);
  const decided = { task: asTask("decide", { what: decide, minutes: 20, roles: ["owner"] }, null, submission) };
  const isPrinted = isOnFile(narrowing);
  // No need to count by hand what the system can list.
  const replacesCount = isPrinted && monday.task.id === repeats;
  if (isPrinted && !replacesCount) {
    const counts = compared.task === rateFirst ? [compared, begun] : [begun, compared];
    return [monday, ...counts, changed, decided];
  }
  return [replacesCount ? monday : begun, compared, changed, looked, decided];
}

/** The KPI that the situation's count measures: its own, or that of the task it repeats. Usually there is none. */
const kpiCounted = ({ kpi, repeats }: Situation, { pull, sheet, days }: FirstWeek): TaskRow["kpi"] =>
  kpi ?? [pull, sheet, ...days].find(({ id }) => id === repeats)?.kpi ?? null;

/** Whether Monday's list from a system or a folder shows this situation, not just its cause. */
function isOnFile({ situation: { isListed, kpi, count }, week, monday: { task } }: Narrowing): boolean {
  // The count reads the repairs from wherever they are written down.
  if (count.what.includes("{repairs}") && repairRecords.includes(task.id)) return false;
  if (task === week.pull || task === week.monitor) return isListed === true;
  return task.id !== week.sheet.id && (kpi === undefined || kpi === week.pull.kpi || kpi === week.sheet.kpi);
}

/** A comparison of a good and a bad case, unless an hour has no price yet or the situation's count compares them. */
function comparisonIn({ compare, days: [, next] }: FirstWeek, situation: Situation, reading: Reading): TaskRow {
  const { id, roles, minutes } = compare;
  if (situation.compare !== undefined) return { id, roles, minutes, what: situation.compare, kpi: null };
  if (isRateFirst(reading)) return rateFirst;
  return id === situation.repeats ? next : compare;
}

/** Refers to the shop's earlier count, from which the new one continues. */
const countStarted = (own: PlannedTask, count: string | null): PlannedTask =>
  count === null ? own : { ...own, slots: { ...own.slots, counted: weekWords.counted(count) } };

/** A task of a situation as a row of the week. */
export function asTask(id: string, task: SituationTask, kpi: TaskRow["kpi"], submission: Submission): TaskRow {
  const { minutes, roles = leads, alone, instead, counted, ofPerson, ofPlace, forAll } = task;
  if (counted && freeTextFields.some((field) => counted.says.test(submission[field] ?? "")))
    return { id, what: counted.what, minutes, roles, kpi };
  const others = {
    ...(alone !== undefined && { alone }),
    ...(instead && { instead }),
    ...(ofPerson !== undefined && { ofPerson }),
    ...(ofPlace !== undefined && { ofPlace }),
    ...(forAll && { forAll }),
  };
  return { id, what: task.what, minutes, roles, kpi, ...others };
}

/** Money is the first goal, and an hour has no price yet. */
export const isRateFirst = ({ submission, goal }: Reading): boolean =>
  goal.aims.find(({ isMet }) => !isMet)?.kind === "margin" && givenRate(submission) === undefined;

export const isAboutDates = ({ goal }: Reading): boolean =>
  asksFor(goal, "on-time", "saturdays", "overtime", "lead-time") || goal.aims.length === 0;
