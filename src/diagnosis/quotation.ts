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

/** The most characters in a quotation. */
const longestQuote = 220;

const shortened = (text: string): string => (text.length > longestQuote ? `${shownOf(text, longestQuote)}…` : text);

/** The part of a text that a quotation shows. A character of two code units is never cut in half. */
const shownOf = (text: string, longest: number): string =>
  text.length > longest
    ? text
        .slice(0, longest)
        .replace(/\p{Cs}$/u, "")
        .replace(/(?<=\s)\S{1,24}$/u, "")
        .trimEnd()
    : text;

const mostWords = 4;
/** Function words. They have weights too, but showing them explains nothing. */
const holdTogether = new Set(
  "a an the and or but if so as at by for from in into is it its of off on onto out over per than that then this to up with are was were be been am has have had do does did we our us i my you your they their them he his she her who which what when where there here can could will would may might just only also very still".split(
    " ",
  ),
);

/** The few words that counted most for a theme, in the order of the text, with neighbors joined. */
function movingWords(theme: ThemeId, answer: string, passage: Passage, shownTo: number): readonly string[] {
  const pull = pullOf(theme, passage);
  const moving = passage.words
    .map((word, index) => ({ word, index, pull: pull[index] ?? 0 }))
    .filter(({ word, pull }) => pull > 0 && word.end <= shownTo && !holdTogether.has(word.text))
    .sort((a, b) => b.pull - a.pull)
    .slice(0, mostWords)
    .sort((a, b) => a.index - b.index);
  const spans: { start: number; end: number; index: number }[] = [];
  for (const { word, index } of moving) {
    const last = spans.at(-1);
    if (last?.index === index - 1) Object.assign(last, { end: word.end, index });
    else spans.push({ start: word.start, end: word.end, index });
  }
  return spans.map(({ start, end }) => answer.slice(start, end));
}
