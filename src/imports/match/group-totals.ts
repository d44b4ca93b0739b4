import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { numberReader } from "../values/read-cells.ts";
import { markIn } from "./cell-numbers.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/**
 * "Actual Total" next to "Actual Material" is the cost of the job if it is never less than the material, and more than the
 * hours. The planned total is then the planned cost.
 */
export function withGroupTotals(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const isKnown = (id: string): boolean => matches.some((match) => match.target === id && match.sureness === "sure");
  const actual = totalIn(columns, ["actual"]);
  if (list !== "jobs" || actual < 0 || isKnown("job_cost") || !isCost(actual, matches, table)) return matches;
  const planned = isKnown("quoted_cost") ? -1 : totalIn(columns, ["estimate", "plan", "quote"]);
  const found = [
    sureMatch("job_cost", actual, reasonWords.overMaterial),
    ...(planned < 0 ? [] : [sureMatch("quoted_cost", planned, reasonWords.overMaterial)]),
  ];
  return [...matches.filter(({ target }) => !found.some((one) => one.target === target)), ...found];
}

/** The column whose heading says total, one of these words, and nothing else. */
const totalIn = (columns: readonly FileColumn[], said: readonly string[]): number =>
  columns.findIndex(
    ({ heading: { words } }) =>
      words.length > 1 && words.includes("total") && words.every((word) => word === "total" || said.includes(word)),
  );

function isCost(column: number, matches: readonly Match[], { rows }: Table): boolean {
  const columnOf = columnsIn(matches);
  const [hours, material] = [columnOf("run_hours"), columnOf("material_cost")];
  if (material === undefined || hours === column) return false;
  const looked = rows.slice(0, rowsSampled);
  const numbersIn = (of: number | undefined): readonly number[] => {
    const read = of === undefined ? null : numberReader(markIn(looked, of));
    return looked.map((row) => Number(read?.(textOf(row[of ?? -1])) ?? 0));
  };
  const [cost, part, worked] = [numbersIn(column), numbersIn(material), numbersIn(hours)];
  const holds = cost.filter((total, row) => total >= (part[row] ?? 0) && total > (worked[row] ?? 0));
  return looked.length >= minRows && holds.length >= looked.length * minShare;
}
