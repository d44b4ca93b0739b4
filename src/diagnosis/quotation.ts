import type { ThemeId } from "./diagnosis.ts";
import { type Passage, pullOf } from "./reader/read-passage.ts";
import type { Sentence } from "./reader/words.ts";

/** A sentence as written, and the words of it that moved the reader most, as written. */
export interface Quotation {
  readonly quote: string;
  readonly words: readonly string[];
}

/** Quotes a sentence of an answer for what it says of a theme. */
export function quotationOf(theme: ThemeId, answer: string, sentence: Sentence, passage: Passage): Quotation {
  const shownTo = sentence.start + shownOf(sentence.text, longestQuote).length;
  return { quote: shortened(sentence.text), words: movingWords(theme, answer, passage, shownTo) };
}

/** Names an answer by its first words, where nothing in it is to be shown. */
export const reminderOf = (answer: string): Quotation => ({ quote: shortened(answer, longestReminder), words: [] });

/** A quotation of at most so many signs; where only the answer is named, fewer. */
const longestQuote = 220;
const longestReminder = 90;

const shortened = (text: string, longest = longestQuote): string =>
  text.length > longest ? `${shownOf(text, longest)}…` : text;

/** What a quotation shows of a text. A sign of two code units that would be cut in half is left out. */
const shownOf = (text: string, longest: number): string =>
  text.length > longest
    ? text
        .slice(0, longest)
        .replace(/\p{Cs}$/u, "")
        .trimEnd()
    : text;

const mostWords = 4;

/** The few words up to a letter that pulled most towards a theme, in the order of the text, neighbours together. */
function movingWords(theme: ThemeId, answer: string, passage: Passage, shownTo: number): readonly string[] {
  const pull = pullOf(theme, passage);
  const moving = passage.words
    .map((word, place) => ({ word, place, pull: pull[place] ?? 0 }))
    .filter(({ word, pull }) => pull > 0 && word.end <= shownTo)
    .sort((a, b) => b.pull - a.pull)
    .slice(0, mostWords)
    .sort((a, b) => a.place - b.place);
  const spans: { start: number; end: number; place: number }[] = [];
  for (const { word, place } of moving) {
    const last = spans.at(-1);
    if (last?.place === place - 1) Object.assign(last, { end: word.end, place });
    else spans.push({ start: word.start, end: word.end, place });
  }
  return spans.map(({ start, end }) => answer.slice(start, end));
}
