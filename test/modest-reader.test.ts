import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detectionsInText } from "../src/diagnosis/evidence/detections.ts";
import { sentenceMeanings } from "../src/diagnosis/reader/sentence-meanings.ts";
import { type FreeTextField, isFreeText, isGoalField } from "../src/survey/free-text.ts";

interface Labeled {
  readonly field: string;
  readonly text: string;
  readonly themes: readonly string[];
  /** What the writer meant by it: a problem, a goal, a plan, what is over, what works, or nothing of the kind. */
  readonly stance: string;
}

type InField = Labeled & { readonly field: FreeTextField };

const shops = JSON.parse(readFileSync(new URL("./cases/labeled-shops.json", import.meta.url), "utf8")) as readonly {
  readonly sentences?: readonly Labeled[];
}[];
const sentences = shops.flatMap((shop) =>
  (shop.sentences ?? []).filter((one): one is InField => isFreeText(one.field)),
);

const problems = sentences.filter(({ stance, themes }) => stance === "problem" && themes.length > 0);
const others = sentences.filter(({ stance, themes }) => stance !== "problem" && themes.length === 0);

const share = (of: readonly InField[], is: (one: InField) => boolean): number => of.filter(is).length / of.length;
const isOffered = ({ field, text }: InField): boolean => sentenceMeanings(field, text).length > 0;
/** At least three times as likely to be about some cause as not. */
const isTakenForProblem = ({ field, text }: InField): boolean =>
  detectionsInText(field, text).some(({ speaks, ratio }) => speaks === "for" && ratio >= 3);

test("[R133] one in ten sentences that report no problem is offered a meaning at most, and three in four that do", () => {
  expect(share(others, isOffered)).toBeLessThanOrEqual(0.1);
  expect(share(problems, isOffered)).toBeGreaterThanOrEqual(0.75);
});

test("[R46] one in nine sentences that report no problem is taken for one at most, and four in five that do", () => {
  expect(share(others, isTakenForProblem)).toBeLessThanOrEqual(0.11);
  expect(share(problems, isTakenForProblem)).toBeGreaterThanOrEqual(0.8);
});

test("[R133] what the shop wants is offered no problem as its meaning", () => {
  expect(sentences.filter((one) => isGoalField(one.field)).filter(isOffered)).toEqual([]);
});
