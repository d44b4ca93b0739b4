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
