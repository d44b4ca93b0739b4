import { inventingWriter, markupWriter, misquotingWriter } from "./bad-writers.ts";
import type { Fault } from "./faults.ts";
import { goodWriter } from "./good-writer.ts";
import { replyBy, type Writer } from "./json-schema.ts";
import { caseIn, letterBy } from "./letters.ts";
import { dictatedReply, promptInjectedWriter } from "./prompt-injected-writer.ts";
import type { Question } from "./question.ts";

/** The text of the reply, spoiled by the question's fault if it has one. */
export function contentFor(question: Question): string {
  const { schema, fault } = question;
  const { writer = goodWriter, spoil = unchanged } = (fault === null ? undefined : behaviors[fault]) ?? {};
  const texts = writer(question);
  const dictated = fault === "obeys" ? dictatedReply(question) : undefined;
  if (dictated !== undefined) return spoil(JSON.stringify(dictated));
  const shopCase = caseIn(question);
  if (shopCase !== undefined)
    return spoil(JSON.stringify(letterBy(shopCase, writer === goodWriter ? undefined : texts)));
  return schema === null ? (texts.sentences[0] ?? "") : spoil(JSON.stringify(replyBy(schema, texts)));
}

/** Characters of a long reply. */
const longLength = 40_000;

const longWriter: Writer = {
  sentences: ["It shows in small waits that nobody writes down. ".repeat(longLength / 49)],
  symptoms: () => [],
};

const unchanged = (json: string): string => json;

/**
 * By fault: who writes the reply, and what is done to its JSON afterward. A fault not listed here uses the good writer
 * and leaves the JSON alone.
 */
const behaviors: Readonly<
  Partial<
    Record<Fault, { readonly writer?: (question: Question) => Writer; readonly spoil?: (json: string) => string }>
  >
> = {
  "invented-figures": { writer: inventingWriter },
  "invented-quotes": { writer: misquotingWriter },
  markup: { writer: markupWriter },
  obeys: { writer: promptInjectedWriter },
  long: { writer: () => longWriter },
  "cut-json": { spoil: (json) => json.slice(0, json.length * 0.6) },
  "fenced-json": { spoil: (json) => `Here is the answer:\n\n\`\`\`json\n${json}\n\`\`\`\n` },
  "wrong-schema": { spoil: () => replyWithAnotherSchema },
  empty: { spoil: () => "" },
};

const replyWithAnotherSchema = JSON.stringify({
  result: { text: "It shows in small waits.", score: 7391 },
  symptoms: "none",
  finding: 7391,
  cause: "none",
});
