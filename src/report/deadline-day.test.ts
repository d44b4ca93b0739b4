import { expect, test } from "vitest";
import { deadlineDay } from "./deadline-day.ts";

test.for([
  ["by the 11th", "2026-12-11"],
  ["by the 11th of December", "2026-12-11"],
  ["good until 30th", "2026-11-30"],
  ["on the 12th", "2026-12-12"],
  ["until December 18", "2026-12-18"],
  ["by January 15", "2027-01-15"],
  ["on 20 March", "2027-03-20"],
  ["by month end", "2026-11-30"],
  ["held to the end of the month", "2026-11-30"],
  ["by the end of June", "2027-06-30"],
  ["by end of February", "2027-02-28"],
  ["in February", "2027-02-28"],
  ["sometime in mid to late Sept.", "2027-09-30"],
  ["in November", "2026-11-30"],
  ["in marketing terms", undefined],
  ["next year", undefined],
  ["by Labor Day", "2027-09-06"],
  ["before Memorial Day", "2027-05-31"],
  ["by Thanksgiving", "2027-11-25"],
  ["by labor hours", undefined],
  ["in six weeks", "2027-01-11"],
  ["in a couple of months", "2027-01-29"],
  ["within 45 days", "2027-01-14"],
  ["by March", "2027-02-28"],
  ["until the end of March", "2027-03-31"],
  ["by summer", "2027-05-31"],
  ["next spring", "2027-05-31"],
  ["in the fall", "2026-11-30"],
  ["this winter", "2027-02-28"],
  ["by Q2", "2027-03-31"],
  ["for Q1", "2027-03-31"],
  ["next month", "2026-12-31"],
  ["this quarter", "2026-12-31"],
  ["next quarter", "2027-03-31"],
] as const)("%j, read on November 30, means %s", ([said, day]) => {
  expect(deadlineDay(said, "2026-11-30")).toBe(day);
});

test("a day that is past is next year's", () => {
  expect(deadlineDay("by January 15", "2026-01-20")).toBe("2027-01-15");
  expect(deadlineDay("by the 3rd", "2026-12-20")).toBe("2027-01-03");
  expect(deadlineDay("this winter", "2027-01-20")).toBe("2027-02-28");
  expect(deadlineDay("in the fall", "2026-12-01")).toBe("2027-11-30");
});
