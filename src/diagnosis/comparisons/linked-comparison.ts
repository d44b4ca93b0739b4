import { clearsEverywhere } from "../../knowledge/patterns/cleared-patterns.ts";
import { belief, besideTheWork, notNow } from "../../knowledge/patterns/comparison-patterns.ts";
import { type ComparisonRow, comparisonRows, weightOfWords } from "../../knowledge/patterns/comparisons.ts";
import { joined } from "../../knowledge/patterns/quick-pattern.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { numbersIn } from "../facts/numbers/number-in-text.ts";
import { sentencesOf } from "../reader/words.ts";
import type { Comparison } from "./comparisons.ts";
import { namesIn, speaksOf } from "./named-sides.ts";

/** How many times the two sides must differ, at least. Own judgment. */
const minApart = 1.5;
/** How many sentences at most continue a sentence with a name. */
const longest = 4;
/** How many sentences in a row cover both sides. */
const maxTelling = 2;

const rows = Object.entries(comparisonRows) as readonly [keyof typeof comparisonRows, ComparisonRow][];
const goesOn = /\b(?:he|she|it|they|him|her|his|its|them|their)\b/i;
const turns = /^(?:we|i|our|my|the (?!others?\b))\b/i;
/** Words for something that both sides have in common, which can't be the difference. */
const ofBoth = /\b(?:both|all of them|each of them|every one|same)\b/i;
/** A sentence of so few words continues the one before: `Fussy guy.` */
const fewWords = 4;

/**
 * A comparison whose two named sides come out differently in one answer (`Number 31 was 6 hours, number 32 was 71`), and what
 * differs between them, from a sentence elsewhere about one of them (`31 is Hector's. Fridays he greases.`).
 */
export function linkedComparison(submission: Submission): Comparison | null {
  const answers = freeTextFields.map((field) => sentencesOf(submission[field] ?? "").map(({ text }) => text));
  const all = [submission.top_customers_industries, ...answers.flat()].join(" ");
  for (const size of [1, maxTelling]) {
    for (const sides of answers.flatMap((answer) => answer.map((_, at) => answer.slice(at, at + size)))) {
      const found = comesOutDifferently(sides, all) && explained(sides, answers, all);
      if (found) return found;
    }
  }
  return null;
}

/** Two names of one kind, each followed by numbers, with one pair of numbers far apart. */
function comesOutDifferently(sentences: readonly string[], all: string): boolean {
  const text = joined(sentences);
  const names = namesIn(text, all);
  if (names.length < 2 || numbersIn(text).length === 0) return false;
  const sides = names.map(({ end }, at) => numbersIn(text.slice(end, names[at + 1]?.start)).map(({ low }) => low));
  const [one, other] = sides.filter((numbers) => numbers.length > 0);
  if (one === undefined || other === undefined || besideTheWork.test(text) || notNow.test(text)) return false;
  return one.some((value, at) => {
    const [low, high] = [Math.min(value, other[at] ?? value), Math.max(value, other[at] ?? value)];
    return low > 0 && high >= minApart * low;
  });
}

function explained(sides: readonly string[], answers: readonly (readonly string[])[], all: string): Comparison | null {
  const names = namesIn(joined(sides), all).map(({ name }) => name);
  const stretches = answers.flatMap((answer) => answer.map((_, at) => stretchAbout(answer, at, names)));
  const facts = [...new Set(stretches.flat())].filter(
    (text) => !sides.includes(text) && !belief.test(text) && !notNow.test(text) && !clearsEverywhere(text),
  );
  const seen = rows
    .map(([id, row]) => ({ id, row, saying: facts.filter((text) => says(row, text)), words: wordsOf(row, facts) }))
    .filter(({ saying }) => saying.length > 0)
    .toSorted((a, b) => b.words - a.words);
  const [best, next] = seen;
  if (best === undefined || next?.words === best.words) return null;
  const { theme, sides: compared, because } = best.row;
  const telling = stretches.filter((stretch) => stretch.some((text) => best.saying.includes(text))).flat();
  const isPart = (text: string): boolean => best.saying.includes(text) || names.some((name) => speaksOf(name, text));
  return {
    id: best.id,
    theme,
    strength: weightOfWords(best.words),
    sides: compared,
    because,
    quotes: [...sides, ...facts.filter((text) => telling.includes(text) && isPart(text))].slice(0, longest),
  };
}

const says = ({ says: words, unless }: ComparisonRow, text: string): boolean =>
  words.test(text) && !unless?.test(text) && !ofBoth.test(text);

const wordsOf = (row: ComparisonRow, facts: readonly string[]): number =>
  new Set(
    facts
      .filter((text) => says(row, text))
      .flatMap((text) => [...text.matchAll(new RegExp(row.says.source, `${row.says.flags}g`))])
      .map(([word]) => word.toLowerCase()),
  ).size;

/**
 * A sentence about one of the sides, those after it that continue it, and the one before it if it has no noun itself.
 */
function stretchAbout(answer: readonly string[], at: number, names: readonly string[]): readonly string[] {
  const [first = "", ...after] = answer.slice(at, at + longest);
  if (names.filter((name) => speaksOf(name, first)).length !== 1) return [];
  const until = after.findIndex((text) => turns.test(text) || !isMore(text));
  const more = until === -1 ? after : after.slice(0, until);
  const before = /^\p{Lu}\p{Ll}+['’]s? (?:\d|come|comes|came|is|are|go|get)/u.test(first)
    ? answer.slice(Math.max(0, at - 1), at)
    : [];
  return [...before, first, ...more];
}

const isMore = (text: string): boolean => goesOn.test(text) || text.split(/\s+/).length <= fewWords;
