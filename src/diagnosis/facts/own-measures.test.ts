import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import { ownMeasuresOf } from "./own-measures.ts";

const told = (answers: object) =>
  ownMeasuresOf({ ...sparseShop, ...answers }).map(({ name, today, target }) => [
    name,
    today?.text ?? null,
    target?.text ?? null,
  ]);

test("[R231] what goes from one number to another, with the limit as written", () => {
  expect(told({ success_metric: "Rush orders from 30 to under 5." })).toEqual([["Rush orders", "30", "under 5"]]);
});

test("[R231] hours of each machine, and the goal as a share of them", () => {
  const shop = {
    pain_invisible: "Those six run 50 hours a week each.",
    improvement_goal: "Spindle hours up 20 percent.",
  };
  expect(told(shop)).toEqual([["Cutting hours per machine", "50", "60"]]);
});

test("[R231] a limit of time, with what the same thing takes today", () => {
  const shop = {
    improvement_goal: "First article back to the machine in under 90 minutes.",
    pain_invisible:
      "First articles sit on the table. The machine stays on hold, and I logged 5 hours 20 minutes on the average one.",
  };
  expect(told(shop)).toEqual([["First article back to the machine", "5:20 h", "1:30 h"]]);
});

test("[R231] setup on the card next to what was quoted, and days without", () => {
  expect(told({ pain_invisible: "Kyle shows nine hours of setup on a four hour job." })).toEqual([
    ["Setup hours on one job", "9 h", "4 h"],
  ]);
  expect(told({ success_metric: "Three months with no tech truck in the lot." })).toEqual([
    ["Days since the last tech truck", null, "90"],
  ]);
});

test("half a sentence is no measure", () => {
  expect(told({ success_metric: "I want it every morning from 6 to 8." })).toEqual([]);
  expect(told({ success_metric: "We go from Monday to Friday." })).toEqual([]);
});
