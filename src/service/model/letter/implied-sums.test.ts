import { expect, test } from "vitest";
import { impliedSums } from "./implied-sums.ts";

test.for([
  ["Missing on nights | (14 − 10) × 65 min | 260 minutes", ["(14 − 10) × 65 min = 260."]],
  ["At the rate | 260 ÷ 60 × £64 | £277 a night", ["260 ÷ 60 × £64 = £277."]],
  ["Nobody there | 5 days × 8 hours (my estimate) × $105 | $4,200 a week", ["5 days × 8 hours × $105 = $4,200."]],
  ["About 28 hours a month (663 ÷ 24).", ["663 ÷ 24 = 28."]],
  ["Late | 21 of 60 | no amount told", []],
  ["Ten days (from Monday on).", []],
] as const)("%s", ([line, sums]) => {
  expect(impliedSums(line)).toEqual(sums);
});
