import { expect, test } from "vitest";
import { inWords } from "../survey/writing.ts";
import {
  estimate,
  exact,
  likely,
  longDate,
  percent,
  plainNumber,
  rangeOf,
  shortDollars,
  twoFigures,
  typeset,
} from "./format.ts";

test.for([
  [4368, "4,400"],
  [9_890_000, "9,900,000"],
  [9_999_999, "10\u00a0million"],
  [12_345_678, "12\u00a0million"],
  [-7.2e14, "−720\u00a0trillion"],
  [995, "1,000"],
  [52, "52"],
  [7.34, "7.3"],
  [0.456, "0.46"],
  [0, "0"],
  [-2175, "−2,200"],
] as const)("[R65] the estimate %j is written %s", ([value, written]) => {
  expect(twoFigures(value)).toBe(written);
});

test("[R65] what the respondent gave keeps all its figures", () => {
  expect(exact(175, "$/h")).toBe("$175/h");
  expect(exact(1234.5, "$/h")).toBe("$1,234.5/h");
  expect(plainNumber(1_000_000)).toBe("1,000,000");
  expect([-0.0004, -0.0006].map(plainNumber)).toEqual(["0", "−0.001"]);
});

test("[R65] shares are percentages", () => {
  expect(percent(0.325)).toBe("33%");
  expect(rangeOf({ low: 0.18, likely: 0.28, high: 0.4 }, "share")).toBe("18% – 28% – 40%");
  expect(estimate(0.07, "share")).toBe("7%");
});

test("[R65] a range names low, likely and high and its unit once; one value alone is exact", () => {
  expect(rangeOf({ low: 1783, likely: 4368, high: 8380 }, "h/yr")).toBe("1,800 – 4,400 – 8,400 h");
  expect(rangeOf({ low: 175, likely: 175, high: 175 }, "$/h")).toBe("$175/h");
  expect(likely({ low: 30_000, likely: 36_480, high: 40_000 }, "h/yr")).toBe("36,000 h");
});

test("[R65] the end of a scale is written in short", () => {
  expect([94_000, 9940, 999_700, 1_320_000].map(shortDollars)).toEqual(["$94k", "$9,900", "$1M", "$1.3M"]);
});

test("[R65] characters from the tables are typeset as in print", () => {
  expect(typeset("a - b x 100, +/-1 shift, 1-3 days, >=2")).toBe("a − b × 100, ±1 shift, 1–3 days, ≥2");
});

test("[R62] days and lists are written as in a letter", () => {
  expect(longDate("2026-11-21")).toBe("November 21, 2026");
  expect(longDate("soon")).toBe("soon");
  expect(inWords(["setups", "programs", "people"])).toBe("setups, programs and people");
});
