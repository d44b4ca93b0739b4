import { paysInPounds } from "../../../survey/currency.ts";
import { numbersIn } from "../numbers/number-in-text.ts";

/** What a planned thing costs. */
export interface Price {
  readonly dollars: number;
  readonly per: "once" | "month" | "year";
  /** If several are planned at a price each: the price, and how many. `dollars` is the total. */
  readonly each?: number;
  readonly count?: number;
}

/** An amount of money and its position. */
export interface Amount extends Price {
  readonly start: number;
  readonly end: number;
}

/** The amounts of money in a text, each with its position. */
export function amountsIn(text: string): readonly Amount[] {
  return numbersIn(text).flatMap(({ low, start, end: numberEnd }): readonly Amount[] => {
    const number = text.slice(start, numberEnd);
    const currency = currencyWord.exec(text.slice(numberEnd))?.[0] ?? "";
    const end = numberEnd + currency.length;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const per = (low >= minBare ? bareRate : rate).exec(after)?.groups?.period;
    const isPrice = currency !== "" || per !== undefined || isMoney(low, number, before, after);
    if (low < minPrice || !isPrice || isPartOfNumber(number, before) || isNoPrice(before, after)) return [];
    if (/pounds$/i.test(currency) && isWeight(text)) return [];
    return ofUsers(low, perUser.exec(after)?.groups, text).map(({ dollars, period }) => ({
      ...{ dollars, per: periodOf(per ?? period) },
      ...{ start, end },
    }));
  });
}

/** `$100 per user per month`: its price is that of all of them, if they say how many. */
const perUser =
  /^\s*(?:an?|per|each|\/)\s*(?:user|seat|license)\b(?:,? ?(?:an?|per|each|every|\/)\s*(?<period>mo(?:nth)?|y(?:ea)?r)\b)?/i;
const howManyUsers = /\b(?<users>[\w-]+) (?:users|seats|licenses)\b/i;

/** The price of all users; none if their number isn't told. */
function ofUsers(dollars: number, each: Readonly<Record<string, string | undefined>> | undefined, text: string) {
  const users = each ? numbersIn(howManyUsers.exec(text)?.groups?.users ?? "")[0]?.low : 1;
  return users === undefined ? [] : [{ dollars: dollars * users, period: each?.period }];
}

const periodOf = (written: string | undefined): Price["per"] =>
  written === undefined ? "once" : /^m/i.test(written) ? "month" : "year";

const isMoney = (low: number, number: string, before: string, after: string): boolean =>
  /[$£€₹]/.test(number) ||
  /[$£€₹] ?$/.test(before) ||
  thousands.test(number) ||
  (low >= minBare && /\d[, ]\d{3}$/.test(number) && isBarePrice(before, after));

const rate = /^\s*(?:an?|the|per|each|every|\/)\s*(?<period>mo(?:nth)?|y(?:ea)?r)\b/i;
/** `75,000 year`. */
const bareRate = /^\s*(?:(?:an?|the|per|each|every|\/)\s*)?(?<period>mo(?:nth)?|y(?:ea)?r)\b/i;

/** From here on, a number written in full may be money without a sign: `New machine is 690,000`. Own judgment. */
const minBare = 10_000;
const isBarePrice = (before: string, after: string): boolean =>
  /(?:\blook(?:ed|ing) at [^.;$]{4,50}?|\b(?:machine|mill|lathe|it|one|price|quote|module|seat|system|software|man|person) (?:is|costs?|for|at)|\b(?:axis|multiaxis|installed|delivered|used|new),) (?:about )?$/i.test(
    before,
  ) && /^\s*(?:[.,;!]|$|(?:and|but|plus|installed|delivered|with|or)\b)/i.test(after);

/** `200` in `6 200`, but no `$140,000` right behind a model's number: `a second ST-30 $140,000`. */
const isPartOfNumber = (number: string, before: string): boolean => !/[$£€₹]/.test(number) && /\d\s$/.test(before);

/** A wage, a count or a deposit. */
const isNoPrice = (before: string, after: string): boolean =>
  byTheHour.test(after) || countsThings.test(after) || isDeposit(before, after);

const currencyWord =
  /^\s?(?:(?:dollars|dollar(?=\s*(?:[.,;]|$|(?:in|a|per|for)\b))|bucks|euros?|eur|quid|pounds(?: sterling)?|rupees)\b|[€$](?!\s?\d))/i;

/** A wage or a rate isn't the price of anything. */
const byTheHour = /^ ?(?:an?|per|\/) ?(?:hour|hr|shift|day|week|wk)\b/i;
/** Dollars; anything less isn't a purchase. Own judgment. */
const minPrice = 100;
const thousands = /(?:k|thousand|grand|million|\dm)(?:\+| plus)?$/i;
/** A down payment isn't the price: `$60,000 deposit`, `a deposit of $60,000`. */
const isDeposit = (before: string, after: string): boolean =>
  /^ (?:deposit|down ?payment|down\b)/i.test(after) || /\b(?:deposit|down ?payment)(?: (?:is|of|for))? $/i.test(before);

/** In a shop that pays in dollars, pounds are a weight. */
const isWeight = (text: string): boolean => text.includes("$") || !paysInPounds.test(text);

/** `20k parts` isn't a price. */
const countsThings = /^\s*(?:parts?|pcs|pieces|psi|rpm|hours?|hrs|miles|lbs|sq)\b/i;
