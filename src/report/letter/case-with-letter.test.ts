import { expect, test } from "vitest";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { LetterTask } from "../../diagnosis/letter/letter.ts";
import { noLetter } from "../../diagnosis/letter/whole-letter.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { noWords } from "../words.ts";
import { caseWith } from "./case-with-letter.ts";

const diagnosis = diagnose(sampleShop);
const ours = caseOf(sampleShop, diagnosis);

const weekWith = (days: readonly LetterTask["day"][]) => {
  const week = days.map((day): LetterTask => ({ day, who: "Ann", minutes: 30, what: [{ kind: "words", text: day }] }));
  return caseWith(ours, { ...noWords, letter: { ...noLetter, week } }, sampleShop, diagnosis).week;
};

test("[R180] a day that the week of a letter lost gets our task, and a whole week gets none", () => {
  const filled = weekWith(["Mon", "Mon", "Wed", "Fri"]);
  expect(filled.map(({ day }) => day)).toEqual(["Mon", "Mon", "Tue", "Wed", "Fri"]);
  expect(filled[2]?.what).toBe(ours.week.find(({ day }) => day === "Tue")?.what);
  expect(weekWith(["Mon", "Mon", "Tue", "Wed", "Fri"]).map(({ who }) => who)).toEqual(Array(5).fill(["Ann"]));
});
