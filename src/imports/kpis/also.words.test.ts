import { expect, test } from "vitest";
import { alsoText } from "./also.words.ts";

test("a number next to that of a KPI has its sign and unit where readers expect them", () => {
  expect([
    alsoText({ value: 50_423.4, unit: "$", label: "past due" }),
    alsoText({ value: -1204, unit: "$", label: "over the estimate" }),
    alsoText({ value: -4.14, unit: "%", label: "over the plan" }),
    alsoText({ value: -0.04, unit: "h", label: "of rework" }),
    alsoText({ value: 18.64, unit: "days", label: "late, on average" }),
  ]).toEqual([
    "$50,423 past due",
    "−$1,204 over the estimate",
    "−4.1% over the plan",
    "0 h of rework",
    "18.6 days late, on average",
  ]);
});
