import { expect, test } from "vitest";
import { assumedNumbers } from "./assumed-numbers.ts";

test.for([
  ["Our estimate: 40 to 60 carts wait for cutters, because the crib closes early; count one week.", [40, 60]],
  ["Our estimate: 40 to 60 carts wait for cutters, because the crib closes early.", []],
  ["We lose 40 to 60 carts; count one week.", []],
  ["Our estimate: 40 to 600 carts wait; count one week.", []],
  ["Our estimate: 40 carts wait; count one week.", []],
] as const)("[R180] an estimate is a range that calls itself one and says how to check it: %s", ([sentence, range]) => {
  expect(assumedNumbers(sentence).map(({ value }) => value)).toEqual(range);
});
