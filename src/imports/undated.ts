import type { ListId } from "../measures/record-lists.ts";
import type { FileColumn, Match } from "./match/match.ts";
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
/** The share of words from which on a column may say which rows are done. Own judgment. */
const mostlyWords = 0.5;
const saysWhichAreDone: readonly string[] = ["status", "close", "complete", "open"];
const isOfOpen = /\b(?:open|wip|backlog|in process|unshipped)\b/i;

/**
 * A list of what was done, in which no column has a day, counts whole: its rows are as of the day on which it was printed or
 * read. `null` if it has days, or may be of work that isn't done.
 *
 * @param on that day
 */
export function countedWhole(
  file: Entries,
  columns: readonly FileColumn[],
  used: readonly Match[],
  titles: readonly string[],
  on: number,
): Entries | null {
  const { day, some } = countedOn[file.list] ?? { day: "", some: [] };
  const isDated = columns.some(({ profile: { dates, datesAsNumbers, destroyed } }) =>
    [dates, datesAsNumbers, destroyed].some((share) => share > fewDates),
  );
  const mayBeOpen =
    titles.some((title) => isOfOpen.test(title)) || columns.some((one, at) => isUnreadStatus(one, at, used));
  if (isDated || mayBeOpen || !some.some((id) => file.filled.has(id))) return null;
  const [status, isDone = null] = [file.columns.status, file.columns["+is_done"]];
  const isOpen = (row: number): boolean =>
    (status !== undefined && status[row] !== "Done") || (isDone !== null && isDone[row] !== "Yes");
  const days = Array.from({ length: file.count }, (_, row) => (isOpen(row) ? null : Math.floor(on)));
  const whole = { ...file, columns: { ...file.columns, [day]: days }, filled: new Set([...file.filled, day]) };
  return (file.printedOn ?? null) === null ? { ...whole, undated: day } : whole;
}

const isOfLate = /\b(?:late|past[- ]?due|overdue|delinquent)\b/i;
/** Late and not shipped; what is only late may have shipped since. */
const isOfPastDue = /\b(?:past[- ]?due|overdue)\b/i;
const isDoneWord = /clos|compl|ship|done|invoic|deliver/i;
/** What says which lines have shipped, and how much of them. */
const saysShipped: readonly string[] = ["ship_date", "ship_qty", "finish_date", "+open_qty", "+open_value"];

/**
 * Order lines under a title that says they are open or past due, without a column of what has shipped: all pieces are still to
 * ship. `null` for other lists, and for one of late lines unless all are: then only the dollars show, not which share is late.
 */
export function countedOpen(file: Entries, columns: readonly FileColumn[], titles: readonly string[]): Entries | null {
  const named = titles.map((title) => title.replace(/_|(?<=[a-z])(?=[A-Z])/g, " "));
  const isTitled = named.some((title) => isOfLate.test(title))
    ? named.some((title) => isOfPastDue.test(title)) && areDue(file)
    : named.some((title) => isOfOpen.test(title));
  const isOther = columns.some(
    ({ heading, profile: { examples } }) =>
      heading.words.includes("ship") ||
      (heading.words.some((word) => saysWhichAreDone.includes(word)) && examples.some((text) => isDoneWord.test(text))),
  );
  if (file.list !== "deliveries" || !isTitled || isOther || saysShipped.some((id) => file.filled.has(id))) return null;
  const each = (pieces: number): readonly number[] => Array.from({ length: file.count }, () => pieces);
  return {
    ...file,
    columns: { order_qty: each(1), ...file.columns, ship_qty: each(0) },
    filled: new Set([...file.filled, "order_qty", "ship_qty"]),
  };
}

/** Whether every line was promised before the day of the report. */
const areDue = ({ columns: { promise_date = [] }, printedOn = null }: Entries): boolean =>
  printedOn !== null && promise_date.every((day) => typeof day === "number" && day < printedOn);

const isUnreadStatus = ({ heading, profile }: FileColumn, at: number, used: readonly Match[]): boolean =>
  profile.words >= mostlyWords &&
  heading.words.some((word) => saysWhichAreDone.includes(word)) &&
  !used.some(({ column }) => column === at);
