import type { FileColumn, Match } from "./match/match.ts";
import type { Table } from "./table/table.ts";
import { columnCells } from "./values/column-cells.ts";
import { dateOrderOf } from "./values/date-order.ts";
import { hasNoYear } from "./values/day-of-year.ts";
import type { FileAnswers } from "./values/question.ts";
import { dateReader } from "./values/read-cells.ts";
import { lastDayOf } from "./values/serials.ts";

/** How many days after a file's latest complete date one without a year may be. Own judgment. */
const lag = 120;

/** The share of a column's values that are dates if it is a column of dates. Own judgment. */
const minDates = 0.5;

/**
 * The last day that the file can have records of: today, or earlier if dates lack a year and an answer, a title above the
 * headings or the file's complete dates say so. `null` if today isn't known.
 */
export function knownUntil(
  table: Table,
  columns: readonly FileColumn[],
  matches: readonly Match[],
  answers: FileAnswers,
  today: number | null,
): number | null {
  const matched = [...new Set(matches.map(({ column }) => column))];
  if (today === null || !matched.some((column) => columns[column]?.profile.examples.some(hasNoYear))) return today;
  const year = Number(answers.year ?? yearIn(table.titles));
  const yearEnd = year > 0 ? lastDayOf(year) : today;
  const lastDays = matched.flatMap((column) => {
    const { dates = 0, examples = [] } = columns[column]?.profile ?? {};
    return dates >= minDates && !examples.some(hasNoYear) ? (lastDayIn(table, column) ?? []) : [];
  });
  return Math.min(today, yearEnd, lastDays.length === 0 ? today : Math.max(...lastDays) + lag);
}

/** "Machine down sheet 2025": the newest year in a title. In "2024-T351 jobs" and "2024 aluminum" it is an alloy. */
const yearIn = (titles: readonly string[]): number =>
  Math.max(0, ...titles.flatMap((title) => numbersLikeYears(title).filter((year) => !isAlloy(year, title))));

const numbersLikeYears = (title: string): readonly number[] =>
  [...title.matchAll(/\b(20\d\d)\b(?![- ]?T\d)/g)].map(([year]) => Number(year));

const isAlloy = (year: number, title: string): boolean => alloys.includes(year) && ofAluminum.test(title);

/** Aluminum alloys with numbers like years, and words and other alloys next to which they are meant. */
const alloys: readonly number[] = [2011, 2014, 2017, 2024];
const ofAluminum = /\b(?:alum(?:inum)?|alloys?|5052|6061|6082|7050|7075)\b/i;

function lastDayIn({ rows }: Table, column: number): number | null {
  const cells = columnCells(rows, column);
  const order = dateOrderOf(cells);
  const read = dateReader(order.kind === "decided" ? order.is : null);
  const days = cells.distinct.map(read).filter((day) => typeof day === "number");
  return days.length === 0 ? null : days.reduce((last, day) => Math.max(last, day));
}
