import { type Fields, fieldsOf, type Writer } from "./json-schema.ts";
import { type Passage, passagesIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/** Finds what a good model would: symptoms, each with a real quote. Letters about a whole case are in `letters.ts`. */
export const goodWriter = ({ instructions, data }: Question): Writer => ({
  sentences: ["It hides in small waits that nobody writes down."],
  symptoms: (form) => symptomsIn(passagesIn(data), form, instructions),
});

/** For every sentence, the symptom that shares the largest part of its words with it, if it shares enough. */
function symptomsIn(passages: readonly Passage[], form: Fields, instructions: string): readonly Fields[] {
  const members = fieldsOf(form.properties);
  const names = textsOf(fieldsOf(members.field).enum);
  const symptoms = textsOf(fieldsOf(members.id).enum).map((id) => ({
    id,
    words: wordsIn(meaningOf(id, instructions)),
  }));
  return passages
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, text }) => sentencesIn(text).map((quote) => ({ name, quote, words: wordsIn(quote) })))
    .flatMap(({ name, quote, words: ofQuote }) => {
      const [best] = symptoms
        .map(({ id, words }) => ({
          id,
          shared: countShared(words, ofQuote),
          part: countShared(words, ofQuote) / words.size,
        }))
        .filter(({ shared }) => shared >= minShared)
        .sort((a, b) => b.part - a.part);
      return best ? [{ id: best.id, field: name, quote }] : [];
    });
}

/** How many words a sentence and a symptom must share. */
const minShared = 2;

const countShared = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;

/** What the instructions say an id means. */
function meaningOf(id: string, instructions: string): string {
  const [, meaning] = new RegExp(`(?<![\\w-])${id}:(.*)`).exec(instructions) ?? [];
  return meaning ?? id;
}

/** The first four letters of each word that has as many, enough to compare what two texts are about. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !common.has(word)).map((word) => word.slice(0, 4)),
  );

/** Words too common to compare. */
const common = new Set(
  "when with that this from them they their there while until every only into than then what".split(" "),
);

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === "string") : [];
