import type { FileColumn, Match } from "./match/match.ts";
import type { Table } from "./table/table.ts";
import { columnCells } from "./values/column-cells.ts";
import { dateOrderOf } from "./values/date-order.ts";
import { hasNoYear } from "./values/day-of-year.ts";
import type { Answers } from "./values/question.ts";
import { dateReader } from "./values/read-cells.ts";
import { lastDayOf, yearOf } from "./values/serials.ts";

/** How many days after a file's last order its shipments may still be dated. Own judgment. */
const lag = 120;

/**
 * Up to which day a file whose dates lack a year records events: today, or earlier if a person, a title above the headings
 * or its other dates say so. `null` if today is unknown.
 */
export function knownUntil(
  table: Table,
  columns: readonly FileColumn[],
  matches: readonly Match[],
  answers: Answers,
  today: number | null,
): number | null {
  const matched = [...new Set(matches.map(({ column }) => column))];
  if (today === null || !matched.some((column) => columns[column]?.profile.examples.some(hasNoYear))) return today;
  const year = Number(answers.year ?? yearIn(table.titles));
  const yearEnd = year > 0 ? lastDayOf(year) : today;
  const written = matched.flatMap((column) => {
    const { dates = 0, examples = [] } = columns[column]?.profile ?? {};
    return dates >= 0.5 && !examples.some(hasNoYear) ? lastIn(table, column) : [];
  });
  return Math.min(today, yearEnd, written.length === 0 ? today : Math.max(...written) + lag);
}

/** "Machine down sheet 2025": the newest year in a title. */
const yearIn = (titles: readonly string[]): number =>
  Math.max(0, ...titles.flatMap((title) => [...title.matchAll(/\b(20\d\d)\b/g)].map(([year]) => Number(year))));

function lastIn({ rows }: Table, column: number): readonly number[] {
  const cells = columnCells(rows, column);
  const shown = dateOrderOf(cells);
  const read = dateReader(shown.kind === "decided" ? shown.is : null);
  const days = cells.distinct.map(read).filter((day) => typeof day === "number" && yearOf(day) > 1990);
  return days.length === 0 ? [] : [days.reduce<number>((last, day) => Math.max(last, Number(day)), 0)];
}
