import fc from "fast-check";
import { expect, test } from "vitest";
import { type DecimalMark, numberIn, otherMark } from "./numbers.ts";

const someCents = fc.integer({ min: -1e10, max: 1e10 });

/** As a system prints it, with two decimals. */
function printed(cents: number, mark: DecimalMark, groups: string): string {
  const [whole = "", decimals = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "-" : ""}${whole.replace(/\B(?=(?:\d{3})+$)/g, groups)}${mark}${decimals}`;
}

const someMark = fc.constantFrom<DecimalMark>(".", ",");

test("[R125] every printed amount is read as what it is, with and without thousands", () => {
  const groups = fc.constantFrom("", "'", "’", "\u202f", null);
  fc.assert(
    fc.property(someCents, someMark, groups, (cents, mark, group) => {
      expect(numberIn(printed(cents, mark, group ?? otherMark[mark]), mark)).toBeCloseTo(cents / 100, 6);
    }),
    { seed: 1 },
  );
});

test("[R125] an amount with the other decimal mark is never taken for a hundred times as much", () => {
  fc.assert(
    fc.property(someCents, someMark, fc.boolean(), (cents, mark, isGrouped) => {
      expect(numberIn(printed(cents, otherMark[mark], isGrouped ? mark : ""), mark)).toBeNull();
    }),
    { seed: 1 },
  );
});

test.each([
  ["1,23,456", ".", 123_456],
  ["12,34,56,789.50", ".", 123_456_789.5],
  ["1'234'567", ",", 1_234_567],
  ["US$1,200.50", ".", 1200.5],
  ["-CA$80.00", ".", -80],
  ["(C$80.00)", ".", -80],
  ["MX$ 1,200.50", ".", 1200.5],
  ["12 units", ".", 12],
  ["1 piece", ".", 1],
] as const)("[R125] %s with the decimal mark %s is %d", (text, mark, number) =>
  expect(numberIn(text, mark)).toBe(number),
);

test.each([
  ["7,25", "."],
  ["75.25", ","],
  ["0,750", "."],
  ["12,34,56", "."],
  ["1'23", "."],
  ["1,234'567", "."],
  ["PO$80", "."],
] as const)("[R125] %s is no number in a column whose decimal mark is %s", (text, mark) =>
  expect(numberIn(text, mark)).toBeNull(),
);
