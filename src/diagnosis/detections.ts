import { detectionOdds } from "../knowledge/odds.ts";
import { deniesTrouble, sinceThen } from "../knowledge/sentence-kinds.ts";
import { type ThemeId, themeIds } from "../knowledge/themes.ts";
import type { Confirmation } from "../survey/floor-facts.ts";
import type { Field } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { weeklyChecklist } from "../survey/weekly-checklist.ts";
import type { Observation } from "./observation.ts";
import { observedIn } from "./observed.ts";
import { type Quotation, quotationOf } from "./quotation.ts";
import { logRatioOf } from "./reader/likelihood.ts";
import { type Passage, scoreOf } from "./reader/read-passage.ts";
import { kindOf, tellingTrouble } from "./sentence-kind.ts";
import {
  type Answer,
  type AnswerRead,
  answersRead,
  type FreeTextField,
  isDenial,
  passagesOf,
  type Read,
  type Run,
  readIn,
  readText,
  risen,
} from "./sentences.ts";

/** What the respondent's own words say about a theme. */
export interface Detection extends Quotation {
  readonly theme: ThemeId;
  readonly speaks: "for" | "against";
  readonly field: Field;
  /** Whether it is a wish, not a report of what is. */
  readonly isWish: boolean;
  /** What the sentence is evidence of, if that doesn't follow from the sentence alone. */
  readonly why?: string;
  /** Whether a comparison says so, which repeats no other observation. */
  readonly isComparison?: true;
  /** How many times likelier such words are if the theme is a root cause; above 1 also if they count against it. */
  readonly ratio: number;
}

/**
 * Everything detected in a shop's free text: for each answer and theme the one passage that says most, whether our own
 * reader or a model found it.
 */
export function detectionsIn(submission: Submission, observations: readonly Observation[] = []): readonly Detection[] {
  return answersRead(submission).flatMap((answer) =>
    detectionsInAnswer(
      answer,
      observations.filter(({ field }) => field === answer.field),
      (submission.confirmed ?? []).filter(({ field }) => field === answer.field),
    ),
  );
}

/** What the shop itself said a sentence means, if it did. */
const confirmationOf = ({ start }: Read, text: string, confirmed: readonly Confirmation[]): Confirmation | undefined =>
  confirmed.find((one) => {
    const from = text.indexOf(one.text);
    return from <= start && start < from + one.text.length;
  });

/** What is detected in one text. */
export const detectionsInText = (field: FreeTextField, text: string): readonly Detection[] =>
  detectionsInAnswer(readText(field, text), [], []);

/**
 * What is detected in one answer. A sentence whose meaning was confirmed counts elsewhere for exactly that, half for
 * anything else we read in it, and for nothing if its writer chose "None of these".
 */
function detectionsInAnswer(
  answer: AnswerRead,
  observations: readonly Observation[],
  confirmed: readonly Confirmation[],
): readonly Detection[] {
  const confirmationIn = (sentence: Read) => confirmationOf(sentence, answer.text, confirmed);
  const sentences = answer.sentences.filter((sentence) => confirmationIn(sentence) === undefined);
  const denials = sentences.filter(isDenial);
  const reports = sentences.filter((sentence) => !denials.includes(sentence));
  const denied = detectionsInDenials(answer, denials);
  const praised = detectionsInDenials(
    answer,
    reports.filter((sentence) => kindOf(answer.field, sentence) === "praise" && sinceThen.test(sentence.text)),
  );
  const read = detectionsInKinds(answer, reports);
  const said = observations.length === 0 ? read : withObserved(answer, sentences, read, observations);
  const beside = answer.sentences.flatMap((one) => detectionsBeside(answer, one, confirmationIn(one)));
  // Someone who denies a theme and goes on about it still denies it.
  const isDenied = (theme: ThemeId): boolean => denied.some((one) => one.theme === theme);
  return [
    ...strongestOf([...said, ...beside]).filter(({ theme }) => !isDenied(theme)),
    ...denied,
    ...praised.filter(({ theme }) => !isDenied(theme)),
  ];
}

/** What else is detected in a sentence whose meaning was confirmed. */
function detectionsBeside(
  answer: Answer,
  sentence: Read,
  confirmation: Confirmation | undefined,
): readonly Detection[] {
  if (confirmation === undefined || confirmation.means.length === 0 || isDenial(sentence)) return [];
  const meant = confirmation.means.map((id): ThemeId => weeklyChecklist[id].theme);
  return detectionsInKinds(answer, [sentence])
    .filter(({ theme }) => !meant.includes(theme))
    .map((one) => ({ ...one, ratio: one.ratio ** detectionOdds.besideConfirmed }))
    .filter(({ ratio }) => ratio >= detectionOdds.minRatio);
}

/** For each theme, the detection that counts most. */
const strongestOf = (detections: readonly Detection[]): readonly Detection[] =>
  detections.filter(
    (one, at) =>
      !detections.some(
        (other, place) =>
          other.theme === one.theme && (other.ratio > one.ratio || (other.ratio === one.ratio && place < at)),
      ),
  );

/** What is detected in sentences that deny nothing. A fact among wishes counts more than a wish. */
function detectionsInKinds(answer: Answer, sentences: readonly Read[]): readonly Detection[] {
  const { reports, facts } = tellingTrouble(answer, sentences);
  return strongestOf([
    ...detectionsInReports(answer, reports),
    ...detectionsInReports(answer, facts, detectionOdds.factCounts),
  ]);
}

/**
 * The best passage for each theme: a few sentences in a row, so that a long text doesn't drown it out; then what else says
 * the same, each time counting less. What a text doesn't mention says nothing.
 */
function detectionsInReports(
  answer: Answer,
  sentences: readonly Read[],
  counts: number = detectionOdds.counts[answer.field],
): readonly Detection[] {
  const passages = passagesOf(answer, sentences);
  return themeIds.flatMap((theme) => {
    const logOdds = ({ passage, counts }: Run): number => counts * weightIn(passage, theme);
    const best = largest(passages, logOdds);
    if (best === undefined) return [];
    const others = sentences
      .filter((one) => !best.sentences.includes(one))
      .map(({ passage }) => weightIn(passage, theme))
      .filter((logRatio) => logRatio > 0)
      .sort((a, b) => b - a);
    const more = others.reduce((sum, logRatio, at) => sum + (logRatio * detectionOdds.furtherCounts) / 2 ** at, 0);
    return detectionOf(theme, answer, best.sentences, Math.exp(counts * (logOdds(best) + more)));
  });
}

/** A passage's log ratio for a theme; the more it sounds like small talk and the less like the theme, the lower. */
function weightIn(passage: Passage, theme: ThemeId): number {
  const idle = scoreOf("talk", passage) - Math.max(0, scoreOf(theme, passage));
  return (1 - risen(idle, detectionOdds.idleFrom, detectionOdds.idleUpTo)) * logRatioOf(theme, passage);
}

function detectionOf(
  theme: ThemeId,
  { field, text }: Answer,
  run: readonly Read[],
  ratio: number,
): readonly Detection[] {
  const strongest = largest(run, ({ passage }) => scoreOf(theme, passage));
  if (strongest === undefined || ratio < detectionOdds.minRatio) return [];
  const quotation = quotationOf(theme, text, strongest, strongest.passage);
  const isWish = scoreOf("wish", strongest.passage) >= detectionOdds.wishFrom;
  return [{ theme, speaks: "for", field, ...quotation, isWish, ratio: Math.min(detectionOdds.maxRatio, ratio) }];
}

/** What hardly ever goes wrong is whatever its sentence mentions most. */
const leastDenied = ({ text, passage }: Read): number =>
  deniesTrouble.test(text)
    ? Math.max(
        detectionOdds.deniedThemeFrom,
        detectionOdds.deniedBesides * Math.max(...themeIds.map((theme) => scoreOf(theme, passage))),
      )
    : detectionOdds.deniedThemeFrom;

function detectionsInDenials({ field, text }: Answer, denials: readonly Read[]): readonly Detection[] {
  return themeIds.flatMap((theme) => {
    const best = largest(denials, ({ passage }) => scoreOf(theme, passage));
    if (best === undefined || scoreOf(theme, best.passage) < leastDenied(best)) return [];
    const quotation = quotationOf(theme, text, best, best.passage);
    return [
      { theme, speaks: "against" as const, field, ...quotation, isWish: false, ratio: detectionOdds.denialRatio },
    ];
  });
}

/**
 * Our detections and a model's observations: for each theme the stronger of the two, never both. An observation fills a
 * silence; a denial that our reader detects overrides both.
 */
function withObserved(
  answer: Answer,
  sentences: readonly Read[],
  said: readonly Detection[],
  observations: readonly Observation[],
): readonly Detection[] {
  const isStronger = (theme: ThemeId, ratio: number): boolean =>
    !said.some((one) => one.theme === theme && one.speaks === "for" && one.ratio >= ratio);
  const observed = observedIn(answer, sentences, observations)
    .filter(({ theme, ratio }) => isStronger(theme, ratio))
    .sort((a, b) => themeIds.indexOf(a.theme) - themeIds.indexOf(b.theme))
    .flatMap(({ theme, quote, start, ratio }) =>
      detectionOf(theme, answer, [readIn(answer, { text: quote, start })], ratio),
    );
  return [...said.filter(({ theme }) => !observed.some((one) => one.theme === theme)), ...observed];
}

function largest<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly size: number } | undefined;
  for (const item of items) {
    const found = { item, size: size(item) };
    if (best === undefined || found.size > best.size) best = found;
  }
  return best?.item;
}
