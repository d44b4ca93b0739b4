import { expect, test } from "vitest";
import { withoutDroppedSums } from "./dropped-sums.ts";

const without = (sentence: string, word: string): string => withoutDroppedSums(sentence, new Map([["s1", word]]));

test.for([
  ["Each job waits {s1} longer.", "time", "Each job waits longer."],
  ["You likely lose {s1} to setups.", "hours", "You likely lose hours to setups."],
  ["It is one machine, and it may sell for {s1}.", "money", "It is one machine."],
] as const)("a sentence is kept without a sum that we didn't compute: %s", ([sentence, word, left]) => {
  expect(without(sentence, word)).toBe(left);
});

test.for(["Each hour won back may sell for {s1}.", "The price likely adds {s1} to each hour.", "It is {s1}."])(
  "a sentence that says nothing without its number is dropped with it: %s",
  (sentence) => expect(without(sentence, "money")).toBe(sentence),
);
