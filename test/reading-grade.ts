/**
 * Words per sentence and syllables per word, as the U.S. Navy counted them (Kincaid et al., 1975). Only whole sentences
 * count: labels, table cells and figures would make any text look easy.
 */
export function readingGrade(text: string): number {
  const sentences = text
    .split("\n")
    .flatMap((line) => line.match(/[^.?!]+(?:[.?!](?=\S)[^.?!]*)*[.?!]/g) ?? [])
    .map(wordsIn)
    .filter((words) => words.length >= 4);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+(?:['’]\p{L}+)*|\p{N}[\p{N}.,]*/gu) ?? [];

/** Groups of vowels, less a silent e; a number counts as one. */
function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouy])e(?:s|d)?$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
