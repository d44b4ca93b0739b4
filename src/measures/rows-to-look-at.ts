import type { Aggregate, Condition, Measure, Term, Value } from "./measure.ts";
import type { ListId } from "./record-lists.ts";

/** The rows of a list behind an off-target reading. */
export interface RowsToLookAt {
  readonly list: ListId;
  readonly where: readonly Condition[];
  /** Sort key, the largest first; `null`: in the order of the list. */
  readonly by: Term | null;
}

/**
 * The rows behind an off-target reading. For a share: the rows that keep it from being better. For a median or hours
 * over plan: the largest. `null` if no single row is responsible, or if a row is a person.
 *
 * @param direction which readings are better, as for the lights
 */
export function rowsToLookAt({ value }: Measure, direction: "higher" | "lower" | "band"): RowsToLookAt | null {
  if (value.kind === "median") return direction === "lower" ? largestOf(value) : null;
  if (value.kind !== "times" || value.b.kind !== "over") return null;
  const [part, whole] = [beforeDeduction(value.b.a), beforeDeduction(value.b.b)];
  if (!isAggregate(part) || !isAggregate(whole) || part.list !== whole.list || part.list === "people_weeks")
    return null;
  if (part.kind === "sum") return direction === "lower" || part.of.kind === "less" ? largestOf(part) : null;
  if (direction === "lower") return { list: part.list, where: part.where, by: null };
  const misses: Condition = { kind: "not", of: { kind: "all", of: part.where } };
  return direction === "higher" ? { list: whole.list, where: [...whole.where, misses], by: null } : null;
}

/** The rows of a sum from which another is taken off are those of the first. */
const beforeDeduction = (value: Value): Value => (value.kind === "less" ? beforeDeduction(value.a) : value);

const isAggregate = (value: Value): value is Aggregate =>
  value.kind === "sum" || value.kind === "count" || value.kind === "median";

const largestOf = ({ list, where, of }: Aggregate): RowsToLookAt => ({ list, where, by: of });
