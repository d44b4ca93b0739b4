import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { MoveRuling } from "../../../knowledge/page-one/moves.ts";
import { movesIn } from "../../facts/plans/moves.ts";
import type { CaseFinding } from "../case.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { rulingWords } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

/** Our advice on each plan that isn't a purchase. @param filled puts the shop's words in the slots of a text */
export const moveRulings = (
  { submission }: Reading,
  { themes: [leading] }: CaseFinding,
  filled: (text: string, thing: string) => string,
): readonly Ruling[] =>
  movesIn(submission).map(({ move, quote: text, field, thing: said }) => {
    const row: MoveRuling = (leading !== undefined && move.cures.includes(leading) && move.ifCures) || move.ruling;
    const thing = yours(said);
    return {
      asset: null,
      plan: { field, text, thing: filled(move.name, thing), certainty: "intended" },
      verdict: row.verdict,
      text: filled(row.text, thing),
      sum: move.isWeekly ? yearOf(text) : null,
      turnsToYes: filled(row.turnsToYes, thing),
      deadline: null,
      untilThen: null,
      ...(row.isTheChange && { isTheChange: true as const }),
    };
  });

/** What one a week comes to in a year, if the shop gives the price of one: `$190 a trip`. */
function yearOf(quote: string): string | null {
  const { sign = "", amount = "" } = priceOfOne.exec(quote)?.groups ?? {};
  const dollars = Number(amount.replaceAll(",", ""));
  const aYear = `${sign}${written(dollars * weeksAYear)}`;
  return dollars > 0 ? rulingWords.aWeek(`${sign}${amount} × ${weeksAYear} weeks`, aYear) : null;
}
const priceOfOne =
  /(?<sign>[$€£]) ?(?<amount>\d[\d,]*) (?:a|an|per|each|every|for each) (?:trip|run|time|pick-?up|week)\b/i;

/** `our buyer` is `your buyer` on the page, and so is `supplier` alone. */
const yours = (thing: string): string =>
  thing
    .replace(/\b(?:our|my)\b/gi, "your")
    .replace(/^(?:vendor|supplier|plater|anodizer|heat treater|distributor|foundry)$/i, "your $&")
    .trim();
