import {
  addUp,
  countingWeek,
  countQueues,
  type FirstWeek,
  lateJobs,
  programsInControls,
  rateFirst,
  rateTakenAsLimit,
  type TaskRow,
} from "../../knowledge/first-weeks.ts";
import type { Situation, SituationTask } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { factFields } from "../facts/facts.ts";
import { peopleIn } from "../facts/people.ts";
import { meets } from "../needs.ts";
import type { Task } from "./advice.ts";
import type { CaseFinding } from "./case.ts";
import { givenRate } from "./given-rate.ts";
import { asksFor } from "./goal.ts";
import type { Experiment, SituationSeen } from "./how-it-happens.ts";
import { joinedNames, keeperIn, waitedForIn } from "./key-person.ts";
import { mondayOf, type RankedRow, withComparison } from "./monday.ts";
import { kindNamed, machineNamedMost, machineNear } from "./named-machine.ts";
import { counted, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { anyMachine, isAlone, machinesNamed, rolesNamed, toolsOf, whoOf } from "./shop.ts";
import { isSpokenOf } from "./spoken-of.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** Five tasks, the free and reversible first. Where the answers point nowhere they only count. */
export function weekOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
  experiment: Experiment | null = null,
): readonly Task[] {
  const rows = withComparison(rowsFor(reading, finding, situation), experiment);
  const named = rolesNamed(reading.submission);
  const people = peopleIn(reading.submission);
  const waitedFor = waitedForIn(reading, situation);
  const slots = slotsOf(reading, situation, (situation?.theme ?? finding.themes[0]) === "quality_inspection");
  const tasks = days.flatMap((day, at) => {
    const row = rows[at];
    if (row === undefined) return [];
    const { id, minutes, kpi, isChange } = row.task;
    const text = whatFits(row.task, reading.submission, waitedFor);
    const what = filled(text, { ...slots, ...row.slots });
    const teaches = id === "situation-change" ? [] : waitedFor;
    const who = whoOf(row.task.roles, named, reading.submission, people, teaches);
    return [{ id, day, who: [who], minutes, what, kpi, ...(isChange && { isChange }) }];
  });
  const first = tasks.find(({ what }) => what.includes(anyMachine));
  return tasks.map((task) =>
    task === first ? { ...task, what: task.what.replace(anyMachine, `${anyMachine} (${longestLine})`) } : task,
  );
}

function whatFits(task: TaskRow, submission: Submission, waitedFor: readonly string[]): string {
  if (task.otherwise !== undefined && !isSpokenOf(task.about, submission)) return task.otherwise;
  if (task.instead !== undefined && !meets(submission, task.instead.lacking)) return task.instead.what;
  if (task.ofPerson !== undefined && waitedFor.length > 0 && !waitedFor.includes("you")) return task.ofPerson;
  return isAlone(submission) ? (task.alone ?? task.what) : task.what;
}

/** Where parts wait for inspection, the longest line is at no machine. */
const scrapMachine = "the machine that makes the most scrap";

/** Said once: not every shop calls a machine its bottleneck. */
const longestLine = "the one with the most work waiting";

function rowsFor(
  reading: Reading,
  { sum, themes: [lead, second] }: CaseFinding,
  situation: SituationSeen | null,
): readonly RankedRow[] {
  if (sum?.kind === "clock-share") return rateTakenAsLimit.map((task) => ({ task }));
  const home = situation?.theme ?? lead;
  if (home === undefined) return countingWeek.map((task) => ({ task }));
  if (lead === "programming_readiness" && areProgramsInControls(reading)) {
    return programsInControls.map((task) => ({ task }));
  }
  const week: FirstWeek = themes[home].firstWeek;
  const monday = mondayOf(week, reading);
  if (situation) return narrowed(situations[situation.id], week, monday, second, reading);
  const [first, ...rest] = week.days;
  return [monday, tuesdayOf(first, monday.task, second, week, reading), ...rest.map((task) => ({ task }))];
}

/**
 * The week of a cause, narrowed to what a sentence tells of: its own count, a good case beside a bad one, its own
 * change, one more look, and the sum. A list that the system prints comes first and leaves no room for the look.
 */
function narrowed(
  situation: Situation,
  week: FirstWeek,
  monday: RankedRow,
  second: ThemeId | undefined,
  reading: Reading,
): readonly RankedRow[] {
  const { count, change, repeats, kpi } = situation;
  const { submission } = reading;
  const [, , usualChange] = week.days;
  const own = asTask("situation-count", count, kpi ?? week.sheet.kpi, submission);
  const { task } = asTask("situation-change", change, usualChange.kpi, submission);
  const changed: RankedRow = { task: { ...task, isChange: true } };
  const compared = { task: comparisonIn(week, repeats, reading) };
  const isPrinted = monday.task.id !== week.sheet.id && (kpi === undefined || kpi === week.pull.kpi);
  // What the system lists needn't be listed by hand.
  const replacesCount = isPrinted && monday.task.id === repeats;
  if (isPrinted && !replacesCount) {
    const counts = compared.task === rateFirst ? [compared, own] : [own, compared];
    return [monday, ...counts, changed, { task: addUp }];
  }
  const look = { task: lookBeside(compared.task, situation, week, second, reading) };
  return [replacesCount ? monday : own, compared, changed, look, { task: addUp }];
}

/** A good case beside a bad one, unless an hour has no price yet or the situation's own count compares them. */
function comparisonIn({ compare, days: [, next] }: FirstWeek, repeats: string | undefined, reading: Reading): TaskRow {
  if (isRateFirst(reading)) return rateFirst;
  return compare.id === repeats ? next : compare;
}

/** One more look; the cause's own sheet if another task of the week shows the same. */
function lookBeside(
  compared: TaskRow,
  { count, repeats }: Situation,
  week: FirstWeek,
  second: ThemeId | undefined,
  reading: Reading,
): TaskRow {
  const look = besideOf(week.days[1], second, week, reading);
  // Where cards stand in for the usual count, the task it would repeat shows something else.
  const hasCards = count.instead !== undefined && !meets(reading.submission, count.instead.lacking);
  const isShown = look === compared || (look.id === repeats && !hasCards);
  return isShown ? week.sheet : look;
}

/** What else is looked at: late jobs where the goal is about dates, else the second cause, else the next step of the first one. */
function besideOf(wednesday: TaskRow, second: ThemeId | undefined, { days }: FirstWeek, reading: Reading): TaskRow {
  const [tuesday] = days;
  if (tuesday.id === lateJobs.id && isAboutDates(reading)) return tuesday;
  return second ? themes[second].firstWeek.sheet : wednesday;
}

function asTask(id: string, task: SituationTask, kpi: TaskRow["kpi"], submission: Submission): RankedRow {
  const { minutes, roles = addUp.roles, instead, counted } = task;
  if (counted && factFields.some((field) => counted.says.test(submission[field] ?? "")))
    return { task: { id, what: counted.what, minutes, roles, kpi } };
  return { task: { id, what: task.what, minutes, roles, kpi, ...(instead && { instead }) } };
}

const areProgramsInControls = ({ sentences }: Reading): boolean =>
  sentences.some(
    ({ text, isDenied }) =>
      !isDenied &&
      /(?<!\b(?:revision|version|document|inventory|quality|production|process|cost|under|in|of) )\bcontrols?\b|\bmemory\b/i.test(
        text,
      ) &&
      /\b(?:full|delet\w*|erase\w*|overwr\w*|fit|room)\b/i.test(text),
  );

/** Late jobs are gone through where the goal is about dates; else the second cause, the sheet that Monday left out, or the lines. */
function tuesdayOf(
  tuesday: TaskRow,
  monday: TaskRow,
  second: ThemeId | undefined,
  week: FirstWeek,
  reading: Reading,
): RankedRow {
  if (isRateFirst(reading)) return { task: rateFirst };
  if (tuesday.id !== lateJobs.id || isAboutDates(reading)) return { task: tuesday };
  return { task: second ? themes[second].firstWeek.sheet : monday.id === week.sheet.id ? countQueues : week.sheet };
}

/** Money is the first goal, and an hour has no price yet. */
const isRateFirst = ({ submission, goal }: Reading): boolean =>
  goal.aims.find(({ isMet }) => !isMet)?.kind === "margin" && givenRate(submission) === undefined;

const isAboutDates = ({ goal }: Reading): boolean =>
  asksFor(goal, "on-time", "saturdays", "overtime", "lead-time") || goal.aims.length === 0;

function slotsOf(
  reading: Reading,
  situation: SituationSeen | null,
  isAboutScrap: boolean,
): Readonly<Record<string, string>> {
  const { submission, facts, sums } = reading;
  const clock = sumsOfKind(sums, "clock-share");
  const { machine_count } = submission;
  return {
    ...toolsOf(submission),
    place: clock
      ? `your ${counted(clock.count)} ${clock.machines}`
      : (machineNear(reading, situation) ??
        machinesNamed(facts, submission) ??
        machineNamedMost(reading) ??
        kindNamed(reading) ??
        (isAboutScrap ? scrapMachine : anyMachine)),
    person: joinedNames(waitedForIn(reading, situation)),
    keeper: keeperIn(submission),
    things: sumsOfKind(sums, "demand")?.things ?? "jobs ahead",
    clock: clock ? written(clock.clockHours) : "",
    machines: counted(machine_count),
  };
}

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "")
    // The one whom work waits for may be who reads this.
    .replace(/\bFilm you\b/, "Have somebody film you")
    .replace(/\byou only watches\b/, "you only watch");
