import { expect, test } from "vitest";
import { numbersIn } from "./number-in-text.ts";

test.each([
  ["We lose 1 1/2 hours per setup.", [1.5]],
  ["Setups take 15 m on the lathe.", [15]],
  ["We cut 3 m bars.", [3]],
  ["A cell for $1.9M.", [1_900_000]],
  ["Forty-five minutes and a hundred and twenty jobs.", [45, 120]],
  ["Two and a half days.", [2.5]],
  ["It takes two three days.", []],
  ["In twenty twenty-four.", []],
  ["It takes ½ hour or 2½ hours, not 1 ¼.", [0.5, 2.5, 1.25]],
  ["Two-and-a-half hours.", [2.5]],
  ["Of 340 setups 212 start after 3 pm, and we close at 5 o'clock.", [340, 212]],
  ["It stands from two to five a.m., then 4 PMs are due.", [4]],
  ["It takes .5 hours, and rev.5 takes .25.", [0.5, 0.25]],
])("numbers of a sentence: %s", (text, values) => {
  expect(numbersIn(text).map(({ low }) => low)).toEqual(values);
});

test.each([
  ["almost 40 jobs", "about"],
  ["easily 40 jobs", "at-least"],
  ["at most 40 jobs", "at-most"],
  ["more than 40 jobs", "at-least"],
])("%s is %s", (text, bound) => expect(numbersIn(text)[0]?.bound).toBe(bound));
