import fc from "fast-check";
import { expect, test } from "vitest";
import { createStore } from "../../src/adapters/store/store.ts";
import { eraseExpired } from "../../src/service/reports/retention.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { engines, openFor } from "./engines.ts";
import { aLead } from "./store-contract.ts";

const period = 30;
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const on = (days: number) => new Date(start + days * day);

interface Past {
  /** Days before the last run on which leads arrived. */
  readonly ages: readonly number[];
  /** Days from the last run to this one. */
  readonly jump: number;
  /** Leads that arrive after the jump. */
  readonly fresh: number;
  /** How many of the old leads send answers again after the jump. */
  readonly back: number;
}

const pasts: fc.Arbitrary<Past> = fc.record({
  ages: fc.array(fc.integer({ min: 1, max: period - 1 }), { minLength: 1, maxLength: 8 }),
  jump: fc.integer({ min: 1, max: 500 }),
  fresh: fc.integer({ min: 0, max: 12 }),
  back: fc.integer({ min: 0, max: 3 }),
});

for (const { name, freshLocation } of engines) {
  /** The result of the run after the jump, and how many of the old leads remain. */
  const outcomeOf = async ({ ages, jump, fresh, back }: Past) => {
    const database = await openFor(await freshLocation());
    const store = createStore(database);
    const run = (days: number) => eraseExpired({ store, now: () => on(days), retentionDays: period });
    await run(-1);
    for (const [at, age] of ages.entries())
      await store.saveLead(aLead(`old-${at}`, { key: `old-${at}`, receivedAt: on(-age).toISOString() }));
    await run(0);
    const receivedAt = on(jump).toISOString();
    for (let at = 0; at < fresh; at += 1) await store.saveLead(aLead(`new-${at}`, { key: `new-${at}`, receivedAt }));
    for (let at = 0; at < Math.min(back, ages.length); at += 1)
      await store.saveVersion(`old-${at}`, ({ comparedWith }) => ({
        madeAt: receivedAt,
        kind: "changed",
        key: null,
        fingerprint: "later",
        submission: sampleShop,
        comparedWith,
        added: {},
      }));
    const { kind } = await run(jump);
    const { stored } = await store.expiring(on(10_000).toISOString());
    await database.destroy();
    return { kind, left: stored - fresh };
  };

  test(`[R139] ${name}: leads and returns after a jump of the clock never make an erasure plausible`, async () => {
    await fc.assert(
      fc.asyncProperty(pasts, async (past) => {
        const undiluted = await outcomeOf({ ...past, fresh: 0, back: 0 });
        const { kind, left } = await outcomeOf(past);
        if (undiluted.kind === "held") expect(left).toBe(past.ages.length);
        else expect(kind).toBe("erased");
      }),
      { seed: 20_261_128, numRuns: name === "SQLite" ? 40 : 6 },
    );
  });

  test(`[R139] ${name}: the first run erases nothing until the operator says so, and the next go by age`, async () => {
    const store = createStore(await openFor(await freshLocation()));
    const run = (days: number, isConfirmed?: boolean) =>
      eraseExpired({ store, now: () => on(days), retentionDays: period }, isConfirmed);
    for (const days of [0, 10, 20]) await store.saveLead(aLead(`${days}`, { receivedAt: on(days).toISOString() }));
    expect(await run(35)).toEqual({ kind: "held", expired: 1, stored: 3 });
    expect(await run(35, true)).toEqual({ kind: "erased", count: 1 });
    expect(await run(42)).toEqual({ kind: "erased", count: 1 });
  });
}
