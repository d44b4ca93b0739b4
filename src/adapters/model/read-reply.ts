import type { ModelFailure, ModelQuestion, ModelReply } from "../../service/model/narrator.ts";
import type { Written } from "./ask-once.ts";
import { jsonInText } from "./json-in-text.ts";
import { usageOf } from "./usage.ts";

/** Signs for each token that was allowed: an answer with more did not keep to it. */
const mostSignsPerToken = 8;

/** Reads the JSON in what a model wrote. Its form is not checked here, but that it is an object. */
export function readReply(question: ModelQuestion, { text, isCutOff, told }: Written): ModelReply {
  const usage = usageOf(question, text, told);
  const failed = (why: ModelFailure): ModelReply => ({ kind: "failed", why, usage });
  if (isCutOff || text.length > question.maxOutputTokens * mostSignsPerToken) return failed("too-long");
  if (text.trim() === "") return failed("empty");
  const read = jsonInText(text);
  switch (read.kind) {
    case "json":
      return { kind: "answered", value: read.value, usage };
    case "none":
      return failed("not-json");
    case "no-object":
      return failed("wrong-form");
  }
}
