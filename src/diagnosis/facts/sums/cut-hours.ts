import { clockHoursAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { signalOf } from "../../../knowledge/kpi-record/signals.ts";
import { fullAt } from "../../../knowledge/page-one/rulings.ts";
import { isOfOthers } from "../../../knowledge/patterns/of-others.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { counted } from "../../case/numbers.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";
import { type MachineGroup, machineGroupsIn } from "../numbers/machine-groups.ts";
import { type Quantity, quantitiesIn } from "../numbers/quantities.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { cutWords } from "./stated.words.ts";

/** Hours a week that a shop says some of its machines cut. */
export interface CutHours {
  /** The machines in its words, with their number: `your two wire machines`. */
  readonly machines: string;
  readonly count: number;
  /** Hours a week of each, and of all together. */
  readonly each: number;
  readonly all: number;
  /** Shift hours of one machine a week. */
  readonly inShifts: number;
  /** Of their shift hours, from 0 to 1. */
  readonly ofShifts: number;
  readonly field: FreeTextField;
  readonly said: string;
}

/** `The two wire machines cut about 126 hours a week together`, `the grinder cut 31 hours last week`; `undefined` if none is stated. */
export const cutHoursOf = memoizeEach(
  (submission: Submission): CutHours | undefined =>
    freeTextFields
      .filter(isReportField)
      .flatMap((field) => sentencesOf(submission[field] ?? "").map(({ text }) => ({ field, text })))
      .flatMap((told) => statedIn(told, submission) ?? [])[0],
);

function statedIn(
  { field, text }: { readonly field: FreeTextField; readonly text: string },
  { shift_count, machine_count }: Submission,
): CutHours | undefined {
  const found = isOfOthers.test(text) || isNotToday.test(text) ? undefined : cutIn(text);
  if (found === undefined) return undefined;
  const { count, each, name } = found;
  const inShifts = hoursAShiftWeek * Number(shift_count);
  // More than their shifts have are hours that they run alone, which no shift hour is held against.
  if (each <= 0 || each > inShifts || count > machine_count) return undefined;
  return { machines: name, count, each, all: each * count, inShifts, ofShifts: each / inShifts, field, said: text };
}

interface CutIn {
  readonly count: number;
  /** Hours of each. */
  readonly each: number;
  readonly name: string;
}

function cutIn(text: string): CutIn | undefined {
  const quantities = quantitiesIn(text);
  const hours = quantities.find((one) => isCutHours(one, text));
  if (hours === undefined) return undefined;
  const value = (hours.low + hours.high) / 2 / 60;
  const [group] = machineGroupsIn(quantities.filter(({ start }) => start < hours.start));
  const isEach = hours.per === "each" || eachAfter.test(text.slice(hours.start + hours.text.length));
  if (group !== undefined) return ofGroup(group, value, isEach, hours.together || together.test(text));
  // `Those ten cut 52 hours a week each`: the sentence before names them.
  if (isEach) return { count: 1, each: value, name: cutWords.those };
  const one = oneMachine.exec(text.slice(0, hours.start))?.groups?.machine;
  return one === undefined ? undefined : { count: 1, each: value, name: cutWords.one(one) };
}

/** The hours of several machines, if the sentence says whether they are those of each or of all. */
function ofGroup({ count, name }: MachineGroup, hours: number, isEach: boolean, areAll: boolean): CutIn | undefined {
  if (!isEach && !areAll) return undefined;
  return { count, each: isEach ? hours : hours / count, name: cutWords.group(counted(count), name) };
}
const eachAfter = /^ ?(?:each|apiece|per machine)\b/i;
const together = /\b(?:together|between them|combined|in all|in total)\b/i;

/** Hours a week right after a word for cutting. */
const isCutHours = ({ unit, per, start, text: written, low }: Quantity, text: string): boolean => {
  const after = text.slice(start + written.length);
  const isOfWeek =
    per === "week" || /^ (?:last|this|that) week\b/i.test(after) || /\blast week\b/i.test(text.slice(0, start));
  const isOutOf = /^(?: (?:each|apiece|last week|a week))* (?:out )?of\b/i.test(after);
  return (
    unit === "minutes" && low < 60 * clockHoursAWeek * 100 && isOfWeek && !isOutOf && cut.test(text.slice(0, start))
  );
};
const cut = quick(
  /\b(?:cut|cuts|cutting|in cycle|in the cut)(?: (?:for|only|just|about|around|roughly|maybe|some))*\s*$/i,
);
const oneMachine =
  /\b(?:the|our|my) (?<machine>(?:[\w-]+ ){0,2}(?:machine|mill|lathe|edm|vmc|hmc|grinder|swiss|router|saw|horizontal|vertical|mill-turn|5-axis|five-axis|mazak|haas|okuma|hermle|dmg|doosan|makino|mori))\b(?:(?!\b(?:and|but)\b)[^.;])*$/i;
const isNotToday =
  /\b(?:would|could|should|if|goal|target|want\w*|hope|need\w*|used to|quot(?:ed|es?)|promis\w*|supposed to|capable)\b/i;

/** The percent of staffed hours that a good shop cuts. */
const cutting = signalOf("kpi_spindle_util");
const goodPercent = cutting.kind === "band" ? cutting.low : cutting.good;

/** The same as a sum over the shop's own numbers, held against what a good shop cuts and against the whole week. */
export function cutHoursSum(submission: Submission): StatedLoss | undefined {
  const stated = cutHoursOf(submission);
  if (stated === undefined) return undefined;
  const { machines, count, each, all, inShifts, ofShifts, field, said } = stated;
  const [percent, ofWeek] = [Math.round(100 * ofShifts), Math.round((100 * each) / clockHoursAWeek)];
  const isGood = percent >= goodPercent;
  const left = { inShifts: digits(inShifts - each), outside: digits(clockHoursAWeek - inShifts) };
  return {
    kind: "stated-loss",
    cause: "capacity_visibility",
    value: { low: percent, high: percent },
    isPercent: true,
    unit: cutWords.unit,
    lines: [
      ...(count > 1 ? [cutWords.each(digits(all), String(count), digits(each))] : []),
      cutWords.ofShifts(digits(each), digits(inShifts), String(percent)),
      cutWords.ofWeek(digits(each), clockHoursAWeek, String(ofWeek)),
    ],
    hours: null,
    ran: ofShifts,
    quotes: quotesOf(field, { text: said }),
    ...(isGood && {
      passes: {
        says: cutWords.passes(goodPercent, Math.round(100 * fullAt), left, ofShifts >= fullAt),
        thinks: cutWords.thinks(ofShifts >= fullAt),
        headline: cutWords.headline(
          machines,
          count === 1 && machines !== cutWords.those,
          String(percent),
          String(ofWeek),
        ),
      },
    }),
  };
}
