import type { FreeTextField } from "../../../survey/free-text.ts";
import { withNoun } from "../../../survey/writing.ts";
import type { Sentence } from "../../reader/words.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { type Form, hoursSum, minutesOfHour, type Near, periodOf } from "./near.ts";
import { planAndActual } from "./over-plan.ts";
import { setupsOnPlan } from "./setups-on-plan.ts";
import { ranWords } from "./stated.words.ts";
import { type StatedQuantity, statedQuantitiesIn } from "./stated-quantities.ts";

/** What the quantities of an answer add up to: each form of sum once, the one with the most hours first. */
export function statedSumsIn(sentences: readonly Sentence[], field: FreeTextField): readonly StatedLoss[] {
  const sums = nearIn(sentences, field).flatMap((near) => forms.flatMap((form) => form(near) ?? []));
  const known = sums.map(({ lines }) => lines.join());
  return sums
    .filter(({ lines }, at) => known.indexOf(lines.join()) === at)
    .toSorted((a, b) => (b.hours?.high ?? 0) - (a.hours?.high ?? 0));
}

/** The first sentence of an answer that tells that setups take no longer than planned. */
export const setupOnPlanIn = (sentences: readonly Sentence[], field: FreeTextField): Sentence | undefined =>
  nearIn(sentences, field).flatMap(setupsOnPlan)[0];

/** The quantities of each sentence, with those next to it. */
function nearIn(sentences: readonly Sentence[], field: FreeTextField): readonly Near[] {
  const bySentence = sentences.map(statedQuantitiesIn);
  return bySentence.map((here, at) => ({
    here,
    next: bySentence[at + 1] ?? [],
    lines: sentences.slice(Math.max(0, at - 1), at + 2),
    field,
  }));
}

/** `It cut 36 hours last week out of 80`, `manned ninety hours and cut for sixty-one`: hours possible less hours run. */
const outOf: Form = ({ here, field, lines }) => {
  for (const [at, one] of here.entries()) {
    const other = here[at + 1];
    const found = other && (runOf(one, other) ?? runOf(other, one));
    if (!other || !found || ![one, other].every(isTimeOrBare) || [one, other].every(({ unit }) => unit === null))
      continue;
    const [ran, possible] = found.map(inHours) as [number, number];
    if ((possible > 168 && !isManned.test(one.sentence.text)) || ran >= possible) continue;
    const period = periodOf({ lines }, one, other);
    return hoursSum({
      cause: "whole-shop",
      ran: ran / possible,
      hours: { low: possible - ran, high: possible - ran },
      whose: isOfEach.test(one.sentence.text) ? ranWords.ofEach : ranWords.ofAll,
      unit: "not run",
      period,
      isPriced: false,
      lines: [
        `${digits(possible)} − ${digits(ran)} = ${withNoun(digits(possible - ran), "hours")}. ${digits(ran)} ÷ ${digits(possible)} = ${Math.round((100 * ran) / possible)}% run`,
      ],
      quotes: quotesOf(field, one.sentence),
    });
  }
  return undefined;
};

/** The hours run and those possible, if words say that one of two numbers is out of the other. */
function runOf(run: StatedQuantity, all: StatedQuantity): readonly [StatedQuantity, StatedQuantity] | undefined {
  const isLater = run.start > all.start;
  const isCut = isLater ? cutBefore.test(run.before) : cutting.test(`${run.before} ${run.after}`);
  const before = all.sentence.text.slice(0, all.start).trimEnd();
  return isCut && ((isLater ? outOfBefore : ofBefore).test(before) || mannedBefore.test(before))
    ? [run, all]
    : undefined;
}
const isManned = /\b(?:manned|staffed|attended)\b/i;
const mannedBefore = /\b(?:manned|staffed|attended|crewed)(?: (?:it|them|for|about|only|around))*$/i;
const ofBefore = /\b(?:(?:out )?of(?: the| its| a possible)?|in an?)\s*$/i;
const outOfBefore = /(?:^|[,;:.] ?|\b(?:and|but) )(?:out )?of(?: the| its| every| each)?\s*$/i;
const chips = "mak(?:e|es|ing) (?:the )?chips";
const cutting = new RegExp(
  String.raw`\b(?:cuts?|cutting|ran|runs?|running|in cycle|turning|in the cut|pulled load|under load|${chips})\b`,
  "i",
);
/** `each 5-axis cut for`, right before the hours run. */
const cutBefore = new RegExp(
  String.raw`\b(?:cuts?|ran|runs?|(?:(?:is|was|are|were) )?in cycle|(?:is|was|are|were) (?:cutting|running)|${chips})(?: (?:for|only|about|just|maybe))*\s*$`,
  "i",
);

/** `each 5-axis cut for 33`, `29 hours each`: the hours are those of one machine. */
const isOfEach =
  /\b(?:each|every)(?: one)?(?: of (?:the|our|those|my|them))?(?: [\w-]+){0,2} (?:cuts?|ran|runs?|(?:is|was|were) (?:cutting|running|in cycle))\b|\b(?:hours|hrs) (?:each|apiece)\b|\b(?:hours|hrs) out of \d+,? (?:both|each|all) of them\b/i;

const forms: readonly Form[] = [planAndActual, outOf];

const isTimeOrBare = (one: StatedQuantity): boolean => one.unit === "minutes" || one.unit === null;
const inHours = ({ unit, low }: StatedQuantity): number => (unit === "minutes" ? low / minutesOfHour : low);
