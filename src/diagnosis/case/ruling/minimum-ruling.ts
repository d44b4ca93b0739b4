import { currencyOf } from "../../../survey/currency.ts";
import { type MinimumOffer, minimumOfferIn } from "../../facts/plans/minimums.ts";
import type { CaseFinding } from "../case.ts";
import { rounded, written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { rulingWords } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

const words = rulingWords.minimum;

/** Our advice on stock that a supplier offers to keep at the shop for a least amount a month. */
export function minimumRuling(
  { submission }: Reading,
  { themes: [leading] }: CaseFinding,
  cause: string,
): readonly Ruling[] {
  const offer = minimumOfferIn(submission);
  const sign = currencyOf(submission);
  if (offer === null || sign === null) return [];
  const { field, quote, thing, dollars, used } = offer;
  const isCure = leading === "material_supply";
  const isCovered = used !== null && used[0] >= dollars;
  const least = used?.[0] ?? aMonth(offer);
  return [
    {
      asset: null,
      plan: { field, text: quote, thing: words.thing(thing), certainty: "intended" },
      verdict: isCure ? "yes-if" : "not-yet",
      text: isCure ? (isCovered ? words.covered : words.ifLower) : words.notTheCause(cause),
      sum: sumOf(offer, sign),
      turnsToYes: words.condition(`${sign}${written(least)}`, used === null),
      deadline: null,
      untilThen: null,
    },
  ];
}

const monthsAYear = 12;
const aMonth = ({ dollars, per }: MinimumOffer): number => (per === "month" ? dollars : dollars / monthsAYear);

function sumOf(offer: MinimumOffer, sign: string): string | null {
  const { dollars, per, used, rushed } = offer;
  const money = (value: number): string => `${sign}${written(value)}`;
  const about = (value: number): string => `${sign}${rounded(value)}`;
  const sums = [
    used !== null && used[0] < dollars
      ? words.short(money(dollars), money(used[0]), money(dollars - used[0]), per)
      : null,
    used === null && per === "year" ? words.eachMonth(money(dollars), about(aMonth(offer))) : null,
    rushed === null ? null : words.rush(money(rushed), about(rushed / monthsAYear)),
  ].filter((one) => one !== null);
  return sums.length === 0 ? null : sums.join(" ");
}
