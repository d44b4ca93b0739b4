import { chownSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/adapters/store/database.ts";
import { certificate } from "../delivery/certificate.ts";
import { type PostgresServer, startPostgres } from "../postgres-server.ts";
import { temporaryFolder } from "../server/open-server.ts";

/** A separate server, because encryption of connections is a setting of the whole server. */
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres(["fsync=off"]);
  await postgres.createDatabase("leads");
});
afterAll(() => postgres.remove());

/** PostgreSQL accepts only files owned by the user it runs as, and a key that no one else can read. */
function showCertificate({ folder }: PostgresServer): void {
  const { uid, gid } = statSync(folder);
  for (const [name, text] of [
    ["server.crt", certificate.cert],
    ["server.key", certificate.key],
  ] as const) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    chownSync(join(folder, name), uid, gid);
  }
}

async function switchTlsOn(): Promise<void> {
  showCertificate(postgres);
  const client = new Client({ connectionString: postgres.urlOf("leads") });
  await client.connect();
  await client.query("alter system set ssl = on");
  await client.query("select pg_reload_conf()");
  await client.end();
}

function authorityFile(): string {
  const file = join(temporaryFolder(), "authority.crt");
  writeFileSync(file, certificate.cert);
  return file;
}

const open = (query: string) => openDatabase({ dataDir: "", databaseUrl: `${postgres.urlOf("leads")}?${query}` });

test("[R102] with sslmode=verify-full no question leaves unencrypted, and only a server that can prove who it is gets one", async () => {
  await expect(open("sslmode=verify-full")).rejects.toThrow(
    /^The database at postgres:\/\/spindlewise@127\.0\.0\.1:\d+\/leads cannot be used: The server does not support SSL connections\./,
  );
  await switchTlsOn();
  await expect(open("sslmode=verify-full")).rejects.toThrow(/cannot be used: self-signed certificate\b/);

  const database = await open(`sslmode=verify-full&sslrootcert=${authorityFile()}`);
  onTestFinished(() => database.destroy());
  const { rows } = await sql`select ssl, version from pg_stat_ssl where pid = pg_backend_pid()`.execute(database);
  expect(rows).toEqual([{ ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) }]);
});
