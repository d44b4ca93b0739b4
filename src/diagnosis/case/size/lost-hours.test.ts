import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { StatedLoss } from "../../facts/sums/loss.ts";
import { type LostHours, machinesWorth, onceAWeek, timeIn, weeksUntil, yearlyOf } from "./lost-hours.ts";

const shopOf = (answers: Partial<Submission>): Submission => submissionOf({ ...sparseShop, ...answers });

const lost = (low: number, high: number, period: LostHours["period"]): LostHours => ({ low, high, period, text: "" });

test.for([
  ["2", 31, lost(34.5, 34.5, "a day"), "That's 2.2 machines, all day: 34.5 ÷ 16 shift hours."],
  ["1", 4, lost(16, 24, "a week"), "That's 40 to 60% of one machine's week: 16 to 24 ÷ 40 shift hours."],
  ["2", 12, lost(5300, 5300, "a year"), "That's 1.3 machines, all year: 5,300 ÷ 4,000 shift hours."],
  ["2", 12, lost(570, 570, "a year"), null],
  // More than all machines together have: the count and the hours don't go together.
  ["1", 2, lost(30, 30, "a day"), null],
] as const)(
  "lost hours are given in machines: %s shifts, %i machines",
  ([shift_count, machine_count, hours, sentence]) => {
    expect(machinesWorth(hours, shopOf({ shift_count, machine_count }))).toBe(sentence);
  },
);

test("hours of one event are given once a week, those of a period are not", () => {
  const lossOf = (unit: string, period: string, low = 2, high = 4): StatedLoss => ({
    kind: "stated-loss",
    cause: "as-spoken-of",
    value: { low: 2, high: 4 },
    isPercent: false,
    unit,
    lines: [],
    hours: { low, high, period },
    quotes: [],
  });
  expect(onceAWeek(lossOf("hours over plan, each time", "each time"))).toBe(
    "Once a week, that would be 2 to 4 × 50 = 100 to 200 hours a year.",
  );
  expect(onceAWeek(lossOf("hours before the first chip of that job", "on that job", 11 / 3, 11 / 3))).toBe(
    "Once a week, that would be 3.7 × 50 = 185 hours a year.",
  );
  expect(onceAWeek(lossOf("over the hours planned", "on that job", 31, 31))).toBeNull();
  expect(onceAWeek(lossOf("machine hours a week", "a week"))).toBeNull();
  expect(onceAWeek(lossOf("machine hours in that one stop", "in that one stop"))).toBeNull();
});

test("working weeks are given in the usual unit", () => {
  expect([0.5, 3, 20, 150].map((weeks) => timeIn({ low: weeks, high: weeks }))).toEqual([
    "2.5 working days",
    "3 weeks",
    "4.8 months",
    "3 years",
  ]);
  expect(timeIn({ low: 4, high: 7 })).toBe("4 to 7 weeks");
  expect(timeIn({ low: 0.2, high: 0.2 })).toBe("1 working day");
});

test("hours per day are added up to a plan's hours over the weeks they state, and to a year's", () => {
  expect(weeksUntil(800, lost(32, 40, "a day"))).toEqual({ low: 4, high: 5 });
  expect(yearlyOf(lost(10, 10, "a week"))).toEqual({ low: 500, high: 500 });
});
