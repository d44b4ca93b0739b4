import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { markIn } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

const isProfit = /profit|margin|\bgp\b|gewinn|deckungsbeitrag|utilidad|ganancia|b[ée]n[ée]fice|marge|utile\b|lucro/i;

/**
 * Takes a plain "Price" as what a job brought in if the job's cost taken off it gives the profit in the same row, in
 * dollars or as a share of it.
 */
export function withProfit(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const cost = columnOf("job_cost");
  if (list !== "jobs" || cost === undefined || columnOf("invoiced") !== undefined) return matches;
  const looked = rows.slice(0, rowsSampled);
  const numbersIn = (column: number): readonly number[] => {
    const read = numberReader(markIn(looked, column));
    return looked.map((row) => Number(read(textOf(row[column])) ?? 0));
  };
  const indexes = columns.flatMap(({ profile }, column) => (profile.numbers >= minShare ? [column] : []));
  const spent = numbersIn(cost);
  const profits = indexes.filter((column) => isProfit.test(columns[column]?.heading.text ?? "")).map(numbersIn);
  const isPrice = (column: number): boolean => {
    const price = numbersIn(column);
    const told = price.flatMap((sold, row) => (sold > 0 ? [row] : []));
    const gives = (profit: readonly number[]): boolean =>
      told.filter((row) => isLeft(profit[row] ?? 0, price[row] ?? 0, spent[row] ?? 0)).length >= told.length * minShare;
    return told.length >= minRows && profits.some(gives);
  };
  const price = indexes.find((column) => column !== cost && isPrice(column));
  if (price === undefined) return matches;
  const reason = reasonWords.givesProfit;
  return [...matches.filter(({ column }) => column !== price), sureMatch("invoiced", price, reason)];
}

/** Whether a profit is what the cost leaves of the price, in dollars, percent or as a fraction, but for rounding. */
const isLeft = (profit: number, price: number, cost: number): boolean => {
  const [left, share] = [price - cost, (price - cost) / price];
  return Math.abs(profit - left) < 0.02 || Math.abs(profit - 100 * share) < 0.06 || Math.abs(profit - share) < 0.0006;
};
