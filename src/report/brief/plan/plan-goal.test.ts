import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownGoalOf } from "./plan-goal.ts";

test("[R221] a holiday is a date for the goal, also where the goal is said in days there", () => {
  const improvement_goal = "Cut our lead time from 7 weeks to 4.";
  const success_metric = "Order to ship under 28 days by Labor Day.";
  expect(ownGoalOf({ ...sparseShop, improvement_goal, success_metric }, "2026-11-30")?.due).toEqual({
    said: "Labor Day",
    day: "2027-09-06",
    after60: "6.4 weeks",
    after90: "6 weeks",
  });
  const other = "Under $174,000 outside by Labor Day.";
  expect(ownGoalOf({ ...sparseShop, improvement_goal, success_metric: other }, "2026-11-30")?.due).toBeUndefined();
});

test("a point on a long way is no more exact than three figures of it", () => {
  const goal = (improvement_goal: string) =>
    ownGoalOf({ ...sparseShop, improvement_goal, success_metric: "" }, "2026-11-30");
  const dollars = goal("Past due from $410,000 to under $100,000 by the end of June.");
  expect([dollars?.halfway, dollars?.due?.after60]).toEqual(["$255,000", "$322,000"]);
  expect(goal("Get lead time from 58 days to 35.")?.halfway).toBe("47 days");
});
