import { matchesIn } from "../matches.ts";
import { identity, memoize, memoizeText } from "../memoize.ts";
import { spelled } from "./spelling.ts";
import { clauseEndsIn } from "./unpunctuated.ts";

/** A word, wherever it occurs. All occurrences share one object, so that results can be cached by object. */
export interface Form {
  /** Lower case, without apostrophes, with every digit as 0. */
  readonly text: string;
  /** Without endings such as -s, -ed, -ing and -ly. */
  readonly stem: string;
}

/** A word of a text, and its position. */
export interface Word extends Form {
  readonly form: Form;
  readonly start: number;
  readonly end: number;
}

/** The words of a text in order. Figures, `%` and `$` count as words. */
export const wordsOf = memoizeText((text): readonly Word[] =>
  matchesIn(text, wordPattern).map((match) => {
    const form = formOf(match[0]);
    return { text: form.text, stem: form.stem, form, start: match.index, end: match.index + match[0].length };
  }),
);

const wordPattern = /[\p{L}\p{N}](?:['’]?[\p{L}\p{N}])*|[%$]/gu;

/** The most words kept: more than a few shops use, less than a megabyte. */
const maxWords = 5000;

/** Kept from text to text, because shops use the same words. */
const formOf = memoize(
  identity,
  (word): Form => {
    const text = comparable(spelled(word));
    return { text, stem: stemOf(text) };
  },
  maxWords,
);

function comparable(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]+$/.test(lower) ? lower : lower.replace(/['’]/gu, "").replace(/\p{N}/gu, "0");
}

/**
 * A word without its ending, if three letters remain. Crude on purpose: it only has to bring related forms together.
 */
function stemOf(word: string): string {
  const ending = endings.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const endings = ["ings", "ing", "edly", "ed", "ies", "es", "s", "ly"];
const shortestStem = 3;

/** A sentence of a text, and where it starts. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of a text in order, without the blanks around them; of dictation without periods, its clauses. */
export const sentencesOf = memoizeText((text): readonly Sentence[] => {
  const marked = matchesIn(text, sentenceEnd).map((match) => match.index + match[0].length);
  const ends = [0, ...marked].flatMap((start, at) => {
    const clauses = clauseEndsIn(text.slice(start, marked[at] ?? text.length)).map((end) => start + end);
    return start === 0 ? clauses : [start, ...clauses];
  });
  return [0, ...ends]
    .map((start, index) => ({ start, text: text.slice(start, ends[index] ?? text.length) }))
    .map(({ start, text: piece }) => ({ start: start + piece.length - piece.trimStart().length, text: piece.trim() }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
});

/** A period ends a sentence only before a space, so that 2.5 and part numbers stay whole, and not in `5 p.m. to 1 a.m.` */
const sentenceEnd = /(?<!\b(?:Mrs?|Ms|Dr|St|Jr|Sr|vs|approx|No)(?=\.)|\b[ap]\.m(?=\. \p{Ll}))[.!?;]+["”’)]*\s+|\n+/gu;
