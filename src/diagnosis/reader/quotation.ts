import type { ThemeId } from "../../knowledge/themes.ts";
import { type Passage, pullOf } from "./read-passage.ts";
import type { Sentence } from "./words.ts";

/** A sentence as written, and the words in it that moved the reader most. */
export interface Quotation {
  readonly quote: string;
  readonly words: readonly string[];
}

/** Quotes a sentence of an answer as evidence of a theme. */
export function quotationOf(theme: ThemeId, answer: string, sentence: Sentence, passage: Passage): Quotation {
  const shownTo = sentence.start + startOfText(sentence.text, maxQuoteLength).length;
  return { quote: shortened(sentence.text), words: movingWords(theme, answer, passage, shownTo) };
}

/** The most characters in a quotation. */
const maxQuoteLength = 220;

const shortened = (text: string): string =>
  text.length > maxQuoteLength ? `${startOfText(text, maxQuoteLength)}…` : text;

/** The part of a text that a quotation shows. Never cuts a surrogate pair in half. */
const startOfText = (text: string, limit: number): string =>
  text.length > limit
    ? text
        .slice(0, limit)
        .replace(/\p{Cs}$/u, "")
        .replace(/(?<=\s)\S{1,24}$/u, "")
        .trimEnd()
    : text;

const maxWords = 4;
/** Function words. They have weights too, but showing them explains nothing. */
const functionWords = new Set(
  "a an the and or but if so as at by for from in into is it its of off on onto out over per than that then this to up with are was were be been am has have had do does did we our us i my you your they their them he his she her who which what when where there here can could will would may might just only also very still".split(
    " ",
  ),
);

/** The few words that counted most for a theme, in text order, with neighbors joined. */
function movingWords(theme: ThemeId, answer: string, passage: Passage, shownTo: number): readonly string[] {
  const pull = pullOf(theme, passage);
  const moving = passage.words
    .map((word, index) => ({ word, index, pull: pull[index] ?? 0 }))
    .filter(({ word, pull }) => pull > 0 && word.end <= shownTo && !functionWords.has(word.text))
    .sort((a, b) => b.pull - a.pull)
    .slice(0, maxWords)
    .sort((a, b) => a.index - b.index);
  const spans: { start: number; end: number; index: number }[] = [];
  for (const { word, index } of moving) {
    const last = spans.at(-1);
    if (last?.index === index - 1) Object.assign(last, { end: word.end, index });
    else spans.push({ start: word.start, end: word.end, index });
  }
  return spans.map(({ start, end }) => answer.slice(start, end));
}
