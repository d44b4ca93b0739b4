import { expect, test } from "vitest";
import { known } from "./grounds.ts";
import { hasOnlyKnownNumbers } from "./numbers-said.ts";

test.each([
  ["Setups take over six hours.", 6.2, true],
  ["Setups take over six hours.", 5.9, false],
  ["Setups take over six hours.", 7, false],
  ["Sales are nearly $400 a day.", 391, true],
  ["Sales are nearly $400 a day.", 350, false],
  ["Sales are $400 a day.", 391, false],
  ["You make under 250 setups.", 245, true],
  ["You make under 250 setups.", 255, false],
  ["You lose no more than 40 hours a month.", 39, true],
  ["You lose no more than 40 hours a month.", 41.5, false],
  ["You lose no less than 40 hours a month.", 41.5, true],
  ["You lose no less than 40 hours a month.", 39, false],
])("[R180] %j, where %d is known: %s", (sentence, value, isKept) => {
  expect(hasOnlyKnownNumbers(sentence, [known(value)], "statement")).toBe(isKept);
});

test.each([
  ["If number 3 stops before 400 again, look at the bar.", true],
  ["Order the collectors unless number 3 stops before 400 again.", true],
  ["Number 3 stopped before 400 again.", false],
])("[R180] a limit that a task sets is no fact: %j, %s", (sentence, isKept) => {
  expect(hasOnlyKnownNumbers(sentence, [known(3)], "order")).toBe(isKept);
});

test.each([
  ["Ten jobs in a row must reach $40 an hour.", true],
  ["Drop the orders that bring under $40 an hour.", true],
  ["Drop the orders that bring under $400,000 a year.", false],
  ["Setups cost $40 an hour.", false],
])("[R180] a limit in money is of the size of an amount that was told: %j, %s", (sentence, isKept) => {
  expect(hasOnlyKnownNumbers(sentence, [known(75)], "order")).toBe(isKept);
});

test("a number in the thousands and a place before “to one” are read as they stand", () => {
  expect(hasOnlyKnownNumbers("How many of the 1,870 have no date?", [known(1870)], "question")).toBe(true);
  expect(hasOnlyKnownNumbers("How many of the 1,870 have no date?", [], "question")).toBe(false);
  expect(hasOnlyKnownNumbers("Bring it from Building 2 to one place.", [known(2)], "order")).toBe(true);
});

test("one of what is counted may be named, as twelve may", () => {
  expect(hasOnlyKnownNumbers("Of the others, 1 was late.", [], "statement")).toBe(true);
  expect(hasOnlyKnownNumbers("Of the others, 13 were late.", [], "statement")).toBe(false);
});
