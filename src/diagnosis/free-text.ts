import type { Field } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import type { Evidence, ThemeId } from "./diagnosis.ts";
import { denials, type Phrases, phrases } from "./knowledge/phrases.ts";
import type { Weight } from "./themes.ts";

/** The questions that are answered in sentences. */
const proseFields = [
  "pain_invisible",
  "improvement_goal",
  "notes",
  "success_metric",
] as const satisfies readonly Field[];

/** Sentences that count for one theme: the first in full, a second one as context. */
const mostSentences = 2;

/**
 * What the respondent's own sentences say about a theme. A sentence speaks for a theme when it holds one of its
 * phrases; a denial speaks for nothing. The second sentence about the same theme counts as context only.
 */
export function evidenceInText(theme: ThemeId, said: readonly Said[]): readonly Evidence[] {
  const found = said
    .flatMap(({ field, sentence }) => {
      const heard = heardIn(sentence, readers[theme]);
      return heard === undefined ? [] : [{ field, sentence, ...heard }];
    })
    .sort((a, b) => Number(b.weight === "strong") - Number(a.weight === "strong"))
    .slice(0, mostSentences);
  return found.map(({ field, sentence, phrase, weight }, place) => ({
    speaks: "for",
    weight: place > 0 || field === "success_metric" ? "weak" : weight,
    field,
    answer: shortened(sentence),
    quoted: true,
    why: `In your own words: “${phrase}”.`,
  }));
}

/** A sentence of the respondent's, and the question that it answers. */
export interface Said {
  readonly field: Field;
  readonly sentence: string;
}

/** All sentences that say something, denials left out. */
export const saidIn = (submission: Submission): readonly Said[] =>
  proseFields
    .flatMap((field) => sentencesOf(submission[field] ?? "").map((sentence) => ({ field, sentence })))
    .filter(({ sentence }) => !isDenial(sentence));

/** Whether any of these questions was answered, so that the text could have spoken for a theme. */
export const hasProse = (submission: Submission): boolean =>
  proseFields.some((field) => submission[field] !== undefined);

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

interface Reader {
  readonly strong: RegExp;
  readonly moderate: RegExp;
}

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join("|")})\\b`, "iu");
const readerOf = ({ strong, moderate }: Phrases): Reader => ({ strong: anyOf(strong), moderate: anyOf(moderate) });
const readers = Object.fromEntries(Object.entries(phrases).map(([theme, words]) => [theme, readerOf(words)])) as Record<
  ThemeId,
  Reader
>;

const denial = anyOf(denials);
const isDenial = (sentence: string): boolean => denial.test(sentence);

function heardIn(sentence: string, reader: Reader): { readonly phrase: string; readonly weight: Weight } | undefined {
  const strong = reader.strong.exec(sentence);
  if (strong) return { phrase: strong[0], weight: "strong" };
  const moderate = reader.moderate.exec(sentence);
  return moderate ? { phrase: moderate[0], weight: "moderate" } : undefined;
}

/** A quotation of at most so many signs. */
const longestQuote = 220;
const shortened = (sentence: string): string =>
  sentence.length > longestQuote ? `${sentence.slice(0, longestQuote).toWellFormed().trimEnd()}…` : sentence;
