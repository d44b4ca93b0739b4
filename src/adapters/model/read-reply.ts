import type { ModelFailure, ModelQuestion, ModelReply } from "../../service/model/narrator.ts";
import type { Written } from "./ask-once.ts";
import { jsonInText } from "./json-in-text.ts";
import { usageOf } from "./usage.ts";

/** Signs for each token that was allowed: an answer with more did not keep to it. */
const mostSignsPerToken = 8;

/**
 * Reads the JSON in what a model wrote, and checks its outermost form: what is in it is judged piece by piece by whoever
 * asked.
 *
 * The form is checked here and not only there, because the breaker has to know of it: a model that keeps to no form is of
 * use to nobody, and costs every caller its time and tokens. Single quotes and sentences that are dropped later count for
 * nothing: what a model makes of one shop's notes, whoever wrote them, must not silence it for all others.
 */
export function readReply(question: ModelQuestion, { text, isCutOff, reported }: Written): ModelReply {
  const usage = usageOf(question, text, reported);
  const failed = (why: ModelFailure): ModelReply => ({ kind: "failed", why, usage });
  if (isCutOff || text.length > question.maxOutputTokens * mostSignsPerToken) return failed("too-long");
  if (text.trim() === "") return failed("empty");
  const read = jsonInText(text);
  switch (read.kind) {
    case "json":
      return hasForm(read.value, question.schema)
        ? { kind: "answered", value: read.value, usage }
        : failed("wrong-form");
    case "none":
      return failed("not-json");
    case "no-object":
      return failed("wrong-form");
  }
}

/** Whether the members that the schema requires are there, and each is of its type. */
function hasForm(value: object, { required, properties }: ModelQuestion["schema"]): boolean {
  const members = new Map(Object.entries(value));
  const forms = new Map(Object.entries(Object(properties)));
  const names = Array.isArray(required) ? required : [];
  return names.every((name) => members.has(name) && isOfType(members.get(name), Object(forms.get(name)).type));
}

const isOfType = (value: unknown, type: unknown): boolean =>
  type === "array" ? Array.isArray(value) : type === undefined || typeof value === type;
