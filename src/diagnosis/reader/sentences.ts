import { detectionOdds } from "../../knowledge/odds/odds.ts";
import { denials as denialWords } from "../../knowledge/patterns/denials.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import {
  claims,
  deniesTrouble,
  lacksWhatItShould,
  reassures,
  refersBack,
  settles,
  takenBack,
} from "../../knowledge/patterns/sentence-kinds.ts";
import type { Submission } from "../../survey/submission.ts";
import { matchesIn } from "../matches.ts";
import { memoizeEach } from "../memoize.ts";
import { type Prepared, prepareText } from "./features.ts";
import { lexiconOf } from "./lexicon.ts";
import { deniesPlainly, type NotOurs, notOurs } from "./not-our-trouble.ts";
import { type Passage, passageOf, scoreOf } from "./read-passage.ts";
import { type Sentence, sentencesOf } from "./words.ts";

/** The free-text fields that the reader reads. */
export const freeTextFields = Object.keys(detectionOdds.counts) as readonly FreeTextField[];
export type FreeTextField = keyof typeof detectionOdds.counts;

/** A sentence of an answer as the reader read it, with its first word and the word after its last. */
export interface Read extends Sentence {
  readonly from: number;
  readonly to: number;
  readonly passage: Passage;
  /** The sentence it is a clause of. `isClaim`: it states the problem after the other clause has denied one. */
  readonly clauseOf?: Sentence;
  readonly isClaim?: boolean;
  /** Whether it says that something is over, or the next sentence says so of it. */
  readonly isSettled?: boolean;
  /** Why it isn't about this shop's trouble today, if so. */
  readonly notOurs?: NotOurs | undefined;
}

/** A free-text answer, prepared for reading. */
export interface Answer {
  readonly field: FreeTextField;
  readonly text: string;
  readonly prepared: Prepared;
}

/** An answer with its sentences. */
export interface AnswerRead extends Answer {
  readonly sentences: readonly Read[];
}

/**
 * The free-text answers of a shop, read. Memoized because reading is most of the work of a diagnosis, and the case
 * starts with the same sentences.
 */
export const answersRead = memoizeEach((submission: Submission): readonly AnswerRead[] =>
  freeTextFields.flatMap((field) => {
    const text = submission[field];
    return text === undefined ? [] : [readText(field, text)];
  }),
);

export function readText(field: FreeTextField, text: string): AnswerRead {
  const answer = { field, text, prepared: prepareText(text) };
  const sentences = sentencesOf(text);
  return {
    ...answer,
    sentences: sentences.map((sentence, at) => ({
      ...readIn(answer, sentence),
      isSettled: settles.test(sentence.text) || isSettledBy(sentences[at + 1]),
      notOurs: notOurs(sentence.text, sentences[at - 1]?.text, sentences[at + 1]?.text),
    })),
  };
}

/** `That is fixed and it won't happen again.` */
const isSettledBy = (next: Sentence | undefined): boolean =>
  next !== undefined && refersBack.test(next.text) && settles.test(next.text);

/** Reads a stretch of an answer. */
export function readIn({ prepared }: Answer, { text, start }: Sentence): Read {
  const [from, to] = [firstWordFrom(prepared, start), firstWordFrom(prepared, start + text.length)];
  return { text, start, from, to, passage: passageOf(prepared, from, to) };
}

/** The index of the first word that starts at a letter or after it, by halving: a long text has many sentences. */
function firstWordFrom({ words }: Prepared, letter: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? letter) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isDenial = memoizeEach(({ text, passage, isClaim = false }: Read): boolean => {
  if (isClaim || namesTrouble.test(text) || (lacksWhatItShould.test(text) && !hasDenialWords(passage))) return false;
  const score = denialOf(passage);
  return (
    deniesPlainly(text) ||
    (deniesTrouble.test(text) && !takenBack.test(text)) ||
    score >= detectionOdds.deniedFrom ||
    (score >= detectionOdds.deniedInWordsFrom && hasDenialWords(passage))
  );
});

/**
 * The two clauses of a sentence that denies one thing and then claims another: `It isn't the machines, the programs are
 * never ready`; otherwise the sentence.
 */
export function clausesOf(answer: Answer, sentence: Read): readonly Read[] {
  if (!isDenial(sentence)) return [sentence];
  const clause = (from: number, to?: number): Read => {
    const text = sentence.text.slice(from, to);
    return { ...readIn(answer, { text, start: sentence.start + from }), clauseOf: sentence };
  };
  for (const { 0: end, index } of matchesIn(sentence.text, clauseEnd)) {
    const [denied, claim] = [clause(0, index), clause(index + end.length)];
    const isClaim = claims.test(claim.text) && !reassures.test(claim.text);
    if (isClaim && isDenial(denied)) return [denied, { ...claim, isClaim }];
  }
  return [sentence];
}

const clauseEnd = /\s*(?:[,:—–]|\s-)\s+(?:but |and |so )?|\s+but\s+/giu;

/** Words that name the problem. A sentence with them isn't a denial. */
const namesTrouble = quick(
  /^(?:my|our) (?:(?:real|main|big|biggest|only) )?(?:trouble|problem|headache) (?:is|are) (?!not\b|n['’]t|never|solved|fixed|over\b|gone|behind)|^[^,;]*\b(?:is|are) (?:just |exactly )?(?:what|where) (?:holds?|hurts?|kills?|costs?|slows?|eats?|we lose)\b/i,
);

/** How much a passage sounds like a denial, up to about 1. */
export const denialOf = (passage: Passage): number =>
  passage.words.length < detectionOdds.deniesFromWords && !hasDenialWords(passage) ? 0 : scoreOf("denied", passage);

const denialsIn = lexiconOf({ denial: denialWords });

/** Found once per text, for all its passages. */
const denialsOf = memoizeEach(({ words }: Prepared) => denialsIn(words));

/** Whether it has words that deny a problem. */
export const hasDenialWords = ({ stretch: { text, start, end } }: Passage): boolean =>
  denialsOf(text).some(({ from, to }) => from >= start && to < end);

/** Consecutive sentences read as one passage, and how much they count. */
export interface Run {
  readonly sentences: readonly Read[];
  readonly passage: Passage;
  readonly counts: number;
}

/**
 * The passages of an answer: every few consecutive sentences, and every sentence alone, which counts less. The more a
 * passage sounds like a denial, the less it counts.
 */
export function passagesOf({ prepared }: Answer, sentences: readonly Read[]): readonly Run[] {
  const alone = sentences.map((sentence) => runOf([sentence], sentence.passage, detectionOdds.aloneCounts));
  const rows = rowsOf(sentences).flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [runOf(row, row.length === 1 ? first.passage : passageOf(prepared, first.from, last.to), 1)];
  });
  return [...rows, ...alone];
}

function runOf(sentences: readonly Read[], passage: Passage, counts: number): Run {
  const { doubtedFrom, deniedFrom } = detectionOdds;
  return { sentences, passage, counts: counts * (1 - ramp(denialOf(passage), doubtedFrom, deniedFrom)) };
}

/** How far a value is between two bounds, 0 to 1. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * Runs of a few consecutive sentences, shorter ones if there are fewer. In a long text the runs don't overlap, so each
 * sentence is in one run with its neighbors.
 */
function rowsOf(sentences: readonly Read[]): readonly (readonly Read[])[] {
  const stretches: Read[][] = [];
  for (const sentence of sentences) {
    const last = stretches.at(-1);
    if (last?.at(-1)?.to === sentence.from) last?.push(sentence);
    else stretches.push([sentence]);
  }
  return stretches.flatMap((stretch) => {
    const rows = Math.max(1, stretch.length - detectionOdds.sentencesTogether + 1);
    const stride = rows > detectionOdds.longFrom ? detectionOdds.sentencesTogether : 1;
    return Array.from({ length: Math.ceil((rows - 1) / stride) + 1 }, (_, row) => {
      const start = Math.min(row * stride, rows - 1);
      return stretch.slice(start, start + detectionOdds.sentencesTogether);
    });
  });
}
