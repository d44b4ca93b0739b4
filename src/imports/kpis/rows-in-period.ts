import {
  type Aggregate,
  aggregatesOf,
  type Condition,
  type PeriodDays,
  type Term,
  type Value,
} from "../../measures/measure.ts";
import type { Row, Rows } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";

/**
 * Only the rows that can count in a period, so that computing thirteen weeks passes over a long list once. A row is left
 * out if it fails the "within the period" condition of every sum, count and median that reads its list.
 */
export function rowsInPeriod(value: Value, rows: Rows, period: PeriodDays): Rows {
  const byList = Map.groupBy(aggregatesOf(value), ({ list }) => list);
  const near = [...byList].map(([list, aggregates]) => [list, rowsNear(list, aggregates, rows, period)] as const);
  return Object.fromEntries(near);
}

function rowsNear(
  list: ListId,
  aggregates: readonly Aggregate[],
  rows: Rows,
  { first, after }: PeriodDays,
): readonly Row[] {
  const own = rows[list] ?? [];
  const columns = new Set<string>();
  for (const { where } of aggregates) {
    const bounded = (where as readonly Condition[]).map(boundedColumn).find((column) => column !== null);
    if (bounded === undefined || bounded === null) return own;
    columns.add(bounded);
  }
  return own.filter((row) => [...columns].some((column) => isBetween(row[column], first, after)));
}

const isBetween = (cell: Row[string] | undefined, first: number, after: number): boolean =>
  typeof cell === "number" && cell >= first && cell < after;

/** The columns of each list that must be within the period; none if a number reads its list whatever the day. */
export const boundedColumns = (value: Value): readonly (readonly [ListId, string])[] => {
  const named = aggregatesOf(value).map(({ list, where }) => {
    const column = (where as readonly Condition[]).map(boundedColumn).find((one) => one !== null);
    return [list, column ?? null] as const;
  });
  const isBounded = named.every(([, column]) => column !== null);
  const columns = new Map(named.map(([list, column]) => [`${list}.${column}`, [list, column ?? ""] as const]));
  return isBounded ? [...columns.values()] : [];
};

/** The column that a "within the period" condition reads. */
function boundedColumn(condition: Condition): string | null {
  if (condition.kind !== "all" || condition.of.length !== 2) return null;
  const [from, to] = condition.of;
  if (from?.kind !== "compare" || to?.kind !== "compare" || from.is !== ">=" || to.is !== "<") return null;
  const column = columnOf(from.a);
  return column !== null && column === columnOf(to.a) && isBound(from.b, "first") && isBound(to.b, "after")
    ? column
    : null;
}

const columnOf = (term: Term): string | null => (term.kind === "column" ? term.column : null);
const isBound = (term: Term, bound: "first" | "after"): boolean =>
  term.kind === "bound" && term.bound === bound && term.plusDays === 0;
