import { expect, test } from "vitest";
import { isLessSure, likelihoodOf, likelihoodWord } from "./likelihood.ts";

test("a cause is called by its odds, and never more surely than its evidence allows", () => {
  expect([0.2, 0.35, 0.5, 0.84, 0.85].map((odds) => likelihoodOf(odds, "high"))).toEqual([
    "too-early",
    "may",
    "likely",
    "likely",
    "very-likely",
  ]);
  expect([0.2, 0.85, 0.99].map((odds) => likelihoodOf(odds, "medium"))).toEqual(["too-early", "likely", "likely"]);
  expect([0.2, 0.5, 0.99].map((odds) => likelihoodOf(odds, "low"))).toEqual(["too-early", "may", "may"]);
});

test("[R167] a cause that two strong answers point to isn't called unlikely, unless it is", () => {
  const word = (probability: number, confidence: "high" | "medium") =>
    likelihoodWord({ probability, confidence, likelihood: "too-early" });
  expect([word(0.2, "medium"), word(0.2, "high"), word(0.1, "high")]).toEqual(["unlikely", "possible", "unlikely"]);
});

test("of two causes the weaker one sets how sure a sentence about both may sound", () => {
  expect(isLessSure("may", "likely")).toBe(true);
  expect(isLessSure("very-likely", "very-likely")).toBe(false);
  expect(isLessSure("likely", "too-early")).toBe(false);
});
