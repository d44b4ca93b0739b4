import { type ConceptId, conceptsIn } from "./concepts.ts";
import type { Mention } from "./lexicon.ts";
import { type Word, wordsOf } from "./words.ts";

/** A sign of meaning found in a text, how often, and in which words (places of the first and last) it stands first. */
export interface Feature {
  readonly block: Block;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Features of one kind are weighed against each other only, so that many short ones do not drown the few telling ones. */
export type Block = "words" | "letters" | "concepts" | "pairs";
export const blocks = ["words", "letters", "concepts", "pairs"] as const satisfies readonly Block[];

/** Concepts at most so many words apart make a pair. */
const pairDistance = 14;
const lettersLong = 4;

/** A text made ready, so that any stretch of its words can be read without looking at the letters again. */
export interface Prepared {
  readonly words: readonly Word[];
  readonly stems: readonly number[];
  readonly letters: readonly (readonly number[])[];
  readonly mentions: readonly Mention<ConceptId>[];
}

export function prepared(text: string): Prepared {
  const words = wordsOf(text);
  return {
    words,
    stems: words.map(({ stem }) => keyOf(`w ${stem}`)),
    letters: words.map(({ text: word }) => lettersOf(` ${word} `)),
    mentions: conceptsIn(words),
  };
}

/**
 * What a stretch of words is read by: stems and pairs of neighboring stems, four letters in a row inside a word, concepts
 * of the thesaurus and pairs of concepts that stand near each other. Each under a number of its own; places count from the
 * first word of the stretch.
 */
export function featuresOf(text: Prepared, start = 0, end = text.words.length): ReadonlyMap<number, Feature> {
  const found = new Map<number, { block: Block; from: number; to: number; count: number }>();
  const add = (block: Block, number: number, from: number, to: number): void => {
    const known = found.get(number);
    if (known === undefined) found.set(number, { block, from: from - start, to: to - start, count: 1 });
    else known.count += 1;
  };
  for (let index = start; index < end; index += 1) {
    const stem = text.stems[index] ?? 0;
    add("words", stem, index, index);
    if (index + 1 < end) add("words", joined(stem, text.stems[index + 1] ?? 0), index, index + 1);
    for (const letters of text.letters[index] ?? []) add("letters", letters, index, index);
  }
  const mentions = text.mentions.filter(({ from, to }) => from >= start && to < end);
  const numbers = mentions.map(({ id }) => keyOf(`c ${id}`));
  mentions.forEach(({ from, to }, one) => {
    add("concepts", numbers[one] ?? 0, from, to);
    for (let other = one + 1; isNear(mentions[other], from); other += 1) {
      const [a, b] = [numbers[one] ?? 0, numbers[other] ?? 0];
      const last = Math.max(to, mentions[other]?.to ?? to);
      if (a !== b) add("pairs", joined(Math.min(a, b), Math.max(a, b)), from, last);
    }
  });
  return found;
}

const isNear = (mention: Mention<ConceptId> | undefined, index: number): boolean =>
  mention !== undefined && mention.from - index <= pairDistance;

/** The numbers of each four letters in a row; of a shorter word, of all of it. */
function lettersOf(framed: string): readonly number[] {
  const rows = Math.max(1, framed.length - lettersLong + 1);
  return Array.from({ length: rows }, (_, start) => keyOf(framed, start, Math.min(framed.length, start + lettersLong)));
}

/** A 24-bit number for a feature (FNV-1a, folded). Two of one number are rare among so few, and training sees them too. */
function keyOf(feature: string, start = 0, end = feature.length): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ feature.charCodeAt(index), prime);
  return folded(hash);
}

/** The number of two features together, in this order. */
const joined = (first: number, second: number): number =>
  folded(Math.imul(Math.imul(first ^ 0x5bd1e995, prime) ^ second, prime));

const prime = 0x01000193;
const folded = (hash: number): number => (hash >>> 8) ^ (hash & 0xff);
