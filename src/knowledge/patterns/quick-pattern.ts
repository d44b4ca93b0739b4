import { neededPieces, type Piece, symbolCount, symbolOf } from "./needed-pieces.ts";

/** All quick patterns, in the order of their bits. */
const patterns: RegExp[] = [];

/**
 * The same pattern, tried only on texts that hold a piece it can't do without. Most patterns are in few sentences, and a
 * sentence is searched once for the pieces of all of them. For constants: what is made here is kept for good.
 */
export const quick = (pattern: RegExp): RegExp => new Quick(pattern);

class Quick extends RegExp {
  /** `matchAll` copies a pattern, and the copy is a plain one. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  readonly #word = patterns.length >> 5;
  readonly #bit = 1 << (patterns.length & 31);

  constructor(pattern: RegExp) {
    super(pattern);
    patterns.push(pattern);
  }

  override test(text: string): boolean {
    return this.exec(text) !== null;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#mayMatch(text)) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }

  /** Tells a text without a match before `replace` looks up everything that a class like this may have changed. */
  override [Symbol.replace](text: string, by: string | ((found: string, ...more: unknown[]) => string)): string {
    if (!this.#mayMatch(text)) {
      this.lastIndex = 0;
      return text;
    }
    return typeof by === "string" ? super[Symbol.replace](text, by) : super[Symbol.replace](text, by);
  }

  #mayMatch(text: string): boolean {
    return ((possibleIn(text)[this.#word] ?? 0) & this.#bit) !== 0;
  }
}

/** What finds the pieces. Made again if patterns were added since, as by a part that is loaded late. */
interface Search {
  readonly patternCount: number;
  /** The patterns that need nothing, a bit each. */
  readonly anywhere: Int32Array;
  /** By state and symbol: the state after it. A state is the longest beginning of a piece that was just read. */
  readonly next: Uint16Array;
  /** By state: the patterns that need a piece that ends there, a bit each. */
  readonly found: readonly (Int32Array | undefined)[];
}

/** The beginning of a piece is looked for, so that the search stays in the processor's cache. */
const longestSought = 6;

let search = searchFor([]);

function searchFor(all: readonly RegExp[]): Search {
  const bits = (): Int32Array => new Int32Array((all.length >> 5) + 1);
  const anywhere = bits();
  const tree: number[][] = [[]];
  const found: (Int32Array | undefined)[] = [];
  all.forEach((pattern, at) => {
    const pieces = neededPieces(pattern);
    if (pieces === null) add(at, anywhere);
    for (const piece of pieces ?? []) {
      const state = endOf(piece.slice(0, longestSought), tree);
      found[state] ??= bits();
      add(at, found[state]);
    }
  });
  return { patternCount: all.length, anywhere, ...withReturns(tree, found) };
}

/** The state at the end of a piece, grown where the tree doesn't reach yet. */
function endOf(piece: Piece, tree: number[][]): number {
  let state = 0;
  for (let at = 0; at < piece.length; at += 1) {
    const branches = tree[state] ?? [];
    const symbol = piece.charCodeAt(at);
    state = branches[symbol] ?? tree.push([]) - 1;
    branches[symbol] = state;
  }
  return state;
}

/** Where a piece breaks off, the search goes on in the longest other piece that begins within it (Aho and Corasick). */
function withReturns(tree: readonly (readonly number[])[], ends: readonly (Int32Array | undefined)[]) {
  const next = new Uint16Array(tree.length * symbolCount);
  const found = Array.from(tree, (_, state) => ends[state]);
  const returns = new Uint16Array(tree.length);
  const queue = [0];
  for (const state of queue) {
    const back = returns[state] ?? 0;
    if (state !== 0) found[state] = both(found[state], found[back]);
    for (let symbol = 0; symbol < symbolCount; symbol += 1) {
      const branch = tree[state]?.[symbol];
      const elsewhere = state === 0 ? 0 : (next[back * symbolCount + symbol] ?? 0);
      next[state * symbolCount + symbol] = branch ?? elsewhere;
      if (branch === undefined) continue;
      returns[branch] = elsewhere;
      queue.push(branch);
    }
  }
  return { next, found };
}

const both = (one: Int32Array | undefined, other: Int32Array | undefined): Int32Array | undefined =>
  one && other ? one.map((bits, word) => bits | (other[word] ?? 0)) : (one ?? other);

function add(pattern: number, set: Int32Array): void {
  const word = pattern >> 5;
  set[word] = (set[word] ?? 0) | (1 << (pattern & 31));
}

let last: { readonly text: string; readonly possible: Int32Array } | undefined;
const known = new Map<string, Int32Array>();
/** A few shops' sentences, so that no text stays in memory long. */
const maxTexts = 400;

/** A bit for each pattern that may match in a text. */
function possibleIn(text: string): Int32Array {
  if (search.patternCount !== patterns.length) {
    search = searchFor(patterns);
    known.clear();
  } else if (last?.text === text) return last.possible;
  const possible = known.get(text) ?? keep(text, searched(text, 0, text.length, search.anywhere.slice()));
  last = { text, possible };
  return possible;
}

function keep(text: string, possible: Int32Array): Int32Array {
  if (known.size >= maxTexts) known.clear();
  known.set(text, possible);
  return possible;
}

/**
 * Sentences as one text, with a blank between them. What may match in it is known from them; it is searched only where they
 * meet.
 */
export function joined(texts: readonly string[]): string {
  const all = texts.join(" ");
  if (known.has(all)) return all;
  const possible = Int32Array.from(possibleIn(texts[0] ?? ""));
  let blank = texts[0]?.length ?? 0;
  for (const text of texts.slice(1)) {
    possibleIn(text).forEach((bits, word) => {
      possible[word] = (possible[word] ?? 0) | bits;
    });
    searched(all, blank + 1 - longestSought, blank + longestSought, possible);
    blank += text.length + 1;
  }
  keep(all, possible);
  return all;
}

/** Adds the patterns that may match because of a piece in a stretch of a text. */
function searched(text: string, from: number, to: number, possible: Int32Array): Int32Array {
  const { next, found } = search;
  const end = Math.min(to, text.length);
  let state = 0;
  for (let at = Math.max(0, from); at < end; at += 1) {
    state = next[state * symbolCount + symbolOf(text.charCodeAt(at))] ?? 0;
    const here = found[state];
    if (here === undefined) continue;
    for (let word = 0; word < here.length; word += 1) possible[word] = (possible[word] ?? 0) | (here[word] ?? 0);
  }
  return possible;
}
