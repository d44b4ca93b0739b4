import type { Submission } from "./submission.ts";

const money = String.raw`(?:\d[\d,.]* ?k?|\b[\w-]+ (?:hundred|thousand|million))`;
const pounds = String.raw`${money} pounds\b(?! (?:of|bars?|blanks?|castings?|forgings?|parts?|jaws|chucks?|vises?|bundles?)\b)`;
const roughly = "(?:us |me |about |around |nearly |almost |over |roughly |up to |another |an extra )*";
/** What only money does, right before an amount or what it is for. */
const paying = String.raw`\b(?:pric(?:e|ed|es|ing)(?: (?:is|was|at|of))?|cost(?:s|ing)?|quot(?:e|ed|es|ing)(?: (?:is|was|at|of|for [^.;!?\n]{2,40}? (?:is|was)))?|loans?(?: [^.;!?\n]{2,40}?)? (?:of|is|was|would be)|leas(?:e|ed|es|ing)(?: (?:for|at|is|was))?|pa(?:y|ys|id)|spen[dt]|budget(?:ed)?(?: (?:is|of|for))?|offer(?:ed)?|borrow(?:ed)?|invest(?:ed)?|set aside|saved) ${roughly}`;
/** Words of weights, after which an amount with `for` or `at` isn't money. */
const weighing = String.raw`\b(?:lift\w*|weigh\w*|capacity|rated|loads?|carr(?:y|ies)|holds?|heavy|tons?|lbs|steel|alumin\w+|bar stock|scrap|chips|(?:cast|forg)ings?|billets?|plates?|bundles?|pallets?|hoists?|forklifts?|slings?|by hand)\b`;
const forIt = String.raw`\b(?:for|at) ${roughly}(?:\d{1,3},\d{3}|\d{4,}|\d+ ?k|\b[\w-]+ (?:hundred|thousand|million)) pounds\b(?! (?:of|a|per|each)\b)`;
const clause = String.raw`(?:[^.;!?\n]|\.(?=\d))*`;
/** A sentence in which pounds are money and not a weight: `a quote of 90,000 pounds`, `a borer for 90,000 pounds`. */
export const paysInPounds = new RegExp(
  `${paying}${pounds}|${pounds} (?:set aside|saved|to (?:buy|pay|spend|invest))\\b|(?:^|[.;!?\\n])(?!${clause}${weighing})${clause}${forIt}`,
  "i",
);

const isPlainlyPounds = /£|\b(?:quid|GBP|pounds? sterling)\b/i;
/** Looked for first: a long text without the word takes long otherwise. */
const pound = / pounds\b/i;

/** Canadian dollars. The letters CAD alone don't count, because in a shop they mean computer-aided design. */
const canadian = "C$";

/**
 * Currency symbols and words in a shop's text. The first match wins: Canadian dollars, then dollars, then the rest.
 */
const inText: readonly { readonly says: Pick<RegExp, "test">; readonly symbol: string }[] = [
  {
    says: /\bC(?:AD? ?)?\$ ?\d|\bCanadian dollars?\b|(?:\d ?k|\d[.,]?\d{2}|\b(?:hundred|thousand|million)) CAD\b|\bCAD ?\d/i,
    symbol: canadian,
  },
  { says: /\bMXN?\$ ?\d|\bMXN\b|\bpesos\b/i, symbol: "MX$" },
  { says: /\$|\b(?:dollars?|bucks|USD)\b/i, symbol: "$" },
  {
    says: { test: (text) => isPlainlyPounds.test(text) || (pound.test(text) && paysInPounds.test(text)) },
    symbol: "£",
  },
  { says: /€|\b(?:euros|EUR)\b|\d ?k? euro\b|\b(?:hundred|thousand|million) euro\b/i, symbol: "€" },
  { says: /₹|\bRs\.? ?\d|\b(?:rupees?|lakhs?|crores?)\b/i, symbol: "₹" },
  { says: /\bCHF\b/i, symbol: "CHF " },
  { says: /\bR ?\d{1,3}(?:[ ,\u00A0]\d{3})+\b|\bZAR\b/, symbol: "R" },
];

/** A country's currency, by its calling code. */
const byPhone: readonly { readonly code: RegExp; readonly symbol: string }[] = [
  { code: /^44/, symbol: "£" },
  { code: /^(?:30|31|32|33|34|351|352|353|356|357|358|37[0-2]|385|386|39|421|43|49)/, symbol: "€" },
  { code: /^41/, symbol: "CHF " },
  { code: /^52/, symbol: "MX$" },
  { code: /^91/, symbol: "₹" },
  { code: /^27/, symbol: "R" },
];

/** The answers that may show a shop's currency. */
export const currencyFields = [
  "pain_invisible",
  "notes",
  "improvement_goal",
  "success_metric",
  "shop_name",
  "owner_phone",
] as const satisfies readonly (keyof Submission)[];

/**
 * The symbol of a shop's currency: dollars if it writes dollars, else that of its phone number's country, else the one it
 * writes; `null` if it isn't dollars and nothing says what it is.
 */
export function currencyOf(answers: Partial<Submission>): string | null {
  const { improvement_goal, pain_invisible, notes, success_metric, shop_name = "", owner_phone = "" } = answers;
  const text = [pain_invisible, notes, improvement_goal, success_metric].join("\n");
  const symbol = inText.find(({ says }) => says.test(text))?.symbol;
  if (symbol === canadian) return symbol;
  if (symbol === "$" || northAmerican.test(owner_phone)) return "$";
  const abroad = numberAbroad(owner_phone);
  if (abroad !== undefined) return byPhone.find(({ code }) => code.test(abroad))?.symbol ?? symbol ?? null;
  if (beginsWithZero.test(owner_phone)) return symbol ?? (/\bLtd\b/i.test(shop_name) ? "£" : null);
  return symbol ?? "$";
}

/** The symbol before amounts in the shop's own currency; empty if the currency isn't dollars and isn't known. */
export const ownMark = (answers: Partial<Submission>): string => currencyOf(answers) ?? "";

/** The symbol before amounts based on US rates, in the report of a shop with this currency symbol. */
export const usMark = (own: string): string => (own === "$" ? "$" : "US$");

/** Currencies worth about as much as a dollar. Own judgment. */
const nearDollar: readonly string[] = ["$", "C$", "£", "€", "CHF "];

/**
 * The symbol before a KPI's goal. Goals come from US shops, so they stay in US dollars if the shop's currency is worth
 * much more or less.
 */
export function goalMark(answers: Partial<Submission>): string {
  const own = ownMark(answers);
  return nearDollar.includes(own) ? own : usMark(own);
}

/** The symbol before amounts based on the shop rate. Without a rate, published US rates are used. */
export function rateMark(answers: Partial<Submission>): string {
  const { shop_rate_known, shop_rate_value } = answers;
  const own = ownMark(answers);
  return shop_rate_value === undefined || shop_rate_known === "Not sure" ? usMark(own) : own;
}

/**
 * Whether a shop may be in the United States and so keeps its holidays: unless its phone number is another country's or its
 * currency isn't dollars. A Canadian number can't be told from a US one. Own judgment.
 */
export function keepsUsHolidays(submission: Submission): boolean {
  const { owner_phone = "" } = submission;
  const isAbroad = numberAbroad(owner_phone) !== undefined || beginsWithZero.test(owner_phone);
  return !isAbroad && currencyOf(submission) === "$";
}

/** The digits of a number with the calling code of a country outside North America, from that code on. */
const numberAbroad = (phone: string): string | undefined =>
  /^\s*(?:\+|00)[\s(]*(?<number>[2-9][\d ]*)/.exec(phone)?.groups?.number?.replaceAll(" ", "");

/** No North American number begins with 0. */
const beginsWithZero = /^\s*\(?0[1-9]/;

const northAmerican = /^\s*(?:\+?1[\s.-]?)?\(?[2-9]\d\d\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/;
