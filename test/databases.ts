import { Client } from "pg";
import { openPostgres } from "../src/adapters/store/postgres.ts";
import { startPostgres } from "./postgres-server.ts";

/** Settings that cost time and only protect data someone wants to keep, and a cleaner that would visit every database. */
const careless = [
  ...["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "autovacuum=off"],
  ...["max_connections=200", "shared_buffers=32MB"],
];

export type Kind = "empty" | "migrated";

/** The databases of a test run, on one PostgreSQL server. */
export interface Databases {
  /** Adds one and returns its address. */
  readonly add: (kind: Kind) => Promise<string>;
  readonly close: () => Promise<void>;
}

/**
 * PostgreSQL starts a process for every connection, and ten steps lead to the current schema. So databases are added
 * over one connection, as copies of files: of PostgreSQL's own template, or of a database that has been migrated.
 */
export async function openDatabases(): Promise<Databases> {
  const server = await startPostgres(careless);
  const client = new Client({ connectionString: server.urlOf("postgres") });
  await client.connect();
  await client.query("create database migrated");
  await (await openPostgres(server.urlOf("migrated"), "patient")).destroy();
  const templates: Readonly<Record<Kind, string>> = { empty: "template1", migrated: "migrated" };
  let count = 0;
  return {
    add: async (kind) => {
      count += 1;
      const name = `test_${count}`;
      await client.query(`create database ${name} template ${templates[kind]} strategy file_copy`);
      return server.urlOf(name);
    },
    close: async () => {
      await client.end();
      await server.remove();
    },
  };
}
