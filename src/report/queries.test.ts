import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type KpiId, kpis } from "../knowledge/kpis/kpis.ts";
import { jobboss } from "../knowledge/systems/jobboss.ts";
import { systems } from "../knowledge/systems/systems.ts";
import { type Row, type Rows, readingOf } from "../measures/reading.ts";
import { type Cell, type Column, type RecordList, serialOf } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { coverageQuery, declarationOf, kpiQuery, listQuery, sourceTablesOf } from "./queries.ts";

const everyKpi = Object.keys(kpis) as readonly KpiId[];
const everyList = Object.keys(jobboss.lists) as readonly (keyof typeof jobboss.lists)[];
const numberQueries = everyKpi.flatMap((id) => {
  const query = kpiQuery(id, jobboss);
  return query.kind === "number" ? [[id, query.sql] as const] : [];
});
const listQueries = everyList.flatMap((list) => {
  const sql = listQuery(list, Object.keys(recordLists[list].columns), jobboss);
  return sql === null ? [] : [[list, sql] as const];
});

const week = { first: serialOf("2026-11-16"), after: serialOf("2026-11-23") };
const variables: Readonly<Record<string, SQLInputValue>> = {
  first: "2026-11-16",
  after: "2026-11-23",
  days: 7,
  since: "2026-01-01",
  bottleneck: "5AX1",
  usual_first: "2026-11-02",
  usual_after: "2026-11-09",
  active: "Active",
  canceled: "Canceled",
  on_hold: "Hold",
  won: "Won",
  lost: "Lost",
};

type TableRows = Readonly<Record<string, readonly Readonly<Record<string, SQLInputValue>>[]>>;

/** A database with the documented tables and fields, and nothing else. */
function databaseWith(rows: TableRows): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const [table, fields] of Object.entries(jobboss.fields)) {
    database.exec(`CREATE TABLE ${table} (${fields.join(", ")})`);
    const insert = database.prepare(`INSERT INTO ${table} VALUES (${fields.map(() => "?").join(", ")})`);
    for (const row of rows[table] ?? []) insert.run(...fields.map((field) => row[field] ?? null));
  }
  return database;
}

function answerOf(database: DatabaseSync, sql: string): readonly Record<string, unknown>[] {
  const used = Object.entries(variables).filter(([name]) => new RegExp(`@${name}\\b`).test(sql));
  return database.prepare(sql).all(Object.fromEntries(used));
}

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

test("a delivery of a sales order without a job is listed, with the customer and the value of its line", () => {
  const database = databaseWith({
    SO_Header: [{ Sales_Order: "S12", Customer: "Acme", Order_Date: "2026-11-01" }],
    SO_Detail: [{ SO_Detail: 7, Sales_Order: "S12", Status: "Open", Order_Qty: 20, Total_Price: 900 }],
    Delivery: [{ Delivery: "3", SO_Detail: 7, Promised_Date: "2026-11-18", Promised_Quantity: 10 }],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows).toMatchObject([{ line: "S12-3", customer: "Acme", order_date: "2026-11-01", order_value: 450 }]);
});

test("open deliveries that were canceled or are on hold aren't owed", () => {
  const delivery = { Promised_Date: "2026-11-18", Promised_Quantity: 10 };
  const database = databaseWith({
    Job: [
      { Job: "1", Status: "Active" },
      { Job: "2", Status: "Complete" },
      { Job: "3", Status: "Canceled" },
      { Job: "4", Status: "Hold" },
    ],
    Delivery: [
      ...["1", "2", "3", "4"].map((Job) => ({ ...delivery, Job, Delivery: Job })),
      { ...delivery, Job: "4", Delivery: "5", Shipped_Date: "2026-11-17" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ line }) => line)).toEqual(["1-1", "2-2", "4-5"]);
});

test("an operation left open is work to do only while its job is being made, and waits only if it isn't on hold", () => {
  const released = { Released_Date: "2026-11-02" };
  const operation = { Inside_Oper: 1, Sequence: "10", Sched_Start: "2026-11-10" };
  const database = databaseWith({
    Job: [
      { ...released, Job: "1", Status: "Active" },
      { ...released, Job: "2", Status: "Closed" },
      { ...released, Job: "3", Status: "Active" },
    ],
    Job_Operation: [
      { ...operation, Job: "1", Status: "R" },
      { ...operation, Job: "2", Status: "O" },
      { ...operation, Job: "2", Sequence: "20", Status: "C" },
      { ...operation, Job: "3", Status: "H" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).operations ?? "");
  expect(rows.map(({ operation: name, status }) => [name, status])).toEqual([
    ["1-10", "Waiting"],
    ["2-20", "Done"],
    ["3-10", "Planned"],
  ]);
});

test("a part that comes back from an outside process was finished on that day", () => {
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active", Open_Operations: 0 }],
    Job_Operation: [
      { Job: "1", Job_Operation: 1 },
      { Job: "1", Job_Operation: 2, Inside_Oper: 0 },
    ],
    Job_Operation_Time: [{ Job_Operation: 1, Work_Date: "2026-11-10" }],
    Source: [{ Job_Operation: 2, Last_Recv_Date: "2026-11-16" }],
    Delivery: [{ Delivery: 1, Job: "1", Promised_Date: "2026-11-18" }],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ finish_date }) => finish_date)).toEqual(["2026-11-16"]);
});

test("the scrap reason of an operation is that of its largest booking", () => {
  const booked = { Job_Operation: 1, Work_Date: "2026-11-10" };
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active" }],
    Job_Operation: [{ Job: "1", Job_Operation: 1, Status: "C", Sched_Start: "2026-11-10" }],
    Job_Operation_Time: [
      { ...booked, Scrap_Code: "Bore", Act_Scrap_Qty: 8 },
      { ...booked, Scrap_Code: "Scratch", Act_Scrap_Qty: 1 },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).operations ?? "");
  expect(rows.map(({ scrap_reason }) => scrap_reason)).toEqual(["Bore"]);
});

test("[R76] the query for a list leaves out what was over before the day from which the tracker counts", () => {
  const database = databaseWith({
    Job: [{ Job: "4127" }],
    Delivery: [
      { Job: "4127", Promised_Date: "2025-12-20", Shipped_Date: "2025-12-19" },
      { Job: "4127", Promised_Date: "2025-12-21", Shipped_Date: null },
      { Job: "4127", Promised_Date: "2025-12-22", Shipped_Date: "2026-01-02" },
    ],
  });
  const rows = answerOf(database, Object.fromEntries(listQueries).deliveries ?? "");
  expect(rows.map(({ promise_date }) => promise_date)).toEqual(["2025-12-21", "2025-12-22"]);
});

test.for(listQueries)("[R76] the query for %s brings the columns of its sheet in their order", ([list, sql]) => {
  const asked = databaseWith({}).prepare(sql).columns();
  expect(asked.map(({ name }) => name)).toEqual(Object.keys(recordLists[list].columns));
});

/** What both SQLite, which runs these queries in tests, and Transact-SQL support. */
const bothKnow = {
  calls: ["COALESCE", "CONCAT", "LOWER", "MAX", "NULLIF", "SUM"],
  words: [
    ...["AND", "AS", "BY", "CASE", "ELSE", "END", "EXISTS", "FROM", "GROUP", "IN", "IS", "JOIN", "LEFT", "NOT", "NULL"],
    ...["ON", "OR", "SELECT", "THEN", "WHEN", "WHERE", "WITH"],
  ],
  operators: ["(", ")", "*", "+", ",", "-", ".", "/", ";", "<", "<=", "<>", "=", ">", ">="],
};

test.for([...numberQueries, ...listQueries])("[R76] the query for %s uses only what SQL Server knows", ([, sql]) => {
  const bare = sql.replace(/'[^']*'/g, "").replace(/@\w+/g, "");
  const words = bare.match(/\b[A-Z]{2,}\b(?!\.)/g) ?? [];
  const names = new Set(["WC", ...Object.keys(jobboss.fields), ...Object.values(jobboss.fields).flat()]);
  expect(words.filter((word) => ![...bothKnow.words, ...bothKnow.calls].includes(word) && !names.has(word))).toEqual(
    [],
  );
  const calls = [...bare.matchAll(/\b(\w+)\(/g)].map(([, name = ""]) => name);
  expect(calls.filter((name) => !bothKnow.calls.includes(name))).toEqual([]);
  const operators = bare.match(/<[=>]?|>=?|[^\w\s]/g) ?? [];
  expect(operators.filter((operator) => !bothKnow.operators.includes(operator))).toEqual([]);
});

test.for([...numberQueries, ...listQueries])("[R76] every variable of the query for %s is declared", ([, sql]) => {
  const declared = declarationOf([sql], jobboss, "2026-11-21");
  const used = new Set([...sql.matchAll(/@(\w+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !declared.includes(`  @${name} `))).toEqual([]);
  expect(declared.match(/^ {2}@/gm)?.length ?? 0).toBe(used.size);
});

test("[R76] the declared dates begin with the last full week before the report", () => {
  expect(declarationOf(["@first @after @since @bottleneck"], jobboss, "2026-11-21")).toBe(
    [
      "DECLARE",
      "  @first date = '20261109', -- first day of the period",
      "  @after date = '20261116', -- the day after its last",
      "  @since date = '20260817', -- first day of what goes into the tracker",
      "  @bottleneck varchar(10) = '5AX1'; -- your bottleneck, as Work_Center spells it",
    ].join("\n"),
  );
  expect(declarationOf(["SELECT 1"], jobboss, "2026-11-21")).toBe("");
});

test("[R76] we query only tables that the document of the system names", () => {
  const named = systems.jobboss.documentedObjects.join(" ");
  const unnamed = Object.keys(jobboss.fields).filter((table) => !new RegExp(`\\b${table}\\b`).test(named));
  // Quote_Qty is in the same file, but was read after the list was made.
  expect(unnamed).toEqual(["Quote_Qty"]);
});

test("[R76] what a system does not hold is said, not invented", () => {
  expect(kpiQuery("kpi_pm", jobboss)).toEqual({
    kind: "missing",
    columns: [
      { list: "Maintenance", column: "Kind" },
      { list: "Maintenance", column: "Due or failed" },
      { list: "Maintenance", column: "Done" },
    ],
  });
  expect(kpiQuery("kpi_lead_time", jobboss)).toEqual({ kind: "rows", lists: ["deliveries"] });
  expect(sourceTablesOf("proshop")).toBe(undefined);
});

test("hours of 0 count as not booked, and a coverage query says how many rows have hours", () => {
  const operation = { Job: "1", Work_Center: "VMC1", Inside_Oper: 1, Status: "O", Est_Setup_Hrs: 1 };
  const database = databaseWith({
    Job: [{ Job: "1", Status: "Active" }],
    Job_Operation: [
      { ...operation, Job_Operation: 1, Sequence: 10, Act_Setup_Hrs: 1.5 },
      { ...operation, Job_Operation: 2, Sequence: 20, Act_Setup_Hrs: 0 },
    ],
  });
  const sql = coverageQuery("operations", ["operation", "est_setup", "act_setup", "kit_ready"], jobboss) ?? "";
  expect(answerOf(database, sql)).toEqual([{ all_rows: 2, operation: 2, est_setup: 2, act_setup: 1 }]);
});
