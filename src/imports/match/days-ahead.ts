import type { RecordId } from "../../measures/records.ts";
import { happened } from "../knowledge/combine.ts";
import type { Table } from "../table/table.ts";
import { daysIn } from "./by-days.ts";
import type { Match } from "./match.ts";

/** The share of days after today, and the fewest of them, from which a column can't tell what happened. Own judgment. */
const many = 0.1;
const fewest = 3;

/** Where a plan for the day that something happens belongs. */
const planOf: Readonly<Record<string, string>> = {
  ship_date: "promise_date",
  started: "planned_start",
  completed: "planned_end",
  received: "due",
};

/**
 * Nothing happens after today: a column with many later days is a plan, as the ship date of an open order is.
 *
 * @param today days since 1899-12-30; `null` leaves everything as it is
 */
export function withoutDaysAhead(
  list: RecordId,
  matches: readonly Match[],
  table: Table,
  today: number | null,
): readonly Match[] {
  if (today === null) return matches;
  const isAhead = ({ target, column }: Match): boolean => {
    if (!happened[list].includes(target)) return false;
    const days = daysIn(table, column).filter((day) => day !== null);
    const ahead = days.filter((day) => day > today).length;
    return ahead >= fewest && ahead >= many * days.length;
  };
  return matches.flatMap((match) => {
    if (!isAhead(match)) return [match];
    const plan = planOf[match.target];
    const isFree = plan !== undefined && !matches.some(({ target }) => target === plan);
    return isFree ? [{ ...match, target: plan, sureness: "likely", reason: "Days after today are a plan." }] : [];
  });
}
