import { expect, test } from "vitest";
import { deadlineOf } from "./plan-deadline.ts";
import { plansIn } from "./plans.ts";

const deadlineIn = (text: string): string | null => {
  const [plan] = plansIn(text, false);
  if (plan === undefined) throw new Error(`No plan in: ${text}`);
  return deadlineOf(plan, text);
};

test.for([
  ["We want to buy a second mill-turn and the dealer needs the deposit on the 12th.", "on the 12th"],
  ["We plan to buy a third lathe. Decision by month end.", "by month end"],
  ["We intend to purchase a scanner, order to be placed in four weeks.", "in four weeks"],
  ["We plan to buy a presetter. Quote is good through March.", "good through March"],
  ["We want to hire two machinists this quarter.", "this quarter"],
  ["We want to buy a third lathe by summer.", "by summer"],
  ["We plan to build a new hall in 2027.", "in 2027"],
] as const)("[R230] the day named for a plan in %j is %j", ([text, day]) => {
  expect(deadlineIn(text)).toBe(day);
});

test.for([
  "We want to buy a second mill-turn. The roof gets fixed next month.",
  "We plan to buy a presetter. The last one was ordered in May.",
])("[R230] no day is named for a plan in %j", (text) => {
  expect(deadlineIn(text)).toBe(null);
});
