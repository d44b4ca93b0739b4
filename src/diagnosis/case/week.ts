import {
  addUp,
  countingWeek,
  countQueues,
  type FirstWeek,
  programsInControls,
  rateFirst,
  rateTakenAsLimit,
  type TaskRow,
} from "../../knowledge/first-weeks.ts";
import type { Situation, SituationTask } from "../../knowledge/situations/situation.ts";
import { situations } from "../../knowledge/situations.ts";
import { themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import type { ThemeId } from "../diagnosis.ts";
import { factFields } from "../facts/facts.ts";
import { peopleIn } from "../facts/people.ts";
import { meets } from "../needs.ts";
import type { CaseFinding, Experiment, SituationSeen, Task } from "./case.ts";
import { givenRate } from "./given-rate.ts";
import { asksFor } from "./goal.ts";
import { joinedNames, keeperIn, waitedForIn } from "./key-person.ts";
import { mondayOf, type RankedRow, withComparison } from "./monday.ts";
import { machineNamedMost, machineNear } from "./named-machine.ts";
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
    const { id, minutes, kpi } = row.task;
    const text = whatFits(row.task, reading.submission, waitedFor);
    const what = filled(text, { ...slots, ...row.slots });
    const teaches = id === "situation-change" ? [] : waitedFor;
    const who = whoOf(row.task.roles, named, reading.submission, people, teaches);
    return [{ id, day, who: [who], minutes, what, kpi }];
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
  const [first, ...rest] = week.days;
  const tuesday = tuesdayOf(first, monday.task, second, week, reading);
  return situation
    ? narrowed(situations[situation.id], week, monday, tuesday, reading.submission)
    : [monday, tuesday, ...rest.map((task) => ({ task }))];
}

/** The week of a cause, narrowed to what a sentence tells of: its own count, its own change, and the sum of both. */
function narrowed(
  { count, change, repeats, kpi }: Situation,
  week: FirstWeek,
  monday: RankedRow,
  tuesday: RankedRow,
  submission: Submission,
): readonly RankedRow[] {
  const [, wednesday, thursday] = week.days;
  const own = asTask("situation-count", count, kpi ?? week.sheet.kpi, submission);
  const isPulled = monday.task.id !== week.sheet.id && (kpi === undefined || kpi === week.pull.kpi);
  // A count that starts with cards is another one than the task it would repeat.
  const isOther = count.instead !== undefined && !meets(submission, count.instead.lacking);
  const unlike = (row: RankedRow): RankedRow => (row.task.id === repeats && !isOther ? { task: week.sheet } : row);
  return [
    isPulled ? monday : own,
    unlike(tuesday),
    isPulled ? own : unlike({ task: wednesday }),
    asTask("situation-change", change, thursday.kpi, submission),
    { task: addUp },
  ];
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
      /\bcontrols?\b|\bmemory\b/i.test(text) &&
      /\b(?:full|delet\w*|erase\w*|overwr\w*|fit|room)\b/i.test(text),
  );

/** Late jobs are gone through where the goal is about dates; else the second cause, the sheet that Monday left out, or the lines. */
function tuesdayOf(
  tuesday: TaskRow,
  monday: TaskRow,
  second: ThemeId | undefined,
  week: FirstWeek,
  { submission, goal }: Reading,
): RankedRow {
  if (asksFor(goal, "margin") && givenRate(submission) === undefined) return { task: rateFirst };
  const isAboutDates = asksFor(goal, "on-time", "saturdays", "overtime", "lead-time") || goal.aims.length === 0;
  if (tuesday.id !== "late-jobs" || isAboutDates) return { task: tuesday };
  return { task: second ? themes[second].firstWeek.sheet : monday.id === week.sheet.id ? countQueues : week.sheet };
}

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
        (isAboutScrap ? scrapMachine : anyMachine)),
    person: joinedNames(waitedForIn(reading, situation)),
    keeper: keeperIn(submission),
    things: sumsOfKind(sums, "demand")?.things ?? "jobs ahead",
    clock: clock ? written(clock.clockHours) : "",
    machines: counted(machine_count),
  };
}

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");
