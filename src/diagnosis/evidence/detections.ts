import { detectionOdds } from "../../knowledge/odds/odds.ts";
import { asks, sinceThen, tells } from "../../knowledge/patterns/sentence-kinds.ts";
import { type ThemeId, themeIds } from "../../knowledge/themes.ts";
import type { Confirmation } from "../../survey/floor-facts.ts";
import { isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { weeklyChecklist } from "../../survey/weekly-checklist.ts";
import { kindOf, reportingProblems } from "../reader/sentence-kind.ts";
import {
  type Answer,
  type AnswerRead,
  answersRead,
  clausesOf,
  type FreeTextField,
  isDenial,
  type Read,
  readIn,
  readText,
} from "../reader/sentences.ts";
import type { Observation } from "./observation.ts";
import { observedIn } from "./observed.ts";
import { type Detection, detectionOf, detectionsInDenials, detectionsInReports } from "./passage-detections.ts";

/**
 * Everything detected in a shop's free text: for each answer and theme the strongest passage, whether our own reader or
 * a model found it.
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
 * What is detected in one answer. A sentence whose meaning was confirmed counts elsewhere for that meaning. Here it counts
 * half for anything else we read in it, and not at all if its writer chose "None of these".
 */
function detectionsInAnswer(
  answer: AnswerRead,
  observations: readonly Observation[],
  confirmed: readonly Confirmation[],
): readonly Detection[] {
  const confirmationIn = (sentence: Read) => confirmationOf(sentence, answer.text, confirmed);
  const sentences = answer.sentences
    .filter((sentence) => confirmationIn(sentence) === undefined)
    .flatMap((sentence) => clausesOf(answer, sentence));
  const denials = sentences.filter((one) => isDenial(one) && !asksFor(answer.field, one));
  const reports = sentences.filter((sentence) => !denials.includes(sentence));
  const claimed = detectionsInKinds(
    answer,
    reports.filter(({ isClaim }) => isClaim),
  );
  // What a sentence goes on to claim counts, even about what it denied: `Our ERP isn't the problem, everybody keeps a
  // list`.
  const denied = detectionsInDenials(answer, denials).filter(
    ({ theme }) => !claimed.some((one) => one.theme === theme),
  );
  const praised = detectionsInDenials(
    answer,
    reports.filter((sentence) => isPraise(answer, sentence) && sinceThen.test(sentence.text)),
  );
  const read = detectionsInKinds(answer, reports);
  const said = observations.length === 0 ? read : withObserved(answer, sentences, read, observations);
  const beside = answer.sentences.flatMap((one) => detectionsBeside(answer, one, confirmationIn(one)));
  // A denial counts even if the sentence goes on about the theme.
  const isDenied = (theme: ThemeId): boolean => denied.some((one) => one.theme === theme);
  return [
    ...strongestOf([...said, ...beside]).filter(({ theme }) => !isDenied(theme)),
    ...denied,
    ...praised.filter(({ theme }) => !isDenied(theme)),
  ];
}

/** Whether a sentence among the goals is what they want, not how things are: `Setups under control` denies nothing. */
const asksFor = (field: FreeTextField, { text }: Read): boolean =>
  isGoalField(field) && (asks.test(text) || !tells.test(text));

const isPraise = ({ field }: Answer, sentence: Read): boolean =>
  kindOf(field, sentence) === "praise" || sentence.notOurs === "mended";

/** Detections other than the confirmed meaning of a sentence. */
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
  const { reports, facts } = reportingProblems(answer, sentences);
  return strongestOf([
    ...detectionsInReports(answer, reports),
    ...detectionsInReports(answer, facts, detectionOdds.factCounts),
  ]);
}

/**
 * Our detections and a model's observations: for each theme the stronger of the two, never both. A denial that our reader
 * detects overrides both.
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
