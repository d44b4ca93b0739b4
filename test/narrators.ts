import { readFileSync } from "node:fs";
import type { ModelQuestion, ModelReply, Narrator } from "../src/service/model/narrator.ts";
import type { ModelPorts } from "../src/service/ports.ts";

/** A narrator that answers with a function; what it returns is the reply's value. */
export const narratorSaying = (answer: (question: ModelQuestion) => unknown): Narrator =>
  narratorReplying((question) => ({ kind: "answered", value: answer(question), usage }));

export const narratorReplying = (reply: (question: ModelQuestion) => ModelReply): Narrator => ({
  model: "plain-words",
  ask: async (question) => reply(question),
});

const usage = { input: 400, output: 60, isEstimated: false } as const;

/** A narrator without a time limit. */
export const modelOf = (narrator: Narrator): ModelPorts => ({
  narrator,
  timeLimit: () => new AbortController().signal,
  clock: () => 0,
  price: null,
});

type Part = readonly Readonly<Record<string, unknown>>[];
type Kept = Readonly<Record<"quotes" | "inputs" | "assumptions" | "sums" | "week" | "cause" | "unknowns", Part>>;

/** A letter about the sample shop that a person wrote; all of it passes the checks. */
export const goodLetter: Kept = JSON.parse(readFileSync("test/letters/by-hand/sample-shop.letter.json", "utf8"));

/** One of its sentences, which is in the report only if the letter is. */
export const askedByLetter = "Which machines ran on the last four Saturdays?";

/** Writes the good letter about the sample shop, and finds nothing in its notes and nothing wrong with the letter. */
export const goodNarrator: Narrator = narratorSaying(
  ({ purpose }) =>
    ({ reading: { symptoms: [] }, letter: goodLetter, rewrite: goodLetter, review: { cuts: [] } })[purpose],
);
