import { expect, test } from "vitest";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Prose } from "../../diagnosis/letter/letter.ts";
import { noLetter } from "../../diagnosis/letter/whole-letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { amountInWords, amountRead } from "./amount.ts";
import { formatterOf } from "./prose-text.ts";

const wait = {
  id: "s1",
  says: "wait",
  term: [],
  inputs: [],
  value: { low: 9, likely: 9, high: 9 },
  unit: { day: 1, order: -1 },
  shownAs: "number",
} as const;
const { words } = formatterOf({ ...noLetter, sums: [wait] }, diagnose(sampleShop));
const textOf = (before: string, after: string): string => {
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
] as const)("[R180] a unit isn't said twice: %s", ([before, after, whole]) => {
  expect(textOf(before, after)).toBe(whole);
});

test("[R180] a counted thing isn't named behind its own name", () => {
  const cap = { ...wait, unit: { order: 1 }, value: { low: 240, likely: 240, high: 240 } };
  const formatter = formatterOf({ ...noLetter, sums: [cap] }, diagnose(sampleShop));
  const around = (before: string): Prose => [
    { kind: "words", text: before },
    { kind: "sum", id: "s1" },
    { kind: "words", text: "." },
  ];
  expect(formatter.words(around("Cap open orders at "))).toBe("Cap open orders at 240.");
  expect(formatter.words(around("You hold "))).toBe("You hold 240 orders.");
});

test("[R180] a sum reads the same in a sentence and as a figure", () => {
  const close = { ...wait, value: { low: 113, likely: 115, high: 120 }, unit: { housing: 1, week: -1 } };
  expect(amountInWords(close)).toBe("about 115 housings a week");
  expect(amountRead(close).number).toBe("115");
});

test.for([
  ["$437.50 + 6 × $73.50 = $878.50", "$437.50 +\u00a06\u00a0×\u00a0$73.50 =\u00a0$878.50"],
  ["by December 3, not later", "by December\u00a03, not later"],
  ["In September 23 of 30 orders", "In September\u00a023\u00a0of\u00a030\u00a0orders"],
  ["under 20 pieces at $96 each", "under 20\u00a0pieces at $96\u00a0each"],
] as const)("a line breaks within no product, no date and no number with its unit: %s", ([text, kept]) => {
  expect(words([{ kind: "words", text }])).toBe(kept);
});
