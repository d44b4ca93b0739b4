import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { daysAWeek } from "../../../knowledge/figures/working-time.ts";
import { runsFor, spanishOfTime } from "../../../knowledge/patterns/often-lost-patterns.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";

/** How often something happens and how long each time. */
export interface OftenStated {
  /** Minutes of each time. */
  readonly each: LowHigh;
  /** What the minutes are multiplied by, in the order of the sentence: `3 times`, `5 days`. */
  readonly factors: readonly Factor[];
  readonly period: "a week" | "a month";
  /** Machines that are each meant; `"before"` where the sentence before counts them, `null` where none are counted. */
  readonly machines: Factor | "before" | null;
}

export interface Factor extends LowHigh {
  readonly nouns: string;
}

/** The text with its Spanish phrases in English and every time as a number with its unit: `1.5 hours`, `2 times a week`. */
export const inPlainTime = (text: string): string =>
  anyOfTime.test(text) ? plainTimes.reduce((said, [words, plain]) => said.replace(words, plain), text) : text;

const timesInNumbers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? |one )?hour to (?:an? |one )?hour and a half\b/gi, "1 to 1.5 hours"],
  [/\b(?:an? |one )?hour and a half\b/gi, "1.5 hours"],
  [/\b(?:half an|a half|half) hour\b/gi, "30 minutes"],
  [/\bthree quarters of an hour\b/gi, "45 minutes"],
  [/\b(?:a )?quarter (?:of an )?hour\b/gi, "15 minutes"],
  [/\b(?:an|one) hour\b/gi, "1 hour"],
  [/\bonce (?=a |per |every |each )/gi, "1 times "],
  [/\btwice\b/gi, "2 times"],
  [/\bthrice\b/gi, "3 times"],
  [/\b(?:a )?couple (?:of )?times\b/gi, "2 times"],
  [/(?<=\d) ?x (?=a |per |every |each )/gi, " times "],
  [/\/ ?(?=(?:machine|spindle|mill|lathe)\b)/gi, " per "],
  [/\/ ?(?=(?:day|shift|night|week|wk|month)\b)/gi, " a "],
  [/\bwk\b/gi, "week"],
];

const plainTimes = [...spanishOfTime, ...timesInNumbers];
/** Most sentences have none of them. */
const anyOfTime = new RegExp(plainTimes.map(([words]) => words.source).join("|"), "i");

const amount = String.raw`(?<low>${writtenNumber})(?:\s*(?:to|or|-|–)\s*(?<high>${writtenNumber}))?`;
const crowd =
  "(?:machines?|spindles?|lathes?|mills?|centers?|grinders?|swiss(?:es)?|multi-?spindles?|multis|horizontals?|verticals?|haases|edms?)";
const rate = "(?:a|an|per|each|every)";
const span = "day|night|shift|morning|evening|afternoon|week|month|weekend";
const weekday = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";

/** A distance, or time in the cut. */
const notLost =
  "[ -](?:away|drive|from|jobs?|parts?|cycles?|run|of (?:cutting|machining|work|run)|to (?:cut|run|machine))\\b";
const duration = new RegExp(
  String.raw`(?<![\w.])${amount}[\s-]*(?<unit>hours?|hrs?|h|minutes?|mins?)\b(?!${notLost})(?:,? (?:${rate} )(?<per>${span})\b)?`,
  "gi",
);
const times = new RegExp(String.raw`\b${amount} times,? ${rate} (?<per>${span})\b`, "i");
const nights = new RegExp(
  String.raw`\b${amount} (?<nouns>nights|days|mornings|shifts|evenings)\b(?<week> (?:a|per|each|every|out of the) week)?`,
  "i",
);
const every = new RegExp(
  String.raw`\b(?:every|each) (?:single )?(?<per>${span}|${weekday})\b|\b(?:on )?(?<plural>${weekday})(?:s\b| (?:morning|night|afternoon)s\b)`,
  "i",
);
const eachMachine = new RegExp(
  String.raw`\b(?:each|every one|all) (?:of )?(?:the |our |my |these |those )?${amount} (?:[\w-]+ ){0,2}?${crowd}\b`,
  "i",
);
/** `Four of the lathes stand`. */
const someMachines = new RegExp(
  String.raw`\b${amount} of (?:the |our |my )(?:${writtenNumber} )?(?:[\w-]+ ){0,2}?${crowd} (?:sit|stand|wait|are idle|lose)\b`,
  "i",
);
/** `Two mills sit 3 hours each every night`. */
const machinesEach = new RegExp(String.raw`\b${amount} (?:[\w-]+ ){0,2}?${crowd}\b(?=.*\b(?:each|apiece)\b)`, "i");
/** Of each machine, and no word says how many there are. */
const perMachine = new RegExp(String.raw`\b(?:per|each|every) ${crowd}\b`, "i");
/** Where times are counted, each time is meant. */
const isOfEach = (text: string): boolean => perMachine.test(text) || (!times.test(text) && machinesApiece.test(text));
const machinesApiece = /\b(?:machines|spindles|lathes|mills|centers|grinders)\b.*\b(?:each|apiece)\b/i;
const everyOne = /\b(?:every|each) (?:single )?one(?: of (?:them|those|these))?\b(?! of)/i;

/** Minutes each time: more isn't part of a day, and less isn't worth counting. Own judgment. */
const believable = { least: 5, most: 24 * 60 } as const;

/** `undefined` unless the sentence states one duration and one rhythm, and no other number. */
export function readOften(text: string, shifts: number): OftenStated | undefined {
  const [found, another] = [...text.matchAll(duration)];
  if (found?.groups === undefined || another !== undefined || runsFor.test(text.slice(0, found.index)))
    return undefined;
  const { unit = "", per } = found.groups;
  const scale = /^h/i.test(unit) ? 60 : 1;
  const { low, high } = lowHigh(found.groups);
  const each = { low: low * scale, high: high * scale };
  if (!(each.low >= believable.least && each.high <= believable.most)) return undefined;
  // Where times are counted, `each` is each time and not each machine.
  const machine =
    eachMachine.exec(text) ?? someMachines.exec(text) ?? (times.test(text) ? null : machinesEach.exec(text));
  const without = [found[0], machine?.[0] ?? ""].reduce((rest, part) => rest.replace(part, " # "), text);
  if (machine === null && isOfEach(text)) return undefined;
  const rhythm = rhythmOf(without, per?.toLowerCase(), shifts);
  if (rhythm === undefined || hasNumber(without.replace(rhythm.said, " "))) return undefined;
  const machines = machine?.groups ? { ...lowHigh(machine.groups), nouns: "machines" } : null;
  const isBefore = machines === null && everyOne.test(text);
  return { each, factors: rhythm.factors, period: rhythm.period, machines: isBefore ? "before" : machines };
}

interface Rhythm extends Pick<OftenStated, "factors" | "period"> {
  readonly said: string;
}

function rhythmOf(text: string, rated: string | undefined, shifts: number): Rhythm | undefined {
  const counted = times.exec(text);
  if (counted?.groups) {
    const { factors, period } = inAWeek(counted.groups.per ?? "", shifts);
    const timesEach = { ...lowHigh(counted.groups), nouns: "times" };
    return rated === undefined ? { factors: [timesEach, ...factors], period, said: counted[0] } : undefined;
  }
  const some = nights.exec(text);
  if (some?.groups && (some.groups.week !== undefined || rated !== undefined || every.test(text))) {
    return { factors: [{ ...lowHigh(some.groups), nouns: some.groups.nouns ?? "" }], period: "a week", said: some[0] };
  }
  if (some !== null) return undefined;
  const found = every.exec(text)?.groups;
  const per = rated ?? found?.per?.toLowerCase() ?? (found?.plural === undefined ? undefined : "week");
  return per === undefined ? undefined : { ...inAWeek(per, shifts), said: "" };
}

/** What turns a rhythm into a week; a monthly one stays monthly. */
function inAWeek(per: string, shifts: number): Pick<OftenStated, "factors" | "period"> {
  if (per === "month") return { factors: [], period: "a month" };
  if (per === "shift" && shifts > 1) {
    return { factors: [{ low: shifts, high: shifts, nouns: "shifts" }, workingDays], period: "a week" };
  }
  return {
    factors: /^(?:day|night|shift|morning|evening|afternoon)$/.test(per) ? [workingDays] : [],
    period: "a week",
  };
}

const workingDays: Factor = { low: daysAWeek, high: daysAWeek, nouns: "days" };

function lowHigh(groups: Readonly<Record<string, string | undefined>>): LowHigh {
  const firstIn = (written = ""): number => numbersIn(written)[0]?.low ?? Number.NaN;
  const low = firstIn(groups.low);
  return { low, high: groups.high === undefined ? low : firstIn(groups.high) };
}

/** `the 5-axis`, `the 3/4 holder` and `every one` count nothing. */
const hasNumber = (text: string): boolean =>
  /\$|%/.test(text) ||
  numbersIn(text.replace(/\b\d+(?:-[a-z]+|\/\d+)\b/gi, " ")).some(
    ({ start, end }) => !/^one$/i.test(text.slice(start, end)),
  );

/** How many machines the sentence before counts. */
export function machinesIn(text: string): Factor | undefined {
  const found = new RegExp(String.raw`\b${amount} (?:[\w-]+ ){0,2}?${crowd}\b`, "i").exec(text)?.groups;
  return found && { ...lowHigh(found), nouns: "machines" };
}
