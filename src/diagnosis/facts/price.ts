import type { Sentence } from "../reader/words.ts";
import { numbersIn } from "./number-in-text.ts";

/** What a planned thing costs. */
export interface Price {
  readonly dollars: number;
  readonly per: "once" | "month" | "year";
  /** Where several are planned at so much each: that, and how many. `dollars` is for all. */
  readonly each?: number;
  readonly count?: number;
}

/**
 * The first amount of money after a plan, or before it if nothing else is planned. It may be in the plan's sentence, in
 * the next one if that is about a price (`Quote on the table is 610k`), or in one soon after that starts with it
 * (`Lease is 9,400 a month`). `null` if none.
 */
export function priceOf(
  plan: { readonly start: number; readonly text: string },
  sentence: Sentence,
  [next, ...later]: readonly Sentence[],
  isAlone: boolean,
): Price | null {
  const behind = sentence.text.slice(plan.start - sentence.start);
  return (
    amountIn(behind) ??
    (isAlone ? amountIn(sentence.text) : null) ??
    (next && speaksOfPrice.test(next.text) ? amountIn(next.text) : null) ??
    (isAlone ? amountIn(later.slice(0, soonAfter).find(({ text }) => isPrice.test(text))?.text ?? "") : null)
  );
}

/** Sentences after the next one. */
const soonAfter = 2;
const isPrice =
  /^(?:(?:the |their )?(?:quote|price|lease|payment)s?|there(?:['’]s| is) (?:an?|one)(?: (?:used|new|demo))?)\b/i;
const speaksOfPrice =
  /^(?:the |a |their |our )?(?:quotes?|price|lease|payments?|number|cost|budget|it['’]?s|that['’]?s|they want|about|around|roughly)\b|^\$\d/i;

function amountIn(text: string): Price | null {
  const [first] = amountsIn(text);
  return first ? priceFrom(first, text) : null;
}

/** For several things at a unit price, the total: `two more verticals at $95,000 apiece`. */
export function priceFrom({ dollars, per, end }: Amount, text: string, count = 1): Price {
  const isEach = /^(?: an?| per)?(?: month| year)?,? ?(?:each|apiece|a pop|a piece|per machine|for each)\b/i.test(
    text.slice(end),
  );
  return isEach && count > 1 ? { dollars: count * dollars, per, each: dollars, count } : { dollars, per };
}

/** The amounts of money in a text, each with its position. */
export function amountsIn(text: string): readonly Amount[] {
  return numbersIn(text).flatMap(({ low, start, end }): readonly Amount[] => {
    const written = text.slice(start, end);
    const after = text.slice(end);
    const per = /^\s*(?:an?|per|each|every|\/)\s*(?<period>mo(?:nth)?|y(?:ea)?r)\b/i.exec(after)?.groups?.period;
    const isMoney =
      /[$£€₹]/.test(written) ||
      /[$£€₹] ?$/.test(text.slice(0, start)) ||
      thousands.test(written) ||
      /^\s?(?:(?:dollars|bucks|euros?|eur|quid|pounds|rupees)\b|€)/i.test(after);
    // `6 200` is one number.
    if (/\d\s$/.test(text.slice(0, start)) || byTheHour.test(after)) return [];
    return low >= leastPrice &&
      (isMoney || per !== undefined) &&
      !countsThings.test(after) &&
      !isDeposit(text.slice(0, start), after)
      ? [{ dollars: low, per: per === undefined ? "once" : /^m/i.test(per) ? "month" : "year", start, end }]
      : [];
  });
}

/** An amount of money and its position. */
export interface Amount extends Price {
  readonly start: number;
  readonly end: number;
}

/** A wage or a rate isn't the price of anything. */
const byTheHour = /^ ?(?:an?|per|\/) ?(?:hour|hr)\b/i;
/** Dollars; anything less isn't a purchase. Own judgment. */
const leastPrice = 100;
const thousands = /(?:k|thousand|grand|million|\dm)(?:\+| plus)?$/i;
/** A down payment isn't the price: `$60,000 deposit`, `a deposit of $60,000`. */
const isDeposit = (before: string, after: string): boolean =>
  /^ (?:deposit|down ?payment|down\b)/i.test(after) || /\b(?:deposit|down ?payment)(?: (?:is|of|for))? $/i.test(before);

/** `20k parts` isn't a price. */
const countsThings = /^\s*(?:parts?|pcs|pieces|psi|rpm|hours?|hrs|miles|pounds|lbs|sq)\b/i;
