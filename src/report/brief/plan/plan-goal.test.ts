import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { ownGoalOf } from "./plan-goal.ts";

test("[R221] a holiday is a date for the goal, also where the goal is said in days there", () => {
  const improvement_goal = "Cut our lead time from 7 weeks to 4.";
  const success_metric = "Order to ship under 28 days by Labor Day.";
  expect(ownGoalOf({ ...sparseShop, improvement_goal, success_metric }, "2026-11-30")?.due).toEqual({
    said: "by Labor Day",
    day: "2027-09-06",
    days: 280,
    after60: "6.4 weeks",
    after90: "6 weeks",
  });
  const other = "Under $174,000 outside by Labor Day.";
  expect(ownGoalOf({ ...sparseShop, improvement_goal, success_metric: other }, "2026-11-30")?.due).toBeUndefined();
});

const dueOf = (improvement_goal: string, success_metric = "") =>
  ownGoalOf({ ...sparseShop, improvement_goal, success_metric }, "2026-11-30")?.due;

test.for([
  ["We're at 61% on time, need 90 by may 1 or they pull the work", "by May 1", "2027-05-01"],
  [
    "Lead time averaged 58 days and we would like 35 by the end of the second quarter of next year.",
    "by the end of the second quarter of next year",
    "2027-06-30",
  ],
  ["OTD was 71% and must be 90% before the supplier review in May.", "before the supplier review in May", "2027-05-31"],
  [
    "Raise unattended run time from 3.5 hours to 7 hours. I would like to be there within two quarters.",
    "within two quarters",
    "2027-05-31",
  ],
  ["Get lead time from 11 weeks to 7. So seven, by Labor Day if I can have it.", "by Labor Day", "2027-09-06"],
  ["Lead time from 11 weeks to 7 by the end of next year.", "by the end of next year", "2027-12-31"],
] as const)("[R221] the shop's own date for its goal is read from %j", ([goal, said, day]) => {
  expect(dueOf(goal)).toMatchObject({ said, day });
});

test("a month in which something happened is no date for the goal", () => {
  expect(dueOf("Lead time from 11 weeks to 7. By March we had lost two orders.")).toBeUndefined();
  expect(dueOf("Lead time from 11 weeks to 7, as in May.")).toBeUndefined();
  expect(dueOf("Order to ship in two weeks, it's five today.")).toBeUndefined();
  expect(dueOf("Lead time from 11 weeks to 7, and the five late molds out by Christmas.")).toBeUndefined();
});

test("[R221] no point on the way is told for a day after the shop's own date", () => {
  expect(dueOf("Get lead time from 11 weeks to 7 by January 15.")).toMatchObject({ after60: null, after90: null });
  expect(dueOf("Get lead time from 11 weeks to 7 by February 15.")).toMatchObject({
    after60: "7.9 weeks",
    after90: null,
  });
});

test("a point on a long way is no more exact than three figures of it", () => {
  const goal = (improvement_goal: string) =>
    ownGoalOf({ ...sparseShop, improvement_goal, success_metric: "" }, "2026-11-30");
  const dollars = goal("Past due from $410,000 to under $100,000 by the end of June.");
  expect([dollars?.halfway, dollars?.due?.after60]).toEqual(["$255,000", "$322,000"]);
  expect(goal("Get lead time from 58 days to 35.")?.halfway).toBe("47 days");
});
