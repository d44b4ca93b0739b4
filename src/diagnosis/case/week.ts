import {
  countingWeek,
  countQueues,
  type FirstWeek,
  lateJobs,
  programsInControls,
  rateFirst,
  rateTakenAsLimit,
  type TaskRow,
} from "../../knowledge/first-weeks.ts";
import { situations } from "../../knowledge/situations.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import type { Submission } from "../../survey/submission.ts";
import { type Person, peopleIn } from "../facts/people.ts";
import { meets } from "../needs.ts";
import type { Task } from "./advice.ts";
import type { CaseFinding } from "./case.ts";
import type { Experiment, SituationSeen } from "./how-it-happens.ts";
import { joinedNames, keeperIn, programmerIn, waitedForIn } from "./key-person.ts";
import { mondayOf, type RankedRow, withComparison } from "./monday.ts";
import { kindNamed, machineNamedMost, machineNear } from "./named-machine.ts";
import { isAboutDates, isRateFirst, narrowed } from "./narrowed-week.ts";
import { counted, written } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import { anyMachine, decidersIn, isAlone, machinesNamed, onlyMachine, rolesNamed, toolsOf, whoOf } from "./shop.ts";
import { isSpokenOf } from "./spoken-of.ts";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** What the shop has seen of it already. */
interface Seen {
  readonly experiment: Experiment | null;
  readonly isCounted: boolean;
}

/** Five tasks, the free and reversible first. Where the answers point nowhere they only count. */
export function weekOf(
  reading: Reading,
  finding: CaseFinding,
  situation: SituationSeen | null,
  { experiment, isCounted }: Seen,
): readonly Task[] {
  const rows = withComparison(rowsFor(reading, finding, situation, isCounted), experiment);
  const named = rolesNamed(reading.submission);
  const people = peopleIn(reading.submission);
  const waitedFor = waitedForIn(reading, situation);
  const isOwners = isOwnWork(situation);
  const slots = slotsOf(reading, situation, (situation?.theme ?? finding.themes[0]) === "quality_inspection");
  const tasks = days.flatMap((day, at) => {
    const row = rows[at];
    if (row === undefined) return [];
    const { id, minutes, kpi, isChange } = row.task;
    const text = whatFits(row.task, reading.submission, waitedFor);
    const what = filled(text, { ...slots, ...row.slots });
    const teaches = id === "situation-change" ? [] : waitedFor;
    const who = whoOf(row.task.roles, named, reading.submission, people, teaches, isOwners);
    const all = id === "decide" ? decidersIn(reading.submission) : [who];
    return [{ id, day, who: all, minutes, what, kpi, ...(isChange && { isChange }) }];
  });
  return withChanger(tasks, people);
}

/** Whether the sentence that describes it tells of what whoever answered did themselves: `I dug into a fixture`. */
const isOwnWork = (situation: SituationSeen | null): boolean =>
  situation !== null &&
  /\bI (?:just )?(?:dug|cut|set|ran|run|wrecked|crashed|broke|break|forgot|program\w*|indicate\w*|clamp\w*|scrapped)\b/i.test(
    situation.quote.text,
  );

/** Whoever made the change, if the answers name them, is there when it is decided on. */
function withChanger(tasks: readonly Task[], people: readonly Person[]): readonly Task[] {
  const changer = tasks.find(({ isChange }) => isChange)?.who.find((who) => people.some(({ name }) => name === who));
  return tasks.map((task) =>
    task.id === "decide" && changer !== undefined ? { ...task, who: [...new Set([...task.who, changer])] } : task,
  );
}

function whatFits(task: TaskRow, submission: Submission, waitedFor: readonly string[]): string {
  if (task.otherwise !== undefined && !isSpokenOf(task.about, submission)) return task.otherwise;
  if (task.alone !== undefined && isAlone(submission)) return task.alone;
  if (task.instead !== undefined && !meets(submission, task.instead.lacking)) return task.instead.what;
  if (task.ofPerson !== undefined && waitedFor.length > 0 && !waitedFor.includes("you")) return task.ofPerson;
  return task.what;
}

/** Where parts wait for inspection, the longest line is at no machine. */
const scrapMachine = "the machine that makes the most scrap";

function rowsFor(
  reading: Reading,
  { sum, themes: [lead, second] }: CaseFinding,
  situation: SituationSeen | null,
  isCounted: boolean,
): readonly RankedRow[] {
  if (sum?.kind === "clock-share") return rateTakenAsLimit.map((task) => ({ task }));
  const home = situation?.theme ?? lead;
  if (home === undefined) return countingWeek.map((task) => ({ task }));
  if (lead === "programming_readiness" && areProgramsInControls(reading)) {
    return programsInControls.map((task) => ({ task }));
  }
  const week: FirstWeek = themes[home].firstWeek;
  const monday = mondayOf(week, reading);
  if (situation) return narrowed({ situation: situations[situation.id], week, monday, isCounted }, reading);
  const [first, ...rest] = week.days;
  return [monday, tuesdayOf(first, monday.task, second, week, reading), ...rest.map((task) => ({ task }))];
}

const areProgramsInControls = ({ sentences }: Reading): boolean =>
  sentences.some(({ text, isDenied }) => !isDenied && control.test(text) && isFull.test(text));

/** A machine's control or its memory; not a controls engineer, a control plan or quality control. */
const control =
  /(?<!\b(?:revision|version|document|inventory|quality|production|process|cost|climate|temperature|under|in|of|out of) )\bcontrols?\b(?!(?:[- ]room|,? (?:engineer|guy|tech|man\b|men\b|people|person|specialist|room|panel|cabinet|plan|chart|system|department|group|board|point))\w*)|(?<!\bfrom )\bmemory\b/i;
/** No more programs go in. */
const isFull =
  /\b(?:full|delet\w*|erase\w*|overwr\w*|fit|(?:no|out of|mak(?:e|ing)|more|enough) room|room (?:for|in|on|left))\b/i;

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
        (machine_count === 1 ? onlyMachine : isAboutScrap ? scrapMachine : anyMachine)),
    person: joinedNames(waitedForIn(reading, situation)),
    keeper: keeperIn(submission),
    programmer: programmerIn(submission),
    things: sumsOfKind(sums, "demand")?.things ?? "jobs ahead",
    clock: clock ? written(clock.clockHours) : "",
    machines: counted(machine_count),
  };
}

const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "")
    // The person whom work waits for may be the reader.
    .replace(/\bFilm you\b/, "Have somebody film you")
    .replace(/\byou only watches\b/, "you only watch");
