import type { Field } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import type { ThemeId } from "./diagnosis.ts";
import { denials as denialWords } from "./knowledge/denials.ts";
import { hearing } from "./knowledge/odds.ts";
import { themes } from "./knowledge/themes.ts";
import { type Quotation, quotationOf, reminderOf } from "./quotation.ts";
import { type Prepared, prepared } from "./reader/features.ts";
import { lexiconOf } from "./reader/lexicon.ts";
import { heard, type Passage, passageOf } from "./reader/read-passage.ts";
import { calibration } from "./reader/weights.ts";
import { type Sentence, sentencesOf } from "./reader/words.ts";

/** What the respondent's own words say about a theme. */
export interface Heard extends Quotation {
  readonly theme: ThemeId;
  readonly speaks: "for" | "against";
  readonly field: Field;
  /** Whether it is said as an aim, not as a report of what is. */
  readonly isWish: boolean;
  /** How many times likelier such words are where the theme is a root; above 1 also when they speak against. */
  readonly ratio: number;
}

type HeardField = keyof typeof hearing.counts;
const themeIds = Object.keys(themes) as readonly ThemeId[];

/** Everything heard in the free text of a shop: of each answer and theme, the one passage that says most. */
export function heardIn(submission: Submission): readonly Heard[] {
  return (Object.keys(hearing.counts) as HeardField[]).flatMap((field) => {
    const text = submission[field];
    return text === undefined ? [] : heardInText(field, text);
  });
}

/** A sentence of an answer, from one word up to another, as it was read. */
interface Read extends Sentence {
  readonly from: number;
  readonly to: number;
  readonly passage: Passage;
}

/** An answer as it was read. */
interface Answer {
  readonly field: HeardField;
  readonly text: string;
  readonly prepared: Prepared;
}

function heardInText(field: HeardField, text: string): readonly Heard[] {
  const answer = { field, text, prepared: prepared(text) };
  const sentences = sentencesIn(answer);
  const denials = sentences.filter(isDenial);
  const reports = sentences.filter((sentence) => !denials.includes(sentence));
  const denied = heardInDenials(answer, denials);
  const said = heardInReports(answer, reports);
  // Who denies a theme and goes on about it still denies it.
  return [...said.filter(({ theme }) => !denied.some((one) => one.theme === theme)), ...denied];
}

function sentencesIn({ text, prepared }: Answer): readonly Read[] {
  const placeOf = (letter: number): number => {
    const place = prepared.words.findIndex(({ start }) => start >= letter);
    return place < 0 ? prepared.words.length : place;
  };
  return sentencesOf(text).map((sentence) => {
    const [from, to] = [placeOf(sentence.start), placeOf(sentence.start + sentence.text.length)];
    return { ...sentence, from, to, passage: passageOf(prepared, from, to) };
  });
}

function isDenial({ passage }: Read): boolean {
  const score = heard("denied", passage);
  return score >= hearing.deniedFrom || (score >= hearing.deniedInWordsFrom && denialsIn(passage.words).length > 0);
}

const denialsIn = lexiconOf({ denial: denialWords });

/**
 * The best passage for each theme: a few sentences in a row, so that in a long text the rest cannot drown it. A text that
 * does not come near a theme speaks against it, a little.
 */
function heardInReports(answer: Answer, sentences: readonly Read[]): readonly Heard[] {
  const passages = passagesOf(answer, sentences);
  const read = themeIds.flatMap((theme) => {
    const logOdds = ({ passage, counts }: Run): number =>
      counts * tellingOf(theme, passage) * logOddsOf(heard(theme, passage));
    const best = largest(passages, logOdds);
    return best === undefined
      ? []
      : [{ theme, run: best.sentences, ratio: Math.exp(hearing.counts[answer.field] * logOdds(best)) }];
  });
  const tells = answer.field === hearing.silentIn && read.some(({ ratio }) => ratio >= hearing.toldFrom);
  return read.flatMap(({ theme, run, ratio }) => {
    if (ratio >= 1) return speech(theme, answer, run, ratio);
    return tells ? silence(theme, answer, 1 / ratio) : [];
  });
}

/** Sentences in a row, read as one, and how far they count. */
interface Run {
  readonly sentences: readonly Read[];
  readonly passage: Passage;
  readonly counts: number;
}

/**
 * Every few sentences in a row, and, counting less, every sentence alone; each less, the more it sounds
 * like a denial.
 */
function passagesOf({ prepared }: Answer, sentences: readonly Read[]): readonly Run[] {
  const alone = sentences.map((one) => runOf([one], one.passage, hearing.aloneCounts));
  const rows = rowsOf(sentences).flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [runOf(row, row.length === 1 ? first.passage : passageOf(prepared, first.from, last.to), 1)];
  });
  return [...rows, ...alone];
}

function runOf(sentences: readonly Read[], passage: Passage, counts: number): Run {
  const { doubtedFrom, deniedFrom } = hearing;
  return { sentences, passage, counts: counts * (1 - risen(heard("denied", passage), doubtedFrom, deniedFrom)) };
}

/** How far a passage counts for a theme: less, the more it sounds like talk and the less like the theme. 0 to 1. */
function tellingOf(theme: ThemeId, passage: Passage): number {
  const idle = heard("talk", passage) - Math.max(0, heard(theme, passage));
  return 1 - risen(idle, hearing.idleFrom, hearing.idleUpTo);
}

/** How far a value has come from one bound to the other, 0 to 1. */
const risen = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * Rows of a few sentences that follow each other without a gap, shorter ones where there are not as many. In a long text
 * no two rows overlap: each sentence still stands in one with its neighbours.
 */
function rowsOf(sentences: readonly Read[]): readonly (readonly Read[])[] {
  const stretches: Read[][] = [];
  for (const sentence of sentences) {
    const last = stretches.at(-1);
    if (last?.at(-1)?.to === sentence.from) last?.push(sentence);
    else stretches.push([sentence]);
  }
  return stretches.flatMap((stretch) => {
    const rows = Math.max(1, stretch.length - hearing.sentencesTogether + 1);
    const stride = rows > hearing.longFrom ? hearing.sentencesTogether : 1;
    return Array.from({ length: Math.ceil((rows - 1) / stride) + 1 }, (_, row) => {
      const start = Math.min(row * stride, rows - 1);
      return stretch.slice(start, start + hearing.sentencesTogether);
    });
  });
}

function speech(theme: ThemeId, { field, text }: Answer, run: readonly Read[], ratio: number): readonly Heard[] {
  const telling = largest(run, ({ passage }) => heard(theme, passage));
  if (telling === undefined || ratio < hearing.least) return [];
  const quotation = quotationOf(theme, text, telling, telling.passage);
  const isWish = heard("wish", telling.passage) >= hearing.wishFrom;
  return [{ theme, speaks: "for", field, ...quotation, isWish, ratio: Math.min(hearing.most, ratio) }];
}

function silence(theme: ThemeId, { field, text }: Answer, ratio: number): readonly Heard[] {
  if (ratio < hearing.least) return [];
  return [
    { theme, speaks: "against", field, ...reminderOf(text), isWish: false, ratio: Math.min(hearing.mostSilent, ratio) },
  ];
}

function heardInDenials({ field, text }: Answer, denials: readonly Read[]): readonly Heard[] {
  return themeIds.flatMap((theme) => {
    const best = largest(denials, ({ passage }) => heard(theme, passage));
    if (best === undefined || heard(theme, best.passage) < hearing.deniedThemeFrom) return [];
    const quotation = quotationOf(theme, text, best, best.passage);
    return [{ theme, speaks: "against" as const, field, ...quotation, isWish: false, ratio: hearing.denialRatio }];
  });
}

/** The logarithm of how much likelier than any statement a passage of such a score is to speak of a theme. */
const logOddsOf = (score: number): number => calibration.slope * score + calibration.offset - calibration.base;

function largest<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || size(item) > size(best) ? item : best),
    undefined,
  );
}
