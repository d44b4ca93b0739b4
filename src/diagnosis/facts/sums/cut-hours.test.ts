import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { cutHoursOf, cutHoursSum } from "./cut-hours.ts";

const shop = { ...sparseShop, machine_count: 20, shift_count: "2" } as Submission;

test.for([
  ["The two wire machines cut about 126 hours a week together.", 2, 63],
  ["Our three grinders cut 52 hours a week each.", 3, 52],
  ["The horizontal cut only 31 hours last week.", 1, 31],
] as const)("hours a week that named machines cut, for each of them: %s", ([notes, count, each]) => {
  expect(cutHoursOf({ ...shop, notes })).toMatchObject({ count, each });
});

test.for([
  "Both run two shifts, 80 hours a week.",
  "The two mills cut 60 hours a week.",
  "The grinder should cut 60 hours a week.",
  "A competitor's horizontal cut 90 hours last week.",
  "It cut 36 hours last week out of 80.",
  "We cut 20 hours of overtime last week.",
  "The horizontal cut 110 hours last week.",
])("no hours of a machine, or not whose: %s", (notes) => expect(cutHoursOf({ ...shop, notes })).toBeUndefined());

test("they are divided by the shift hours and by the whole week, and held against what a good shop cuts", () => {
  const sum = (notes: string) => cutHoursSum({ ...shop, notes });
  const busy = sum("The two wire machines cut about 126 hours a week together.");
  expect(busy?.lines).toEqual([
    "126 ÷ 2 machines = 63 hours a week each",
    "63 ÷ 80 shift hours = 79%",
    "63 ÷ all 168 hours of a week = 38%",
  ]);
  expect(busy?.passes?.says).toContain("17 hours in the shifts, 88 outside of them");
  expect(sum("The horizontal cut 70 hours last week.")?.passes?.says).toContain("full in its shifts");
  expect(sum("The horizontal cut only 31 hours last week.")?.passes).toBeUndefined();
});
