import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { differenceLine, digits, lossOfOne, quotesOf, type StatedLoss } from "./loss.ts";
import { setAgain, setMore } from "./more-setups.ts";
import { type Form, hoursSum, leastOver, maxOver, minutesOfHour, type Near, periodIn } from "./near.ts";
import { planAndActual, shortOf } from "./over-plan.ts";
import { type StatedQuantity, statedQuantitiesIn } from "./quantities.ts";
import { statedUnits } from "./stated.words.ts";
import { countTimesEach } from "./times-each.ts";

/** What the quantities of an answer add up to: each form of sum once, the one with the most hours first. */
export function statedSumsIn(sentences: readonly Sentence[], field: FreeTextField): readonly StatedLoss[] {
  const bySentence = sentences.map(statedQuantitiesIn);
  const sums = bySentence.flatMap((here, at) => {
    const near: Near = {
      here,
      next: bySentence[at + 1] ?? [],
      around: sentences
        .slice(Math.max(0, at - 1), at + 2)
        .flatMap((_, index) => bySentence[Math.max(0, at - 1) + index] ?? []),
      lines: sentences.slice(Math.max(0, at - 1), at + 2),
      field,
    };
    return forms.flatMap((form) => form(near) ?? []);
  });
  const known = sums.map(({ lines }) => lines.join());
  return sums
    .filter(({ lines }, at) => known.indexOf(lines.join()) === at)
    .toSorted((a, b) => (b.hours?.high ?? 0) - (a.hours?.high ?? 0));
}

/** `It cut 36 hours last week out of 80`: hours possible less hours run. */
const outOf: Form = ({ here, field, lines }) => {
  for (const [at, run] of here.entries()) {
    const all = here[at + 1];
    if (all === undefined || !cutting.test(`${run.before} ${run.after}`)) continue;
    const isOf = /\b(?:out )?of(?: the| its| a possible)?\s*$/i.test(
      run.sentence.text.slice(0, indexOf(all)).trimEnd(),
    );
    const isHours = [run, all].some(({ unit }) => unit === "minutes") && [run, all].every(isTimeOrBare);
    const [ran, possible] = [inHours(run), inHours(all)];
    if (!isOf || !isHours || possible > 168 || ran >= possible) continue;
    const period = periodIn({ lines }, run.sentence);
    return hoursSum({
      cause: "whole-shop",
      hours: { low: possible - ran, high: possible - ran },
      whose: "machine hours",
      unit: "not run",
      period,
      isPriced: false,
      lines: [
        `${digits(possible)} − ${digits(ran)} = ${withNoun(digits(possible - ran), "hours")}. ${digits(ran)} ÷ ${digits(possible)} = ${Math.round((100 * ran) / possible)}% run`,
      ],
      quotes: quotesOf(field, run.sentence),
    });
  }
  return undefined;
};
const cutting = /\b(?:cuts?|cutting|ran|runs?|running|in cycle|turning|in the cut|pulled load|under load)\b/i;

/** The same thing a second time, or with somebody else: `First one, 20 days on the Makino. Second one, 12.` */
const secondTime: Form = ({ here, next, field }) => {
  const all = [...here, ...next];
  const first = all.find((one) => isTime(one) && firstOne.test(one.before));
  const second = all.find((one) => one !== first && isTimeOrBare(one) && secondOne.test(one.before));
  if (first === undefined || second === undefined || !(second.unit === null || second.unit === first.unit))
    return undefined;
  const isDays = first.unit === "days";
  const scale = isDays ? 1 : minutesOfHour;
  const [slow, quick] = [first.low / scale, second.unit === null ? second.low : second.low / scale];
  const less = slow - quick;
  if (less < leastOver * slow || quick < slow / maxOver) return undefined;
  const unit = isDays ? "days" : "hours";
  return lossOfOne({
    cause: "lead-if-spoken-of",
    value: less,
    unit: statedUnits.lessSecondTime(unit),
    lines: [differenceLine(slow, quick, unit, slow)],
    quotes: quotesOf(field, first.sentence, second.sentence),
  });
};
const things = "(?:one|batch|run|time|tool|lot|job|order)";
const firstOne = new RegExp(String.raw`\bfirst ${things}\b`, "i");
const secondOne = new RegExp(String.raw`\b(?:second|next|other) ${things}\b`, "i");

const forms: readonly Form[] = [planAndActual, outOf, countTimesEach, setMore, setAgain, secondTime, shortOf];

const isTime = ({ unit }: StatedQuantity): boolean => unit === "minutes" || unit === "days";
const isTimeOrBare = (one: StatedQuantity): boolean => one.unit === "minutes" || one.unit === null;
const inHours = ({ unit, low }: StatedQuantity): number => (unit === "minutes" ? low / minutesOfHour : low);
const indexOf = ({ sentence, before, low }: StatedQuantity): number => {
  const at = sentence.text.indexOf(before.trim() === "" ? digits(low) : before);
  return sentence.text.indexOf(digits(low), Math.max(0, at));
};
