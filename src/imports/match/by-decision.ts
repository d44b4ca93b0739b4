import { isEmpty, type RawRow } from "../files/raw-table.ts";
import type { Table } from "../table/table.ts";
import { choiceReader } from "../values/read-cells.ts";
import { minRows, rowsSampled } from "./enough-rows.ts";
import { type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

const readResult = choiceReader("quotes.result", ["Won", "Lost"]);
const mostly = 0.8;

/** Whether a date is filled only for won quotes. Then it is the order date, by which every decided quote would be won. */
function isOnlyOfWon(rows: readonly RawRow[], result: number, column: number): boolean {
  const lost = rows.filter((row) => readResult(row[result] ?? "") === "Lost");
  return lost.length > 0 && lost.filter((row) => !isEmpty(row[column])).length < lost.length / 2;
}

const without = (matches: readonly Match[], one: Match): readonly Match[] => matches.filter((match) => match !== one);

/** Takes a date that is filled for quotes won or lost, and empty for open ones, as the day of the decision. */
export function withDecision(
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const result = matches.find(({ target }) => target === "result")?.column;
  if (result === undefined) return matches;
  const rows = table.rows.slice(0, rowsSampled);
  const given = matches.find(({ target }) => target === "decided");
  if (given !== undefined) return isOnlyOfWon(rows, result, given.column) ? without(matches, given) : matches;
  const isDecided = (row: RawRow): boolean =>
    !isEmpty(row[result]) && typeof readResult(row[result] ?? "") === "string";
  const [closed, open] = [rows.filter(isDecided), rows.filter((row) => !isDecided(row))];
  if (closed.length < minRows || open.length < minRows) return matches;
  const filledIn = (some: readonly RawRow[], column: number): number =>
    some.filter((row) => !isEmpty(row[column])).length / some.length;
  const column = columns.findIndex(
    ({ heading, profile }, index) =>
      heading.words.join() === "date" &&
      profile.dates >= 0.9 &&
      !matches.some((match) => match.column === index) &&
      filledIn(closed, index) >= mostly &&
      filledIn(open, index) <= 1 - mostly,
  );
  const reason = reasonWords.decided;
  return column < 0 ? matches : [...matches, sureMatch("decided", column, reason)];
}
