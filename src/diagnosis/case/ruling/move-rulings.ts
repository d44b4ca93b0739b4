import type { MoveRuling } from "../../../knowledge/page-one/moves.ts";
import { movesIn } from "../../facts/plans/moves.ts";
import type { CaseFinding } from "../case.ts";
import type { Reading } from "../reading.ts";
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
      sum: null,
      turnsToYes: filled(row.turnsToYes, thing),
      deadline: null,
      untilThen: null,
    };
  });

/** `our buyer` is `your buyer` on the page, and so is `supplier` alone. */
const yours = (thing: string): string =>
  thing
    .replace(/\b(?:our|my)\b/gi, "your")
    .replace(/^(?:vendor|supplier|plater|anodizer|heat treater|distributor|foundry)$/i, "your $&")
    .trim();
