import type { ThemeId } from "../../knowledge/themes.ts";
import type { Field } from "../../survey/questionnaire.ts";

/**
 * What a language model read in an answer. It has been checked: the quote is in the answer, character for character.
 */
export interface Observation {
  readonly field: Field;
  readonly theme: ThemeId;
  readonly quote: string;
}

/**
 * Where a quote is in a text, character for character, without cutting a word or a number at either end: “2” isn't a quote
 * from “2.5 hours”, nor “is” from “isn’t”. `undefined` if it is nowhere.
 *
 * Scripts without spaces have no word ends to keep.
 */
export function startOfQuote(quote: string, text: string): number | undefined {
  if (quote === "" || !quote.isWellFormed()) return undefined;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    if (!isCut(text, start) && !isCut(text, start + quote.length)) return start;
  }
  return undefined;
}

/** Whether the characters before and after a point belong together. */
function isCut(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - near), at), text.slice(at, at + near)];
  return together.some(([end, start]) => end.test(before) && start.test(after));
}

/** How many characters around a point show whether a word or a number continues there. */
const near = 4;
const unspaced = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const together: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{L}\p{N}\p{M}]$/u, new RegExp(`^(?![${unspaced}])[\\p{L}\\p{N}]`, "u")],
  [/./su, /^[\p{M}\p{EMod}\u200c\u200d]/u],
  [/[\u200c\u200d]$/u, /^\S/u],
  [/\p{N}$/u, /^(?:[.,:/]\p{N}|\s?%)/u],
  [/\p{N}[.,:/]$|[$€£.,]$/u, /^\p{N}/u],
  [/\p{L}$/u, /^['’]\p{L}/u],
  [/\p{L}['’]$/u, /^\p{L}/u],
];
