import type { RecordId } from "../../measures/records.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { partMark } from "./targets.ts";

/**
 * No lot has more accepted parts than inspected ones. Where one seems to, the parts inspected are in another column, which
 * accepted and rejected ones add up to, or aren't known.
 */
export function withInspectedParts(
  list: RecordId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [inspected, accepted, rejected] = ["inspected", "right_first_time", `${partMark}rejected`].map(columnOf);
  if (list !== "inspections" || inspected === undefined || accepted === undefined) return matches;
  const read = numberReader(".");
  const looked = rows.slice(0, rowsSampled);
  const countsIn = (column: number): readonly number[] => looked.map((row) => Number(read(row[column] ?? "") ?? 0));
  const good = countsIn(accepted);
  const holds = (column: number): boolean => {
    const counts = countsIn(column);
    return good.filter((count, row) => count <= (counts[row] ?? 0)).length >= good.length * minShare;
  };
  if (looked.length < minRows || holds(inspected)) return matches;
  const bad = rejected === undefined ? good.map(() => 0) : countsIn(rejected);
  const isWhole = (column: number): boolean => {
    const counts = countsIn(column);
    return good.filter((count, row) => count + (bad[row] ?? 0) === counts[row]).length >= good.length * minShare;
  };
  const whole = columns.findIndex(
    ({ profile }, column) =>
      profile.numbers >= minShare && !matches.some((match) => match.column === column) && isWhole(column),
  );
  const others = matches.filter(({ target }) => target !== "inspected");
  if (rejected === undefined || whole < 0) return others;
  return [
    ...others,
    { target: "inspected", column: whole, sureness: "sure", score: 0.92, reason: reasonWords.acceptedAndRejected },
  ];
}
