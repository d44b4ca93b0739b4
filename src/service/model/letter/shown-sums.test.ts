import { expect, test } from "vitest";
import { assumedNumbers } from "./assumed-numbers.ts";
import { known } from "./grounds.ts";
import { withoutClocks } from "./hours-and-minutes.ts";
import { shownResults, withoutShownSums } from "./shown-sums.ts";

const knownNumbers = [14, 4, 5, 120, 45, 175, 19, 26, 2].map(known);

test.for([
  ["At 14 lathes × 4 hours × 5 nights = 280 machine hours a week.", "At this machine hours a week."],
  ["That is (120 − 45) ÷ 60 × $175 = about $219 each.", "That is this each."],
  ["19 ÷ 26 = 73% late.", "this late."],
  ["Half of it is 87.5 × 14 = 1,225 dollars.", "Half of it is this dollars."],
  ["14 x 45 minutes = 10.5 hours.", "this hours."],
  ["14 × 4 h/night × 5 nights = 280 h.", "this h."],
  ["If so, Rs 14 lakhs ÷ 5 = Rs 2.8 lakhs.", "If so, Rs this lakhs."],
  ["If each takes 20 minutes, 14 × 20 ÷ 60 = 4.7 hours.", "If each takes 20 minutes, this hours."],
  ["Nothing is computed here, 14 of 19 wait.", "Nothing is computed here, 14 of 19 wait."],
] as const)("[R180] a sum that a sentence shows, and that is right, is one thing: %s", ([sentence, left]) => {
  expect(withoutShownSums(sentence, knownNumbers)).toBe(left);
});

test.for([
  ["a wrong result", "14 × 4 = 57."],
  ["a result rounded too far", "14 × 19 = 300 hours."],
  ["a number that nobody told", "14 × 17 = 238."],
  ["a division by nothing", "14 ÷ 0 = 19."],
  ["half of a told number that doesn't say so", "87.5 × 14 = 1,225 dollars."],
  ["hours that nobody told", "14 × 11 hours = 154 hours."],
  ["money that nobody told", "14 × $11 = $154."],
  ["nothing that anybody told", "50 × 12 = 600 hours a year."],
] as const)("[R180] a sentence with %s is dropped", ([, sentence]) => {
  expect(withoutShownSums(sentence, knownNumbers)).toBeUndefined();
});

test("[R180] the sum of a told result is right, and hours told may be counted in minutes", () => {
  const told = [
    { ...known(265), only: "mi" },
    { ...known(8), only: "hours" },
  ];
  expect(withoutShownSums("That is 4 × 60 + 25 = 265 minutes.", told)).toBe("That is this minutes.");
  expect(withoutShownSums("The plan says 14 × 480 = 6,720 minutes.", [...told, known(14)])).toBe(
    "The plan says this minutes.",
  );
  expect(withoutShownSums("That is 4 × 60 + 35 = 275 minutes.", told)).toBeUndefined();
});

test("[R180] a difference of two times of day is worked out again, in hours and minutes", () => {
  expect(withoutClocks("1:45 − 9:20 = 4 h 25 min of that.")).toBe("265 minutes of that.");
  expect(withoutClocks("1:45 − 9:20 = 4 h 15 min of that.")).toBe("1:45 − 9:20 = 255 minutes of that.");
});

test("[R180] a task may count what it asks for, and not what takes time", () => {
  expect(withoutShownSums("Finish 3 machines × 6 runs = 18.", [], true)).toBe("Finish this.");
  expect(withoutShownSums("Save 3 machines × 6 hours = 18 hours.", [], true)).toBeUndefined();
  expect(withoutShownSums("They finish 3 machines × 6 runs = 18.", [])).toBeUndefined();
});

test("[R180] what one of something is supposed to be may stand behind the sum, too", () => {
  const values = (sentence: string): readonly number[] => assumedNumbers(sentence).map(({ value }) => value);
  expect(values("The 15 machines stand 1,920 hours, if the shift is 40 hours.")).toContain(40);
  expect(values("If you lose 412 hours a week, act now.")).toEqual([]);
});

test("[R180] the result of a sum may be used by another, in any order", () => {
  const texts = ["10 × 14 = 140 parts.", "2 × 5 = 10 lots."];
  expect(shownResults(texts, knownNumbers).map(({ value }) => value)).toContain(140);
  expect(shownResults(["17 × 14 = 238 parts."], knownNumbers)).toEqual([]);
});

test("[R180] what a sentence takes for granted it must name so, and only that sentence may repeat it", () => {
  const values = (sentence: string): readonly number[] => [
    ...new Set(assumedNumbers(sentence).map(({ value }) => value)),
  ];
  expect(values("If each takes 17 minutes, 14 × 17 = 238 minutes.")).toEqual([14, 17]);
  expect(values("Each takes, say, 17 minutes: 14 × 17 = 238 minutes.")).toEqual([14, 17]);
  expect(values("If you quote 6 jobs and each takes 31 minutes, that is 6 × 31 minutes = 186 minutes.")).toEqual([
    6, 31,
  ]);
  expect(values("If each walk takes 31 minutes of you and 29 of him, 14 × 60 = 840 minutes.")).toEqual([
    14, 60, 31, 29,
  ]);
  expect(values("If so, 14 × 5 = 70, and you lose 7391 hours.")).toEqual([14, 5]);
  expect(values("You say so: 14 × 17 = 238 minutes.")).toEqual([]);
  expect(
    shownResults(["If each takes 17 minutes, 14 × 17 = 238 minutes."], knownNumbers).map(({ value }) => value),
  ).not.toContain(17);
});
