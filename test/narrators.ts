import { readFileSync } from "node:fs";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import type { ModelQuestion, ModelReply, Narrator } from "../src/service/model/narrator.ts";
import type { ModelPorts } from "../src/service/ports.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";

/** A narrator that answers by a function. What it returns is the reply's value. */
export const narratorSaying = (answer: (question: ModelQuestion) => unknown): Narrator =>
  narratorReplying((question) => ({ kind: "answered", value: answer(question), usage }));

export const narratorReplying = (reply: (question: ModelQuestion) => ModelReply): Narrator => ({
  model: "plain-words",
  ask: async (question) => reply(question),
});

const usage = { input: 400, output: 60, isEstimated: false } as const;

/** A narrator with all the time it wants. */
export const modelOf = (narrator: Narrator): ModelPorts => ({
  narrator,
  timeLimit: () => new AbortController().signal,
  clock: () => 0,
  price: null,
});

type Part = readonly Readonly<Record<string, unknown>>[];
type Kept = Readonly<
  Record<"quotes" | "inputs" | "assumptions" | "sums" | "week" | "cause" | "unknowns" | "kpis", Part>
>;

/** A letter about the sample shop that a person wrote. */
const keptLetter: Kept = JSON.parse(readFileSync("test/letters/by-hand/sample-shop.letter.json", "utf8"));
const planned = new Set<unknown>(diagnose(sampleShop).kpis.map(({ id }) => id));

/** The same without the KPIs that today's plan no longer holds: all of it stands. */
export const goodLetter: Kept = { ...keptLetter, kpis: keptLetter.kpis.filter(({ id }) => planned.has(id)) };

/** A sentence of it that only stands in the report because the letter does. */
export const askedByLetter = "Which machines ran on the last four Saturdays?";

/** Writes the good letter about the sample shop, finds nothing in its notes and nothing wrong with the letter. */
export const goodNarrator: Narrator = narratorSaying(
  ({ purpose }) => ({ reading: { symptoms: [] }, letter: goodLetter, attack: { cuts: [] } })[purpose],
);
