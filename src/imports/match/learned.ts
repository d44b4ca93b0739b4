import type { ListId } from "../../measures/record-lists.ts";
import type { Layout } from "../knowledge/layouts.ts";
import { headingOf } from "./heading.ts";

/** What the known layouts say about a heading: in which list it is which column. */
export interface Learned {
  readonly byLetters: ReadonlyMap<string, string>;
  readonly byWords: ReadonlyMap<string, string>;
  readonly layouts: readonly Layout[];
}

/** Learns from layouts which heading is which column. A heading that means two columns of one list is left out. */
export function learn(layouts: readonly Layout[]): Learned {
  const byLetters = new Map<string, string>();
  const byWords = new Map<string, string>();
  for (const { list, columns } of layouts) {
    for (const [column, text] of Object.entries(columns)) {
      const heading = headingOf(text);
      note(byLetters, keyOf(list, heading.letters), column);
      note(byWords, keyOf(list, wordsKey(heading.words)), column);
    }
  }
  return { byLetters, byWords, layouts };
}

const twoMeanings = "";

function note(known: Map<string, string>, key: string, column: string): void {
  const before = known.get(key);
  known.set(key, before === undefined || before === column ? column : twoMeanings);
}

export const keyOf = (list: ListId, said: string): string => `${list} ${said}`;
export const wordsKey = (words: readonly string[]): string => words.toSorted().join(" ");
