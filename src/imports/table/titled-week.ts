import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { headingOf } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import { weekSaid } from "./groups.ts";
import type { Table } from "./table.ts";
import { withTitled } from "./titled.ts";

/** "Pay Period: 09/14/2026 - 09/20/2026", "From 9/14/26 to 9/20/26": the last day of a range, and the first. */
const rangeSaid = /(\d[\d/.-]{5,9})\s*(?:-|–|to|thru|through)\s*(\d[\d/.-]{5,9})/i;

/** What a title says the week is. */
function weekIn(title: string): readonly string[] {
  const [, , last = ""] = rangeSaid.exec(title) ?? [];
  const said = last === "" ? (weekSaid.exec(title.trim())?.[1]?.trim() ?? "") : last;
  return writtenDate(said) === null ? [] : [said];
}

/** A report on people in one week names it above the headings and not in its rows, which then get a column for it. */
export function withTitledWeek(table: Table): Table {
  const isOfPeople = table.headings.some((heading) => headingOf(heading).words.includes("employee"));
  const weeks = [...new Set(table.titles.flatMap(weekIn))];
  const [week] = weeks;
  if (!isOfPeople || week === undefined || weeks.length > 1 || table.rows.some(hasDate)) return table;
  return withTitled(table, "Week", week);
}

const hasDate = (row: RawRow): boolean =>
  row.some((cell) => !isEmpty(cell) && (cell instanceof Date || writtenDate(textOf(cell)) !== null));
