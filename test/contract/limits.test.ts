import { expect, test } from "vitest";
import { openRequestGuard } from "../../src/adapters/limits/request-guard.ts";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import { createMetrics } from "../../src/adapters/monitoring/metrics.ts";
import { readConfig } from "../../src/adapters/settings/config.ts";
import { engines, openFor } from "./engines.ts";

/** What is tested is the counting, not what a server does when the machine stands still for half a second. */
const sharedCountsTimeoutMs = 60_000;
const ports = () => ({
  ...{ metrics: createMetrics(), log: createLog("silent"), now: () => new Date() },
  sharedCountsTimeoutMs,
});

/** Servers that share one database. */
async function servers(location: Parameters<typeof openFor>[0], count: number) {
  const config = readConfig({ RATE_LIMIT: "10" });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openFor(location);
      return { database, guard: await openRequestGuard(config, database, ports()) };
    }),
  );
}

for (const { name, freshLocation } of engines) {
  test(`[R107] ${name}: an address may have its analyses, and not one more`, async () => {
    const [server] = await servers(await freshLocation(), 1);
    const kinds = await Promise.all(Array.from({ length: 15 }, () => server?.guard.limits.analyses("192.0.2.1")));
    expect(kinds.filter((admission) => admission?.kind === "admitted")).toHaveLength(10);
    expect((await server?.guard.limits.analyses("192.0.2.2"))?.kind).toBe("admitted");
  });
}

for (const { name, freshLocation } of engines) {
  test(`[R107] ${name}: what is given back may be used again, also after a refusal`, async () => {
    const [server] = await servers(await freshLocation(), 1);
    const ask = async (times: number) => {
      const asked = await Promise.all(Array.from({ length: times }, () => server?.guard.limits.files("192.0.2.1")));
      return asked.flatMap((one) => (one?.kind === "admitted" ? [one] : []));
    };
    const admitted = await ask(230);
    for (const { giveBack } of admitted.slice(0, 15)) await giveBack?.();
    expect([admitted.length, (await ask(30)).length]).toEqual([200, 15]);
  });
}

const [postgres] = engines.filter(({ name }) => name === "PostgreSQL");

test("[R107] servers on one PostgreSQL count together, and no address is stored in the clear", async () => {
  if (!postgres) throw new Error("There is no PostgreSQL among the engines");
  const all = await servers(await postgres.freshLocation(), 3);
  const asks = Array.from({ length: 30 }, (_, location) => all[location % 3]?.guard.limits.analyses("192.0.2.1"));
  const admissions = await Promise.all(asks);
  expect(admissions.filter((admission) => admission?.kind === "admitted")).toHaveLength(10);
  const rows = (await all[0]?.database.selectFrom("address_counts").selectAll().execute()) ?? [];
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("192.0.2.1");
});

const [sqlite] = engines.filter(({ name }) => name === "SQLite");

test("[R107] a server that restarts on SQLite keeps counting, and no address is stored in plain text", async () => {
  if (!sqlite) throw new Error("There is no SQLite among the engines");
  const location = await sqlite.freshLocation();
  const admitted = async (asks: number): Promise<number> => {
    const [server] = await servers(location, 1);
    const kinds = await Promise.all(Array.from({ length: asks }, () => server?.guard.limits.analyses("192.0.2.1")));
    await server?.guard.close();
    expect(JSON.stringify(await server?.database.selectFrom("address_counts").selectAll().execute())).not.toContain(
      "192.0.2",
    );
    await server?.database.destroy();
    return kinds.filter((admission) => admission?.kind === "admitted").length;
  };
  expect([await admitted(7), await admitted(7), await admitted(2)]).toEqual([7, 3, 0]);
});
