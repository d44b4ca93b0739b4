import type { ListId } from "../../measures/record-lists.ts";
import type { RawRow } from "../files/raw-table.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { hoursInColumns } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** How far a sum may be off by rounding. Own judgment. */
const rounding = 0.03;
/** A total of nearly the whole day is the time that was monitored, not the scheduled hours. Own judgment. */
const wholeDay = 23;

const isOff = /\boff|disconnect|unavailable|no (?:power|connection)/i;

/** Takes a column as scheduled hours if a monitor's cutting, idle, alarm and off times add up to it. */
export function withShiftHours(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [machine, day, cycle] = ["machine", "day", "in_cycle_hours"].map(columnOf);
  if (list !== "machine_days" || columnOf("scheduled_hours") !== undefined) return matches;
  if (machine === undefined || day === undefined || cycle === undefined) return matches;
  const rows = table.rows.slice(0, rowsSampled);
  const times = columns.flatMap(({ heading, profile }, column) =>
    profile.clocks >= minShare || (heading.words.includes("hours") && profile.numbers >= minShare) ? [column] : [],
  );
  const hoursIn = hoursInColumns(rows, times);
  // Run, idle and alarm alone add up to the time that a machine was on.
  if (!times.some((one) => isOff.test(columns[one]?.heading.text ?? ""))) return matches;
  const column = times.find(
    (whole) =>
      whole !== cycle && columns[whole]?.heading.words.includes("total") && isSumOf(rows, whole, times, hoursIn),
  );
  if (column === undefined) return matches;
  const days = Map.groupBy(rows, (row) => `${textOf(row[machine])} ${textOf(row[day])}`);
  const lengths = [...days.values()].map((own) => own.reduce((sum, row) => sum + hoursIn(row, column), 0));
  if (lengths.filter((hours) => hours < wholeDay).length < lengths.length * minShare) return matches;
  const reason = reasonWords.addsUp;
  return [...matches, sureMatch("scheduled_hours", column, reason)];
}

function isSumOf(
  rows: readonly RawRow[],
  whole: number,
  times: readonly number[],
  hoursIn: (row: RawRow, column: number) => number,
): boolean {
  const parts = times.filter((column) => column !== whole);
  const fits = rows.filter((row) => {
    const sum = parts.reduce((so, column) => so + hoursIn(row, column), 0);
    return Math.abs(sum - hoursIn(row, whole)) < rounding;
  });
  return parts.length > 1 && rows.length >= minRows && fits.length >= rows.length * minShare;
}
