/** Texts of which nothing is to be repeated, ready to be searched: a blank before and behind every word. */
export type SpacedTexts = readonly string[];

export const spacedTexts = (texts: readonly string[]): SpacedTexts => texts.map((text) => spaced(wordsIn(text)));

/**
 * Whether a sentence repeats a run of words from somewhere, or stands there whole.
 *
 * What a respondent wrote goes into a report as a quotation or not at all: so a text that tells the model what to write is
 * not written by it. The same holds for our own instructions.
 */
export function isCopied(sentence: string, texts: SpacedTexts): boolean {
  const words = wordsIn(sentence);
  const longest = Math.min(words.length, run);
  const starts = Array.from({ length: words.length - longest + 1 }, (_, start) => start);
  const runs = starts.map((start) => spaced(words.slice(start, start + longest)));
  return texts.some((text) => runs.some((one) => text.includes(one)));
}

/** So many words in a row are no accident. Own judgment. */
const run = 6;

const spaced = (words: readonly string[]): string => ` ${words.join(" ")} `;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’{}]+/gu) ?? [];
