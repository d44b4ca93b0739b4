import { identity, memoize, memoizeEach } from "../memoize.ts";
import { type ConceptId, conceptsIn } from "./concepts.ts";
import type { Mention } from "./lexicon.ts";
import { type Form, type Word, wordsOf } from "./words.ts";

/**
 * Kinds of features. Each block is normalized by itself, so that many letter features don't drown out the few that
 * matter. Pairs of neighboring stems are in `words`, next to single stems; `pairs` holds pairs of concepts.
 */
export type Block = (typeof blocks)[number];
export const blocks = ["words", "letters", "concepts", "pairs"] as const;

/** Two concepts at most this many words apart make a pair. */
const maxPairDistance = 14;
const lettersPerFeature = 4;

/** An occurrence of a feature: its id in the vocabulary, and its first and last word. */
interface Occurrence {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** A text prepared so that any stretch of its words can be read without tokenizing it again. */
export interface Prepared {
  readonly words: readonly Word[];
  /** The key of each feature; its index here is the feature's id. */
  readonly keys: readonly number[];
  /** The block of each feature, as an index into `blocks`. */
  readonly blockOf: readonly number[];
  /** By word: the features of its stem and its letters. */
  readonly ofWord: readonly (readonly number[])[];
  /** By word: the feature of its stem and the next one's; the last word has none. */
  readonly ofNeighbors: readonly number[];
  /** Concepts and pairs of concepts, ordered by first word. */
  readonly concepts: readonly Occurrence[];
}

export function prepareText(text: string): Prepared {
  const words = wordsOf(text);
  const { keys, blockOf, idOf } = vocabulary();
  const known = new Map<Form, readonly number[]>();
  const ofWord = words.map(({ form }) => known.get(form) ?? idsOf(form, idOf, known));
  const stemOf = (word: number): number => keys[ofWord[word]?.[0] ?? 0] ?? 0;
  const ofNeighbors = words.slice(1).map((_, at) => idOf("words", keyOfPair(stemOf(at), stemOf(at + 1))));
  return { words, keys, blockOf, ofWord, ofNeighbors, concepts: conceptsOf(conceptsIn(words), idOf) };
}

interface WordKeys {
  readonly stem: number;
  readonly letters: readonly number[];
}

const keysOf = memoizeEach(({ text, stem }: Form): WordKeys => ({ stem: stemKey(stem), letters: letterKeys(text) }));

type IdOf = (block: Block, key: number) => number;

/** The ids of a word, that of its stem first, kept for the other places of the word. */
function idsOf(form: Form, idOf: IdOf, known: Map<Form, readonly number[]>): readonly number[] {
  const { stem, letters } = keysOf(form);
  const ids = [idOf("words", stem), ...letters.map((key) => idOf("letters", key))];
  known.set(form, ids);
  return ids;
}

/** Assigns ids to the features of a text in order of appearance. */
function vocabulary() {
  const ids = new Map<number, number>();
  const keys: number[] = [];
  const blockOf: number[] = [];
  const idOf: IdOf = (block, key) => {
    const existing = ids.get(key);
    if (existing !== undefined) return existing;
    ids.set(key, keys.length);
    blockOf.push(blocks.indexOf(block));
    return keys.push(key) - 1;
  };
  return { keys, blockOf, idOf };
}

function conceptsOf(mentions: readonly Mention<ConceptId>[], idOf: IdOf): readonly Occurrence[] {
  const numbers = mentions.map(({ id }) => conceptKey(id));
  const found: Occurrence[] = [];
  mentions.forEach(({ from, to }, first) => {
    found.push({ id: idOf("concepts", numbers[first] ?? 0), from, to });
    for (let second = first + 1; isNear(mentions[second], from); second += 1) {
      const [a, b] = [numbers[first] ?? 0, numbers[second] ?? 0];
      if (a === b) continue;
      const id = idOf("pairs", keyOfPair(Math.min(a, b), Math.max(a, b)));
      found.push({ id, from, to: Math.max(to, mentions[second]?.to ?? to) });
    }
  });
  return found;
}

/** The features of a stretch of words in order of first appearance, as four parallel lists, filled up to `size`. */
export interface Features {
  readonly size: number;
  /** Ids in the text's vocabulary. */
  readonly ids: Int32Array;
  readonly counts: Int32Array;
  /** First and last word of the first occurrence, counted from the start of the stretch. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * Extracts the features of a stretch of words: stems and pairs of neighboring stems, runs of four letters inside a
 * word, concepts of the thesaurus, and pairs of concepts near each other. The lists hold until the next stretch of the
 * same text is read.
 */
export function featuresOf(text: Prepared, start = 0, end = text.words.length): Features {
  const { positions, ids, counts, from: froms, to: tos } = workspaceOf(text);
  let found = 0;
  const add = (id: number, from: number, to: number): void => {
    const position = positions[id] ?? 0;
    if (position > 0) {
      counts[position - 1] = (counts[position - 1] ?? 0) + 1;
      return;
    }
    ids[found] = id;
    counts[found] = 1;
    froms[found] = from - start;
    tos[found] = to - start;
    found += 1;
    positions[id] = found;
  };
  for (let index = start; index < end; index += 1) {
    for (const id of text.ofWord[index] ?? []) add(id, index, index);
    const pair = text.ofNeighbors[index];
    if (pair !== undefined && index + 1 < end) add(pair, index, index + 1);
  }
  for (const { id, from, to } of text.concepts) if (from >= start && to < end) add(id, from, to);
  for (let at = 0; at < found; at += 1) positions[ids[at] ?? 0] = 0;
  return { size: found, ids, counts, from: froms, to: tos };
}

/**
 * Where the features of a stretch are gathered. By feature: its position in the stretch, from 1; all 0 between
 * stretches. By position: the lists. Kept, because a text has dozens of stretches.
 */
const workspaceOf = memoizeEach(({ keys }: Prepared) => {
  const numbers = (): Int32Array => new Int32Array(keys.length);
  return { positions: numbers(), ids: numbers(), counts: numbers(), from: numbers(), to: numbers() };
});

const isNear = (mention: Mention<ConceptId> | undefined, index: number): boolean =>
  mention !== undefined && mention.from - index <= maxPairDistance;

const conceptKey = memoize(identity, (id) => folded(hashOf(`c ${id}`)));

const stemKey = (stem: string): number => folded(hashOf(stem, 0, stem.length, hashOf("w ")));

/** The keys of each run of four letters, with a space around the word; for a shorter word, of all of it. */
function letterKeys(word: string): readonly number[] {
  const padded = ` ${word} `;
  const rows = Math.max(1, padded.length - lettersPerFeature + 1);
  return Array.from({ length: rows }, (_, start) =>
    folded(hashOf(padded, start, Math.min(padded.length, start + lettersPerFeature))),
  );
}

/** FNV-1a of a stretch of letters, after what was hashed before. */
function hashOf(text: string, start = 0, end = text.length, before = 0x811c9dc5): number {
  let hash = before;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash;
}

/** The key of two features in this order. */
const keyOfPair = (first: number, second: number): number =>
  folded(Math.imul(Math.imul(first ^ 0x5bd1e995, prime) ^ second, prime));

const prime = 0x01000193;
/** A 24-bit number for a feature. Collisions are rare, and training sees the same ones. */
const folded = (hash: number): number => (hash >>> 8) ^ (hash & 0xff);
