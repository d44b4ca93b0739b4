import { currencyOf } from "../../../survey/currency.ts";
import { minimumOfferIn } from "../../facts/plans/minimums.ts";
import type { CaseFinding } from "../case.ts";
import { rounded, written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { rulingWords } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

const words = rulingWords.minimum;
const monthsAYear = 12;

/** Our advice on stock that a supplier offers to keep at the shop for a least amount a month. */
export function minimumRuling(
  { submission }: Reading,
  { themes: [leading] }: CaseFinding,
  cause: string,
): readonly Ruling[] {
  const offer = minimumOfferIn(submission);
  const sign = currencyOf(submission);
  if (offer === undefined || sign === null) return [];
  const { field, quote, thing, dollars, per } = offer;
  const isCure = leading === "material_supply";
  const aMonth = per === "month" ? `${sign}${written(dollars)}` : `about ${sign}${rounded(dollars / monthsAYear)}`;
  return [
    {
      asset: null,
      plan: { field, text: quote, thing: words.thing(thing), certainty: "intended" },
      verdict: isCure ? "yes-if" : "not-yet",
      text: isCure ? words.ifLower : words.notTheCause(cause),
      sum: per === "month" ? null : words.eachMonth(`${sign}${written(dollars)}`, aMonth),
      turnsToYes: words.condition(aMonth),
      deadline: null,
      untilThen: null,
    },
  ];
}
