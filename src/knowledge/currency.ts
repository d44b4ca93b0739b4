import type { Submission } from "../survey/submission.ts";

/** Signs and words of money in a shop's own text. Dollars come first: a shop that writes them counts in them. */
const written: readonly { readonly says: RegExp; readonly sign: string }[] = [
  { says: /\$|\b(?:dollars?|bucks|grand|USD)\b/i, sign: "$" },
  { says: /£|\b(?:quid|GBP|pounds? sterling)\b/i, sign: "£" },
  { says: /€|\b(?:euros?|EUR)\b/i, sign: "€" },
  { says: /₹|\bRs\.? ?\d|\b(?:rupees?|lakhs?|crores?)\b/i, sign: "₹" },
  { says: /\bCHF\b/i, sign: "CHF " },
];

/** The money of a country, by the code its phone numbers begin with. */
const byPhone: readonly { readonly code: RegExp; readonly sign: string }[] = [
  { code: /^44/, sign: "£" },
  { code: /^(?:30|31|32|33|34|351|352|353|356|357|358|37[0-2]|385|386|39|421|43|49)/, sign: "€" },
  { code: /^41/, sign: "CHF " },
  { code: /^91/, sign: "₹" },
];

/**
 * The sign of the money that a shop counts in: dollars where it writes them, else that of its phone number's country, else as
 * it writes it; `null` where it is not dollars and nothing says what.
 */
export function currencyOf(submission: Submission): string | null {
  const { improvement_goal, pain_invisible, notes, success_metric, shop_name, owner_phone = "" } = submission;
  const own = [pain_invisible, notes, improvement_goal, success_metric].join("\n");
  const sign = written.find(({ says }) => says.test(own))?.sign;
  if (sign === "$" || northAmerican.test(owner_phone)) return "$";
  const abroad = /^\s*(?:\+|00)\s*(?<number>[\d ]+)/.exec(owner_phone)?.groups?.number?.replaceAll(" ", "");
  if (abroad !== undefined) return byPhone.find(({ code }) => code.test(abroad))?.sign ?? sign ?? null;
  // No number of North America begins with a 0.
  if (/^\s*\(?0[1-9]/.test(owner_phone)) return sign ?? (/\bLtd\b/i.test(shop_name) ? "£" : null);
  return sign ?? "$";
}

const northAmerican = /^\s*(?:\+?1[\s.-]?)?\(?[2-9]\d\d\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/;
