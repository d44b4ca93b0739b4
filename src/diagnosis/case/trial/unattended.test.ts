import { expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { sparseShop } from "../../../../test/shops.ts";
import type { Submission } from "../../../survey/submission.ts";

const shop = (answers: Partial<Submission>) =>
  caseOfShop(
    { machine_count: 8, shift_count: "1", machinist_count: 6, primary_bottleneck: "Other", ...answers },
    sparseShop,
    "maintenance_downtime",
  );
const wordsOf = (answers: Partial<Submission>): string => {
  const { trial, week } = shop(answers);
  return [...trial.map(({ see }) => see), ...week.map(({ what }) => what)].join("\n");
};

test.for([
  [{ improvement_goal: "More unattended hours." }],
  [{ improvement_goal: "Run lights-out on weekends without a phone call." }],
  [{ improvement_goal: "I want that the machines work in the night.", lights_out: true }],
  [{ success_metric: "6.5 hours in the night on each machine.", lights_out: true }],
  [{ improvement_goal: "Machines cut till morning with nobody here." }],
  [{ improvement_goal: "Trust the cell to run by itself overnight." }],
] as const)("what stops machines that run alone is held against those hours: %o", ([answers]) => {
  expect(wordsOf(answers)).toContain("the hours machines stood with nobody there");
  expect(wordsOf(answers)).not.toContain("staffed hours");
});

test.for([
  [{ improvement_goal: "Fewer breakdowns." }],
  [{ improvement_goal: "More operators on the weekend shift.", lights_out: true }],
  [{ improvement_goal: "Get nights up to what days does.", lights_out: true }],
  [{ improvement_goal: "Sleep at night.", lights_out: false }],
  [{ improvement_goal: "Machinists who can work alone." }],
] as const)("hours with people stay staffed hours: %o", ([answers]) =>
  expect(wordsOf(answers)).toContain("2% of staffed hours"),
);
