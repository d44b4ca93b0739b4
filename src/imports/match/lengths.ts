import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { bareNumber } from "../values/numbers.ts";
import { hoursReader } from "../values/read-cells.ts";
import { markIn } from "./cell-numbers.ts";
import { minRows, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/**
 * Drops a column of durations with negative values, which come from a formula that doesn't handle midnight. Start and
 * end are used instead.
 */
export function withoutWrongLengths(list: ListId, matches: readonly Match[], { rows }: Table): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [hours, began, ended] = ["hours", "began", `${componentMark}ended`].map(columnOf);
  if (list !== "stops" || hours === undefined || began === undefined || ended === undefined) return matches;
  const isBelowZero = (text: string): boolean => text.startsWith("-") && Number(bareNumber(text)) < 0;
  return rows.some((row) => isBelowZero(textOf(row[hours])))
    ? matches.filter(({ target }) => target !== "hours")
    : matches;
}

/** The share of rows in which the sum must fit. Own judgment. */
const minShare = 0.98;
const runWords: readonly string[] = ["run", "cycle", "labor", "machine", "each"];

/**
 * Takes a planned duration as setup and run together if setup is also planned separately but only one duration was
 * measured: "Expected Duration", "Real Duration".
 */
export function withWholePlan(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [setup, whole, actual] = ["est_setup", "est_run", "act_run"].map(columnOf);
  if (list !== "operations" || columnOf("act_setup") !== undefined) return matches;
  if (setup === undefined || whole === undefined || actual === undefined) return matches;
  const saysRun = (column: number) => columns[column]?.heading.words.some((word) => runWords.includes(word)) === true;
  if (saysRun(whole) || saysRun(actual)) return matches;
  const looked = rows.slice(0, rowsSampled);
  const [readPart, readAll] = [setup, whole].map((column) => hoursReader(markIn(looked, column), "hours"));
  const pairs = looked.flatMap((row) => {
    const [part, all] = [readPart?.(row[setup] ?? ""), readAll?.(row[whole] ?? "")];
    return typeof part === "number" && typeof all === "number" && all > 0 ? [{ part, all }] : [];
  });
  const fits = pairs.filter(({ part, all }) => part <= all);
  if (pairs.length < minRows || fits.length < pairs.length * minShare) return matches;
  const reason = reasonWords.wholePlan;
  return matches.map((match) =>
    match.target === "est_run" ? { ...match, target: `${componentMark}est_whole`, reason } : match,
  );
}
