import { componentMark } from "../match/targets.ts";
import { component, type Entry, joined, numberIn } from "./entries.ts";
import { dayAt } from "./entry-hours.ts";

/** How a column is computed from components: which column, which components it needs, and the function. */
export interface Derived {
  readonly column: string;
  readonly needs: readonly string[];
  readonly from: (entry: Entry) => Entry[string];
  /** A needed column without which nothing is computed if it holds only dates: a date isn't the start of hours. */
  readonly timed?: string;
}

/** A key or name put together from components. */
export const joinedFrom = (column: string, ...components: readonly string[]): Derived => ({
  column,
  needs: components.map((id) => componentMark + id),
  from: (entry) => joined(...components.map((id) => component(entry, id))),
});

/** A column that is a component as it is. Some aren't columns of the list: they only help to fill in missing ones. */
export const sameAs = (id: string, column = id): Derived => ({
  column,
  needs: [componentMark + id],
  from: (entry) => component(entry, id),
});

/** A number worked out from two others. */
export const numberFrom = (
  column: string,
  of: (one: number | null, other: number | null) => number | null,
  ...needs: readonly [string, string]
): Derived => ({ column, needs, from: (entry) => of(numberIn(entry[needs[0]]), numberIn(entry[needs[1]])) });

/** The hours between two times. */
export const hoursFrom = (
  column: string,
  of: (from: number | null, to: number | null) => number | null,
  start: string,
  end: string,
): Derived => ({ ...numberFrom(column, of, start, end), timed: start });

/** A program is ready when its setup sheet and tool list are, too, if the file has the days of these. */
export const readyWith = (...papers: readonly string[]): Derived => {
  const needs = ["program_ready", ...papers];
  return {
    column: "program_ready",
    needs,
    from: (entry) => {
      const days = needs.flatMap((id) => numberIn(entry[id]) ?? []);
      return days.length < needs.length ? null : Math.max(...days);
    },
  };
};

/** A time of day on the day of the row, or on the next day if it is before the other time of the row. */
export const atClock =
  (day: string, clock: string, after = clock) =>
  (entry: Entry): Entry[string] => {
    const [from, at] = [after, clock].map((id) => numberIn(component(entry, id)));
    return at == null ? null : dayAt(numberIn(entry[day]), at + (from != null && at < from ? 24 : 0));
  };

/** The start at its time of day: on its own day, which some write only if it isn't the day of arrival. */
export function startIn(entry: Entry): Entry[string] {
  const [own, at] = [numberIn(entry.started), numberIn(component(entry, "started_at"))];
  if (own === null) return atClock("done", "started_at", "ready_at")(entry);
  return own % 1 === 0 ? dayAt(own, at) : own;
}

/** The end at its time of day, on the day of the start or the next; none while there's no time. */
export function endIn(entry: Entry): Entry[string] {
  const [start, from, to] = [startIn(entry), component(entry, "started_at"), component(entry, "done_at")].map(numberIn);
  if (start == null || from == null || to == null) return null;
  return dayAt(start, to + (to < from ? 24 : 0));
}

/** Planned maintenance has no day of failure, even if the file has the day it was requested. */
export const failureIn = (entry: Entry): Entry[string] =>
  entry.kind === "Planned" ? null : component(entry, "failed");

/** The last day of a planned task's window. */
export const lastDayIn = (entry: Entry): number | null => {
  const due = numberIn(entry.due);
  return due === null ? null : due + (numberIn(component(entry, "grace")) ?? 0);
};

/** The value of a whole line, of the value of its open pieces. */
export const wholeValue = (entry: Entry, open: number | null): Entry[string] => {
  const [value, ordered] = [component(entry, "open_value"), numberIn(entry.order_qty)];
  const of = numberIn(value);
  return of === null || ordered === null || open === null || open <= 0 ? value : (of * ordered) / open;
};
