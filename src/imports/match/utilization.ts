import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { hoursInColumns, markIn } from "./cell-numbers.ts";
import { minRows, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** How far a share may be rounded, and in how many rows it must fit. Own judgment. */
const rounding = 0.03;
const minShareOfRows = 0.8;
/** One column may be in other units than the other: hours, minutes, seconds. */
const factors: readonly number[] = [1, 60, 3600, 1 / 60, 1 / 3600];

/** Asks about the hours in cycle if they don't make the utilization that the file has itself. */
export function withUtilization(
  list: ListId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const [scheduled, cycle] = ["scheduled_hours", "in_cycle_hours"].map(columnsIn(matches));
  const share = columns.findIndex(({ heading }) => /\butili[sz]ation\b|\butil\b/i.test(heading.text));
  if (list !== "machine_days" || scheduled === undefined || cycle === undefined || share < 0) return matches;
  const looked = rows.slice(0, rowsSampled);
  const hoursIn = hoursInColumns(looked, [cycle, scheduled]);
  const number = numberReader(markIn(looked, share));
  const shares = looked.flatMap((row) => {
    const said = Number(number(textOf(row[share] ?? "").replace("%", "")) ?? Number.NaN);
    const ours = hoursIn(row, cycle) / hoursIn(row, scheduled);
    return said > 0 && ours > 0 && Number.isFinite(ours) ? [{ said, ours }] : [];
  });
  if (shares.length < minRows) return matches;
  const inPercent = shares.some(({ said }) => said > 1.5) ? 100 : 1;
  const fits = (factor: number): boolean =>
    shares.filter(({ said, ours }) => Math.abs(said / inPercent - ours * factor) <= rounding).length >=
    shares.length * minShareOfRows;
  if (factors.some(fits)) return matches;
  return matches.map((match) =>
    match.column === cycle ? { ...match, sureness: "likely", reason: reasonWords.otherUtilization } : match,
  );
}
