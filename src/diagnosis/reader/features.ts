import { memoize } from "../memoize.ts";
import { type ConceptId, conceptsIn } from "./concepts.ts";
import type { Mention } from "./lexicon.ts";
import { type Word, wordsOf } from "./words.ts";

/** Features of one kind are weighed against each other only, so that many short ones do not drown the few telling ones. */
export type Block = (typeof blocks)[number];
export const blocks = ["words", "letters", "concepts", "pairs"] as const;

/** Concepts at most so many words apart make a pair. */
const pairDistance = 14;
const lettersLong = 4;

/** A feature where it stands in a text: its place in the vocabulary, its first and its last word. */
interface Occurrence {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A text made ready, so that any stretch of its words can be read without looking at the letters again. */
export interface Prepared {
  readonly words: readonly Word[];
  /** The number of every feature of the text; its place here is the feature's id. */
  readonly keys: readonly number[];
  /** The block of each, as its place in `blocks`. */
  readonly blockOf: readonly number[];
  /** By word: its stem and its letters. */
  readonly ofWord: readonly (readonly number[])[];
  /** By word: its stem and the next one's; the last word has none. */
  readonly ofNeighbors: readonly number[];
  /** Concepts and pairs of them, by their first word. */
  readonly concepts: readonly Occurrence[];
}

export function prepared(text: string): Prepared {
  const words = wordsOf(text);
  const { keys, blockOf, idOf } = vocabulary();
  const stems = words.map(({ stem }) => stemKey(stem));
  const idsOf = memoize(
    (word: Word) => word.text,
    ({ text: word, stem }) => [idOf("words", stemKey(stem)), ...letterKeys(word).map((key) => idOf("letters", key))],
  );
  const ofWord = words.map(idsOf);
  const ofNeighbors = stems.slice(1).map((next, at) => idOf("words", joined(stems[at] ?? 0, next)));
  return { words, keys, blockOf, ofWord, ofNeighbors, concepts: conceptsOf(conceptsIn(words), idOf) };
}

type IdOf = (block: Block, key: number) => number;

/** Numbers the features of a text as they come. */
function vocabulary() {
  const ids = new Map<number, number>();
  const keys: number[] = [];
  const blockOf: number[] = [];
  const idOf: IdOf = (block, key) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, keys.length);
    blockOf.push(blocks.indexOf(block));
    return keys.push(key) - 1;
  };
  return { keys, blockOf, idOf };
}

function conceptsOf(mentions: readonly Mention<ConceptId>[], idOf: IdOf): readonly Occurrence[] {
  const numbers = mentions.map(({ id }) => folded(hashOf(`c ${id}`)));
  const found: Occurrence[] = [];
  mentions.forEach(({ from, to }, one) => {
    found.push({ id: idOf("concepts", numbers[one] ?? 0), from, to });
    for (let other = one + 1; isNear(mentions[other], from); other += 1) {
      const [a, b] = [numbers[one] ?? 0, numbers[other] ?? 0];
      if (a === b) continue;
      const id = idOf("pairs", joined(Math.min(a, b), Math.max(a, b)));
      found.push({ id, from, to: Math.max(to, mentions[other]?.to ?? to) });
    }
  });
  return found;
}

/** The features of a stretch of words in the order of their first places; the four lists run side by side. */
export interface Features {
  /** As in the vocabulary of the text. */
  readonly ids: readonly number[];
  readonly counts: readonly number[];
  /** First and last word of the first place, from the first word of the stretch. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * What a stretch of words is read by: stems and pairs of neighboring stems, four letters in a row inside a word, concepts
 * of the thesaurus and pairs of concepts that stand near each other.
 */
export function featuresOf(text: Prepared, start = 0, end = text.words.length): Features {
  const places = new Int32Array(text.keys.length);
  const [ids, counts, froms, tos]: [number[], number[], number[], number[]] = [[], [], [], []];
  const add = (id: number, from: number, to: number): void => {
    const place = places[id] ?? 0;
    if (place > 0) {
      counts[place - 1] = (counts[place - 1] ?? 0) + 1;
      return;
    }
    ids.push(id);
    counts.push(1);
    froms.push(from - start);
    places[id] = tos.push(to - start);
  };
  for (let at = start; at < end; at += 1) {
    for (const id of text.ofWord[at] ?? []) add(id, at, at);
    const pair = text.ofNeighbors[at];
    if (pair !== undefined && at + 1 < end) add(pair, at, at + 1);
  }
  for (const { id, from, to } of text.concepts) if (from >= start && to < end) add(id, from, to);
  return { ids, counts, from: froms, to: tos };
}

const isNear = (mention: Mention<ConceptId> | undefined, index: number): boolean =>
  mention !== undefined && mention.from - index <= pairDistance;

const stemKey = (stem: string): number => folded(hashOf(stem, 0, stem.length, hashOf("w ")));

/** The numbers of each four letters in a row, blanks around the word; of a shorter word, of all of it. */
function letterKeys(word: string): readonly number[] {
  const framed = ` ${word} `;
  const rows = Math.max(1, framed.length - lettersLong + 1);
  return Array.from({ length: rows }, (_, start) =>
    folded(hashOf(framed, start, Math.min(framed.length, start + lettersLong))),
  );
}

/** FNV-1a of a stretch of letters, after what was hashed before. */
function hashOf(text: string, start = 0, end = text.length, before = 0x811c9dc5): number {
  let hash = before;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash;
}

/** The number of two features together, in this order. */
const joined = (first: number, second: number): number =>
  folded(Math.imul(Math.imul(first ^ 0x5bd1e995, prime) ^ second, prime));

const prime = 0x01000193;
/** A 24-bit number for a feature. Two of one number are rare among so few, and training sees them too. */
const folded = (hash: number): number => (hash >>> 8) ^ (hash & 0xff);
