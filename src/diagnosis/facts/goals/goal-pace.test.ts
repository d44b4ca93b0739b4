import { expect, test } from "vitest";
import { sparseShop } from "../../../../test/shops.ts";
import { goalPaceOf } from "./goal-pace.ts";

const paceOf = (improvement_goal: string) => goalPaceOf({ ...sparseShop, improvement_goal });

test.for([
  ["Build 63 molds in less than a year.", 63, 1.3, 5.3],
  ["We want to ship 600 valves a year.", 600, 12, 50],
] as const)("a number of pieces in a year is so many a week and a month: %s", ([goal, count, aWeek, aMonth]) => {
  expect(paceOf(goal)).toMatchObject({ count, aWeek, aMonth });
});

test.for([
  "Pay back the loan in 5 years.",
  "Ship 20 orders a week.",
  "Train 4 people in a year.",
  "Buy two machines within a year.",
])("no pieces in a year: %s", (goal) => expect(paceOf(goal)).toBeUndefined());
