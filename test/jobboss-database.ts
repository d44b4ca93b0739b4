import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { type KpiId, kpis } from "../src/knowledge/kpis/kpis.ts";
import { jobboss } from "../src/knowledge/systems/jobboss.ts";
import { recordLists } from "../src/measures/record-lists.ts";
import { kpiQuery, listQuery } from "../src/report/queries.ts";

const everyKpi = Object.keys(kpis) as readonly KpiId[];
const everyList = Object.keys(jobboss.lists) as readonly (keyof typeof jobboss.lists)[];
export const numberQueries = everyKpi.flatMap((id) => {
  const query = kpiQuery(id, jobboss);
  return query.kind === "number" ? [[id, query.sql] as const] : [];
});
export const listQueries = everyList.flatMap((list) => {
  const sql = listQuery(list, Object.keys(recordLists[list].columns), jobboss);
  return sql === null ? [] : [[list, sql] as const];
});

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

export type TableRows = Readonly<Record<string, readonly Readonly<Record<string, SQLInputValue>>[]>>;

/** A database with the documented tables and fields, and nothing else. */
export function databaseWith(rows: TableRows): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const [table, fields] of Object.entries(jobboss.fields)) {
    database.exec(`CREATE TABLE ${table} (${fields.join(", ")})`);
    const insert = database.prepare(`INSERT INTO ${table} VALUES (${fields.map(() => "?").join(", ")})`);
    for (const row of rows[table] ?? []) insert.run(...fields.map((field) => row[field] ?? null));
  }
  return database;
}

export function answerOf(database: DatabaseSync, sql: string): readonly Record<string, unknown>[] {
  const used = Object.entries(variables).filter(([name]) => new RegExp(`@${name}\\b`).test(sql));
  return database.prepare(sql).all(Object.fromEntries(used));
}
