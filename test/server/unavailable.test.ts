import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { databaseFile } from "../../src/adapters/store/database.ts";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { startPostgres } from "../postgres-server.ts";
import { agrees, asked, reportOf, secretOf, send } from "./asked.ts";
import { jsonRequest, type OpenServer, openServer, wireAnswers } from "./open-server.ts";
import { startServerProcess } from "./start-process.ts";

const outcomeOf = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get("retry-after"),
  ...((await response.json()) as { readonly code?: string }),
});

const refused = { status: 503, retryAfter: expect.stringMatching(/^\d+$/), code: "busy" };

const errorsIn = ({ logLines }: OpenServer) => logLines.filter((line) => JSON.parse(line).level >= 50);

test("[R138] while another program holds the database for too long, the answer is a 503 with Retry-After", async () => {
  const server = await openServer();
  const other = new DatabaseSync(databaseFile(server.config.dataDir));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  expect(await outcomeOf(await server.analyze())).toMatchObject(refused);
  expect(errorsIn(server)).toEqual([]);
  other.exec("rollback");
  expect((await server.analyze()).status).toBe(200);
}, 20_000);

test("[R138] a report is read although a coworker's answer waits and another program holds the database", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  await send(server, secretOf(links, 0), { ...agrees, "weekly.made_again": "yes" });
  const other = new DatabaseSync(databaseFile(server.config.dataDir));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const { analysis, views } = await reportOf(server, id);
  expect([typeof analysis, views]).toEqual(["string", undefined]);
  expect(errorsIn(server)).toEqual([]);
  other.exec("rollback");
  expect((await reportOf(server, id)).views).toBeDefined();
}, 20_000);

test("[R138] while PostgreSQL is away, calls, reports and erasing answer 503 with Retry-After", async () => {
  const postgres = await startPostgres(["fsync=off"]);
  onTestFinished(() => postgres.remove());
  await postgres.createDatabase("shop");
  const server = await openServer({ settings: { DATABASE_URL: postgres.urlOf("shop") } });
  const { id } = (await (await server.analyze()).json()) as { readonly id: string };
  await postgres.stop();
  expect(await outcomeOf(await server.analyze())).toMatchObject(refused);
  expect(await outcomeOf(await server.app.request(`/api/reports/${id}`))).toMatchObject(refused);
  expect(await outcomeOf(await server.app.request(`/api/reports/${id}`, { method: "DELETE" }))).toMatchObject(refused);
}, 60_000);

test("[R138] while PostgreSQL takes no writes, as a standby does, the answer is a 503 with Retry-After", async () => {
  const postgres = await startPostgres(["fsync=off"]);
  onTestFinished(() => postgres.remove());
  await postgres.createDatabase("shop");
  const server = await openServer({ settings: { DATABASE_URL: postgres.urlOf("shop") } });
  expect((await server.analyze()).status).toBe(200);
  const client = new Client({ connectionString: postgres.urlOf("shop") });
  await client.connect();
  await client.query("alter database shop set default_transaction_read_only = on");
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()",
  );
  await client.end();
  expect(await outcomeOf(await server.analyze())).toMatchObject(refused);
  expect(errorsIn(server)).toEqual([]);
}, 60_000);

test("[R138] on a full disk a call answers 503 with Retry-After; erasing works, and makes room", async () => {
  const { address } = await startServerProcess({ AI_URL: "" }, 1200);
  const submit = () => fetch(address + analyzeEndpoint.path, jsonRequest(wireAnswers));
  const ids: string[] = [];
  let last = await submit();
  while (last.status === 200 && ids.length < 200) {
    ids.push(((await last.json()) as { readonly id: string }).id);
    last = await submit();
  }
  expect(await outcomeOf(last)).toMatchObject(refused);
  // A write that succeeded counts for five seconds, and a fast machine fills the disk sooner.
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  for (const id of ids) {
    expect((await fetch(`${address}/api/reports/${id}`, { method: "DELETE" })).status).toBe(204);
  }
  expect((await submit()).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
}, 120_000);
