import { type Fields, fieldsOf, type Writer } from "./json-schema.ts";
import { type Passage, passagesIn, sentencesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/** Finds what a good model would: symptoms with real quotes. What it writes of a whole case is a letter of its own. */
export const goodWriter = ({ instructions, data }: Question): Writer => ({
  sentences: ["It hides in small waits that nobody writes down."],
  findings: (form) => findingsIn(passagesIn(data), form, instructions),
});

/** To every sentence the symptom with which it shares the largest part of the words, where it shares enough. */
function findingsIn(passages: readonly Passage[], form: Fields, instructions: string): readonly Fields[] {
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
        .map(({ id, words }) => ({ id, shared: sharedBy(words, ofQuote), part: sharedBy(words, ofQuote) / words.size }))
        .filter(({ shared }) => shared >= enough)
        .sort((a, b) => b.part - a.part);
      return best ? [{ id: best.id, field: name, quote }] : [];
    });
}

/** Words that a sentence and a symptom must share. */
const enough = 2;

const sharedBy = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length;

/** The line of the instructions that tells what an id means, less the id. */
function meaningOf(id: string, instructions: string): string {
  const line = instructions.split("\n").find((one) => one.includes(`${id}:`));
  return line?.slice(line.indexOf(id) + id.length) ?? id;
}

/** The beginnings of the longer words: enough to tell what a sentence is about. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !common.has(word)).map((word) => word.slice(0, 4)),
  );

/** Words that tell nothing. */
const common = new Set(
  "when with that this from them they their there while until every only into than then what".split(" "),
);

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === "string") : [];
