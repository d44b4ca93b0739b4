import { rebuilds } from "../../../knowledge/page-one/rulings.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import type { Sentence } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { type Amount, amountsIn, type Price } from "./amounts.ts";
import { anotherDeed } from "./plan-patterns.ts";

/**
 * The first amount of money after a plan, or before it if nothing else is planned. It may be in the plan's sentence, in
 * the next one if that is about a price (`Quote on the table is 610k`), or in one soon after that starts with it
 * (`Lease is 9,400 a month`). `null` if none.
 */
export function priceOf(
  plan: { readonly start: number; readonly text: string; readonly asset?: string },
  sentence: Sentence,
  [next, ...later]: readonly Sentence[],
  isAlone: boolean,
): Price | null {
  const ofPlan = (text: string): string =>
    (plan.asset === "people" ? text.replace(forAThing, "") : text).replace(toNextDeed, "");
  const count = numbersIn(plan.text).find(({ low }) => low > 1)?.low;
  const behind = ofPlan(sentence.text.slice(plan.start - sentence.start));
  return (
    besideIt(plan.text, behind, count) ??
    (isAlone ? amountBefore(sentence.text.slice(0, plan.start - sentence.start), count) : null) ??
    (next && speaksOfPrice.test(next.text) ? amountIn(next.text) : null) ??
    (plan.asset === "machine" || rebuilds.test(plan.text) ? inThousands(behind) : null) ??
    (isAlone ? amountIn(later.slice(0, soonAfter).find(({ text }) => isPrice.test(text))?.text ?? "") : null)
  );
}

/** The price in the words of the plan or right behind them; none if another thing, or a limit, comes first. */
function besideIt(thing: string, behind: string, count: number | undefined): Price | null {
  const [first] = amountsIn(behind);
  if (first === undefined) return null;
  const between = behind.slice(thing.length, Math.max(thing.length, first.start));
  const isFar = between.length > (quoted.test(between) ? farthest : nearest);
  return isFar || another.test(between) || limit.test(between) ? null : priceFrom(first, behind, count);
}

/** Letters between a thing and its price, also where a word says that it is one. Own judgment. */
const [nearest, farthest] = [60, 130];
const quoted = /\b(?:quot\w+|pric\w+|asking|wants|bank)\b/i;
/** `a bonus, or a time clock`, `the new lathe and the past due`. */
const another = /\b(?:and|or|plus|but)\b,? (?:an?|the|our|my|his|her|their|two|three|four)\b/i;
/** An amount that is to be reached or stayed under is a goal. */
const limit = /\b(?:under|below|over|above|past due|backlog|sales|revenue|less than|more than) (?:about )?$/i;

/** `$86,000 budgeted for a presetter`. */
function amountBefore(before: string, count: number | undefined): Price | null {
  const last = amountsIn(before).at(-1);
  const isOfIt = last !== undefined && linksToIt.test(before.slice(last.end));
  return isOfIt && !limit.test(before.slice(0, last.start)) ? priceFrom(last, before, count) : null;
}
const linksToIt =
  /^ ?(?:dollars |more |set aside |put (?:away|by) |budgeted |saved(?: up)? |proposal |quote )?(?:(?:for|on|into|toward) )?(?:[\p{L}-]+ ){0,3}$/u;

/** The price behind another plan is its own: `add a third shift or buy the Mazak for $480k`. */
const toNextDeed = new RegExp(String.raw`(?<=\S.*)${anotherDeed}.*`, "is");

/** `$96,000 for zero-point bases`, in a sentence that also speaks of a hire. */
const forAThing = /[$€£] ?\d[\d,.]*k? for (?!(?:him|her|them|it|the (?:first |whole )?year)\b)[^.;]*/gi;

/** `Looking at an i-250 at about 590`, `rebuilt, he says 210`: a machine for so little is priced in thousands. */
function inThousands(text: string): Price | null {
  const found = bareThousands.exec(text)?.groups?.thousands;
  return found === undefined ? null : { dollars: Number(found) * 1000, per: "once" };
}
const inItsClause = String.raw`(?:(?!\b(?:because|since|so|as|if|when|where|which|while|but|and|or)\b)[^.,;]){0,60}?`;
const bareThousands = new RegExp(
  String.raw`^(?:${inItsClause}(?:(?<!\b(?:runs?|ran|running|is|are|was|were|sits?|stuck) |['’]s )\bat|\bfor(?= (?:about |around )?\d+ ?(?:$|[.;(]|installed\b|all in\b)))|[^.;]{0,60}?\b(?:asking|(?<!\b(?:we|I) )wants?|(?:he|she|they|dealer|shop) says?)) (?:about |around |roughly |like )?(?<thousands>[4-9]\d|[1-9]\d\d)(?= ?(?:$|[.;(]|,(?! ?\d| maybe \d)|or\b(?! (?:so|more|better|\d))|and\b|but\b|plus\b|installed\b|all in\b))`,
  "iu",
);

/** Sentences after the next one. */
const soonAfter = 2;
const isPrice = quick(
  /\b(?:has|have|got|with|made|sent|wrote) (?:me |us )?an? (?:quote|price|proposal|bid|lease|offer)(?:,| for| of| at) [$€£]?\d|^[$€£]?\d[\d,.]* ?(?:k|grand|thousand)\W*$|^(?:(?:the |their )?(?:quote|price|lease|payment)s?|there(?:['’]s| is) (?:an?|one)(?: (?:used|new|demo))?)\b/i,
);
const speaksOfPrice = quick(
  /^\$?\d[\d,.]* ?(?:k|grand|thousand)\W*$|\b(?:has|have|got|with|made|sent|wrote) (?:me |us )?an? (?:quote|price|proposal|bid|lease|offer)(?:,| for| of| at) [$€£]?\d|\b(?:dealer|salesman|rep|distributor|builder)\b(?: [a-z]+){0,3} (?:says?|said|wants?|asks?|quoted) [$€£]|^(?:the |a |their |our )?(?:requests?|quotes?|offers?|quotation|price|lease|payments?|number|cost|budget|it['’]?s|that['’]?s|they want|about|around|roughly)\b|^\$\d|^[\w-]+ (?:more )?(?:people|men|guys|operators|machinists|hands|bodies|heads),? (?:about|around|roughly|at|for|is|are|cost)\b/i,
);

function amountIn(text: string, count?: number): Price | null {
  const [first] = amountsIn(text);
  return first ? priceFrom(first, text, count) : null;
}

/** For several things at a unit price, the total: `two more verticals at $95,000 apiece`, `lights on all 31 machines at $1,150 each`. */
export function priceFrom({ dollars, per, start, end }: Amount, text: string, counted = 1): Price {
  const count = counted > 1 ? counted : (numbersIn(onAll.exec(text.slice(0, start))?.groups?.count ?? "")[0]?.low ?? 1);
  const isEach = /^(?: an?| per)?(?: month| year)?,? ?(?:each|apiece|a pop|a piece|per machine|for each)\b/i.test(
    text.slice(end),
  );
  return isEach && count > 1 ? { dollars: count * dollars, per, each: dollars, count } : { dollars, per };
}

/** `on all 31 machines at`, `for eight Citizen L20s,`: how many get one. */
const onAll =
  /\b(?:on|for|at) (?:all |each )?(?:of )?(?:our |the |my )?(?<count>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:[\w-]+ ){0,2}[\w-]+(?:,? (?:quoted |priced )?(?:at|for) |, )(?:about )?$/i;

/** `6,000 square feet in the old shoe factory at $7.25 a foot`: the rent of a year. */
export function rentOf(text: string): Price | null {
  const { area, foot } = rent.exec(text)?.groups ?? {};
  const [feet, each] = [area, foot].map((one) => Number(one?.replaceAll(",", "")));
  return feet && each ? { dollars: feet * each, per: "year", each, count: feet } : null;
}
const rent =
  /(?<area>\d[\d,]*) (?:square feet|square foot|sq\.? ?ft\.?)\b[^.;$]{0,50} at \$ ?(?<foot>\d+(?:\.\d+)?) (?:a|per) (?:square )?foot/i;

/**
 * The one amount in a sentence that speaks of an offer, although it doesn't stand next to the plan: `$18,000 a year, and he's
 * about signed for it, that'll be a fifth screen`.
 */
export function onlyAmount(text: string): Price | null {
  const [first, ...others] = amountsIn(text);
  const isOffer = first !== undefined && others.length === 0 && offering.test(text) && first.dollars >= leastOffer;
  return isOffer ? priceFrom(first, text) : null;
}
const offering = /\b(?:sign(?:ed|ing)? for|(?:showed|quoted|offered|priced) us)\b/i;
/** Dollars; an amount below may be of anything. Own judgment. */
const leastOffer = 2_000;
