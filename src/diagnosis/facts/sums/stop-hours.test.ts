import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { stopHoursOf } from "./stop-hours.ts";

const shop = { ...sparseShop, machine_count: 20, shift_count: "2" } as Submission;
const stopsIn = (notes: string): number | undefined => stopHoursOf({ ...shop, notes })?.aYear;

test.for([
  ["340 hours of stops a year.", 340],
  ["Breakdowns cost us about 12 hours a week.", 600],
  ["We lost 410 hours to breakdowns last year.", 410],
  ["Unplanned downtime was 55 hours last month.", 660],
  ["The log says 30 hours a month down.", 360],
  ["We lose 3 days a month to breakdowns.", 576],
] as const)("hours that a shop counts its machines down, as a year's: %s", ([notes, hours]) => {
  expect(stopsIn(notes)).toBe(hours);
});

test.for([
  "We run 40 hours a week and the phone never stops.",
  "The lathe was down 4 days.",
  "Last week two of the machines were down 3 days each.",
  "Our customer has 300 hours of downtime a year.",
  "We want to get to 100 hours of stops a year.",
  "Setups take 20 hours a week.",
  "We spend 200 hours a year on planned maintenance, so nothing is down.",
])("no count of stops: %s", (notes) => expect(stopsIn(notes)).toBeUndefined());

test("a count is held against the hours the shop staffs, and against what a good shop loses", () => {
  const few = stopHoursOf({ ...shop, notes: "340 hours of stops a year." });
  const many = stopHoursOf({ ...shop, notes: "We lose 60 hours of downtime a week." });
  expect([few?.areFew, many?.areFew]).toEqual([true, false]);
});

test("a count of few stops weakens breakdowns a little, and lets no other cause rise onto page one", () => {
  const { causes } = caseOfShop({
    machine_count: 47,
    shift_count: "3",
    schedule_tool: "ERP native",
    downtime_tracking: "No formal tracking",
    maintenance_tracking_ready: true,
    improvement_goal: "Stop losing days of output when a line goes down.",
    pain_invisible:
      "Machines fail between service dates; single stops run from two hours to three days and then we pay for rush parts and overtime.",
    notes: "Calendar-based service. 340 hours of stops a year.",
  });
  expect(causes.map(({ theme }) => theme)).toEqual(["maintenance_downtime"]);
});
