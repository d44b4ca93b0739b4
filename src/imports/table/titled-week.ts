import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import type { Table } from "./table.ts";

/** "Week Ending 02/14/25", "Week of: Feb 10, 2025". */
const weekSaid = /\bweek(?: (?:ending|ended|of|beginning|starting|end))?:?\s+(\S.*)$/i;

/** A report on people in one week names it above the headings and not in its rows, which then get a column for it. */
export function withTitledWeek(table: Table): Table {
  const isOfPeople = table.headings.some((heading) => headingOf(heading).words.includes("employee"));
  const weeks = table.titles.flatMap((title) => {
    const said = weekSaid.exec(title.trim())?.[1]?.trim() ?? "";
    return writtenDate(said) === null ? [] : [said];
  });
  const [week] = weeks;
  if (!isOfPeople || week === undefined || weeks.length > 1 || table.rows.some(hasDate)) return table;
  return {
    ...table,
    headings: [...table.headings, "Week"],
    fromLines: (table.fromLines ?? 0) + 1,
    rows: table.rows.map((row) => [...table.headings.map((_, column) => row[column] ?? ""), week]),
  };
}

const hasDate = (row: RawRow): boolean =>
  row.some((cell) => !isEmpty(cell) && (cell instanceof Date || writtenDate(textOf(cell)) !== null));
