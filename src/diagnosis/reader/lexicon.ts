import type { Word } from "./words.ts";

/** An entry of a lexicon found in a text: places of its first and last word. */
export interface Mention<Id extends string> {
  readonly id: Id;
  readonly from: number;
  readonly to: number;
}

/** An entry of a lexicon under its first word; `rest` are the words that must follow. */
interface Entry<Id> {
  readonly id: Id;
  readonly rest: readonly Part[];
}

/** A word of an entry; `open` when any ending may follow. */
interface Part {
  readonly text: string;
  readonly open: boolean;
}

/**
 * Makes a finder of every mention of a lexicon's entries, in the order of the words. An entry is one or more words in lower
 * case, any digit standing for all; a word that ends in `*` may have any ending.
 */
export function lexiconOf<Id extends string>(
  entries: Readonly<Record<Id, readonly string[]>>,
): (words: readonly Word[]) => readonly Mention<Id>[] {
  const { whole, open } = indexOf(entries);
  const entriesAt = (word: string): readonly Entry<Id>[] => {
    const opened = (open.get(word.slice(0, openAtLeast)) ?? []).filter(({ text }) => word.startsWith(text));
    return [...(whole.get(word) ?? []), ...opened.map(({ entry }) => entry)];
  };
  return (words) =>
    words.flatMap((word, from) =>
      entriesAt(word.text)
        .filter(({ rest }) => rest.every((part, offset) => fits(part, words[from + 1 + offset]?.text)))
        .map(({ id, rest }) => ({ id, from, to: from + rest.length })),
    );
}

/** The mentions that do not lie inside a longer one: “supplier lead time” is not “lead time”. */
export const longestOf = <Id extends string>(mentions: readonly Mention<Id>[]): readonly Mention<Id>[] =>
  mentions.filter(
    (one) => !mentions.some((other) => other.from <= one.from && one.to <= other.to && lengthOf(other) > lengthOf(one)),
  );

const lengthOf = ({ from, to }: Mention<string>): number => to - from;

function indexOf<Id extends string>(entries: Readonly<Record<Id, readonly string[]>>) {
  const whole = new Map<string, Entry<Id>[]>();
  const open = new Map<string, { readonly text: string; readonly entry: Entry<Id> }[]>();
  for (const [id, texts] of Object.entries(entries) as [Id, readonly string[]][]) {
    for (const text of texts) {
      const [first, ...rest] = text.replace(/\d/g, "0").split(" ").map(partOf) as [Part, ...Part[]];
      const entry = { id, rest };
      if (first.open) pushTo(open, first.text.slice(0, openAtLeast), { text: first.text, entry });
      else pushTo(whole, first.text, entry);
    }
  }
  return { whole, open };
}

function pushTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** An entry that may end in anything has at least so many letters: they find it. */
const openAtLeast = 2;

const partOf = (word: string): Part =>
  word.endsWith("*") ? { text: word.slice(0, -1), open: true } : { text: word, open: false };

function fits({ text, open }: Part, word: string | undefined): boolean {
  if (word === undefined) return false;
  return open ? word.startsWith(text) : word === text;
}
