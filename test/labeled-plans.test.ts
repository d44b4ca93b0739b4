import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsIn } from "../src/diagnosis/facts/facts.ts";
import type { Plan } from "../src/diagnosis/facts/plans/plan.ts";
import { plansIn } from "../src/diagnosis/facts/plans/plans.ts";
import { submissionOf } from "./shops.ts";

interface LabeledShop {
  readonly id: string;
  readonly answers: unknown;
  readonly plans: readonly { readonly quote: string }[];
}

const shops = JSON.parse(readFileSync("test/cases/labeled-shops.json", "utf8")) as readonly LabeledShop[];

const detectedIn = ({ answers }: LabeledShop): readonly Plan[] =>
  factsIn(submissionOf(answers)).plans.filter(({ certainty }) => certainty === "intended" || certainty === "ordered");

/** The quoted words are in the sentence of the plan, or the words of the plan are in the quote. */
const isSame = (quote: string, { quote: sentence, text }: Plan): boolean =>
  sentence.toLowerCase().includes(quote.toLowerCase()) || quote.toLowerCase().includes(text.toLowerCase());

test("of the plans that the writers of 48 shops marked, nearly all are detected", () => {
  const marked = shops.flatMap((shop) => shop.plans.map(({ quote }) => ({ quote, detected: detectedIn(shop) })));
  const missed = marked.filter(({ quote, detected }) => !detected.some((plan) => isSame(quote, plan)));
  expect(marked.length).toBeGreaterThan(20);
  expect(missed.length).toBeLessThanOrEqual(2);
});

test("hardly anything else in those shops is read as a plan", () => {
  const extra = shops.flatMap((shop) =>
    detectedIn(shop).filter((plan) => !shop.plans.some(({ quote }) => isSame(quote, plan))),
  );
  expect(extra.length).toBeLessThanOrEqual(3);
});

/**
 * Sentences of two writers: what a shop plans to spend money on, in everyday words, or `null`. See
 * test/cases/README.md.
 */
const sentences = readFileSync("test/cases/plan-sentences.jsonl", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line): { readonly text: string; readonly asset: string | null } => JSON.parse(line));

const isOpen = ({ certainty }: Plan): boolean => certainty === "intended" || certainty === "ordered";
const statesOne = (text: string): boolean => plansIn(text, false).some(isOpen);

test("of 554 plans in everyday words, 136 are detected, and 17 of 782 other sentences are taken for one", () => {
  const detected = (states: boolean): number =>
    sentences.filter(({ text, asset }) => (asset !== null) === states && statesOne(text)).length;
  expect(sentences.filter(({ asset }) => asset !== null)).toHaveLength(554);
  expect(detected(true)).toBeGreaterThanOrEqual(136);
  expect(detected(false)).toBeLessThanOrEqual(17);
});
