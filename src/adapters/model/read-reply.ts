import type { ModelFailure, ModelQuestion, ModelReply } from "../../service/model/narrator.ts";
import type { Written } from "./ask-once.ts";
import { type JsonInText, jsonCutOff, jsonInText } from "./json-in-text.ts";
import { usageOf } from "./usage.ts";

/** Signs for each token that was allowed: an answer with more did not keep to it. */
const mostCharactersPerToken = 8;

/**
 * Reads the JSON in what a model wrote, and checks its outermost form: what is in it is judged piece by piece by whoever
 * asked.
 *
 * The form is checked here and not only there, because the breaker has to know of it: a model that keeps to no form is of
 * use to no one, and costs every caller its time and tokens. Single quotes and sentences that are dropped later count for
 * nothing: what a model makes of one shop's notes, whoever wrote them, must not silence it for all others.
 */
export function readReply(question: ModelQuestion, { text, isCutOff, reported }: Written): ModelReply {
  const usage = usageOf(question, text, reported);
  const failed = (why: ModelFailure): ModelReply => ({ kind: "failed", why, usage });
  const takesParts = question.takesParts === true;
  if (text.length > question.maxOutputTokens * mostCharactersPerToken || (isCutOff && !takesParts))
    return failed("too-long");
  if (text.trim() === "") return failed("empty");
  const read = whatCame(text, takesParts);
  switch (read.kind) {
    case "json":
      return hasForm(read.value, question) ? { kind: "answered", value: read.value, usage } : failed("wrong-form");
    case "none":
      return failed("not-json");
    case "no-object":
      return failed("wrong-form");
  }
}

/** What is whole in a text that may have been cut off, where parts are of use. */
function whatCame(text: string, takesParts: boolean): JsonInText {
  const read = jsonInText(text);
  return read.kind === "none" && takesParts ? jsonCutOff(text) : read;
}

/** Whether the members that the schema requires are there, and each is of its type; of parts one is enough. */
function hasForm(value: object, { schema: { required, properties }, takesParts }: ModelQuestion): boolean {
  const members = new Map(Object.entries(value));
  const forms = new Map(Object.entries(Object(properties)));
  const names = Array.isArray(required) ? required : [];
  const isThere = (name: string): boolean =>
    members.has(name) && isOfType(members.get(name), Object(forms.get(name)).type);
  return takesParts ? names.some(isThere) : names.every(isThere);
}

const isOfType = (value: unknown, type: unknown): boolean =>
  type === "array" ? Array.isArray(value) : type === undefined || typeof value === type;
