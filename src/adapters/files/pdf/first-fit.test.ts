import { expect, test } from "vitest";
import { firstThatFits, likelyWay } from "./first-fit.ts";

const ways = Array.from({ length: 12 }, (_, way) => way);

/** Which way is found when those that are told fit, and how many were tried. */
function found(fitting: (way: number) => boolean, likely: number) {
  const tried: number[] = [];
  const way = firstThatFits(likely, (one) => {
    tried.push(one);
    return { set: one, fits: fitting(one) };
  });
  return { way, tries: tried.length };
}

test.for(ways)("[R165] the fullest way that fits is found whichever is tried first: from %d on", (first) => {
  const fits = (way: number): boolean => way >= first;
  expect(ways.map((likely) => found(fits, likely).way)).toEqual(ways.map(() => first));
});

test("[R165] a smaller size of a fuller ending goes before a larger size of a shorter one", () => {
  const onlyThirdOfTheFirstAndLaterOfTheSecond = (way: number): boolean => [3, 6, 7].includes(way) || way > 7;
  expect(ways.map((likely) => found(onlyThirdOfTheFirstAndLaterOfTheSecond, likely).way)).toEqual(ways.map(() => 3));
});

test("[R165] where nothing fits, the last way stands", () => {
  expect(found(() => false, 0)).toEqual({ way: 11, tries: 12 });
});

test("[R165] a good guess takes one try for a short page and two for a long one", () => {
  expect(found(() => true, 0).tries).toBe(1);
  expect(found((way) => way >= 2, 2).tries).toBe(2);
});

test("[R165] the more is on the page, the smaller it is set first", () => {
  expect([4_000, 5_900, 6_100, 6_400, 6_800, 7_500].map(likelyWay)).toEqual([0, 1, 2, 3, 6, 7]);
});
