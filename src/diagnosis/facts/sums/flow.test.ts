import { expect, test } from "vitest";
import { silentShop } from "../../../../test/shops.ts";
import { flowIn, queueIn } from "./flow.ts";

test("[R168] things counted on the floor and days from today to the goal give how many there may be", () => {
  const shop = {
    ...silentShop,
    pain_invisible: "I counted 300 carts on Monday.",
    success_metric: "From 30 days to 12.",
  };
  expect(flowIn(shop)).toMatchObject({ things: "carts", underWay: 300, aDay: 10, wanted: 120, cameIn: null });
});

test("[R168] requests of a quarter and days for each give how many are open", () => {
  const improvement_goal = "Answer requests in 2 days. Right now it's 8 working days on average (Q1, 124 requests).";
  expect(flowIn({ ...silentShop, improvement_goal })).toMatchObject({ aDay: 2, underWay: 16, wanted: 4 });
});

test("[R168] without a count, or without days from today to a goal, nothing is worked out", () => {
  expect(flowIn({ ...silentShop, success_metric: "From 30 days to 12." })).toBeUndefined();
  expect(flowIn({ ...silentShop, notes: "I counted 300 carts." })).toBeUndefined();
});

test("[R168] a line in front of a machine is a number of theirs", () => {
  const notes = "There are always 5-6 jobs waiting on it.";
  expect(queueIn({ ...silentShop, notes })).toMatchObject({ count: { low: 5, high: 6 }, things: "jobs waiting" });
  expect(queueIn({ ...silentShop, notes: "Jobs are always waiting." })).toBeUndefined();
});
