import type { Word } from "./words.ts";

/** An entry of a lexicon found in a text, with the indexes of its first and last word. */
export interface Mention<Id extends string> {
  readonly id: Id;
  readonly from: number;
  readonly to: number;
}

/** A lexicon entry, indexed by its first word; `rest` are the words that must follow. */
interface Entry<Id> {
  readonly id: Id;
  readonly rest: readonly Part[];
}

/** A word of an entry; `open` if any ending may follow. */
interface Part {
  readonly text: string;
  readonly open: boolean;
}

/**
 * Returns a function that finds every mention of a lexicon's entries, in text order. An entry is one or more lower-case
 * words, with any digit standing for all; a word ending in `*` matches any ending.
 */
export function lexiconOf<Id extends string>(
  entries: Readonly<Record<Id, readonly string[]>>,
): (words: readonly Word[]) => readonly Mention<Id>[] {
  const { whole, open, shortest } = indexOf(entries);
  return (words) => {
    const found: Mention<Id>[] = [];
    words.forEach(({ text: word }, from) => {
      const add = ({ id, rest }: Entry<Id>): void => {
        if (rest.every((part, offset) => fits(part, words[from + 1 + offset]?.text)))
          found.push({ id, from, to: from + rest.length });
      };
      for (const entry of whole.get(word) ?? []) add(entry);
      for (const { text, entry } of open.get(word.slice(0, shortest)) ?? []) if (word.startsWith(text)) add(entry);
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

/** The entries by their first word; entries with an open first word by as many letters as the shortest of those has. */
function indexOf<Id extends string>(entries: Readonly<Record<Id, readonly string[]>>) {
  const all = (Object.entries(entries) as [Id, readonly string[]][]).flatMap(([id, texts]) =>
    texts.map((text) => {
      const [first, ...rest] = text.replace(/\d/g, "0").split(" ").map(partOf) as [Part, ...Part[]];
      return { first, entry: { id, rest } };
    }),
  );
  const shortest = Math.min(...all.filter(({ first }) => first.open).map(({ first }) => first.text.length));
  const whole = new Map<string, Entry<Id>[]>();
  const open = new Map<string, { readonly text: string; readonly entry: Entry<Id> }[]>();
  for (const { first, entry } of all) {
    if (first.open) addToList(open, first.text.slice(0, shortest), { text: first.text, entry });
    else addToList(whole, first.text, entry);
  }
  return { whole, open, shortest };
}

function addToList<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

const partOf = (word: string): Part =>
  word.endsWith("*") ? { text: word.slice(0, -1), open: true } : { text: word, open: false };

function fits({ text, open }: Part, word: string | undefined): boolean {
  if (word === undefined) return false;
  return open ? word.startsWith(text) : word === text;
}
