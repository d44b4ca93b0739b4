/** JSON that a model wrote, or that it wrote none. */
export type JsonInText =
  | { readonly kind: "json"; readonly value: object }
  | { readonly kind: "none" }
  /** JSON, but no object. */
  | { readonly kind: "no-object" };

/**
 * Reads the one object in a text: the text itself, or what stands in a code fence, or between other words. What a model
 * thought aloud before it is passed over.
 */
export function jsonInText(text: string): JsonInText {
  const thought = text.lastIndexOf(endOfThought);
  const said = thought < 0 ? text : text.slice(thought + endOfThought.length);
  const [, fenced = ""] = /```[a-z]*\s([^`]*)```/i.exec(said) ?? [];
  const between = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  for (const candidate of [text, said, fenced, between]) {
    const read = parsed(candidate);
    if (read.kind !== "none") return read;
  }
  return { kind: "none" };
}

const endOfThought = "</think>";

function parsed(text: string): JsonInText {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return { kind: "no-object" };
    return { kind: "json", value };
  } catch {
    return { kind: "none" };
  }
}

/** Deepest nesting of any answer of ours. */
const deepest = 12;

/**
 * Reads as much as came of an object that was cut off: up to the last list or object in it that is whole. `none` where
 * nothing is.
 */
export function jsonCutOff(text: string): JsonInText {
  const begun = Math.max(0, text.indexOf("{"));
  const open: string[] = [];
  let whole = "";
  for (const { 0: sign, index } of text.slice(begun).matchAll(stringOrBracket)) {
    const closing = closings[sign];
    if (closing !== undefined) open.push(closing);
    if (!isClosing(sign)) continue;
    if (open.pop() !== sign || open.length > deepest) break;
    whole = text.slice(begun, begun + index + 1) + open.toReversed().join("");
  }
  return parsed(whole);
}

/** A string is passed over whole, also one that never ends. */
const stringOrBracket = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\]]/gs;
const closings: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const isClosing = (sign: string): boolean => sign === "}" || sign === "]";
