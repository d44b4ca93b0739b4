import type { Inline, Text } from "../../../report/text.ts";

/** A string, or its parts where a line may break between them although there is no blank. */
export type Words = string | readonly string[];

/** A piece of a sentence as it is set. */
export type PrintedInline =
  | { readonly kind: "plain" | "strong" | "said" | "answer" | "place"; readonly text: Words }
  | { readonly kind: "jump"; readonly text: string; readonly to: string }
  | { readonly kind: "web"; readonly text: string; readonly address: string };

export type PrintedText = readonly PrintedInline[];

/** Text as it is set: what comes from an answer may break anywhere and cannot turn the words around it. */
export const printedText = (text: Text): PrintedText => text.map(printedInline);

function printedInline(piece: Inline): PrintedInline {
  switch (piece.kind) {
    case "said":
    case "answer":
      return { kind: piece.kind, text: given(piece.text) };
    // The evidence is another file, and paper has no links: its words stay.
    case "evidence":
      return { kind: "plain", text: piece.text };
    case "place":
      return { kind: piece.kind, text: namesBroken(piece.text) };
    case "plain":
    case "strong":
    case "jump":
    case "web":
      return piece;
  }
}

/** What somebody typed in, as it is set. Every sign of it stays; half a surrogate pair is no sign and becomes U+FFFD. */
export const given = (text: string): Words => breakable(isolated(text.toWellFormed()));

const turnsText = /[\p{Bidi_Control}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Text that runs from right to left, or that could make other text run so, kept apart by Unicode's isolates. */
const isolated = (text: string): string => (turnsText.test(text) ? `\u2068${text}\u2069` : text);

/** Signs in a row from which a word counts as long: no word of ours and few names reach it. */
const longWord = /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{21,}/u;
const partLength = 6;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text with a long word in parts of a few signs each. No part begins with half a letter. */
function breakable(text: string): Words {
  if (!longWord.test(text)) return text;
  return text.split(/(?<=\s)/).flatMap((word) => (longWord.test(word) ? partsOf(word) : [word]));
}

/** A place in a system, in parts that end with a point, a bar or a word: `Delivery.`, `Promised_`, `Quantity`. */
const namesBroken = (name: string): Words =>
  longWord.test(name) ? name.split(/(?<=[./_\s])(?=\S)|(?<=\p{Ll})(?=\p{Lu})/u) : name;

function partsOf(word: string): readonly string[] {
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(characters.length / partLength) }, (_, part) =>
    characters.slice(part * partLength, (part + 1) * partLength).join(""),
  );
}
