import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Access, type CarriedTable, type Change, carriedTables, type movedTables } from "./tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Tables with their primary keys, ordered so that rows come after the rows they refer to. */
type TablesToCopy = typeof carriedTables | typeof movedTables;

/** Rows read and written per statement. */
const rowsPerPage = 200;

/** A table's row count and a digest of its rows, the same on both engines and for any row order. */
export interface Content {
  readonly rows: number;
  readonly digest: string;
}

export type Contents = { readonly [Name in CarriedTable]: Content };

/** Replaces what one store holds in these tables with what another does. Memory use stays constant. */
export async function copyTables(from: Access, to: Change, tables: TablesToCopy = carriedTables): Promise<void> {
  const keys = Object.entries(tables);
  for (const [table] of keys.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to);
  for (const [table, key] of keys) for await (const page of pagesOf(from, table, key)) await insert(to, table, page);
}

// The cast is sound: there is an entry for every table.
export async function contentsOf(access: Access, tables: TablesToCopy = carriedTables): Promise<Contents> {
  const entries: [string, Content][] = [];
  for (const [table, key] of Object.entries(tables)) entries.push([table, await contentOf(access, table, key)]);
  return Object.fromEntries(entries) as Contents;
}

/**
 * Checks that two stores hold the same.
 *
 * @throws Error naming the tables that differ
 */
export function expectSame(source: Contents, target: Contents): void {
  const copies = new Map<string, Content>(Object.entries(target));
  const different = Object.entries(source).flatMap(([table, { rows, digest }]) => {
    const copy = copies.get(table);
    return copy?.rows === rows && copy.digest === digest ? [] : [{ table, rows, copied: copy?.rows ?? 0 }];
  });
  if (different.length === 0) return;
  const lines = different.map(({ table, rows, copied }) => `  ${table}: ${rows} rows here, ${copied} there`);
  throw new Error(`The copy differs from the original, so nothing was kept:\n${lines.join("\n")}`);
}

async function* pagesOf(access: Access, table: string, columns: readonly string[]): AsyncGenerator<readonly Row[]> {
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(rowsPerPage)}`;
    const { rows } = await query.execute(access);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    const end = sql.join(columns.map((column) => sql`${last[column]}`));
    after = sql`where (${key}) > (${end})`;
  }
}

async function insert(change: Change, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(change);
}

/** The rows' digests are added up, so that the order in which an engine returns them doesn't matter. */
async function contentOf(access: Access, table: string, key: readonly string[]): Promise<Content> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(access, table, key)) {
    rows += page.length;
    for (const row of page) sum = BigInt.asUintN(256, sum + BigInt(`0x${digestOf(row)}`));
  }
  return { rows, digest: sum.toString(16).padStart(64, "0") };
}

/** Each value goes in with its column, type and length, so that no two different rows have the same digest. */
function digestOf(row: Row): string {
  const digest = createHash("sha256");
  for (const column of Object.keys(row).toSorted()) {
    const value = row[column];
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
    const kind = value instanceof Uint8Array ? "bytes" : value === null ? "null" : typeof value;
    digest.update(`${column} ${kind} ${bytes.length} `).update(bytes);
  }
  return digest.digest("hex");
}
