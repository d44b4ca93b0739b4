import type { ModelQuestion, ModelReply, Narrator } from "../src/service/model/narrator.ts";
import type { ModelPorts } from "../src/service/ports.ts";

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

/** Sentences that stand every check, by section of the sample shop. */
export const goodSentences: Readonly<Record<string, readonly string[]>> = {
  summary: [
    "What holds your shop back is {{theme.setup_changeover}}.",
    "The wait shows on the floor before it shows on paper.",
    "In all, {{hours.hidden}} could be won back.",
  ],
  week: ["Begin here, because the wait between jobs shows itself on the floor before it shows in any list."],
  "theme:setup_changeover": [
    "While the tools are being looked for, the spindle waits and the next job waits behind it.",
    "For you, {{theme.setup_changeover}} come to {{hours.setup_changeover}}.",
  ],
  chain: ["While {{theme.scheduling_priority}} stays, {{theme.setup_changeover}} come back."],
};

/** Words the sections of `goodSentences` well, and nothing else. */
export const goodNarrator: Narrator = narratorSaying(({ purpose }) => ({ sentences: goodSentences[purpose] ?? [] }));
