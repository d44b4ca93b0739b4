import { expect, test } from "vitest";
import { americanNumbers } from "./american-numbers.ts";
import { numbersIn } from "./number-in-text.ts";

test.each([
  ["The plan is 2 hours and it takes 7,3 hours.", [2, 7.3]],
  ["They ask 2.900 euro a month and 438.000 euro for the machine.", [2900, 438000]],
  ["He orders 42 000 nuts and I ship 33 900.", [42000, 33900]],
  ["The rep asks R12 600, the merchant R1.95 million.", [12600, 1950000]],
  ["The bore is 1.250 and the wall 0.125.", [1.25, 0.125]],
  ["We ship 1,250 a week at 1.5 hours.", [1250, 1.5]],
  ["On machine 3 400 parts wait.", [3, 400]],
  ["In 2021 14 machines stood here.", [2021, 14]],
])("%s gives %j", (text, values) => {
  expect(numbersIn(text).map(({ low }) => low)).toEqual(values);
});

test("a text keeps its length, and each number its position", () => {
  for (const text of ["It takes 7,3 hours.", "R12 600 and 8 100 nuts", "2.900 euro"]) {
    expect(americanNumbers(text)).toHaveLength(text.length);
  }
});
