import type { ListId } from "../../measures/record-lists.ts";
import type { Table } from "../table/table.ts";
import { columnCells } from "../values/column-cells.ts";
import { dateOrderOf } from "../values/date-order.ts";
import { dateReader } from "../values/read-cells.ts";
import { withDecision } from "./by-decision.ts";
import { withPlans } from "./by-plans.ts";
import { byShipping } from "./by-shipping.ts";
import { minRows, minShare, rowsSampled } from "./enough-rows.ts";
import { headingOf } from "./heading.ts";
import { columnsIn, type FileColumn, type Match, sureMatch } from "./match.ts";
import { reasonWords } from "./reasons.words.ts";

/** What a column headed just Date holds, judged by the days before and after it in the same row. */
interface DayRule {
  readonly target: string;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** For example, an order date comes before a ship date. Own judgment, November 2026. */
const rules: { readonly [R in ListId]?: readonly DayRule[] } = {
  deliveries: [
    { target: "order_date", before: ["promise_date", "ship_date"] },
    { target: "ship_date", after: ["order_date"] },
  ],
  jobs: [{ target: "order_date", before: ["released", "shipped", "closed", "invoiced_on"] }],
  purchases: [{ target: "sent", before: ["due", "received"] }],
};

/** The order of several columns headed just Date. */
const inOrder: { readonly [R in ListId]?: readonly string[] } = { quotes: ["asked", "sent", "decided"] };

type Days = readonly (number | null)[];

/** Matches headings that say only that they are dates, by the days in them, and tells planned dates from actual ones. */
export function byDays(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  if (list === "operations") return withPlans(matches, table, columns);
  if (list === "quotes") return withDecision(withBareDates(list, matches, table, columns), table, columns);
  if (list === "deliveries") return withBareDates(list, byShipping(matches, table, columns), table, columns);
  return withBareDates(
    list,
    list === "purchases" ? withFirstDue(withGoodsReceipts(matches, table, columns), table, columns) : matches,
    table,
    columns,
  );
}

/** Words of the days on which parts are wanted, and the least share of lines on which one of two such days is later. */
const dueWords: readonly string[] = ["due", "request", "promise", "deliver"];
const minMoved = 0.05;

/** Of two due dates, the one that is never later is the first: the other was moved. */
function withFirstDue(matches: readonly Match[], table: Table, columns: readonly FileColumn[]): readonly Match[] {
  const due = matches.find(({ target }) => target === "due");
  if (due === undefined || columns[due.column]?.heading.words.includes("original") === true) return matches;
  const own = daysIn(table, due.column);
  const isPromised = columns[due.column]?.heading.words.includes("promise") === true;
  const column = columns.findIndex(
    ({ heading, profile }, index) =>
      profile.dates >= 0.5 &&
      // The day asked for was never agreed on, if the supplier promised another.
      !(isPromised && isWish(heading)) &&
      heading.words.some((word) => dueWords.includes(word)) &&
      !matches.some((match) => match.column === index) &&
      isFirst(gaps(daysIn(table, index), own)),
  );
  return column < 0
    ? matches
    : matches.map((match) =>
        match === due ? { ...due, column, sureness: "sure", reason: reasonWords.firstDue } : match,
      );
}

/** "Requested" is what the buyer asked for; "Req Date" may be the day on which the parts are required. */
const isWish = ({ text, words }: FileColumn["heading"]): boolean =>
  /requested/i.test(text) && !words.includes("promise");

const isFirst = (moved: readonly number[]): boolean =>
  moved.length >= minRows &&
  moved.filter((days) => days >= 0).length >= moved.length * minShare &&
  moved.filter((days) => days > 0).length >= moved.length * minMoved;

/** In a list of goods receipts, the posting date is the day on which the goods arrived. */
function withGoodsReceipts(
  matches: readonly Match[],
  { titles }: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  if (matches.some(({ target }) => target === "received")) return matches;
  const column = columns.findIndex(({ heading, profile }) => heading.words.includes("post") && profile.dates >= 0.9);
  if (column < 0 || !titles.some((title) => headingOf(title).words.includes("receive"))) return matches;
  const reason = reasonWords.goodsReceipts;
  return [...matches, sureMatch("received", column, reason)];
}

/** Matches headings that are just Date. */
function withBareDates(
  list: ListId,
  matches: readonly Match[],
  table: Table,
  columns: readonly FileColumn[],
): readonly Match[] {
  const isDate = ({ heading, profile }: FileColumn) => heading.words.join() === "date" && profile.dates >= 0.9;
  const all = columns.flatMap((column, index) => (isDate(column) ? [index] : []));
  const wanted = inOrder[list] ?? [];
  if (wanted.length > 1 && all.length === wanted.length) return inSequence(matches, wanted, all, table);
  const bare = all.find((column) => !matches.some((match) => match.column === column));
  return bare === undefined ? matches : withBareDate(list, matches, table, bare);
}

const daysIn = ({ rows }: Table, column: number): Days => {
  const cells = columnCells(rows.slice(0, rowsSampled), column);
  const shown = dateOrderOf(cells);
  const read = dateReader(shown.kind === "decided" ? shown.is : "month-first");
  const days = cells.distinct.map(read).map((day) => (typeof day === "number" ? Math.floor(day) : null));
  return Array.from(cells.positions, (position) => days[position] ?? null);
};

/** Days from one to the other, in rows that have both. */
const gaps = (from: Days, to: Days): readonly number[] =>
  from.flatMap((day, row) => {
    const other = to[row] ?? null;
    return day === null || other === null ? [] : [other - day];
  });

const inTheseDays = reasonWords.dateAlone;

function withBareDate(list: ListId, matches: readonly Match[], table: Table, bare: number): readonly Match[] {
  const own = daysIn(table, bare);
  const columnOf = columnsIn(matches);
  const daysOf = (targets: readonly string[]) =>
    targets.flatMap((target) => {
      const column = columnOf(target);
      return column === undefined ? [] : [daysIn(table, column)];
    });
  for (const { target, before = [], after = [] } of rules[list] ?? []) {
    if (columnOf(target) !== undefined) continue;
    const compared = [
      ...daysOf(before).map((days) => gaps(own, days)),
      ...daysOf(after).map((days) => gaps(days, own)),
    ];
    if (compared.length === 0 || !compared.every(holds)) continue;
    const sureness = compared.some((found) => found.length >= minRows) ? "sure" : "likely";
    return [...matches, { target, column: bare, sureness, score: 0.9, reason: inTheseDays }];
  }
  return matches;
}

const holds = (found: readonly number[]): boolean =>
  found.filter((gap) => gap >= 0).length >= found.length * minShare &&
  found.filter((gap) => gap > 0).length >= found.length / 2;

function inSequence(
  matches: readonly Match[],
  wanted: readonly string[],
  all: readonly number[],
  table: Table,
): readonly Match[] {
  const days = all.map((column) => daysIn(table, column));
  const found = days.slice(1).map((later, index) => gaps(days[index] ?? [], later));
  if (!found.every((one) => one.length > 0 && one.filter((gap) => gap >= 0).length >= one.length * minShare))
    return matches;
  const sureness = found.every((one) => one.length >= minRows) ? "sure" : "likely";
  const placed = wanted.map((target, index) => {
    const column = all[index] ?? 0;
    return { target, column, sureness, score: 0.9, reason: inTheseDays } as const;
  });
  return [...placed, ...matches.filter(({ target, column }) => !wanted.includes(target) && !all.includes(column))];
}
