import { type Cell, serialOf } from "../measures/record-list.ts";
import type { ListId } from "../measures/record-lists.ts";
import { textOf } from "./files/raw-table.ts";
import { happened, planned } from "./knowledge/combine.ts";
import type { ReadMatch } from "./read-matches.ts";
import type { Table } from "./table/table.ts";
import { hasNoYear } from "./values/day-of-year.ts";
import { yearNote } from "./values/read-dates.ts";
import { isoDay } from "./values/serials.ts";

/** A plan is less than half a year from what happened in its row. Own judgment. */
const halfYear = 183;

/** Gives planned days without a year the one in which they are nearest to what happened in the same row. */
export function withYearsByRow(
  list: ListId,
  read: readonly ReadMatch[],
  { rows }: Pick<Table, "rows">,
): readonly ReadMatch[] {
  const events = read.flatMap(({ match, result }) =>
    happened[list].includes(match.target) && result.kind === "read" ? [result.cells] : [],
  );
  return read.map((one) => {
    const { match, result } = one;
    if (!planned.includes(`${list}.${match.target}`) || result.kind !== "read" || events.length === 0) return one;
    const cells = result.cells.map((cell, row) =>
      typeof cell === "number" && hasNoYear(textOf(rows[row]?.[match.column])) ? nearest(cell, row, events) : cell,
    );
    if (cells.every((cell, row) => cell === result.cells[row])) return one;
    const format = [...(result.format ?? "").split(". ").slice(0, -1), yearNote(cells)].join(". ");
    return { match, result: { ...result, cells, format } };
  });
}

function nearest(plan: number, row: number, events: readonly (readonly Cell[])[]): number {
  const event = events.map((cells) => cells[row]).find((cell) => typeof cell === "number");
  if (event === undefined || Math.abs(plan - event) < halfYear) return plan;
  const [year = "", ...rest] = isoDay(plan).split("-");
  const other = serialOf(`${Number(year) + (plan > event ? -1 : 1)}-${rest.join("-")}`) + (plan % 1);
  return Math.abs(other - event) < halfYear ? other : plan;
}
