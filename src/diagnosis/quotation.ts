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

/** A quotation has at most so many characters. */
const longestQuote = 220;

const shortened = (text: string): string => (text.length > longestQuote ? `${shownOf(text, longestQuote)}…` : text);

/** What a quotation shows of a text. A sign of two code units that would be cut in half is left out. */
const shownOf = (text: string, longest: number): string =>
  text.length > longest
    ? text
        .slice(0, longest)
        .replace(/\p{Cs}$/u, "")
        .replace(/(?<=\s)\S{1,24}$/u, "")
        .trimEnd()
    : text;

const mostWords = 4;
/** Words that hold a sentence together. They pull too, and naming them tells nobody anything. */
const holdTogether = new Set(
  "a an the and or but if so as at by for from in into is it its of off on onto out over per than that then this to up with are was were be been am has have had do does did we our us i my you your they their them he his she her who which what when where there here can could will would may might just only also very still".split(
    " ",
  ),
);

/** The few words up to a letter that pulled most towards a theme, in the order of the text, neighbors together. */
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
