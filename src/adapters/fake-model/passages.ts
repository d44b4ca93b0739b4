import { parseJson } from "./json-schema.ts";

/** A text in the data, and its member name. */
export interface Passage {
  readonly name: string;
  readonly text: string;
}

/** Every string member of the JSON in the data, wherever that begins and ends. */
export function passagesIn(data: string): readonly Passage[] {
  const members = data.matchAll(/"(?<name>[a-z][\w.]*)"\s*:\s*(?<text>"(?:[^"\\]|\\.)*")/g);
  return [...members].flatMap(({ groups }) => {
    const text = parseJson(groups?.text ?? "");
    return typeof text === "string" ? [{ name: groups?.name ?? "", text }] : [];
  });
}

/** The distinct placeholders of a text, verbatim. */
export const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/\{+[^{}]*\}+/g))];

/** The sentences of a text, verbatim. */
export const sentencesIn = (text: string): readonly string[] =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");

/** The most characters in a reply, below what any server cuts off. */
const maxCharacters = 3500;

/**
 * As many of the lines as fit in a reply. Where they begin depends on the text, so that over many texts every line is
 * used. A line that would fill the reply by itself is left out.
 */
export function linesThatFit(lines: readonly string[], data: string): readonly string[] {
  const short = [...new Set(lines)].filter((line) => line.length < maxCharacters / 4);
  const first = data.length % Math.max(1, short.length);
  let remaining = maxCharacters;
  return [...short.slice(first), ...short.slice(0, first)].filter((line) => {
    remaining -= line.length;
    return remaining > 0;
  });
}
