import { expect, test } from "vitest";
import { isRough, trimmed } from "./quoted.ts";

test.each(["the bord isnt rite", "i want hands i got six and i need eight and that is all there is to it"])(
  "a text with slips isn't quoted back: %s",
  (text) => {
    expect(isRough(text)).toBe(true);
  },
);

test.each(["Ship on time.", "no saturdays", "I want it to start on Monday, and I don't care how."])(
  "a text with hardly any is: %s",
  (text) => {
    expect(isRough(text)).toBe(false);
  },
);

test("a mark that was dictated isn't part of a quote", () => {
  expect(trimmed("no more sundays period that was supposed to be a period")).toBe("no more sundays");
  expect(trimmed("it takes the whole period")).toBe("it takes the whole period");
});
