import fc from "fast-check";
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
  ["It costs £1.2m, €2.3m, $1.4 mil, $5 mm.", [1.2e6, 2.3e6, 1.4e6, 5e6]],
  ["The shim is 5 mil, the bar 40 mm.", [5, 40]],
  ["A quarter million, a quarter of a million, three quarters of a million.", [250_000, 250_000, 750_000]],
  ["A quarter-million-dollar machine, and 3/4 of a million, ½ million more.", [250_000, 750_000, 500_000]],
  ["One and a quarter million, two and three quarter million.", [1.25e6, 2.75e6]],
  ["It took me six and three quarters.", [6.75]],
  ["We shipped a million last quarter, and a quarter of the jobs was late.", [1e6]],
  ["We ran 5 hundred parts and 2 dozen shafts.", [500, 24]],
])("numbers of a sentence: %s", (text, values) => {
  expect(numbersIn(text).map(({ low }) => low)).toEqual(values);
});

test.each([
  ["almost 40 jobs", "about"],
  ["easily 40 jobs", "at-least"],
  ["at most 40 jobs", "at-most"],
  ["more than 40 jobs", "at-least"],
  ["no more than 40 jobs", "at-most"],
  ["never over 40 jobs", "at-most"],
  ["fewer than 40 jobs", "at-most"],
  ["no less than 40 jobs", "at-least"],
  ["not under 40 jobs", "at-least"],
])("%s is %s", (text, bound) => expect(numbersIn(text)[0]?.bound).toBe(bound));

test.each([
  ["$250-300k", 250_000, 300_000],
  ["20 to 30 thousand dollars", 20_000, 30_000],
  ["$2-3 million", 2e6, 3e6],
  ["$1.2-1.4m", 1.2e6, 1.4e6],
  ["five to six hundred hours", 500, 600],
  ["fifty to a hundred thousand dollars", 50_000, 100_000],
  ["two to three hundred thousand dollars", 200_000, 300_000],
  ["a hundred to a thousand parts", 100, 1000],
  ["lots of one to a dozen", 1, 12],
  ["lots of 1 to 50 thousand", 1, 50_000],
  ["between three and four hours", 3, 4],
  ["between two and two and a half hours", 2, 2.5],
  ["between one hundred and fifty and two hundred parts", 150, 200],
  ["between $250 thousand and $300 thousand", 250_000, 300_000],
  ["between 5 to 10 jobs", 5, 10],
  ["between one hundred and fifty jobs", 150, 150],
])("%s is a range", (text, low, high) => expect(numbersIn(text)).toMatchObject([{ low, high }]));

test("a range that names its scale once is the same as one that names it twice", () => {
  const ends = fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 99 }))
    .filter(([low, high]) => low < high && high <= low * 20);
  const scales = fc.constantFrom("hundred", "thousand", "grand", "k", "million");
  const links = fc.constantFrom(["", "to"], ["", "or"], ["between", "and"]);
  fc.assert(
    fc.property(ends, scales, links, ([low, high], scale, [before, link]) => {
      const once = numbersIn(`It is ${before} ${low} ${link} ${high} ${scale}.`);
      const twice = numbersIn(`It is ${before} ${low} ${scale} ${link} ${high} ${scale}.`);
      expect(once.map(({ low, high }) => [low, high])).toEqual(twice.map(({ low, high }) => [low, high]));
    }),
    { seed: 26 },
  );
});
