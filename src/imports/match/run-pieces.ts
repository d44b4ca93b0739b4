import type { ListId } from "../../measures/record-lists.ts";
import { type RawRow, textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/** How far a share may be rounded. */
const rounding = 0.006;

/**
 * Where reworked pieces are neither good nor scrap, the pieces reported are all three: a reworked piece was made, too.
 */
export function withReportedPieces(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const [good, scrap] = ["good_qty", "scrap_qty"].map(columnsIn(matches));
  if (list !== "operations" || good === undefined || scrap === undefined) return matches;
  const free = [...columns.keys()].filter((column) => !matches.some((match) => match.column === column));
  const rework = free.find((column) => columns[column]?.heading.words.includes("rework"));
  const looked = rows.slice(0, rowsSampled);
  if (rework === undefined || looked.length < minRows) return matches;
  const countIn = (row: RawRow, column: number): number => pieces(textOf(row[column]));
  const made = (row: RawRow): number => [good, scrap, rework].reduce((sum, column) => sum + countIn(row, column), 0);
  const column = free.find(
    (one) => looked.filter((row) => countIn(row, one) === made(row)).length >= looked.length * minShare,
  );
  if (column === undefined || looked.every((row) => countIn(row, rework) === 0)) return matches;
  return [
    ...matches.filter(({ target }) => target !== "good_qty"),
    sureMatch(`${componentMark}run_qty`, column, reasonWords.goodScrapRework),
  ];
}

/** Pieces are whole: 1.190 and 1,190 are the same. */
const pieces = (text: string): number => Number(numberReader(/\.\d{3}\b/.test(text) ? "," : ".")(text) ?? 0);

/** Takes pieces run as good and scrapped ones together if a column with the share of scrap was counted from them. */
export function withRunPieces(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const [good, scrap] = ["good_qty", "scrap_qty"].map(columnsIn(matches));
  if (list !== "operations" || good === undefined || scrap === undefined) return matches;
  const read = numberReader(".");
  const numberIn = (text: string): number => Number(read(text.replace("%", "").trim()) ?? Number.NaN);
  const scrapped = rows
    .slice(0, rowsSampled)
    .map((row) => [good, scrap, ...columns.keys()].map((column) => numberIn(textOf(row[column] ?? ""))))
    .filter(([, bad = 0]) => bad > 0);
  const isShare = (column: number): boolean =>
    columns[column]?.profile.examples.some((text) => text.endsWith("%")) === true &&
    scrapped.filter(([run = 0, bad = 0, ...cells]) => Math.abs((cells[column] ?? 0) / 100 - bad / run) < rounding)
      .length >=
      scrapped.length * minShare;
  if (scrapped.length < minRows || ![...columns.keys()].some(isShare)) return matches;
  return matches.map((match) =>
    match.target === "good_qty"
      ? { ...match, target: `${componentMark}run_qty`, reason: reasonWords.shareOfRun }
      : match,
  );
}
