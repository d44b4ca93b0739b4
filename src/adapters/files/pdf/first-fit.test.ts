import { expect, test } from "vitest";
import { firstThatFits, layoutsFor, layoutsOfLetter, layoutsTogether } from "./first-fit.ts";

const layouts = Array.from({ length: 16 }, (_, layout) => layout);

/** Which layout is found if `fitting` says which ones fit, and how many were tried. */
function found(fitting: (layout: number) => boolean, likely: number, fullest = 0) {
  const tried: number[] = [];
  const layout = firstThatFits({ fullest, likely, last: 15 }, (one) => {
    tried.push(one);
    return { document: one, fits: fitting(one) };
  });
  return { layout, tries: tried.length };
}

test.for(layouts)("[R165] the fullest layout that fits is found, whichever is tried first: from %d on", (first) => {
  const fits = (layout: number): boolean => layout >= first;
  expect(layouts.map((likely) => found(fits, likely).layout)).toEqual(layouts.map(() => first));
});

test("[R165] a smaller size with more text comes before a larger size with less", () => {
  const onlySome = (layout: number): boolean => [7, 10, 11].includes(layout) || layout > 11;
  expect(layouts.map((likely) => found(onlySome, likely).layout)).toEqual(layouts.map(() => 7));
});

test("[R165] if nothing fits on one page, all of it is set in the usual size, over two", () => {
  expect(found(() => false, 4, 4)).toEqual({ layout: 5, tries: 12 });
  expect(found(() => false, 0).layout).toBe(5);
});

test("[R165] a letter too long for two pages is set in the usual size, after two tries", () => {
  const tried: number[] = [];
  const layout = firstThatFits(layoutsOfLetter, (one) => {
    tried.push(one);
    return { document: one, fits: false };
  });
  expect([layout, ...tried]).toEqual([5, 5, 6]);
});

test("[R165] a good guess takes one try for a short page and two for a long one", () => {
  expect(found(() => true, 4, 4).tries).toBe(1);
  expect(found((layout) => layout >= 6, 6, 4).tries).toBe(2);
  expect(found(() => true, 0).tries).toBe(1);
});

test("[R165] the more text is on the page, the smaller the size tried first", () => {
  expect([4_000, 5_900, 6_100, 6_900, 7_900, 8_700].map((characters) => layoutsFor(characters).likely)).toEqual([
    4, 5, 6, 7, 11, 13,
  ]);
  expect([4_000, 6_000, 6_400, 6_600].map((characters) => layoutsTogether(characters).likely)).toEqual([0, 1, 2, 3]);
});
