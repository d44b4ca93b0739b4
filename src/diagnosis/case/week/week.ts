import {
  countingWeek,
  type FirstWeek,
  lateJobs,
  rateFirst,
  type TaskRow,
} from "../../../knowledge/page-one/first-weeks.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import type { Person } from "../../facts/people/people.ts";
import type { Case, CaseFinding } from "../case.ts";
import { weekWords } from "../case.words.ts";
import type { NaturalExperiment, SituationSeen } from "../finding/how-it-happens.ts";
import { shortCount } from "../finding/its-count.ts";
import { situationRow } from "../finding/situation-row.ts";
import type { Quote } from "../quote.ts";
import type { Reading } from "../reading.ts";
import { confirmingRow, rivalRow } from "../trial/trial.ts";
import { isApart } from "../unknowns/unknowns.ts";
import { rowsForBoth } from "./both-week.ts";
import { countOf } from "./count-of.ts";
import { firstTaskOf, type PlannedTask, withPeriodsCompared } from "./first-task.ts";
import { isAboutDates, isRateFirst, narrowed } from "./narrowed-week.ts";
import type { Task } from "./task.ts";
import { withHold, withSafety } from "./week-start.ts";
import { tasksOf, wordingOf } from "./worded-tasks.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/**
 * When each task is due: what counts and compares, in the first week; the change on the Monday after, so that there is a
 * whole week to compare with; the rest on the last days of that week.
 */
function dueDays(rows: readonly PlannedTask[]): readonly Pick<Task, "day" | "isNextWeek">[] {
  const change = rows.findIndex(({ task }) => task.isChange);
  const after = rows.length - change - 1;
  return rows.map(({ task }, at) => {
    if (change <= 0 || at < change) return { day: days[at] ?? "Fri" };
    const last = days[days.length - after + (at - change - 1)] ?? "Fri";
    return { day: at === change ? "Mon" : task.isRightAfter ? "Tue" : last, isNextWeek: true };
  });
}

/** What the shop has already observed. */
interface Seen {
  readonly naturalExperiment: NaturalExperiment | null;
  /** The sentences with a count of it that the shop made. */
  readonly counted: readonly Quote[];
  /** An event on a stated day. */
  readonly event: Quote | null;
}

/**
 * Five tasks in two weeks, free and reversible ones first, and what can be done at once. If the answers don't point to a cause, the
 * tasks only count; if two causes fit, they count both and change only the first.
 */
export function weekOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
  { naturalExperiment, counted, event }: Seen,
  { undecided, rival }: OtherCauses = noOther,
): Pick<Case, "week" | "today"> {
  const rows =
    undecided === null
      ? withHold(
          withPeriodsCompared(
            withCountOf(rival, rowsFor(reading, finding, situation, counted), reading),
            naturalExperiment,
          ),
          reading,
          situation,
        )
      : rowsForBoth(undecided, reading);
  const planned = rows.slice(0, days.length);
  const free = todayFor(finding, situation);
  const wording = wordingOf(reading, situation, situation?.theme ?? finding.themes[0], event);
  // What can be done at once comes last, so that it takes no one from the week.
  const all = tasksOf(free === undefined ? planned : [...planned, { task: free }], wording);
  const due = dueDays(planned);
  const tasks = all.slice(0, planned.length).map((task, at) => ({ ...task, day: "Mon" as const, ...due[at] }));
  return {
    week: withSafety(withLateReasons(withChanger(tasks, wording.people)), reading),
    today: all[planned.length] ?? null,
  };
}

/** Causes besides the leading one that the two weeks test. */
export interface OtherCauses {
  readonly undecided: Case["undecided"];
  /** The cause that the shop names or writes most about, where another one leads. */
  readonly rival: ThemeId | null;
}

const noOther: OtherCauses = { undecided: null, rival: null };

/** The rows with a count of another cause in place of the last one before the change, so that the table can test it. */
function withCountOf(
  rival: ThemeId | null,
  rows: readonly PlannedTask[],
  { submission }: Reading,
): readonly PlannedTask[] {
  if (rival === null) return rows;
  const task = countOf(rival, rivalRow(rival, submission));
  if (rows.some((row) => row.task.id === task.id)) return rows;
  const last = rows.findIndex((row) => row.task.isChange) - 1;
  return rows.map((row, at) => (at === last && at > 0 ? { task } : row));
}

/** What the leading cause lets them do at once, unless what they describe is apart from it. */
function todayFor({ themes: [leading] }: CaseFinding, situation: SituationSeen | null): TaskRow | undefined {
  if (leading === undefined || isApart(situation)) return undefined;
  const { today }: FirstWeek = themes[leading].firstWeek;
  return today;
}

/** The task that adds up or decides, with a look at why jobs were late, if the week lists them. */
const withLateReasons = (tasks: readonly Task[]): readonly Task[] =>
  tasks.some(({ id }) => id === lateJobs.id)
    ? tasks.map((task) => (addsUp.test(task.what) ? { ...task, what: `${task.what}${weekWords.lateReasons}` } : task))
    : tasks;
const addsUp = /^Add up\b/;

/** Adds the person who made the change, if named, to the decision about it. */
function withChanger(tasks: readonly Task[], people: readonly Person[]): readonly Task[] {
  const changer = tasks.find(({ isChange }) => isChange)?.who.find((who) => people.some(({ name }) => name === who));
  return tasks.map((task) =>
    task.id === "decide" && changer !== undefined ? { ...task, who: [...new Set([...task.who, changer])] } : task,
  );
}

function rowsFor(
  reading: Reading,
  { themes: [leading] }: CaseFinding,
  situation: SituationSeen | null,
  own: readonly Quote[],
): readonly PlannedTask[] {
  const home = situation?.theme ?? leading;
  if (home === undefined) return countingWeek.map((task) => ({ task }));
  const week: FirstWeek = themes[home].firstWeek;
  const monday = firstTaskOf(week, reading);
  if (situation) {
    const seen = {
      situation: situationRow(situation.id, reading.submission),
      count: shortCount(own.filter(({ field }) => field === situation.quote.field)),
    };
    return narrowed({ ...seen, week, monday }, reading);
  }
  const [first, ...rest] = week.days;
  return [monday, ...[tuesdayOf(first, monday.task, home, reading), ...rest].map((task) => ({ task }))];
}

/** Tuesday's task: late jobs if the goal is about dates or the table reads them, else the sheet that Monday left out, or a good case next to a bad one. */
function tuesdayOf(tuesday: TaskRow, monday: TaskRow, home: ThemeId, reading: Reading): TaskRow {
  const week: FirstWeek = themes[home].firstWeek;
  if (isRateFirst(reading)) return rateFirst;
  const isRead = confirmingRow(home, reading.submission).from.includes(lateJobs.id);
  if (tuesday.id !== lateJobs.id || isRead || isAboutDates(reading)) return tuesday;
  return monday.id === week.sheet.id ? week.compare : week.sheet;
}
