import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { orderRatios } from "../../src/knowledge/odds/odds.ts";
import { blind, countedShops, type PublishedShop } from "./kept-letters.ts";

type Place = "first" | "later" | "leftOut";

/** A theme of a shop: its position in the letter, its log odds by the answers alone, and whether it is a root. */
interface Placed {
  readonly place: Place;
  readonly odds: number;
  readonly isRoot: boolean;
}

function placedIn({ id, submission, expected }: PublishedShop): readonly Placed[] {
  const { order } = JSON.parse(readFileSync(`${blind}/${id}.letter.json`, "utf8"));
  const named: readonly string[] = order.map(({ theme }: { theme: string }) => theme);
  return diagnose(submission).themes.map(({ id: theme, probability }) => ({
    place: named[0] === theme ? "first" : named.includes(theme) ? "later" : "leftOut",
    odds: Math.log(probability / (1 - probability)),
    isRoot: expected.root_themes.includes(theme),
  }));
}

/**
 * How many theme pairs that went wrong are added, so that a position that is always right has no infinite ratio. Own
 * judgment.
 */
const shrunk = 0.25;

/** The ratio under which the roots at one position are likeliest, given the odds by the answers alone. */
function ratioOf(place: Place, placed: readonly Placed[]): number {
  let logRatio = 0;
  for (let step = 0; step < 50; step += 1) {
    let [slope, bend] = [-shrunk * logRatio, shrunk];
    for (const { odds, isRoot } of placed.filter((one) => one.place === place)) {
      const chance = 1 / (1 + Math.exp(-odds - logRatio));
      slope += Number(isRoot) - chance;
      bend += chance * (1 - chance);
    }
    logRatio += slope / bend;
  }
  return Math.exp(logRatio);
}

const shops = countedShops.map(placedIn);
const places = ["first", "later", "leftOut"] as const;

/** The ratio of a position over all shops, and the least and most with each one shop left out. */
function fitted(place: Place) {
  const without = shops.map((_, left) =>
    ratioOf(
      place,
      shops.filter((_, at) => at !== left).flatMap((shop) => [...shop]),
    ),
  );
  return { all: ratioOf(place, shops.flat()), least: Math.min(...without), most: Math.max(...without) };
}

test("what an order counts for is what the kept letters are worth, also with any one of them left out", () => {
  const counted = { first: orderRatios.first, later: 1, leftOut: 1 / orderRatios.leftOut };
  for (const place of places) {
    const { all, least, most } = fitted(place);
    // For the table in docs/method.md.
    console.log(place, ...[all, least, most].map((ratio) => ratio.toPrecision(2)));
    expect.soft(counted[place], place).toBeGreaterThan(least * 0.9);
    expect.soft(counted[place], place).toBeLessThan(most * 1.1);
  }
});
