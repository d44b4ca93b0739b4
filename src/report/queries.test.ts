import { expect, test } from "vitest";
import { databaseWith, listQueries, numberQueries } from "../../test/jobboss-database.ts";
import { jobboss } from "../knowledge/systems/jobboss.ts";
import { systems } from "../knowledge/systems/systems.ts";
import { recordLists } from "../measures/record-lists.ts";
import { declarationOf, kpiQuery, sourceTablesOf } from "./queries.ts";

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
