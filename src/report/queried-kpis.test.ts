import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, databaseWith, listQueries, numberQueries, type TableRows } from "../../test/jobboss-database.ts";
import { type KpiId, kpis } from "../knowledge/kpis/kpis.ts";
import { jobboss } from "../knowledge/systems/jobboss.ts";
import { type Row, type Rows, readingOf } from "../measures/reading.ts";
import { type Cell, type Column, type RecordList, serialOf } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";

const week = { first: serialOf("2026-11-16"), after: serialOf("2026-11-23") };

/** The result of a list query as it would be pasted into the sheet. */
function pasted(list: ListId, answer: readonly Record<string, unknown>[]): readonly Row[] {
  const columns: Readonly<Record<string, Column>> = (recordLists[list] as RecordList).columns;
  return answer.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, pastedCell(columns[id]?.kind ?? "text", cell)])),
  );
}

function pastedCell(kind: Column["kind"], cell: unknown): Cell {
  if (cell === null || typeof cell === "number") return cell;
  const text = String(cell);
  return kind === "date" || kind === "datetime" ? serialOf(text) : text;
}

const pastedLists = (database: DatabaseSync): Rows =>
  Object.fromEntries(listQueries.map(([list, sql]) => [list, pasted(list, answerOf(database, sql))]));

/** As SQL Server's own window copies empty cells. */
const withWordNull = (rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([list, listed]) => [
      list,
      listed.map((row) => Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, cell ?? "NULL"]))),
    ]),
  );

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, "0")}`);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });
const key = fc.integer({ min: 1, max: 4 });
const amount = maybe(fc.integer({ min: 0, max: 40 }));

/** A value that suits a field's name: a date, a key that matches, a word, else a small whole number. */
function fieldOf(table: string, field: string): fc.Arbitrary<SQLInputValue> {
  if (/_Date$|^Sched_|^Actual_Start$/.test(field)) return maybe(day);
  if (/^(Work_Center|WC)$/.test(field)) return fc.constantFrom("5AX1", "VMC1", null);
  if (field === "Status") return statusOf(table);
  if (/^(Inside_Oper|Operation_Complete)$/.test(field)) return fc.constantFrom(0, 1);
  if (field === "PO_Type") return fc.constant(0);
  if (field === "Order_Quantity" || field === "Quote_Qty") return fc.constantFrom(5, 10);
  if (field === "Open_Operations") return fc.constantFrom(0, 2);
  const isKey =
    /^(Job|Job_Operation|Delivery|SO_Detail|Sales_Order|Quote|RFQ|PO|PO_Detail|Document|Employee|Vendor|Customer|Line|Sequence)$/.test(
      field,
    );
  return isKey ? key : amount;
}

const statusOf = (table: string): fc.Arbitrary<SQLInputValue> => {
  switch (table) {
    case "Job":
      return fc.constantFrom("Active", "Closed", "Hold");
    case "SO_Detail":
      return fc.constantFrom("Open", "Canceled");
    case "Quote":
      return fc.constantFrom("Won", "Lost", "Active");
    default:
      return fc.constantFrom("O", "R", "S", "C", "H");
  }
};

const anyTables: fc.Arbitrary<TableRows> = fc.record(
  Object.fromEntries(
    Object.entries(jobboss.fields).map(([table, fields]) => [
      table,
      fc.array(fc.record(Object.fromEntries(fields.map((field) => [field, fieldOf(table, field)]))), { maxLength: 6 }),
    ]),
  ),
);

test("[R69] a KPI queried from JobBOSS is what the tracker makes of the rows queried from it", () => {
  const seen = new Set<KpiId>();
  fc.assert(
    fc.property(anyTables, (tables) => {
      const database = databaseWith(tables);
      const rows = pastedLists(database);
      for (const [id, sql] of numberQueries) {
        const queried = (answerOf(database, sql)[0]?.value ?? null) as number | null;
        const tracked = readingOf(kpis[id].measure, rows, week);
        if (tracked !== null) seen.add(id);
        expect([id, queried === null]).toEqual([id, tracked === null]);
        expect(Math.abs((queried ?? 0) - (tracked ?? 0)), id).toBeLessThan(1e-6);
        expect([id, readingOf(kpis[id].measure, withWordNull(rows), week)]).toEqual([id, tracked]);
      }
      database.close();
    }),
    { seed: 24, numRuns: 200 },
  );
  expect([...seen].toSorted()).toEqual(numberQueries.map(([id]) => id).toSorted());
});

test("[R69] on-time delivery from JobBOSS: of two deliveries promised in the week one left complete and in time", () => {
  const database = databaseWith({
    Job: [{ Job: "4127", Order_Date: "2026-11-01", Order_Quantity: 20, Total_Price: 1000 }],
    Delivery: [
      {
        Job: "4127",
        Promised_Date: "2026-11-18",
        Promised_Quantity: 10,
        Shipped_Date: "2026-11-18",
        Shipped_Quantity: 10,
      },
      {
        Job: "4127",
        Promised_Date: "2026-11-19",
        Promised_Quantity: 10,
        Shipped_Date: "2026-11-20",
        Shipped_Quantity: 10,
      },
    ],
  });
  const sql = Object.fromEntries(numberQueries).kpi_otd ?? "";
  expect(answerOf(database, sql)).toEqual([{ value: 50 }]);
});
