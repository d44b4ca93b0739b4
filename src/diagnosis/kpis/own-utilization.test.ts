import { expect, test } from "vitest";
import { caseOfShop } from "../../../test/case-of-shop.ts";
import { sparseShop, tidyShop } from "../../../test/shops.ts";
import type { Submission } from "../../survey/submission.ts";
import { uncoveredCautions } from "../cross-checks/uncovered-cautions.ts";
import { diagnose } from "../diagnose.ts";
import { monitoredOf } from "../facts/numbers/monitored-machines.ts";
import { statedUtilization } from "./own-utilization.ts";

const shop: Submission = {
  ...sparseShop,
  machine_count: 20,
  shift_count: "2",
  machine_utilization_known: "Yes (telemetry)",
  tech_stack: ["Amper"],
};

test.each([
  ["Our machines cut 38% of staffed hours in the spring.", 38],
  ["They are in cycle about 54 percent of the time.", 54],
  ["We sit at 61% in cycle.", 61],
  ["We want machines that cut 70% of the time.", undefined],
  ["The lathes cut 38% of their hours.", undefined],
  ["38% of the hours not cutting is setup.", undefined],
])("[R172] %s", (notes, percent) => {
  expect(statedUtilization({ ...shop, notes })?.percent).toBe(percent);
});

test("a share that nobody measures isn't taken for the shop's own figure", () => {
  const guess = {
    ...shop,
    machine_utilization_known: "Estimate only",
    notes: "Our machines cut 38% of staffed hours.",
  } as const;
  expect(statedUtilization(guess)).toBeUndefined();
});

test("[R172] a shop's own utilization replaces our assumption, and leaves its recoverable hours", () => {
  const { capacity, hidden_hours } = diagnose({ ...shop, notes: "Our machines cut 38% of staffed hours." });
  expect(capacity.utilization).toMatchObject({ low: 0.38, likely: 0.38, high: 0.38 });
  expect(hidden_hours.likely).toBeGreaterThan(0);
});

test("[R172] a utilization measured above that of most shops doesn't leave nothing to recover", () => {
  const measured = [{ kpi: "kpi_spindle_util", value: 60, rows: 900, from: "2026-08-03", to: "2026-10-30" }] as const;
  const before = diagnose(tidyShop).hidden_hours.likely;
  expect(diagnose({ ...tidyShop, measured: [...measured] }).hidden_hours.likely).toBeGreaterThan(before / 2);
});

const some = "Amper is only on 8 of the 20 machines; those eight cut 38% of staffed hours.";

test("the machines that a monitor is on are read from a sentence, if they are some of all", () => {
  expect(monitoredOf({ ...shop, notes: some })).toBe(8);
  expect(monitoredOf({ ...shop, notes: "Three of the 20 machines are down." })).toBeUndefined();
  expect(uncoveredCautions({ ...shop, downtime_tracking: "No formal tracking", notes: some }, [])).toEqual([]);
});

test("[R230] of one more machine, the share measured on some is used, and the question is whether its kind is among them", () => {
  const { ruling, unknowns } = caseOfShop({
    ...shop,
    improvement_goal: "We want a third 5-axis, $300,000.",
    pain_invisible: "Our two 5-axis machines are always behind.",
    shop_rate_known: "Yes – accurate",
    shop_rate_value: 100,
    notes: some,
  });
  expect(ruling[0].sum).toContain("You measure eight of your 20 machines, and they cut 38% of their hours.");
  expect(ruling[0].sum).toContain("At 80 shift hours a week, 50 weeks a year, and the 38% that you measure");
  expect(ruling[0].text).not.toContain("sit idle too much");
  expect(unknowns[0]?.question).toMatch(/^Are .*5-axis.* among the eight that cut 38%\?/);
});
