import { expect, test } from "vitest";
import { assumedNumbers } from "./assumed-numbers.ts";
import { known } from "./grounds.ts";
import { saidInWords } from "./said-in-words.ts";

const told = [10, 22, 350].map(known);
const valuesIn = (sentence: string) => saidInWords(sentence, told).map(({ value }) => value);

test.for([
  ["Two days at 10 lots is 20 lots, once.", 20],
  ["Of 22, two were the crash; 20 remain.", 20],
  ["All 22 at $350 each make $7,700.", 7700],
  ["That is $350 a quarter, or $1,400 a year.", 1400],
] as const)("[R180] %s works out %d in words", ([sentence, result]) => {
  expect(valuesIn(sentence)).toContain(result);
});

test.for([
  "Two days at 10 lots is 25 lots, once.",
  "Of 22 two were the crash, and 20 had other causes.",
  "You lose 90 lots in 9 weeks.",
])("[R180] %s works out nothing", (sentence) => {
  expect(valuesIn(sentence).filter((value) => ![2, 9, 10, 22, 350].includes(value))).toEqual([]);
});

test.for([
  ["Our estimate: 40 to 60 carts wait for cutters, because the crib closes early; count one week.", [40, 60]],
  ["Our estimate: 40 to 60 carts wait for cutters, because the crib closes early.", []],
  ["We lose 40 to 60 carts; count one week.", []],
  ["Our estimate: 40 to 600 carts wait; count one week.", []],
  ["Our estimate: 40 carts wait; count one week.", []],
] as const)("[R180] an estimate is a range that calls itself one and says how to check it: %s", ([sentence, range]) => {
  expect(assumedNumbers(sentence).map(({ value }) => value)).toEqual(range);
});
