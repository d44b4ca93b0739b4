import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { oddsOf, probabilitiesOf } from "../../src/diagnosis/evidence/theme-odds.ts";
import { orderRatios } from "../../src/knowledge/odds/odds.ts";
import type { ThemeId } from "../../src/knowledge/themes.ts";
import { blind, countedShops, type PublishedShop } from "./kept-letters.ts";

/** A theme of a shop: its position in the letter, its evidence by the answers alone, and whether it is a root. */
interface Placed {
  readonly place: "first" | "later" | "leftOut";
  readonly id: ThemeId;
  readonly evidence: Parameters<typeof oddsOf>[1];
  readonly isRoot: boolean;
  readonly isFirstRoot: boolean;
}

function placedIn({ id, submission, expected }: PublishedShop): readonly Placed[] {
  const { order } = JSON.parse(readFileSync(`${blind}/${id}.letter.json`, "utf8"));
  const named: readonly string[] = order.map(({ theme }: { theme: string }) => theme);
  return diagnose(submission).themes.map(({ id: theme, evidence }) => ({
    place: named[0] === theme ? "first" : named.includes(theme) ? "later" : "leftOut",
    id: theme,
    evidence,
    isRoot: expected.root_themes.includes(theme),
    isFirstRoot: expected.root_themes[0] === theme,
  }));
}

type Ratios = Record<keyof typeof orderRatios, number>;

/** A first cause that isn't in first place, and a cause that isn't among the first three, count more than any surprise. */
const missed = { first: 1_000, three: 500 } as const;

/** How wrong the ranking of a shop is if an order counts this much, and how unlikely it makes the true roots. */
function wrongWith({ first, leftOut }: Ratios, shop: readonly Placed[]): number {
  const counted = {
    first: [{ speaks: "for", ratio: first }],
    later: [],
    leftOut: [{ speaks: "against", ratio: leftOut }],
  } as const;
  const likely = probabilitiesOf(shop.map(({ id, evidence, place }) => oddsOf(id, [...evidence, ...counted[place]])));
  return shop.reduce((sum, { isRoot, isFirstRoot }, at) => {
    const [chance, rank] = [likely[at] ?? 0, likely.filter((one) => one > (likely[at] ?? 0)).length];
    const misses = (isFirstRoot && rank > 0 ? missed.first : 0) + (isRoot && rank > 2 ? missed.three : 0);
    return sum + misses - Math.log(isRoot ? chance : 1 - chance);
  }, 0);
}

const steps = [2, 3, 4, 5, 7, 10, 14, 20, 30];
const shops = countedShops.map(placedIn);
const tried = steps.flatMap((first) =>
  steps.map((leftOut) => {
    const wrong = shops.map((shop) => wrongWith({ first, leftOut }, shop));
    return { first, leftOut, wrong, sum: wrong.reduce((sum, one) => sum + one, 0) };
  }),
);

/** The ratios under which most first causes are right, most causes are among the first three, and all are likeliest, without one of the shops. */
const bestWithout = (left: number): Ratios =>
  tried.reduce((best, one) => (one.sum - (one.wrong[left] ?? 0) < best.sum - (best.wrong[left] ?? 0) ? one : best));

test("what an order counts for is what the kept letters are worth, also with any one of them left out", () => {
  const best = shops.map((_, left) => bestWithout(left));
  for (const place of ["first", "leftOut"] as const) {
    const ratios = best.map((one) => one[place]);
    // For the table in docs/method.md.
    console.log(place, Math.min(...ratios), Math.max(...ratios));
    expect.soft(orderRatios[place], place).toBeGreaterThanOrEqual(Math.min(...ratios));
    expect.soft(orderRatios[place], place).toBeLessThanOrEqual(Math.max(...ratios));
  }
});
