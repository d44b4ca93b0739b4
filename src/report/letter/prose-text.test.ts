import { expect, test } from "vitest";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { noLetter, type Prose } from "../../diagnosis/letter/letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { tellerOf } from "./prose-text.ts";

const wait = {
  id: "s1",
  says: "wait",
  term: [],
  inputs: [],
  value: { low: 9, likely: 9, high: 9 },
  unit: { day: 1, order: -1 },
  shownAs: "number",
} as const;
const { words } = tellerOf({ ...noLetter, sums: [wait] }, diagnose(sampleShop));
const told = (before: string, after: string): string => {
  const prose: Prose = [
    { kind: "words", text: before },
    { kind: "sum", id: "s1" },
    { kind: "words", text: after },
  ];
  return words(prose);
};

test.for([
  ["A normal order waits ", " in all.", "A normal order waits 9 days in all."],
  ["It likely waits ", ", each order a little.", "It likely waits 9 days, each order a little."],
  ["Your work waits ", " in all.", "Your work waits 9 days per order in all."],
  ["Each order is late. Your work waits ", " in all.", "Each order is late. Your work waits 9 days per order in all."],
  ["Count the order hours. Waiting takes ", ".", "Count the order hours. Waiting takes 9 days per order."],
] as const)("[R181] a unit isn't said twice: %s", ([before, after, whole]) => {
  expect(told(before, after)).toBe(whole);
});
