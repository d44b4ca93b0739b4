import { memoizeEach } from "../memoize.ts";
import type { Form, Word } from "./words.ts";

/** An entry of a lexicon found in a text, with the indexes of its first and last word. */
export interface Mention<Id extends string> {
  readonly id: Id;
  readonly from: number;
  readonly to: number;
}

/** A lexicon entry: its first word, and the words that must follow. */
interface Entry<Id> {
  readonly id: Id;
  readonly first: Part;
  readonly rest: readonly Part[];
}

/** A word of an entry; `open` if any ending may follow. */
interface Part {
  readonly text: string;
  readonly open: boolean;
}

/**
 * Returns a function that finds every mention of a lexicon's entries, in text order. An entry is one or more lowercase
 * words. Any digit matches all digits; a word ending in `*` matches any ending.
 */
export function lexiconOf<Id extends string>(
  entries: Readonly<Record<Id, readonly string[]>>,
): (words: readonly Word[]) => readonly Mention<Id>[] {
  const entriesAt = indexOf(entries);
  return (words) => {
    const found: Mention<Id>[] = [];
    words.forEach(({ form }, from) => {
      for (const { id, rest } of entriesAt(form)) {
        if (follow(rest, words, from + 1)) found.push({ id, from, to: from + rest.length });
      }
    });
    return found;
  };
}

/** The mentions that aren't inside a longer one: “supplier lead time” is not “lead time”. */
export const longestOf = <Id extends string>(mentions: readonly Mention<Id>[]): readonly Mention<Id>[] =>
  mentions.filter(
    (one) => !mentions.some((other) => other.from <= one.from && one.to <= other.to && lengthOf(other) > lengthOf(one)),
  );

const lengthOf = ({ from, to }: Mention<string>): number => to - from;

/** Looks up the entries that begin with a word, whole words before those with any ending. */
function indexOf<Id extends string>(
  entries: Readonly<Record<Id, readonly string[]>>,
): (word: Form) => readonly Entry<Id>[] {
  const all = (Object.entries(entries) as [Id, readonly string[]][]).flatMap(([id, texts]) =>
    texts.map((text): Entry<Id> => {
      const [first, ...rest] = text.replace(/\d/g, "0").split(" ").map(partOf) as [Part, ...Part[]];
      return { id, first, rest };
    }),
  );
  const ordered = all.toSorted((a, b) => Number(a.first.open) - Number(b.first.open));
  const byLetter = Map.groupBy(ordered, ({ first }) => first.text[0]);
  return memoizeEach(({ text }) => (byLetter.get(text[0]) ?? []).filter(({ first }) => fits(first, text)));
}

const partOf = (word: string): Part =>
  word.endsWith("*") ? { text: word.slice(0, -1), open: true } : { text: word, open: false };

/** Whether the words of a text, from `start` on, are these. A loop, because this runs for every word of every answer. */
function follow(parts: readonly Part[], words: readonly Word[], start: number): boolean {
  let at = start;
  for (const part of parts) {
    if (!fits(part, words[at]?.text)) return false;
    at += 1;
  }
  return true;
}

function fits({ text, open }: Part, word: string | undefined): boolean {
  if (word === undefined) return false;
  return open ? word.startsWith(text) : word === text;
}
