import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { setupsOverPlan } from "./setups-over.ts";

test.each([
  [
    "I figure an hour and a half on the quote for a setup. They take three and a half.",
    "Setups, about 14 a week.",
    "14 setups × (3.5 − 1.5) hours = 28 hours",
  ],
  [
    "We quote a 45 minute setup and it takes two hours.",
    "We run 20 setups a week.",
    "20 setups × (120 − 45) minutes ÷ 60 = 25 hours",
  ],
  [
    "A changeover is planned at one hour. The boys need three.",
    "Twelve changeovers a day on the lathes.",
    "12 setups × (3 − 1) hours = 24 hours",
  ],
])("[R168] setups counted in one answer and timed in another make one sum: %s", (complaint, notes, sum) => {
  expect(setupsOverPlan({ ...sparseShop, pain_invisible: complaint, notes })?.lines).toEqual([sum]);
});

test.each([
  ["We quote a 45 minute setup and it takes two hours.", "Setups are a pain."],
  ["Setups take two hours.", "We run 20 setups a week."],
  ["A setup would take three hours if we quoted one.", "We run 20 setups a week."],
])("without a count, a plan or a time taken there is no sum: %s", (complaint, notes) => {
  expect(setupsOverPlan({ ...sparseShop, pain_invisible: complaint, notes })).toBeUndefined();
});
