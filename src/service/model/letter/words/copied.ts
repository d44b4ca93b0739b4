import { memoizeText } from "../../../../diagnosis/memoize.ts";

/** Texts that must not be repeated, prepared for searching. */
export interface SpacedTexts {
  /** Each with a space before and after every word. */
  readonly texts: readonly string[];
  /** Every run of words in them that is too long to be a coincidence, and how many words that is. */
  readonly runs: ReadonlySet<string>;
  readonly run: number;
  /** A whole sentence with fewer words may be a coincidence. */
  readonly minWords: number;
}

/** Prepares texts for `isCopied`. */
export function spacedTexts(
  given: readonly string[],
  { run, minWords }: (typeof copiedFrom)[keyof typeof copiedFrom],
): SpacedTexts {
  const words = given.map(wordsIn);
  return { texts: words.map(spaced), runs: new Set(words.flatMap((one) => runsOf(one, run))), run, minWords };
}

/**
 * How many words in a row can't be a coincidence (`run`), and how many make a whole sentence one (`fewest`): of our own
 * instructions, of an answer that gives instructions, and of any answer. Own judgment.
 */
export const copiedFrom = {
  instructions: { run: 6, minWords: 3 },
  orders: { run: 6, minWords: 1 },
  answers: { run: 14, minWords: 7 },
} as const;

/**
 * Whether a sentence repeats a run of words of these texts, or is a part of one.
 *
 * What a respondent wrote goes into a report as a quotation or not at all, so that a text can't dictate what the model writes.
 * The same is true of our own instructions.
 */
export function isCopied(sentence: string, { texts, runs, run, minWords }: SpacedTexts): boolean {
  const words = wordsIn(sentence);
  if (words.length >= run) return runsOf(words, run).some((one) => runs.has(one));
  // A sum or a quote is one word here: `this`.
  if (words.filter((word) => word !== "this").length < minWords) return false;
  const whole = spaced(words);
  return texts.some((text) => text.includes(whole));
}

const runsOf = (words: readonly string[], run: number): readonly string[] =>
  Array.from({ length: Math.max(0, words.length - run + 1) }, (_, start) => spaced(words.slice(start, start + run)));

const spaced = (words: readonly string[]): string => ` ${words.join(" ")} `;

/** An apostrophe is part of a word only between two letters: put in quotation marks, a word is the same word. */
const wordsIn = memoizeText(
  (text): readonly string[] =>
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}{}]+(?:'[\p{L}\p{N}{}]+)*/gu) ?? [],
);
