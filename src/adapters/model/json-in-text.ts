/** JSON found in a model's reply. */
export type JsonInText =
  | { readonly kind: "json"; readonly value: object }
  | { readonly kind: "none" }
  /** JSON, but not an object, or one that is nested deeper than any reply. */
  | { readonly kind: "no-object" };

/**
 * Finds the one JSON object in a text: the text itself, inside a code fence, or among other words. Reasoning before
 * `</think>` is skipped.
 */
export function jsonInText(text: string): JsonInText {
  const reply = withoutReasoning(text);
  const [, fenced = ""] = /```[a-z]*\s([^`]*)```/i.exec(reply) ?? [];
  const between = reply.slice(reply.indexOf("{"), reply.lastIndexOf("}") + 1);
  // The whole text first: a string of the object may contain the tag.
  for (const candidate of [text, reply, fenced, between]) {
    const read = parseObject(candidate);
    if (read.kind !== "none") return read;
  }
  return { kind: "none" };
}

const thinkTag = "</think>";

function withoutReasoning(text: string): string {
  const end = text.lastIndexOf(thinkTag);
  return end < 0 ? text : text.slice(end + thinkTag.length);
}

function parseObject(text: string): JsonInText {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return { kind: "no-object" };
    return isDeeper(value, maxDepth) ? { kind: "no-object" } : { kind: "json", value };
  } catch {
    return { kind: "none" };
  }
}

/** Deeper than any of our reply schemas. Reading a reply is recursive, so unlimited depth could overflow the stack. */
const maxDepth = 12;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));

/**
 * Reads what is complete in a truncated object, up to the last complete list or object in it; `none` if nothing is.
 * Reasoning before `</think>` is skipped, unless the tag is in the object itself.
 */
export function jsonInTruncatedText(reply: string): JsonInText {
  const text = reply.trimStart().startsWith("{") ? reply : withoutReasoning(reply);
  const start = Math.max(0, text.indexOf("{"));
  const open: string[] = [];
  let complete = "";
  for (const match of text.slice(start).matchAll(stringOrBracket)) {
    const [character] = match;
    const closing = closings[character];
    if (closing !== undefined) open.push(closing);
    if (!isClosing(character)) continue;
    if (open.pop() !== character || open.length > maxDepth) break;
    complete = text.slice(start, start + match.index + 1) + open.toReversed().join("");
  }
  return parseObject(complete);
}

/** Matches a whole string, even an unterminated one, so that brackets inside it don't count. */
const stringOrBracket = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\]]/gs;
const closings: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const isClosing = (character: string): boolean => character === "}" || character === "]";
