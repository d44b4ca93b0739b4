import type { ListId } from "../../measures/record-lists.ts";
import type { RawRow } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { hoursReader, numberReader } from "../values/read-cells.ts";
import { markIn } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

const breakWords: readonly string[] = ["break", "breaks", "pause", "lunch"];

/** Settles the times of an OEE report by sums: scheduled hours are those without breaks, an ideal time may be of one part. */
export function withOeeTimes(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list !== "machine_days") return matches;
  const rows = table.rows.slice(0, rowsSampled);
  return withIdealEach(withoutBreaks(matches, rows, columns), rows, columns);
}

const hoursIn = (
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
  column: number,
): ((row: RawRow) => number) => {
  const read = hoursReader(markIn(rows, column), columns[column]?.heading.unit ?? "hours");
  return (row) => Number(read(row[column] ?? "") ?? 0);
};

/** If a column is the shift less its breaks, those are the scheduled hours. */
function withoutBreaks(
  matches: readonly Match[],
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
): readonly Match[] {
  const times = columns.flatMap(({ heading, profile }, column) =>
    heading.unit !== null && profile.numbers + profile.clocks >= minShare ? [column] : [],
  );
  const pause = times.find((column) => columns[column]?.heading.words.some((word) => breakWords.includes(word)));
  if (pause === undefined || rows.length < minRows) return matches;
  const [shift, planned] =
    times
      .flatMap((whole) => times.map((net) => [whole, net] as const))
      .find(
        ([whole, net]) => whole !== net && net !== pause && whole !== pause && isNet(rows, columns, whole, net, pause),
      ) ?? [];
  const scheduled = columnsIn(matches)("scheduled_hours");
  if (planned === undefined || (scheduled !== undefined && scheduled !== shift && scheduled !== planned))
    return matches;
  return [
    ...matches.filter(({ target, column }) => target !== "scheduled_hours" && column !== planned),
    sureMatch("scheduled_hours", planned, reasonWords.withoutBreaks),
  ];
}

function isNet(
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
  whole: number,
  net: number,
  pause: number,
): boolean {
  const shiftHours = hoursIn(rows, columns, whole);
  const netHours = hoursIn(rows, columns, net);
  const breakHours = hoursIn(rows, columns, pause);
  const withBreak = rows.filter((row) => breakHours(row) > 0);
  const fitting = withBreak.filter((row) => Math.abs(shiftHours(row) - breakHours(row) - netHours(row)) < 0.01);
  return withBreak.length >= minRows && fitting.length >= withBreak.length * minShare;
}

/** The ideal hours of all parts, as a share of the hours in cycle: at least and at most. Own judgment. */
const likelyShare = [0.3, 1.1] as const;

/** An ideal time is that of one part if it comes near the hours in cycle only when multiplied by the parts made. */
function withIdealEach(
  matches: readonly Match[],
  rows: readonly RawRow[],
  columns: readonly FileColumn[],
): readonly Match[] {
  const [ideal, made, run] = ["ideal_hours", "parts_made", "in_cycle_hours"].map(columnsIn(matches));
  if (ideal === undefined || made === undefined || run === undefined) return matches;
  const [each, cycle] = [hoursIn(rows, columns, ideal), hoursIn(rows, columns, run)];
  const count = numberReader(markIn(rows, made));
  const sumOf = (of: (row: RawRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  const share = sumOf((row) => each(row) * Number(count(row[made] ?? "") ?? 0)) / sumOf(cycle);
  const isWhole = sumOf(each) / sumOf(cycle) >= likelyShare[0];
  if (isWhole || !(share >= likelyShare[0] && share <= likelyShare[1])) return matches;
  return matches.map((match) =>
    match.target === "ideal_hours"
      ? { ...match, target: `${componentMark}ideal_each`, reason: reasonWords.idealOfOne }
      : match,
  );
}
