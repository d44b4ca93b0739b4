import fc from "fast-check";
import { expect, test } from "vitest";
import { type Contribution, quartilesOf, renewed, republished, sharesOf } from "./peers-published.ts";

const shops = (...marks: readonly number[]): readonly Contribution<number>[] =>
  marks.map((mark) => ({ mark: `shop ${mark}`, value: mark }));
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const summarize = (values: readonly number[]) => values.length;

/** Shops that arrive, leave and answer again, one after another. */
const changes = fc.array(fc.record({ shop: fc.integer({ min: 1, max: 45 }), stays: fc.boolean() }), {
  minLength: 60,
  maxLength: 150,
});

test.for([
  [19, null],
  [20, 20],
  [21, 21],
] as const)("[R123] of %i shops is published: %j", ([count, published]) => {
  expect(renewed(null, shops(...upTo(count)), summarize)?.summary ?? null).toBe(published);
});

test("[R123] whatever shops come and go, nothing is published from fewer than twenty", () => {
  fc.assert(
    fc.property(changes, (steps) => {
      for (const { published } of lived(steps)) {
        if (published !== null && published.summary !== null) expect(published.summary).toBeGreaterThanOrEqual(20);
      }
    }),
    { seed: 7, numRuns: 200 },
  );
});

test("[R123] one shop more or less changes nothing that is published; ten do", () => {
  const before = renewed(null, shops(...upTo(20)), summarize);
  expect(renewed(before, shops(...upTo(29)), summarize)).toBe(before);
  expect(renewed(before, shops(...upTo(30)), summarize)?.summary).toBe(30);
  expect(renewed(before, shops(...upTo(19)), summarize)).toBe(before);
  expect(renewed(before, shops(...upTo(10)), summarize)?.summary).toBeNull();
});

test("[R123] whatever shops come and go, two successive published values differ by ten shops", () => {
  const seen = { renewals: 0 };
  fc.assert(
    fc.property(changes, (steps) => {
      let last: readonly string[] | undefined;
      for (const { published } of lived(steps)) {
        if (published === null || published.members === last) continue;
        if (last !== undefined) {
          expect(distinctBetween(last, published.members)).toBeGreaterThanOrEqual(10);
          seen.renewals += 1;
        }
        last = published.members;
      }
    }),
    { seed: 7, numRuns: 300 },
  );
  expect(seen.renewals).toBeGreaterThan(20);
});

test("[R123] five shops that each answer again and again are five", () => {
  const before = renewed(null, shops(...upTo(20)), summarize);
  const others = [...shops(...upTo(15)), ...[1, 2, 3, 4, 5].map((shop) => ({ mark: `anew ${shop}`, value: shop }))];
  expect(renewed(before, others, summarize)).toBe(before);
});

test("[R123] quartiles are means of the fifth around them, to two figures: of 1 to 20 they are 5.5, 11 and 16", () => {
  expect(quartilesOf(upTo(20).toReversed())).toEqual({ shops: 20, lower: 5.5, median: 11, upper: 16 });
});

test("[R123] a quartile is no one shop's value: the two outer values of 20 don't count, and four shops make each", () => {
  const values = upTo(20).map((value) => (value === 9 ? 8.2 : value));
  expect(quartilesOf(values)).toEqual({ shops: 20, lower: 5.5, median: 10, upper: 16 });
  expect(quartilesOf([-1e9, ...upTo(20).slice(1, -1), 1e9])).toEqual(quartilesOf(upTo(20)));
});

test("[R123] quartiles are in order and within the values, whatever these are", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 20, maxLength: 90 }), (values) => {
      const { lower, median, upper } = quartilesOf(values);
      expect([lower, median, upper]).toEqual([lower, median, upper].toSorted((a, b) => a - b));
      expect(lower).toBeGreaterThanOrEqual(Math.min(...values));
      expect(upper).toBeLessThanOrEqual(Math.max(...values));
    }),
    { seed: 7 },
  );
});

test("[R123] answers are published in tenths, and an answer that fewer than five chose looks the same as none", () => {
  const answers = ["a", "b", "c"].flatMap((choice, index) =>
    Array.from({ length: [12, 9, 4][index] ?? 0 }, () => choice),
  );
  expect(sharesOf(answers, ["a", "b", "c", "d"])).toEqual({
    shops: 20,
    shares: [
      { choice: "a", share: 0.5 },
      { choice: "b", share: 0.4 },
      { choice: "c", share: null },
      { choice: "d", share: null },
    ],
  });
});

test("under new rules the same shops are published again; if one is gone, nothing until ten have changed", () => {
  const before = { members: shops(...upTo(20)).map(({ mark }) => mark), summary: 99 };
  expect(republished(before, shops(...upTo(24)), summarize)).toEqual({ ...before, summary: 20 });
  expect(republished(before, shops(...upTo(19)), summarize)).toEqual({ ...before, summary: null });
});

/** What is published after each of these changes, renewed after each. */
function lived(steps: readonly { readonly shop: number; readonly stays: boolean }[]) {
  const there = new Map<number, string>(upTo(20).map((shop) => [shop, `${shop} 0`]));
  let published = renewed(null, saidBy(there), summarize);
  return steps.map(({ shop, stays }, time) => {
    if (stays) there.set(shop, `${shop} ${time}`);
    else there.delete(shop);
    published = renewed(published, saidBy(there), summarize);
    return { published };
  });
}

const saidBy = (there: ReadonlyMap<number, string>): readonly Contribution<number>[] =>
  [...there].map(([value, mark]) => ({ mark, value }));

/** How many shops, not submissions, make the difference. */
function distinctBetween(before: readonly string[], after: readonly string[]): number {
  const changed = [
    ...before.filter((mark) => !after.includes(mark)),
    ...after.filter((mark) => !before.includes(mark)),
  ];
  return new Set(changed.map((mark) => mark.split(" ")[0])).size;
}
