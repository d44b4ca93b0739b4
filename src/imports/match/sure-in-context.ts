import type { ListId } from "../../measures/record-lists.ts";
import { textOf } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { rowsSampled } from "./enough-rows.ts";
import { isNonconformanceNumber } from "./list-likeness.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";
import { componentMark } from "./targets.ts";

/** Takes what a heading alone leaves open but the rest of the list settles. */
export function sureInContext(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  switch (list) {
    case "people_weeks":
      return withNames(matches);
    case "maintenance":
      return withoutLastDone(matches, columns);
    case "purchases":
      return withOutAndIn(matches, columns);
    case "machine_days":
      return withRunning(matches, columns);
    case "inspections":
      return withRejectDay(matches, columns);
    case "operations":
      return withTicketPieces(matches, table, columns);
    default:
      return matches;
  }
}

/** "Name" next to clock times is who clocked in. */
function withNames(matches: readonly Match[]): readonly Match[] {
  const columnOf = columnsIn(matches);
  const isClocked = ["began_at", "ended_at"].every((id) => columnOf(componentMark + id) !== undefined);
  return isClocked
    ? matches.map((match) =>
        match.target === "who" && match.reason === reasonWords.justName ? { ...match, sureness: "sure" } : match,
      )
    : matches;
}

/** "Last Done" next to "Next Due" was done for the time before, so it doesn't say whether anything was done in time. */
function withoutLastDone(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const says = (target: string, word: string): boolean =>
    columns[columnsIn(matches)(target) ?? -1]?.heading.words.includes(word) === true;
  return says("done", "last") && says("due", "next") ? matches.filter(({ target }) => target !== "done") : matches;
}

/** A nonconformance counts on the day on which it was found: "Date Opened", "Issue Date", not the day on which it was closed. */
function withRejectDay(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const isDone = matches.some(({ target, sureness }) => target === "done" && sureness === "sure");
  const found = columns.findIndex(
    ({ heading, profile }) => profile.dates > 0.9 && !heading.words.some((word) => afterwards.includes(word)),
  );
  if (isDone || found < 0 || !columns.some(isNonconformanceNumber)) return matches;
  return [...matches.filter(({ target }) => target !== "done"), sureMatch("done", found, reasonWords.dayFound)];
}

const afterwards: readonly string[] = ["due", "close", "promise", "plan", "estimate", "ship", "order", "request"];

/** "Out" and "In" of a log of outside work: the days on which parts left and came back. */
function withOutAndIn(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const columnFor = (heading: RegExp): number =>
    columns.findIndex(
      ({ heading: { text }, profile }, column) =>
        heading.test(text) &&
        profile.dates + profile.datesAsNumbers >= 0.9 &&
        !matches.some((match) => match.column === column),
    );
  const [out, back] = [columnFor(/^(?:date )?out$/i), columnFor(/^(?:date )?(?:in|back)$/i)];
  const columnOf = columnsIn(matches);
  if (out < 0 || back < 0 || columnOf("received") !== undefined || columnOf("sent") !== undefined) return matches;
  const reason = reasonWords.outAndIn;
  return [...matches, sureMatch("sent", out, reason), sureMatch("received", back, reason)];
}

/** Of "Running" and "Cutting", the hours in cycle are the former: a program also positions and changes tools. */
function withRunning(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const isCutting = (column: number): boolean => /cut/i.test(columns[column]?.heading.text ?? "");
  return matches.map((match) => {
    const { tied, ...own } = match;
    if (own.target !== "in_cycle_hours" || tied === undefined || isCutting(own.column) === isCutting(tied))
      return match;
    const column = isCutting(own.column) ? tied : own.column;
    return { ...own, column, sureness: "sure", reason: reasonWords.headingSays };
  });
}

/** "Qty" on time tickets is what was made if it changes from ticket to ticket of a job; what was ordered doesn't. */
function withTicketPieces(
  matches: readonly Match[],
  { rows }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const columnOf = columnsIn(matches);
  const [ordered, job] = [columnOf(`${componentMark}order_qty`), columnOf(`${componentMark}job`)];
  if (ordered === undefined || job === undefined || columnOf(`${componentMark}worked_on`) === undefined) return matches;
  if (columnOf("good_qty") !== undefined || columns[ordered]?.heading.words.join() !== "quantity") return matches;
  const jobs = [...Map.groupBy(rows.slice(0, rowsSampled), (row) => textOf(row[job])).values()].filter(
    (own) => own.length > 1,
  );
  const changing = jobs.filter((own) => new Set(own.map((row) => textOf(row[ordered]))).size > 1);
  if (jobs.length === 0 || changing.length < jobs.length / 2) return matches;
  return matches.map((match) =>
    match.target === `${componentMark}order_qty`
      ? { ...match, target: "good_qty", sureness: "sure", reason: reasonWords.changes }
      : match,
  );
}
