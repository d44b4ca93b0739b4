import { inventingWriter, markupWriter, misquotingWriter } from "./bad-writers.ts";
import type { Fault } from "./faults.ts";
import { goodWriter } from "./good-writer.ts";
import { answerBy, type Writer } from "./json-schema.ts";
import { caseIn, letterBy } from "./letters.ts";
import { dictatedAnswer, obeyingWriter } from "./obeying-writer.ts";
import type { Question } from "./question.ts";

/** The text of the answer, as the fault of the question spoils it. */
export function contentFor(question: Question): string {
  const { schema, fault } = question;
  const { writer = goodWriter, spoil = asItIs } = (fault === null ? undefined : manners[fault]) ?? {};
  const written = writer(question);
  const dictated = fault === "obeys" ? dictatedAnswer(question) : undefined;
  if (dictated !== undefined) return spoil(JSON.stringify(dictated));
  const told = caseIn(question);
  if (told !== undefined) return spoil(JSON.stringify(letterBy(told, writer === goodWriter ? undefined : written)));
  return schema === null ? (written.sentences[0] ?? "") : spoil(JSON.stringify(answerBy(schema, written)));
}

/** Characters of a long answer. */
const longLength = 40_000;

const longWriter: Writer = {
  sentences: ["It shows in small waits that nobody writes down. ".repeat(longLength / 49)],
  findings: () => [],
};

const asItIs = (json: string): string => json;

/** Who writes the answer, and what becomes of it on the way, where that is not as it should be. */
const manners: Readonly<
  Partial<
    Record<Fault, { readonly writer?: (question: Question) => Writer; readonly spoil?: (json: string) => string }>
  >
> = {
  "invented-figures": { writer: inventingWriter },
  "invented-quotes": { writer: misquotingWriter },
  markup: { writer: markupWriter },
  obeys: { writer: obeyingWriter },
  long: { writer: () => longWriter },
  "cut-json": { spoil: (json) => json.slice(0, json.length * 0.6) },
  "fenced-json": { spoil: (json) => `Here is the answer:\n\n\`\`\`json\n${json}\n\`\`\`\n` },
  "wrong-schema": { spoil: () => otherForm },
  empty: { spoil: () => "" },
};

const otherForm = JSON.stringify({
  result: { text: "It shows in small waits.", score: 7391 },
  symptoms: "none",
  finding: 7391,
  cause: "none",
});
