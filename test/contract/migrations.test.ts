import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../src/adapters/store/database.ts";
import { currentSchema, migrate } from "../../src/adapters/store/migrations/index.ts";
import { carriedTables } from "../../src/adapters/store/tables.ts";
import { freshDatabase } from "../postgres.ts";
import { engines, openFor } from "./engines.ts";

for (const { name, emptyLocation } of engines) {
  test(`[R101] ${name}: servers that start at once find one schema, each step done once`, async () => {
    const location = await emptyLocation();
    const databases = await Promise.all(Array.from({ length: 6 }, () => openFor(location)));
    const rows = await databases[0]?.selectFrom("schema_version").select("version").orderBy("version").execute();
    expect(rows?.map(({ version }) => version)).toEqual(Array.from({ length: currentSchema }, (_, step) => step + 1));
  });

  test(`[R101] ${name}: a database of a newer release is refused, and left as it is`, async () => {
    const location = await emptyLocation();
    const database = await openFor(location);
    await database.insertInto("schema_version").values({ version: 99 }).execute();
    await expect(openDatabase(location)).rejects.toThrow(
      `The database has schema 99, but this release knows schemas up to ${currentSchema} only. ` +
        "Start a release that is at least as new as the one that wrote it, or restore an older backup.",
    );
    expect(await database.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  test(`[R101] ${name}: a step that fails leaves the schema of before`, async () => {
    const database = await openFor(await emptyLocation());
    await database.deleteFrom("schema_version").where("version", "=", currentSchema).execute();
    await expect(migrate(database)).rejects.toThrow(/already exists|duplicate/);
    const rows = await database.selectFrom("schema_version").selectAll().execute();
    expect(rows).toHaveLength(currentSchema - 1);
  });

  test(`[R100] ${name}: every table is carried by backup and move, or named as one that is not`, async () => {
    const database = await openFor(await emptyLocation());
    const tables = (await database.introspection.getTables()).map((table) => table.name);
    const ofTheDatabase = ["schema_version", "secrets", "server_notes", "mail_addresses"];
    const notCarried = ["address_counts", "mail_counts", "spent_proofs", ...ofTheDatabase];
    expect(tables.toSorted()).toEqual([...Object.keys(carriedTables), ...notCarried].toSorted());
  });
}

test.for([
  [
    "nobody listens",
    "postgres://someone:very-secret@127.0.0.1:1/leads",
    /postgres:\/\/someone@127.0.0.1:1\/leads cannot be used: .*ECONNREFUSED/,
  ],
  [
    "no such host",
    "postgres://someone:very-secret@no-such-host.invalid/leads",
    /someone@no-such-host.invalid\/leads cannot be used: /,
  ],
] as const)(
  "[R113] a database location where %s stops the start, and no message contains the password",
  async ([, databaseUrl, words], { expect }) => {
    const error = await openDatabase({ dataDir: "", databaseUrl }).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ message: expect.stringMatching(words) });
    expect(String(error)).not.toContain("very-secret");
  },
);

test("[R113] a wrong password, a missing database and a server without TLS each get their own message", async () => {
  const url = new URL(await freshDatabase());
  const messageAt = async (change: (url: URL) => void): Promise<string> => {
    const changed = new URL(url);
    change(changed);
    return openDatabase({ dataDir: "", databaseUrl: String(changed) }).then(String, String);
  };
  expect(await messageAt((it) => (it.password = "very-secret"))).toMatch(/password authentication failed/);
  expect(await messageAt((it) => (it.pathname = "/nowhere"))).toMatch(/database "nowhere" does not exist/);
  expect(await messageAt((it) => (it.search = "?sslmode=verify-full"))).toMatch(/does not support SSL/);
});

test("[R95] PostgreSQL confirms a commit when it is on disk, also where its own default is not to", async () => {
  const url = await freshDatabase();
  const first = await openFor({ dataDir: "", databaseUrl: url });
  await first.executeQuery(
    CompiledQuery.raw(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`),
  );
  const second = await openFor({ dataDir: "", databaseUrl: url });
  const { rows } = await second.executeQuery(CompiledQuery.raw("show synchronous_commit"));
  expect(rows).toEqual([{ synchronous_commit: "on" }]);
});
