import { parsed } from "./json-schema.ts";

/** A text of the data, and the name it stands under. */
export interface Passage {
  readonly name: string;
  readonly text: string;
}

/** The named texts of the JSON that stands in the data, wherever it begins and ends. */
export function passagesIn(data: string): readonly Passage[] {
  const members = data.matchAll(/"(?<name>[a-z][\w.]*)"\s*:\s*(?<text>"(?:[^"\\]|\\.)*")/g);
  return [...members].flatMap(({ groups }) => {
    const text = parsed(groups?.text ?? "");
    return typeof text === "string" ? [{ name: groups?.name ?? "", text }] : [];
  });
}

/** Every placeholder in a text, as it stands there, once. */
export const placeholdersIn = (text: string): readonly string[] => [...new Set(text.match(/\{+[^{}]*\}+/g))];

/** Sentences of a text, as they stand in it. */
export const sentencesIn = (text: string): readonly string[] =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");

/** Signs of an answer that no server cuts off. */
const room = 3500;

/**
 * As many of the lines as an answer has room for, begun at another one for each text, so that each line has its turn.
 * What fills the room by itself is left out.
 */
export function fitting(lines: readonly string[], data: string): readonly string[] {
  const single = [...new Set(lines)].filter((line) => line.length < room / 4);
  const first = data.length % Math.max(1, single.length);
  let left = room;
  return [...single.slice(first), ...single.slice(0, first)].filter((line) => {
    left -= line.length;
    return left > 0;
  });
}
