import type { ModelFailure, ModelQuestion, ModelReply } from "../../service/model/narrator.ts";
import type { RawReply } from "./ask-once.ts";
import { type JsonInText, jsonInText, jsonInTruncatedText } from "./json-in-text.ts";
import { usageOf } from "./usage.ts";

/** A reply with more characters than this per allowed token ignored its limit. */
const maxCharactersPerToken = 8;

/**
 * Reads the JSON in a model's reply and checks its top-level shape; the caller judges the contents.
 *
 * The shape is checked here so that the breaker sees it: a model that ignores the schema is useless and costs every
 * caller time and tokens. Quotes and sentences dropped later don't count, because one shop's text must not turn the
 * model off for everyone.
 */
export function readReply(question: ModelQuestion, { text, isCutOff, reported }: RawReply): ModelReply {
  const usage = usageOf(question, text, reported);
  const failed = (why: ModelFailure): ModelReply => ({ kind: "failed", why, usage });
  const takesParts = question.takesParts === true;
  if (text.length > question.maxOutputTokens * maxCharactersPerToken || (isCutOff && !takesParts))
    return failed("too-long");
  if (text.trim() === "") return failed("empty");
  const read = readText(text, takesParts);
  switch (read.kind) {
    case "json": {
      const value = [read.value, ...wrappedIn(read.value)].find((one) => hasForm(one, question));
      return value === undefined ? failed("wrong-form") : { kind: "answered", value, usage };
    }
    case "none":
      return failed("not-json");
    case "no-object":
      return failed("wrong-form");
  }
}

/** The JSON of a text, even if truncated when parts are useful. */
function readText(text: string, takesParts: boolean): JsonInText {
  const read = jsonInText(text);
  return read.kind === "none" && takesParts ? jsonInTruncatedText(text) : read;
}

/** What small models wrap a reply in: `{"letter": {…}}`. */
function wrappedIn(value: object): readonly object[] {
  const [only, ...others] = Object.values(value);
  return others.length === 0 && typeof only === "object" && only !== null && !Array.isArray(only) ? [only] : [];
}

/** Whether the required members are present and of the right type; if parts are enough, whether any is. */
function hasForm(value: object, { schema: { required, properties }, takesParts }: ModelQuestion): boolean {
  const members = new Map(Object.entries(value));
  const forms = new Map(Object.entries(Object(properties)));
  const names = Array.isArray(required) ? required : [];
  const isThere = (name: string): boolean =>
    members.has(name) && isOfType(members.get(name), Object(forms.get(name)).type);
  return takesParts ? names.some((name) => isThere(name) || isRows(members.get(name))) : names.every(isThere);
}

/** A part of a letter in rows, or as an object where a text was asked for. */
const isRows = (value: unknown): boolean => typeof value === "object" && value !== null;

const isOfType = (value: unknown, type: unknown): boolean =>
  type === "array" ? Array.isArray(value) : type === undefined || typeof value === type;
