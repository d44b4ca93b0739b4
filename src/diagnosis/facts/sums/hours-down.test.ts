import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import { hoursDown } from "./hours-down.ts";

test.for([
  ["17 working days the big mill didn't turn this year.", 136],
  ["The borer was down two weeks in May, then 9 hours in June.", 80],
  ["The auger seized solid, 4 days.", 32],
  ["It takes 3 days to ship. We promise two weeks.", 0],
] as const)("how long a machine was down: %s", ([notes, hours]) => {
  expect(hoursDown({ ...sparseShop, shift_count: "1", notes })).toBe(hours);
});

test("page one shows no estimate of breakdowns below a stop that the shop tells of", () => {
  const down = (days: number) =>
    caseOfShop({
      machine_count: 4,
      shift_count: "1",
      downtime_tracking: "No formal tracking",
      maintenance_tracking_ready: false,
      pain_invisible: `The lathe broke down again, the same pump. ${days} working days it was down, nobody had greased it.`,
    });
  const hours = (days: number) => down(days).size.filter(({ kind }) => kind === "our-hours");
  expect(down(1).finding.themes[0]).toBe("maintenance_downtime");
  expect(hours(1)).toHaveLength(1);
  expect(hours(40)).toHaveLength(0);
});
