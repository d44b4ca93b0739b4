import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { type Form, hoursSum, minutesOfHour, type Near, periodIn } from "./near.ts";
import { planAndActual } from "./over-plan.ts";
import { type StatedQuantity, statedQuantitiesIn } from "./stated-quantities.ts";

/** What the quantities of an answer add up to: each form of sum once, the one with the most hours first. */
export function statedSumsIn(sentences: readonly Sentence[], field: FreeTextField): readonly StatedLoss[] {
  const bySentence = sentences.map(statedQuantitiesIn);
  const sums = bySentence.flatMap((here, at) => {
    const near: Near = {
      here,
      next: bySentence[at + 1] ?? [],
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
    const isOf = /\b(?:out )?of(?: the| its| a possible)?\s*$/i.test(run.sentence.text.slice(0, all.start).trimEnd());
    const isHours = [run, all].some(({ unit }) => unit === "minutes") && [run, all].every(isTimeOrBare);
    const [ran, possible] = [inHours(run), inHours(all)];
    if (!isOf || !isHours || possible > 168 || ran >= possible) continue;
    const period = periodIn({ lines }, run.sentence);
    return hoursSum({
      cause: "whole-shop",
      ran: ran / possible,
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

const forms: readonly Form[] = [planAndActual, outOf];

const isTimeOrBare = (one: StatedQuantity): boolean => one.unit === "minutes" || one.unit === null;
const inHours = ({ unit, low }: StatedQuantity): number => (unit === "minutes" ? low / minutesOfHour : low);
