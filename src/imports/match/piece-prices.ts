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
const jobTotalWords: readonly string[] = ["total", "amount", "job", "line"];

/**
 * Drops the match of a price that is below the cost of most jobs, so it must be per piece. Without costs to compare, the match
 * stays but has to be confirmed.
 */
export function withoutPiecePrices(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const match = matches.find(({ target }) => target === "quoted_price");
  if (list !== "jobs" || match === undefined) return matches;
  const words = columns[match.column]?.heading.words ?? [];
  if (!words.includes("price") || words.some((word) => jobTotalWords.includes(word))) return matches;
  const looked = rows.slice(0, rowsSampled);
  const costMatches = matches.filter(({ target }) => costs.includes(target));
  const pairs = looked.flatMap((row) => {
    const price = numberIn(textOf(row[match.column]));
    const cost = Math.max(0, ...costMatches.map(({ column }) => numberIn(textOf(row[column]))));
    return price > 0 && cost > 0 ? [{ price, cost }] : [];
  });
  const others = matches.filter((one) => one !== match);
  if (pairs.length === 0) return [...others, { ...match, sureness: "likely", reason: reasonWords.onePiece }];
  return pairs.filter(({ price, cost }) => price < cost).length > pairs.length * maxBelow ? others : matches;
}

function numberIn(text: string): number {
  const bare = bareNumber(text);
  return bare === null ? 0 : (numberWith(bare, ".") ?? numberWith(bare, ",") ?? 0);
}
