import { expect, test } from "vitest";
import { sparseShop, submissionOf } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";
import { machinesWorth, weeksText } from "./lost-hours.ts";

const shopOf = (answers: Partial<Submission>): Submission => submissionOf({ ...sparseShop, ...answers });

test.for([
  ["2", 12, 5300, "That's like 1.3 machines sitting idle all year: 5,300 ÷ 4,000 shift hours."],
  ["1", 4, 800, "That's 40% of one machine's year: 800 ÷ 2,000 shift hours."],
  ["2", 12, 570, null],
  // More than all machines together have: our estimate and the count don't go together.
  ["1", 2, 5000, null],
] as const)(
  "lost hours are given in machines: %s shifts, %i machines, %i hours",
  ([shift_count, machine_count, aYear, sentence]) => {
    expect(machinesWorth({ aYear, text: "" }, shopOf({ shift_count, machine_count }))).toBe(sentence);
  },
);

test("working weeks are given in the usual unit", () => {
  expect([0.5, 3, 20, 150].map((weeks) => weeksText(weeks))).toEqual([
    "2.5 working days",
    "3 weeks",
    "4.8 months",
    "3 years",
  ]);
  expect(weeksText(0.2)).toBe("1 working day");
});
