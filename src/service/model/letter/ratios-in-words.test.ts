import { expect, test } from "vitest";
import { statesRatio } from "./ratios-in-words.ts";

const states = (sentence: string, isStatement = true): boolean =>
  statesRatio(sentence, { sentence, halves: false }, isStatement);

test.each([
  "Half of the shift goes to setups.",
  "Your losses are twice as large as theirs.",
  "Half of the 20 setups run over.",
  "A third of the jobs wait, 2 of 20.",
  "You have 1,870 open, twice as many as the 880 of that year.",
  "The lathe crashed twice.",
  "You do many setups twice as often.",
  "The 230 Saturday hours are less than half of the 406.",
])("[R180] “%s” states a part or a multiple as a fact", (sentence) => {
  expect(states(sentence)).toBe(true);
});

test.each([
  "Half of the standing back is 114 ÷ 2 = 57 machine hours.",
  "That is 48 wins a quarter, twice today's 24.",
  "If each hands in one slip, every slip is typed twice.",
  "Half of the 20 setups run over, 10 of them on nights.",
  "You have 1,870 open, more than twice the 880 of that year.",
  "You do many of them twice, because any job may stop.",
  "Look for operations that were set up twice or more.",
  "The 188 Saturday hours are less than half of the 406.",
])("[R180] “%s” shows it, or only supposes it", (sentence) => {
  expect(states(sentence)).toBe(false);
});

test("[R180] a task or a test may ask for a part, and may not report one", () => {
  expect(states("Minutes between jobs must be half of what the four showed.", false)).toBe(false);
  expect(states("Seventeen machines wait for half of the shift.", false)).toBe(true);
});
