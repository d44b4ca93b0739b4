import type { MoveRuling } from "../../../knowledge/page-one/moves.ts";
import { currencyOf } from "../../../survey/currency.ts";
import { type MoveFact, movesIn } from "../../facts/plans/moves.ts";
import type { CaseFinding } from "../case.ts";
import { written } from "../numbers.ts";
import type { Reading } from "../reading.ts";
import { givenRate } from "../size/given-rate.ts";
import type { SizeRow } from "../size/size-row.ts";
import { inMoney } from "./hours-to-sell.ts";
import { rulingWords } from "./ruling.words.ts";
import type { Ruling } from "./ruling-row.ts";

const words = rulingWords.moves;

/** Our advice on each plan that isn't a purchase. @param filled puts the shop's words in the slots of a text */
export function moveRulings(
  reading: Reading,
  { themes: [lead] }: CaseFinding,
  size: readonly SizeRow[],
  filled: (text: string, thing: string) => string,
): readonly Ruling[] {
  const sums = new Set<string>();
  return movesIn(reading.submission).map((fact) => {
    const { move, quote: text, field } = fact;
    const sum = sumOf(fact, reading, size);
    const isNew = sum !== null && !sums.has(sum);
    if (sum !== null) sums.add(sum);
    const row: MoveRuling = (lead !== undefined && move.cures.includes(lead) && move.ifCures) || move.ruling;
    const thing = yours(fact.thing);
    const name = filled(move.name, thing);
    return {
      asset: null,
      plan: { field, text, thing: name, certainty: "intended" },
      verdict: row.verdict,
      text: filled(row.text, thing),
      // If one count is about two plans, it is printed once.
      sum: isNew ? sum : null,
      turnsToYes: filled(row.turnsToYes, thing),
      deadline: null,
      untilThen: null,
    };
  });
}

/** `our buyer` is `your buyer` on the page. */
const yours = (thing: string): string => thing.replace(/\b(?:our|my)\b/gi, "your").trim();

/** The shop's own numbers on a plan. */
function sumOf({ move, quote }: MoveFact, reading: Reading, size: readonly SizeRow[]): string | null {
  switch (move.id) {
    case "replace-person":
    case "drop-vendor":
      return leftBy(size);
    case "lease":
    case "move":
      return rentIn(quote, reading);
    default:
      return null;
  }
}

/** What their own count of the leading cause leaves for anyone or anything else. */
function leftBy(size: readonly SizeRow[]): string | null {
  const [counted] = size.flatMap((one) => (one.kind === "stated-loss" ? (one.sum.counted ?? []) : []));
  if (counted === undefined) return null;
  const { part, all } = counted;
  return words.left(written(part), written(all), written(all - part));
}

/** A higher rent, in hours to sell. */
function rentIn(quote: string, { submission }: Reading): string | null {
  const share = /(?<share>\d{1,2}(?:\.\d)?) ?(?:%|percent)/i.exec(quote)?.groups?.share;
  const sign = currencyOf(submission);
  const rate = givenRate(submission);
  if (share === undefined || sign === null || rate === undefined) return null;
  const more = (Number(share) / 100) * rentShown;
  return words.rent(
    share,
    `${sign}${written(rentShown)}`,
    `${sign}${inMoney(more)}`,
    `${sign}${inMoney(rate)}`,
    written(more / rate),
  );
}

/** A round sum of rent that an owner scales to theirs. */
const rentShown = 1000;
