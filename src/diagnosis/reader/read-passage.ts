import type { Aspect } from "./aspect.ts";
import type { Prepared } from "./features.ts";
import { linearReader, type Scores, type Stretch } from "./linear.ts";
import { weights } from "./weights.ts";
import type { Word } from "./words.ts";

/** A stretch of a text as the reader of themes scored it. */
export interface Passage extends Scores {
  readonly words: readonly Word[];
  /** Its position in the text. */
  readonly stretch: Required<Stretch>;
}

const reader = linearReader<Aspect>(weights);

/** Reads a stretch of a text: the words from `start` up to `end`, or all of it. */
export const passageOf = (text: Prepared, start = 0, end = text.words.length): Passage => ({
  words: text.words.slice(start, end),
  stretch: { text, start, end },
  ...reader.read({ text, start, end }),
});

/** A passage's score for an aspect: about 0 if it isn't about it, about 1 if it is about nothing else. */
export const scoreOf = (aspect: Aspect, { scores }: Passage): number => scores[reader.columnOf[aspect]] ?? 0;

/** How much more a passage sounds like a theme than like small talk. */
export const aboveTalk = (aspect: Aspect, passage: Passage): number =>
  scoreOf(aspect, passage) - scoreOf("talk", passage);

/**
 * How much each word of a passage contributed to the score of an aspect. A feature of several words is divided among
 * them.
 */
export function pullOf(aspect: Aspect, { words, stretch }: Passage): readonly number[] {
  const column = reader.columnOf[aspect];
  const pull = words.map(() => 0);
  const { size, rows, values, from, to } = reader.weightedIn(stretch);
  for (let at = 0; at < size; at += 1) {
    const [first, last] = [from[at] ?? 0, to[at] ?? 0];
    const share = ((values[at] ?? 0) * reader.weightOf(rows[at] ?? 0, column)) / (last - first + 1);
    for (let index = first; index <= last; index += 1) pull[index] = (pull[index] ?? 0) + share;
  }
  return pull;
}
