import type { RecordId } from "../../measures/records.ts";
import type { Table } from "../table/table.ts";
import { dateOrderSaid } from "../values/decide.ts";
import { dateReader } from "../values/read-cells.ts";
import type { FileColumn, Match } from "./match-columns.ts";

/** What a column called Date alone holds, by the days that lie after it or before it in the same row. */
interface DayRule {
  readonly target: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** An order is entered before it ships. Our own judgment, November 2026. */
const rules: { readonly [R in RecordId]?: readonly DayRule[] } = {
  deliveries: [
    { target: "order_date", before: ["promise_date", "ship_date"] },
    { target: "ship_date", after: ["order_date"] },
  ],
  jobs: [{ target: "order_date", before: ["released", "shipped", "closed", "invoiced_on"] }],
  purchases: [{ target: "sent", before: ["due", "received"] }],
};

const rowsLooked = 2000;
/** Share of rows in which the order of days must hold, and fewest rows that show it. Judgment. */
const nearlyAll = 0.95;
const fewest = 8;

/** Finds a place for a column whose heading says only that it holds dates. */
export function withBareDate(
  list: RecordId,
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const bare = columns.findIndex(
    ({ heading, profile }, column) =>
      heading.words.join() === "date" && profile.dates >= 0.9 && !matches.some((match) => match.column === column),
  );
  if (bare < 0) return matches;
  const days = (column: number): readonly (number | null)[] => {
    const cells = rows.slice(0, rowsLooked).map((row) => row[column] ?? "");
    const said = dateOrderSaid(cells);
    const read = dateReader(said.kind === "decided" ? said.is : "month-first");
    return cells.map(read).map((day) => (typeof day === "number" ? Math.floor(day) : null));
  };
  const own = days(bare);
  const columnOf = (target: string) => matches.find((match) => match.target === target)?.column;
  for (const { target, before = [], after = [] } of rules[list] ?? []) {
    if (columnOf(target) !== undefined) continue;
    const compared = [
      ...before.map((id) => [columnOf(id), 1] as const),
      ...after.map((id) => [columnOf(id), -1] as const),
    ].flatMap(([column, sign]) => (column === undefined ? [] : [gaps(own, days(column), sign)]));
    if (compared.length === 0 || !compared.every(holds)) continue;
    const sureness = compared.some((found) => found.length >= fewest) ? "sure" : "likely";
    const reason = "It is called a date alone, and its days come where they should in the other columns.";
    return [...matches, { target, column: bare, sureness, score: 0.9, reason }];
  }
  return matches;
}

/** Days from one to the other, where a row has both. */
const gaps = (from: readonly (number | null)[], to: readonly (number | null)[], sign: 1 | -1): readonly number[] =>
  from.flatMap((day, row) => {
    const other = to[row] ?? null;
    return day === null || other === null ? [] : [(other - day) * sign];
  });

const holds = (found: readonly number[]): boolean =>
  found.filter((gap) => gap >= 0).length >= found.length * nearlyAll &&
  found.filter((gap) => gap > 0).length >= found.length / 2;
