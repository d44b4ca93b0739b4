import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { bareNumber, numberWith } from "../values/numbers.ts";
import { rowsSampled } from "./enough-rows.ts";
import type { FileColumn, Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** If more than this share of jobs sells below cost, the price must be per piece. Own judgment. */
const maxBelow = 0.5;

const costs: readonly string[] = ["quoted_cost", "job_cost", "material_cost"];
/** Words that show that a price is for the whole job. */
const wholeWords: readonly string[] = ["total", "amount", "job", "line"];

/**
 * Drops a "Selling Price" that is per piece, because it is below the job's cost. Without a cost to compare, it is only
 * likely.
 */
export function withoutPiecePrices(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const price = matches.find(({ target }) => target === "quoted_price");
  const words = columns[price?.column ?? -1]?.heading.words ?? [];
  if (list !== "jobs" || price === undefined || !words.includes("price")) return matches;
  if (words.some((word) => wholeWords.includes(word))) return matches;
  const looked = rows.slice(0, rowsSampled);
  const spent = matches.filter(({ target }) => costs.includes(target));
  const pairs = looked.flatMap((row) => {
    const sold = numberIn(textOf(row[price.column]));
    const cost = Math.max(0, ...spent.map(({ column }) => numberIn(textOf(row[column]))));
    return sold > 0 && cost > 0 ? [{ sold, cost }] : [];
  });
  const others = matches.filter((match) => match !== price);
  if (pairs.length === 0) return [...others, { ...price, sureness: "likely", reason: reasonWords.onePiece }];
  return pairs.filter(({ sold, cost }) => sold < cost).length > pairs.length * maxBelow ? others : matches;
}

function numberIn(text: string): number {
  const bare = bareNumber(text);
  return bare === null ? 0 : (numberWith(bare, ".") ?? numberWith(bare, ",") ?? 0);
}
