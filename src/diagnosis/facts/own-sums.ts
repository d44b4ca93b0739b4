import { benchmarks } from "../../knowledge/benchmarks.ts";
import { clockHoursAWeek, hoursAShiftWeek } from "../../knowledge/working-time.ts";
import type { Submission } from "../../survey/submission.ts";
import { onTimeToday } from "../on-time.ts";
import { type SetupExample, setupToldIn } from "../setup-example.ts";
import type { FactField, Facts } from "./facts.ts";
import { isSameKind } from "./machine-groups.ts";
import { numbersIn } from "./number-in-text.ts";

/**
 * Sums over numbers that the shop wrote itself, so that its owner can check them in their head. Each keeps the words it
 * is based on. Hours are machine hours a week unless a name says otherwise.
 */
export type OwnSum = ClockShare | Demand | UnitCost | SetupOverrun | OnTimeGap | Stops;

/** Hours a week that named machines are said to run, compared with the hours of the clock and the shifts. */
export interface ClockShare extends Grounds {
  readonly kind: "clock-share";
  readonly machines: string;
  readonly count: number;
  readonly hoursAWeek: number;
  /**
   * The hours they could cut: those of the shifts, or of the clock (168) if they run unattended or beyond the shifts.
   */
  readonly clockHours: number;
  /** Shifts × 40 hours × machines. */
  readonly shiftHours: number;
}

/** The goal, divided by the hours that those machines run today. */
export interface Demand extends Grounds {
  readonly kind: "demand";
  readonly things: string;
  readonly count: number;
  readonly weeks: number;
  /** Machine hours each one may take at today's pace. */
  readonly hoursEach: number;
  /** The same with the machines they plan to add; `null` if none are planned. */
  readonly withPlan: { readonly machines: number; readonly hoursEach: number } | null;
}

/** How long one thing is said to take: `a program takes five hours or more`. */
export interface UnitCost extends Grounds {
  readonly kind: "unit-cost";
  readonly thing: string;
  readonly minutes: number;
  /** Whether it takes that long or longer. */
  readonly isFloor: boolean;
}

/** One setup, planned and actual. */
export interface SetupOverrun extends SetupExample, Grounds {
  readonly kind: "setup-overrun";
}

/** How many more jobs in a hundred must be on time: the goal minus today, from the late jobs they checked. */
export interface OnTimeGap extends Grounds {
  readonly kind: "on-time-gap";
  /** As shares of all jobs. */
  readonly goal: number;
  readonly today: { readonly low: number; readonly high: number };
}

/** Hours a year that machines are said to sit idle. */
export interface Stops extends Grounds {
  readonly kind: "stops";
  readonly hoursAYear: number;
}

interface Grounds {
  /** The words a sum is based on, unchanged, and the answers they are in. */
  readonly quotes: readonly { readonly field: FactField; readonly text: string }[];
}

const weeksOfYear = benchmarks["AS-DAYS"].value.likely;
const minutesOfYear = 525_600;

/** Every sum that a shop's numbers allow, the most telling first. */
export function ownSumsOf(submission: Submission, facts: Facts): readonly OwnSum[] {
  const clock = clockShareIn(submission, facts);
  const sums = [
    clock,
    clock && demandIn(facts, clock),
    setupOverrunIn(submission),
    unitCostIn(facts),
    stopsIn(facts),
    onTimeGapIn(submission, facts),
  ];
  return sums.filter((sum) => sum !== undefined);
}

/** Hours a week in a sentence about machines of one kind. Overtime and paid hours are people's, not machines'. */
function clockShareIn(
  { shift_count, machine_count }: Submission,
  { quantities, machines }: Facts,
): ClockShare | undefined {
  for (const hours of quantities) {
    if (hours.unit !== "minutes" || hours.per !== "week" || !cutting.test(hours.sentence.text)) continue;
    const group =
      machines.find(({ name, quote }) => quote === hours.sentence.text || isSameKind(name, hours.sentence.text)) ??
      machines.find(({ count }) => count === countPointedAt(hours.sentence.text));
    if (group === undefined || group.count > machine_count) continue;
    const { count, name } = group;
    const hoursAWeek = (hours.low / 60) * (hours.together ? 1 : count);
    if (hoursAWeek > clockHoursAWeek * count) continue;
    const shiftHours = hoursAShiftWeek * Number(shift_count) * count;
    const isStaffed = hoursAWeek < shiftHours && !runsAlone.test(name);
    const clockHours = isStaffed ? shiftHours : clockHoursAWeek * count;
    const quotes = [{ field: hours.field, text: hours.sentence.text }];
    return { kind: "clock-share", machines: name, count, hoursAWeek, clockHours, shiftHours, quotes };
  }
  return undefined;
}

/** Machines that cut unattended through the night; others have the hours of the shifts. */
const runsAlone = /\b(?:edms?|wires?|sinkers?|swiss|lights[- ]out)\b/i;

/** The number of what was named before: `those ten cut 52 hours a week each`. */
function countPointedAt(sentence: string): number | undefined {
  const said = /\b(?:those|these|all) (?<count>\w+)\b/i.exec(sentence)?.groups?.count ?? "";
  return numbersIn(said)[0]?.low;
}

/** Words for machines at work. */
export const cutting = /\b(?:cut(?:s|ting)?|run(?:s|ning)?|in cycle|spindles?|machine time|chips|burn(?:s|ing)?)\b/i;

function demandIn({ quantities, plans, machines }: Facts, clock: ClockShare): Demand | undefined {
  const wanted = quantities.find(
    ({ field, unit, per, of, sentence }) =>
      field === "improvement_goal" && unit === "count" && per === null && made.test(sentence.text) && !notMade.test(of),
  );
  if (wanted === undefined) return undefined;
  const weeks = weeksUntil(wanted.sentence.text);
  const hoursEach = (clock.hoursAWeek * weeks) / wanted.low;
  const planned = plans.find(({ asset, certainty }) => asset === "machine" && certainty === "intended");
  const more =
    planned &&
    countPlanned(
      planned.text,
      quantities.filter(({ field }) => field === planned.field),
    );
  const isSame = planned !== undefined && machines.some(({ name }) => isSameKind(name, planned.text));
  const all = clock.count + (more ?? 0);
  return {
    kind: "demand",
    things: wanted.of,
    count: wanted.low,
    weeks,
    hoursEach,
    withPlan: more === undefined || !isSame ? null : { machines: more, hoursEach: (hoursEach * all) / clock.count },
    quotes: [{ field: wanted.field, text: wanted.sentence.text }, ...clock.quotes],
  };
}

/** How many a plan asks for: a number in its words, else one for `a` or `another`. */
export function countPlanned(plan: string, quantities: Facts["quantities"]): number | undefined {
  const counted = quantities.find(({ unit, text }) => unit === "count" && plan.includes(text));
  const said =
    /^(?:\w+ )?(?<count>\w+) (?:more|new|newer|used|additional|extra)\b/i.exec(plan)?.groups?.count ??
    /\b(?<count>two|three|four|five|six|[2-9]) (?=[A-Z])/.exec(plan)?.groups?.count;
  return counted?.low ?? numbersIn(said ?? "")[0]?.low ?? (/\b(?:an?|another|one)\b/i.test(plan) ? 1 : undefined);
}

const made = /\b(?:build|make|ship|deliver|finish|produce|machine|turn out|complete)\b/i;
const notMade =
  /\b(?:people|machinists?|operators?|employees|machines?|mills?|lathes?|edms?|customers|positions|openings)\b/i;

/** Working weeks until the limit that a sentence gives, as in `in six months`; a year if it gives none. */
function weeksUntil(sentence: string): number {
  const limit =
    /\b(?:in|within|over|by)\s+(?:less than\s+|under\s+)?(?<count>\d+|a|an|one|two|three|four|five|six|nine)\s+(?<unit>month|quarter|year|week)s?\b/i;
  const { count = "one", unit = "year" } = limit.exec(sentence)?.groups ?? {};
  const much = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, nine: 9 }[count.toLowerCase()];
  const weeks = { week: 1, month: weeksOfYear / 12, quarter: weeksOfYear / 4, year: weeksOfYear }[unit.toLowerCase()];
  return (much ?? Number(count)) * (weeks ?? weeksOfYear);
}

function unitCostIn({ quantities }: Facts): UnitCost | undefined {
  for (const { unit, per, low, bound, sentence, start, field } of quantities) {
    if (unit !== "minutes" || per !== null || low >= minutesOfYear) continue;
    const before = sentence.text.slice(0, start - sentence.start);
    const thing =
      /\b(?:an?|each|every|one)\s+(?:new\s+|typical\s+)?(?<thing>[\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:takes|costs|needs|runs|eats)\s+(?:us\s+)?$/iu.exec(
        before,
      );
    if (thing?.groups?.thing === undefined || /set-?up|changeover|order|week|day/i.test(thing.groups.thing)) continue;
    const isFloor = bound === "at-least";
    return {
      kind: "unit-cost",
      thing: thing.groups.thing,
      minutes: low,
      isFloor,
      quotes: [{ field, text: sentence.text }],
    };
  }
  return undefined;
}

function setupOverrunIn(submission: Submission): SetupOverrun | undefined {
  const told = setupToldIn(submission);
  return told && { kind: "setup-overrun", ...told.example, quotes: [{ field: told.field, text: told.text }] };
}

function stopsIn({ quantities }: Facts): Stops | undefined {
  const stood = quantities.find(
    ({ unit, per, sentence }) =>
      unit === "minutes" && (per === "year" || per === "month" || per === "week") && standing.test(sentence.text),
  );
  if (stood === undefined) return undefined;
  const times = { year: 1, month: 12, week: weeksOfYear }[stood.per as "year" | "month" | "week"];
  return {
    kind: "stops",
    hoursAYear: (stood.low / 60) * times,
    quotes: [{ field: stood.field, text: stood.sentence.text }],
  };
}

const standing = /\b(?:stops?|stopped|stoppages?|down(?:time)?|breakdowns?|idle|stood|standing)\b/i;

/** The percentage on time that stands for the open range "30%+ late" in a sum. Own judgment. */
const leastOnTime = 50;

function onTimeGapIn(submission: Submission, { quantities }: Facts): OnTimeGap | undefined {
  const stated = onTimeToday(submission);
  if (stated === undefined) return undefined;
  const { from, to } = stated;
  const today = { low: (from === to ? from : Math.max(from, leastOnTime)) / 100, high: to / 100 };
  // A share below that is what they have, not what they want.
  const [wanted] = (["success_metric", "improvement_goal", "notes"] as const).flatMap((asked) =>
    quantities.filter(
      ({ unit, low: share, field, sentence }) =>
        field === asked && unit === "share" && share > today.high && share <= 1 && onTime.test(sentence.text),
    ),
  );
  if (wanted === undefined) return undefined;
  return {
    kind: "on-time-gap",
    goal: wanted.low,
    today,
    quotes: [{ field: wanted.field, text: wanted.sentence.text }],
  };
}

const onTime = /\b(?:on[- ]time|otd|otif|deliver\w*|ship\w*|due dates?|promis\w*)\b/i;
