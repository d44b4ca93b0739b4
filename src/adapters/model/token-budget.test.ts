import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../store/database.ts";
import { createTokenBudget } from "./token-budget.ts";

let folder: string;
let databases: Database[];
let today: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "budget-"));
  databases = [];
  today = "2026-11-21T23:59:00Z";
});

afterEach(async () => {
  for (const database of databases) await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** One server: all of them share the database. */
async function server(dailyTokens: number | null, dailyTokensPerAddress: number | null) {
  const database = await openDatabase({ dataDir: folder, databaseUrl: null });
  databases.push(database);
  return createTokenBudget(database, { dailyTokens, dailyTokensPerAddress }, () => new Date(today));
}

const rows = () => databases[0]?.selectFrom("model_tokens").selectAll().execute();

test("[R92] tokens are reserved before a question, and replaced by what was used after it", async () => {
  const budget = await server(1000, null);
  const first = await budget.reserve("192.0.2.1", 700);
  expect(await budget.reserve("192.0.2.2", 301)).toBeUndefined();
  await first?.settle(200);
  expect(await budget.reserve("192.0.2.2", 800)).toBeDefined();
  expect(await budget.reserve("192.0.2.2", 1)).toBeUndefined();
});

test("[R92] two servers share one budget, also when they ask at once", async () => {
  const [one, other] = [await server(1000, null), await server(1000, null)];
  const asked = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).reserve("192.0.2.1", 100));
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(10);
});

test("[R92] one address cannot use what is for all; a whole IPv6 network is one address", async () => {
  const budget = await server(1000, 300);
  expect(await budget.reserve("2001:db8::1", 300)).toBeDefined();
  expect(await budget.reserve("2001:db8::2", 1)).toBeUndefined();
  expect(await budget.reserve("192.0.2.2", 300)).toBeDefined();
});

test("[R92] a new day has its tokens again, and nothing of the day before is kept", async () => {
  const budget = await server(1000, 1000);
  const late = await budget.reserve("192.0.2.1", 1000);
  today = "2026-11-22T00:00:00Z";
  expect(await budget.reserve("192.0.2.1", 1000)).toBeDefined();
  await late?.settle(1);
  expect((await rows())?.map(({ day, tokens }) => [day, tokens])).toEqual([
    ["2026-11-22", 1000],
    ["2026-11-22", 1000],
  ]);
  today = "2026-11-23T00:00:00Z";
  await budget.erasePast();
  expect(await rows()).toEqual([]);
  expect(await databases[0]?.selectFrom("model_days").selectAll().execute()).toEqual([]);
});

test("[R92] an address is kept as a hash that is another one each day", async () => {
  const budget = await server(1000, null);
  const scopes: string[] = [];
  for (const day of ["2026-11-21", "2026-11-22"]) {
    today = `${day}T12:00:00Z`;
    await budget.reserve("192.0.2.1", 1);
    scopes.push(...((await rows()) ?? []).map(({ scope }) => scope).filter((scope) => scope !== "all"));
  }
  expect(scopes).toHaveLength(2);
  expect(new Set(scopes).size).toBe(2);
  for (const scope of scopes) expect(scope).toMatch(/^[0-9a-f]{64}$/);
});

test("[R92] without limits nothing is written", async () => {
  const budget = await server(null, null);
  await (await budget.reserve("192.0.2.1", 1e9))?.settle(1e9);
  expect(await rows()).toEqual([]);
});
