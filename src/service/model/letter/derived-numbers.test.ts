import { expect, test } from "vitest";
import { derivedIn } from "./derived-numbers.ts";
import { numbersStated } from "./numbers-stated.ts";

const passages = [
  "On May 1 Deb said 41, JobBOSS said 88, and Curtis said 63. Of 60 items 21 were late.",
  "The mill is $268,400 and our rate is $118. Lot 0917 took 27 days.",
];
const told = passages.flatMap(numbersStated);
const derived = (sentence: string, section = "", line = sentence) =>
  derivedIn(sentence, { line, section }, told, passages).map(({ value }) => value);

test.for([
  ["the difference of two numbers of its section", "They are 25 apart.", "JobBOSS says 88, Curtis 63.", 25],
  ["a price in hours at the rate", "That is 2,275 hours.", "It costs $268,400 at $118.", 2275],
  ["a share of what one answer counts", "So 35% were late.", "", 35],
  ["minutes in hours", "That is 1.5 hours.", "It takes 88 and 2 minutes.", 1.5],
  ["times a small count of the sentence", "Two days at 63 lots is 126 lots, once.", "", 126],
  ["what a small count leaves", "Of 41, two were the crash; 39 remain.", "", 39],
  ["the same for a year", "That is $118 a quarter, or $472 a year.", "", 472],
] as const)("a number may be %s", ([, sentence, section, number]) => {
  expect(derived(sentence, section)).toEqual([number]);
});

test("a row may multiply three numbers, which it shows itself", () => {
  const row = "Nights | 14 lathes at 26 h and $118 | $42,952";
  expect(derivedIn("$42,952", { line: row, section: "" }, [...told, ...numbersStated(row.slice(0, -9))], [])).toEqual([
    expect.objectContaining({ value: 42952 }),
  ]);
});

test.for([
  ["is a wrong product", "Two days at 63 lots is 142 lots, once.", ""],
  ["is small and left by none", "Of 41 two were the crash, and 39 had other causes.", ""],
  ["follows from nothing", "They are 29 apart.", "JobBOSS says 88, Curtis 63."],
  ["is a product of small counts elsewhere", "You lose 300 hours.", ""],
  ["is money from no amount", "It costs $5,544.", "JobBOSS says 88, Curtis 63."],
  ["rests on another unknown number", "Of 512 hours 256 wait.", ""],
  ["is off by more than its last digit", "They are 152 together.", "JobBOSS says 88, Curtis 63."],
  ["is minutes at no hourly rate", "It is $2,625.", "It costs $1,750 for 90 parts."],
  ["rests on a lot's number", "It is 890.", "Lot 0917 took 27 days."],
] as const)("a number that %s has no origin", ([, sentence, section]) => {
  expect(derived(sentence, section)).toEqual([]);
});
