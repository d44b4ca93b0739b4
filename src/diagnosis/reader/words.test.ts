import fc from "fast-check";
import { expect, test } from "vitest";
import { type Concept, thesaurus } from "../../knowledge/patterns/thesaurus.ts";
import { type ConceptId, conceptsIn } from "./concepts.ts";
import { lexiconOf, longestOf } from "./lexicon.ts";
import { sentencesOf, wordsOf } from "./words.ts";

const law = { seed: 26, numRuns: 300 } as const;
const concepts = Object.entries<Concept>(thesaurus) as readonly (readonly [ConceptId, Concept])[];
const entries = concepts.flatMap(([id, { words }]) => words.map((entry) => [id, entry] as const));

test("a title or a number sign doesn't end a sentence", () => {
  const text = "It was Ms. Boyle who said so. Mr. Feld was still drawing. We said no. Then it came.";
  expect(sentencesOf(text).map((one) => one.text)).toEqual([
    "It was Ms. Boyle who said so.",
    "Mr. Feld was still drawing.",
    "We said no.",
    "Then it came.",
  ]);
});

test("the thesaurus has at least 80 concepts, each with words and a meaning", () => {
  expect(concepts.length).toBeGreaterThanOrEqual(80);
  expect(concepts.filter(([, { meaning, words }]) => meaning === "" || words.length === 0)).toEqual([]);
});

test("entries are lower case, with digits as in a text, without apostrophes, hyphens or stray blanks", () => {
  expect(entries.filter(([, entry]) => !/^[\p{Ll}\p{N}%$]+\*?(?: [\p{Ll}\p{N}%$]+\*?)*$/u.test(entry))).toEqual([]);
});

test("no entry is in a concept twice", () => {
  for (const [id, { words }] of concepts) {
    expect([id, words.filter((entry, index) => words.indexOf(entry) !== index)]).toEqual([id, []]);
  }
});

test("every entry of the thesaurus is found where it is written, from its first word to its last", () => {
  const lost = entries.filter(([id, entry]) => {
    const words = wordsOf(entry.replaceAll("*", ""));
    return !conceptsIn(words).some((found) => found.id === id && found.from === 0 && found.to === words.length - 1);
  });
  expect(lost).toEqual([]);
});

const finder = lexiconOf({ lead: ["lead time*"], supply: ["supplier lead time*"], bar: ["bar*"], size: ["00 mm"] });
const found = (text: string): readonly string[] =>
  finder(wordsOf(text)).map(({ id, from, to }) => `${id} ${from}–${to}`);

test.for([
  ["a star stands for any ending, also none", "Bar, bars and barfeeders", ["bar 0–0", "bar 1–1", "bar 3–3"]],
  ["words without a star must be whole", "We mislead times", []],
  ["several words must follow each other", "lead times, lead the time", ["lead 0–1"]],
  ["digits are all alike", "20 mm or 35 MM", ["size 0–1", "size 3–4"]],
] as const)("%s: “%s”", ([, text, mentions]) => {
  expect(found(text)).toEqual(mentions);
});

test("of mentions that lie inside each other only the longest is meant", () => {
  const mentions = finder(wordsOf("supplier lead times, then lead times"));
  expect(mentions.map(({ id }) => id)).toEqual(["supply", "lead", "lead"]);
  expect(longestOf(mentions).map(({ id, from }) => [id, from])).toEqual([
    ["supply", 0],
    ["lead", 4],
  ]);
});

test.for([
  ["Setups", "setups", "setup"],
  ["don't", "dont", "dont"],
  ["don’t", "dont", "dont"],
  ["searching", "searching", "search"],
  ["deliveries", "deliveries", "deliver"],
  ["AS9100", "as0000", "as0000"],
  ["bus", "bus", "bus"],
] as const)("[R46] %s is compared as %s, by the stem %s", ([written, text, stem]) => {
  expect(wordsOf(written)).toEqual([{ text, stem, form: { text, stem }, start: 0, end: written.length }]);
});

test("[R46] figures, percent and dollars are words", () => {
  expect(wordsOf("30% of $5").map(({ text }) => text)).toEqual(["00", "%", "of", "$", "0"]);
});

test("[R46] each word is in the text where it says", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const { start, end, text: compared } of wordsOf(text)) {
        expect(wordsOf(text.slice(start, end)).map((word) => word.text)).toEqual([compared]);
      }
    }),
    law,
  );
});

test.for([
  ["Cut 2.5 mm deep. Then wait!", ["Cut 2.5 mm deep.", "Then wait!"]],
  ["He said “no.” Nobody moved it…", ["He said “no.”", "Nobody moved it…"]],
  ["First line\nsecond line; third", ["First line", "second line;", "third"]],
  ["  Blank around.   ... ?!  ", ["Blank around."]],
  ["", []],
] as const)("[R46] the sentences of %j are %j", ([text, sentences]) => {
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(sentences);
});

test("[R46] each sentence is in the text where it says, and no word is lost between sentences", () => {
  const piece = fc.constantFrom("Bob waits", "2.5 mm", ". ", "; ", "\n", " ", "?”", "…", "🔧");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join("");
      const sentences = sentencesOf(text);
      for (const { text: sentence, start } of sentences) expect(text.startsWith(sentence, start)).toBe(true);
      const words = sentences.flatMap((sentence) => wordsOf(sentence.text));
      expect(words.map((word) => word.text)).toEqual(wordsOf(text).map((word) => word.text));
    }),
    law,
  );
});
