import type { ListId } from "../measures/record-lists.ts";
import type { FileColumn } from "./match/match.ts";
import type { Entries } from "./rows/entries.ts";

/** The day on which something was done, and the columns of which a list must have one to count without it. */
const countedOn: { readonly [R in ListId]?: { readonly day: string; readonly some: readonly string[] } } = {
  operations: { day: "completed", some: ["act_run", "act_setup", "scrap_qty"] },
  jobs: { day: "closed", some: ["run_hours", "job_cost", "+job_profit"] },
  inspections: { day: "done", some: ["right_first_time", "+rejected"] },
  quotes: { day: "decided", some: ["result"] },
};

/** The share of dates from which on a column says when. Own judgment. */
const fewDates = 0.3;
const isOfOpen = /\b(?:open|wip|backlog|in process|unshipped)\b/i;

/**
 * A list of what was done, in which no column has a day, counts whole: its rows are as of the day on which it was printed or
 * read. `null` if it has days, or may be of work that isn't done.
 */
export function countedWhole(
  file: Entries,
  columns: readonly FileColumn[],
  titles: readonly string[],
  today: number | null,
): Entries | null {
  const { day, some } = countedOn[file.list] ?? { day: "", some: [] };
  const on = file.printedOn ?? today;
  const isDated = columns.some(({ profile: { dates, datesAsNumbers, destroyed } }) =>
    [dates, datesAsNumbers, destroyed].some((share) => share > fewDates),
  );
  if (on === null || isDated || !some.some((id) => file.filled.has(id)) || titles.some((title) => isOfOpen.test(title)))
    return null;
  const [status, isDone = null] = [file.columns.status, file.columns["+is_done"]];
  const isOpen = (row: number): boolean =>
    (status !== undefined && status[row] !== "Done") || (isDone !== null && isDone[row] !== "Yes");
  const days = Array.from({ length: file.count }, (_, row) => (isOpen(row) ? null : Math.floor(on)));
  return { ...file, columns: { ...file.columns, [day]: days }, filled: new Set([...file.filled, day]) };
}
