import { sql } from "kysely";
import { Client } from "pg";
import { expect, test } from "vitest";
import type { Database } from "../../src/adapters/store/database.ts";
import { emptyDatabase } from "../postgres.ts";
import { openFor } from "./engines.ts";

/** More than a server keeps open. */
const many = 12;

/** A role whose new connections can be made to fail, and the statement that does it. */
async function fallibleRole() {
  const url = await emptyDatabase();
  const name = `role_of_${new URL(url).pathname.slice(1)}`;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`create role ${name} login password 'only-here'; grant all on schema public to ${name}`);
  const own = new URL(url);
  own.username = name;
  own.password = "only-here";
  return { url: own.href, name, owner };
}

const ask = (database: Database) => sql`select 1`.execute(database);

test("[R138] however many new connections break off before their first use, the next one serves", async () => {
  const { url, name, owner } = await fallibleRole();
  const database = await openFor({ dataDir: "", databaseUrl: url });
  await owner.query("revoke execute on function pg_catalog.set_config(text, text, boolean) from public");
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${name}'`);
  await expect.poll(() => ask(database).then(() => "served", String)).toMatch(/permission denied/);
  for (let time = 0; time < many; time += 1) await expect(ask(database)).rejects.toThrow("permission denied");
  await owner.query("grant execute on function pg_catalog.set_config(text, text, boolean) to public");
  await owner.end();
  expect((await ask(database)).rows).toHaveLength(1);
}, 60_000);
