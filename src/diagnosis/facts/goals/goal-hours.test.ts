import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { goalHoursAWeek } from "./goal-hours.ts";

test.each([
  ["200 more hours a week cutting", 200],
  ["We need a hundred extra machine hours per week.", 100],
  ["Two more hours a week at home.", undefined],
  ["10 more hours a week per machine", undefined],
  ["100 spindle hours a week on the gantry", undefined],
])("hours a week that a goal asks for on top of today's: %s", (success_metric, hours) => {
  expect(goalHoursAWeek({ ...sparseShop, success_metric })).toBe(hours);
});
