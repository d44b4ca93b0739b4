import { type KpiId, kpis } from "../knowledge/kpis/kpis.ts";
import { jobboss } from "../knowledge/systems/jobboss.ts";
import type { SourceTables, Variable } from "../knowledge/systems/source-tables.ts";
import type { SystemId } from "../knowledge/systems/systems.ts";
import { columnsRead } from "../measures/measure.ts";
import { mondayOf, serialOf } from "../measures/record-list.ts";
import { type ListId, recordLists } from "../measures/record-lists.ts";
import { sqlNumber } from "../measures/sql.ts";
import { daysAfter } from "./files/calendar-days.ts";

/** Systems whose table names we know. The others have only an API, or no documentation that we could read. */
const sources: readonly SourceTables[] = [jobboss];

/** The tables of a system; `undefined` if we know of none. */
export const sourceTablesOf = (system: SystemId): SourceTables | undefined =>
  sources.find((source) => source.system === system);

/** What a system can provide for one KPI. */
export type KpiQuery =
  /** One number for the period. */
  | { readonly kind: "number"; readonly sql: string }
  /** The lists have all the data, but plain SQL can't compute the KPI: fetch the rows and let the workbook compute it. */
  | { readonly kind: "rows"; readonly lists: readonly ListId[] }
  /** Columns that the system doesn't have, according to its documentation. */
  | { readonly kind: "missing"; readonly columns: readonly MissingColumn[] };

export interface MissingColumn {
  readonly list: string;
  readonly column: string;
}

/** The query that computes a KPI from a system's tables, in SQL Server's dialect. */
export function kpiQuery(id: KpiId, source: SourceTables): KpiQuery {
  const { value } = kpis[id].measure;
  const read = [...columnsRead(value)];
  const missing = read.flatMap(([list, columns]) => missingOf(list, columns, source));
  if (missing.length > 0) return { kind: "missing", columns: missing };

  const number = sqlNumber(value, (list, column) => timedOf(list, source).includes(column));
  if (number === null) return { kind: "rows", lists: read.map(([list]) => list) };
  const lists = read.map(([list, columns]) => `${list} AS (\n${indented(rowsOf(list, columns, source))}\n)`);
  return { kind: "number", sql: `WITH ${lists.join(",\n")}\n${number};` };
}

function missingOf(list: ListId, columns: ReadonlySet<string>, source: SourceTables): readonly MissingColumn[] {
  const held = expressionsOf(list, source);
  const titles: Readonly<Record<string, { readonly title: string }>> = recordLists[list].columns;
  return [...columns]
    .filter((column) => (held[column] ?? null) === null)
    .map((column) => ({ list: recordLists[list].sheet, column: titles[column]?.title ?? column }));
}

const timedOf = (list: ListId, source: SourceTables): readonly string[] => source.lists[list]?.timed ?? [];

const expressionsOf = (list: ListId, source: SourceTables): Readonly<Record<string, string | null>> =>
  source.lists[list]?.columns ?? {};

/**
 * The query that fills a list; `null` if the system has nothing for it.
 *
 * @param columns the columns wanted; the query returns them in the order of the list
 */
export function listQuery(list: ListId, columns: readonly string[], source: SourceTables): string | null {
  const held = source.lists[list];
  if (held === undefined) return null;
  const rows = rowsOf(list, new Set(columns), source);
  if (held.recent === null) return `${rows};`;
  return held.kept === null ? `${rows}\nWHERE ${held.recent};` : `${rows}\nAND (${held.recent});`;
}

/**
 * The query that counts how many rows of a list have a value in each column, so that a reader can judge the KPI; `null`
 * if the system has nothing for the list.
 */
export function coverageQuery(list: ListId, columns: readonly string[], source: SourceTables): string | null {
  const query = listQuery(list, columns, source);
  if (query === null) return null;
  const held = expressionsOf(list, source);
  const counted = columns.filter((column) => (held[column] ?? null) !== null);
  const counts = ["  COUNT(*) AS all_rows", ...counted.map((column) => `  COUNT(${column}) AS ${column}`)];
  return `SELECT\n${counts.join(",\n")}\nFROM (\n${indented(query.replace(/;$/, ""))}\n) AS listed;`;
}

function rowsOf(list: ListId, columns: ReadonlySet<string>, source: SourceTables): string {
  const expressions = expressionsOf(list, source);
  const inOrder = Object.keys(recordLists[list].columns).filter((column) => columns.has(column));
  const selected = inOrder.map((column) => `  ${expressions[column] ?? "NULL"} AS ${column}`);
  const { from, kept } = source.lists[list] ?? { from: "", kept: null };
  return `SELECT\n${selected.join(",\n")}\n${from}${kept === null ? "" : `\nWHERE (${kept})`}`;
}

const indented = (text: string): string => text.replace(/^/gm, "  ");

/**
 * The declaration, in SQL Server's dialect, of the variables that the queries use, with values to replace; empty if they
 * use none.
 *
 * @param date day of the report, `2026-11-21`
 */
export function declarationOf(queries: readonly string[], { variables }: SourceTables, date: string): string {
  const used = Object.entries(variables).filter(([name]) => queries.some((query) => uses(query, name)));
  if (used.length === 0) return "";
  const lines = used.map(([name, variable], index) => {
    const end = index < used.length - 1 ? "," : ";";
    return `  @${name} ${variable.type} = ${literalOf(variable, date)}${end} -- ${variable.meaning}`;
  });
  return `DECLARE\n${lines.join("\n")}`;
}

const uses = (query: string, name: string): boolean => new RegExp(`@${name}\\b`).test(query);

function literalOf(variable: Variable, date: string): string {
  if (variable.type !== "date") return variable.value;
  const monday = daysAfter(date, mondayOf(date) - serialOf(date) - 7 * variable.weeksBack);
  return `'${monday.replaceAll("-", "")}'`;
}
