import { isEmpty, type RawCell, textOf } from "../files/raw-table.ts";
import { printedOn } from "../printed-on.ts";
import type { Table } from "../table/table.ts";
import { dateReader } from "../values/read-cells.ts";
import { rowsSampled } from "./enough-rows.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** The fewest rows that prove it, and the shares of rows that count as nearly all and as almost none. Own judgment. */
const minRows = 3;
const minShare = 0.9;
const almostNone = 0.1;

/** Tests only whether there is a date, so the order of day and month doesn't matter. 1/1/1900 isn't one. */
const readers = (["month-first", "day-first"] as const).map((order) =>
  dateReader(order, { first: null, last: 73_000 }),
);
const isDay = (cell: RawCell | undefined): boolean => dayOf(cell).length > 0;

/** The day in a cell, whichever way around day and month are. */
function dayOf(cell: RawCell | undefined): readonly number[] {
  const read = readers.map((one) => one(cell ?? "")).find((day) => typeof day === "number");
  return typeof read === "number" ? [Math.floor(read)] : [];
}

const shippingWords: readonly string[] = ["ship", "deliver", "actual", "last"];

/** In a list with pieces on backorder, takes invoiced pieces as shipped, because accounting systems ship by invoice. */
function withInvoiced(matches: readonly Match[], columns: readonly FileColumn[]): readonly Match[] {
  const isNamed = (word: string) => columns.findIndex(({ heading }) => heading.words.join() === word);
  const column = isNamed("invoice");
  if (column < 0 || isNamed("backorder") < 0 || matches.some(({ target }) => target === "ship_qty")) return matches;
  const reason = reasonWords.nextToBackorder;
  const others = matches.filter((match) => match.column !== column);
  return [...others, sureMatch("ship_qty", column, reason)];
}

/** Of two quantity columns, takes the one that is empty on rows without a ship date as the shipped quantity. */
function withEmptyUnshipped(matches: readonly Match[], { rows }: Table): readonly Match[] {
  const dated = matches.find(({ target }) => target === "ship_date")?.column;
  const ordered = matches.find(({ target }) => target === "order_qty");
  const isTaken = matches.some(({ target }) => target === "ship_qty" || target === "+open_qty");
  if (dated === undefined || ordered?.tied === undefined || isTaken) return matches;
  const [shippedRows, openRows] = [true, false].map((is) =>
    rows.slice(0, rowsSampled).filter((row) => isDay(row[dated]) === is),
  );
  if (shippedRows === undefined || openRows === undefined || shippedRows.length < minRows || openRows.length < minRows)
    return matches;
  const isShipped = (column: number): boolean =>
    openRows.every((row) => isEmpty(row[column])) && shippedRows.every((row) => !isEmpty(row[column]));
  const both = [ordered.column, ordered.tied];
  const [shipped, ...others] = both.filter(isShipped);
  if (shipped === undefined || others.length > 0) return matches;
  return [
    ...matches.filter((match) => match !== ordered),
    sureMatch("order_qty", both.find((column) => column !== shipped) ?? 0, reasonWords.piecesUnshipped),
    sureMatch("ship_qty", shipped, reasonWords.emptyUnshipped),
  ];
}

/** The least share of days after the day of the report; fewer are typing errors. Own judgment. */
const minAhead = 0.1;

/**
 * Takes a ship date as planned if many of its days come after the day on which the report was printed: in a list of open
 * orders, accounting systems call the day to ship by so.
 */
function withShippingAhead(matches: readonly Match[], table: Table, columns: readonly FileColumn[]): readonly Match[] {
  const shipped = matches.find(({ target }) => target === "ship_date");
  const printed = printedOn(table, columns, "");
  if (shipped === undefined || printed === null || matches.some(({ target }) => target === "promise_date"))
    return matches;
  const days = table.rows.slice(0, rowsSampled).flatMap((row) => dayOf(row[shipped.column]));
  const ahead = days.filter((day) => day > printed).length;
  if (ahead < minRows || ahead < days.length * minAhead) return matches;
  const promised: Match = { ...shipped, target: "promise_date", reason: reasonWords.afterPrinting };
  return matches.map((match) => (match === shipped ? promised : match));
}

const pieces: readonly string[] = ["ship_date", "ship_qty", "order_qty", "+open_qty"];

/** In a list without pieces that values what is still to ship, the amount of the whole order says nothing more. */
const withOpenValue = (matches: readonly Match[]): readonly Match[] =>
  matches.some(({ target, sureness }) => target === "+open_value" && sureness === "sure") &&
  !matches.some(({ target }) => pieces.includes(target))
    ? matches.filter(({ target }) => target !== "order_value")
    : matches;

/**
 * Takes a ship date that is filled in on rows where nothing has shipped as planned. The actual one is empty on those
 * rows.
 */
export function byShipping(given: readonly Match[], table: Table, columns: readonly FileColumn[]): readonly Match[] {
  const told = withEmptyUnshipped(withInvoiced(given, columns), table);
  const matches = withOpenValue(withShippingAhead(told, table, columns));
  const columnOf = columnsIn(matches);
  const [planned, quantity] = [columnOf("ship_date"), columnOf("ship_qty")];
  if (quantity === undefined) return matches;
  const rows = table.rows.slice(0, rowsSampled);
  const isShipped = (row: Table["rows"][number]): boolean => {
    const cell = row[quantity];
    return !isEmpty(cell) && !/^[0.,]+$/.test(textOf(cell));
  };
  const [shippedRows, openRows] = [rows.filter(isShipped), rows.filter((row) => !isShipped(row))];
  const filledIn = (some: typeof rows, column: number): number =>
    some.filter((row) => isDay(row[column])).length / some.length;
  if (shippedRows.length < minRows || openRows.length < minRows) return matches;
  if (planned !== undefined && filledIn(openRows, planned) < minShare) return matches;
  const real = columns.findIndex(
    ({ heading, profile }, column) =>
      !matches.some((match) => match.column === column) &&
      profile.dates >= minShare &&
      heading.words.some((word) => shippingWords.includes(word)) &&
      filledIn(shippedRows, column) >= minShare &&
      filledIn(openRows, column) <= almostNone,
  );
  if (real < 0 && planned === undefined) return matches;
  const others = matches.filter(({ target }) => target !== "ship_date");
  const shipped = sureMatch("ship_date", real, reasonWords.emptyUnshipped);
  const promised = planned === undefined || columnOf("promise_date") !== undefined ? [] : [promiseIn(planned)];
  return [...others, ...(real < 0 ? [] : [shipped]), ...promised];
}

const promiseIn = (column: number): Match => ({
  target: "promise_date",
  column,
  sureness: "likely",
  score: 0.8,
  reason: reasonWords.plannedUnshipped,
});
