/** Texts of which nothing is to be repeated, ready to be searched. */
export interface SpacedTexts {
  /** Each with a blank before and behind every word. */
  readonly texts: readonly string[];
  /** Every run of words in them that is too long for an accident. */
  readonly runs: ReadonlySet<string>;
}

export function spacedTexts(given: readonly string[]): SpacedTexts {
  const words = given.map(wordsIn);
  return { texts: words.map(spaced), runs: new Set(words.flatMap(runsOf)) };
}

/**
 * Whether a sentence repeats a run of words from somewhere, or stands there whole.
 *
 * What a respondent wrote goes into a report as a quotation or not at all: so a text that tells the model what to write is
 * not written by it. The same holds for our own instructions.
 */
export function isCopied(sentence: string, { texts, runs }: SpacedTexts): boolean {
  const words = wordsIn(sentence);
  if (words.length >= run) return runsOf(words).some((one) => runs.has(one));
  const whole = spaced(words);
  return texts.some((text) => text.includes(whole));
}

/** So many words in a row are no accident. Own judgment. */
const run = 6;

const runsOf = (words: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(0, words.length - run + 1) }, (_, start) => spaced(words.slice(start, start + run)));

const spaced = (words: readonly string[]): string => ` ${words.join(" ")} `;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’{}]+/gu) ?? [];
