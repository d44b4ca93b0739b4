import type { Submission } from "../survey/submission.ts";

const within = String.raw`(?:[^.;!?\n]|\.(?=\d))*`;
const paying = String.raw`\b(?:for|at|pric\w+|buy\w*|cost\w*|quot\w+|loans?|leas\w+|pa(?:y\w*|id)|spen[dt]\w*|budget\w*|offer\w*|borrow\w*|invest\w*|set aside|saved)\b`;
const weighing = String.raw`\b(?:lift\w*|weigh\w*|capacity|rated|loads?|carr(?:y|ies)|holds?|heavy|tons?|lbs|steel|alumin\w+|bar stock|scrap|chips|(?:cast|forg)ings?|billets?)\b`;
const pounds = String.raw`(?:\d ?k?|\b(?:hundred|thousand|million)) pounds\b(?! of\b)`;
/** A sentence in which pounds are money and not a weight: `a quote of 90,000 pounds`. */
export const paysInPounds = new RegExp(
  `(?:^|[.;!?\\n])(?=${within}${pounds})(?!${within}${weighing})${within}(?:${paying}${within}${pounds}|${pounds}${within}${paying})`,
  "i",
);

/** Currency symbols and words in a shop's text. Dollars come first: a shop that writes dollars counts in dollars. */
const inText: readonly { readonly says: RegExp; readonly symbol: string }[] = [
  { says: /\$|\b(?:dollars?|bucks|grand|USD)\b/i, symbol: "$" },
  { says: new RegExp(String.raw`£|\b(?:quid|GBP|pounds? sterling)\b|${paysInPounds.source}`, "i"), symbol: "£" },
  { says: /€|\b(?:euros?|EUR)\b/i, symbol: "€" },
  { says: /₹|\bRs\.? ?\d|\b(?:rupees?|lakhs?|crores?)\b/i, symbol: "₹" },
  { says: /\bCHF\b/i, symbol: "CHF " },
  { says: /\bR ?\d{1,3}(?:[ ,\u00A0]\d{3})+\b|\bZAR\b/, symbol: "R" },
];

/** A country's currency, by its calling code. */
const byPhone: readonly { readonly code: RegExp; readonly symbol: string }[] = [
  { code: /^44/, symbol: "£" },
  { code: /^(?:30|31|32|33|34|351|352|353|356|357|358|37[0-2]|385|386|39|421|43|49)/, symbol: "€" },
  { code: /^41/, symbol: "CHF " },
  { code: /^91/, symbol: "₹" },
  { code: /^27/, symbol: "R" },
];

/**
 * The symbol of a shop's currency: dollars if it writes dollars, else that of its phone number's country, else the one it
 * writes; `null` if it isn't dollars and nothing says what it is.
 */
export function currencyOf(submission: Submission): string | null {
  const { improvement_goal, pain_invisible, notes, success_metric, shop_name, owner_phone = "" } = submission;
  const text = [pain_invisible, notes, improvement_goal, success_metric].join("\n");
  const symbol = inText.find(({ says }) => says.test(text))?.symbol;
  if (symbol === "$" || northAmerican.test(owner_phone)) return "$";
  const abroad = numberAbroad(owner_phone);
  if (abroad !== undefined) return byPhone.find(({ code }) => code.test(abroad))?.symbol ?? symbol ?? null;
  if (beginsWithZero.test(owner_phone)) return symbol ?? (/\bLtd\b/i.test(shop_name) ? "£" : null);
  return symbol ?? "$";
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
