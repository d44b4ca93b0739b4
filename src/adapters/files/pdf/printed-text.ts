import { pageOneWords } from "../../../report/brief/page-one/page-one.words.ts";
import type { Inline, Text } from "../../../report/text.ts";

/** A string, or its parts if a line may break between them without a space. */
export type Words = string | readonly string[];

/** A piece of a sentence for the template. */
export type PrintedInline =
  | { readonly kind: "plain" | "strong" | "said" | "answer" | "place"; readonly text: Words }
  | { readonly kind: "jump"; readonly text: string; readonly to: string }
  | { readonly kind: "web"; readonly text: string; readonly address: string };

export type PrintedText = readonly PrintedInline[];

/**
 * Text for the template. What comes from an answer may break anywhere and can't change the direction of the words
 * around it.
 */
export const printedText = (text: Text): PrintedText => text.map(printedInline);

function printedInline(piece: Inline): PrintedInline {
  switch (piece.kind) {
    case "said":
    case "answer":
      return { kind: piece.kind, text: answerText(piece.text) };
    // The evidence is a separate file and paper has no links, so only a figure's own words stay.
    case "evidence":
      return { kind: "plain", text: piece.text === pageOneWords.evidence ? "" : piece.text };
    case "place":
      return { kind: piece.kind, text: breakableName(piece.text) };
    case "plain":
    case "strong":
    case "jump":
    case "web":
      return piece;
  }
}

/** An answer for the template, with every character kept; a lone surrogate becomes U+FFFD. */
export const answerText = (text: string): Words => breakable(isolated(text.toWellFormed()));

const rightToLeft = /[\p{Bidi_Control}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Wraps text that runs right to left, or could make other text do so, in Unicode isolates. */
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** A word of 21 or more characters: no word of ours and few names are that long. */
const longWord = /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{21,}/u;
const partLength = 6;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits long words into parts of a few characters, never inside a grapheme. */
function breakable(text: string): Words {
  if (!longWord.test(text)) return text;
  return text.split(/(?<=\s)/).flatMap((word) => (longWord.test(word) ? partsOf(word) : [word]));
}

/**
 * A location in a system, in parts that end with a dot, a slash, an underscore or a word: `Delivery.`, `Promised_`,
 * `Quantity`.
 */
const breakableName = (name: string): Words =>
  longWord.test(name) ? name.split(/(?<=[./_\s])(?=\S)|(?<=\p{Ll})(?=\p{Lu})/u) : name;

function partsOf(word: string): readonly string[] {
  const characters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(characters.length / partLength) }, (_, part) =>
    characters.slice(part * partLength, (part + 1) * partLength).join(""),
  );
}
