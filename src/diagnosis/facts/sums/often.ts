import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { clockHoursAWeek } from "../../../knowledge/figures/working-time.ts";
import { causesOfHours, ofPeople } from "../../../knowledge/patterns/counted-loss-patterns.ts";
import {
  isElsewhere,
  isOrdinary,
  isPast,
  isSupposed,
  losesTime,
  machineLoses,
} from "../../../knowledge/patterns/often-lost-patterns.ts";
import type { FreeTextField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { mayHoldNumber } from "../numbers/number-in-text.ts";
import { hoursLost, quotesOf, type StatedLoss, span, timeSpan } from "./loss.ts";
import { hoursSum, minutesOfHour } from "./near.ts";
import { type Factor, inPlainTime, machinesIn, type OftenStated, readOften } from "./rhythm.ts";
import { statedLines } from "./stated.words.ts";

/** `Three times a week the feeder jams, an hour and a half each`: how often, times how long. */
export function oftenAndLong(
  before: Sentence | undefined,
  here: Sentence,
  next: Sentence | undefined,
  field: FreeTextField,
  submission: Submission,
): StatedLoss | undefined {
  const goesOn = next !== undefined && refersBack.test(next.text);
  const what = before !== undefined && happensAgain.test(here.text) ? [before] : [];
  for (const sentences of [[here], ...(goesOn ? [[here, next]] : [])]) {
    if (!sentences.some((one) => mayLast.test(one.text))) continue;
    const text = sentences.map((one) => inPlainTime(one.text)).join(" ");
    const whole = [...what.map((one) => one.text), text].join(" ");
    const often = mayHoldNumber(text) && isOwnLoss(whole) ? readOften(text, Number(submission.shift_count)) : undefined;
    const factors = often && factorsOf(often, before, submission);
    if (often && factors) return lossOf(often, factors, whole, quotesOf(field, ...what, ...sentences));
  }
  return undefined;
}

/** How long it takes, in English or Spanish. Most sentences don't say, and the other patterns are many. */
const mayLast = /hour|hora|hr|min|h\b/i;

/** `Happens three times a week`: the sentence before says what. */
const happensAgain = /^\W*(?:and )?(?:(?:that|this|it|which) )?(?:happens|goes on|comes up|occurs)\b/i;

const refersBack =
  /^\W*(?:and |about |around |maybe )?(?:each|every|it|it['’]s|that|that['’]s|this|they|them|those|once|twice|an? (?:hour|half)|half|\d|two|three|four|five|six)\b/i;

const isOwnLoss = (text: string): boolean =>
  losesTime.test(text) && ![isSupposed, isPast, isElsewhere, isOrdinary].some((words) => words.test(text));

/** The machines, if some are counted, then how often; `undefined` where no shop of that size loses as much. */
function factorsOf(
  { machines, factors, each, period }: OftenStated,
  before: Sentence | undefined,
  { machine_count }: Submission,
): readonly Factor[] | undefined {
  const counted = machines === "before" ? machinesIn(before?.text ?? "") : machines;
  if (counted === undefined) return undefined;
  const all = counted === null ? factors : [counted, ...factors];
  const weeks = period === "a month" ? weeksOfMonth : 1;
  const most = Math.max(machine_count, counted?.high ?? 1) * clockHoursAWeek * weeks;
  return hoursOf(each, all).high <= most ? all : undefined;
}

const weeksOfMonth = 4.3;

const hoursOf = (each: LowHigh, factors: readonly Factor[]): LowHigh => ({
  low: factors.reduce((product, { low }) => product * low, each.low / minutesOfHour),
  high: factors.reduce((product, { high }) => product * high, each.high / minutesOfHour),
});

function lossOf(
  { each, period }: OftenStated,
  factors: readonly Factor[],
  text: string,
  quotes: StatedLoss["quotes"],
): StatedLoss {
  const hours = hoursOf(each, factors);
  const cause = causesOfHours.find(({ says }) => says.test(text))?.cause ?? null;
  const counts = factors.map(({ low, high, nouns }) => withNoun(span(low, high), nouns));
  const sum = [...counts, timeSpan(each.low, each.high)].join(" × ");
  const all = withNoun(span(hours.low, hours.high), "hours");
  const lines = [factors.length === 0 ? statedLines.asTold(`${all} ${period}`) : `${sum} = ${all}`];
  const whose = machineLoses.test(text) ? "machines" : ofPeople.test(text) ? "people" : "machines";
  if (ofPeople.test(text) || ofMachines.test(text)) {
    return { ...hoursLost({ cause: cause ?? "as-spoken-of", whose, hours, period, sum, quotes }), lines };
  }
  return hoursSum({ cause, hours, unit: "", period, lines, quotes });
}

const ofMachines =
  /\b(?:machines?|spindles?|lathes?|mills?|grinders?|swiss|horizontals?|verticals?|multi-?spindles?|multis|edms?|cells?|haas|mazak|okuma|mori|makino|doosan|citizen|feeders?|(?:sits?|stands?) (?:idle|dark|there)|idle|quits?|jams?)\b/i;
