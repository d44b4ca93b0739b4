import { holds } from "../knowledge/answer-test.ts";
import { detectionOdds, floorFacts } from "../knowledge/odds.ts";
import type { EvidenceRule, Theme } from "../knowledge/theme.ts";
import { type ThemeId, themeIds, themes } from "../knowledge/themes.ts";
import { type Field, fields, questionOf } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import type { Witness } from "../survey/witness.ts";
import { crewRatioOf } from "./capacity.ts";
import type { Detection } from "./detections.ts";
import type { Evidence, RankedTheme, Sharpening } from "./diagnosis.ts";
import {
  counted,
  evidenceFor,
  type TextEvidence,
  type Ticked,
  textEvidenceFor,
  tickedAfter,
  tickedFor,
} from "./evidence.ts";
import type { OrderedTheme } from "./letter/letter.ts";
import { orderEvidenceFor } from "./letter/proposed-order.ts";
import { withoutContradicted } from "./measured.ts";
import { probabilityOf } from "./rank-themes.ts";
import { witnessEvidenceFor } from "./witness-evidence.ts";

/** The information expected, in bits, from asking whether a symptom of a theme happens every week. */
export function bitsOfTick(believed: number): number {
  const after = (ratio: number): number => (believed * ratio) / (believed * ratio + 1 - believed);
  const [yes, no] = [after(floorFacts.happens), after(1 / floorFacts.doesNotHappen)];
  const likelihoodOfYes = (believed - no) / (yes - no);
  return likelihoodOfYes * bitsLearned([believed], [yes]) + (1 - likelihoodOfYes) * bitsLearned([believed], [no]);
}

export function beliefFrom(submission: Submission, detections: readonly Detection[]): Belief {
  const crewRatio = crewRatioOf(submission);
  const ranked = themeIds.map((id) => ({
    id,
    probability: probabilityOf(id, evidenceFor(id, submission, crewRatio, detections)),
  }));
  return beliefOf(
    submission,
    ranked.toSorted((a, b) => b.probability - a.probability),
    detections,
  );
}

type Expected = Sharpening["questions"][number];

/** What is known about a theme before another question is answered. */
interface ThemeState {
  readonly id: ThemeId;
  readonly ticked: Ticked;
  readonly fromText: TextEvidence;
  /** Evidence from other people in the shop, and from a model that read everything. */
  readonly fromOthers: readonly Evidence[];
}

/** What is known before another question is answered, likeliest theme first. */
interface Belief {
  readonly submission: Submission;
  readonly themes: readonly ThemeState[];
  readonly believed: Probabilities;
}

/** The probability of each theme, in the order of `Belief.themes`. */
type Probabilities = readonly number[];

export function beliefOf(
  submission: Submission,
  ranked: readonly Pick<RankedTheme, "id" | "probability">[],
  detections: readonly Detection[],
  witnesses: readonly Witness[] = [],
  order: readonly OrderedTheme[] = [],
): Belief {
  const crewRatio = crewRatioOf(submission);
  return {
    submission,
    themes: ranked.map(({ id }) => ({
      id,
      ticked: tickedFor(id, submission, crewRatio),
      fromText: textEvidenceFor(id, submission, detections),
      fromOthers: [...witnessEvidenceFor(id, witnesses), ...orderEvidenceFor(id, order)],
    })),
    believed: ranked.map(({ probability }) => probability),
  };
}

export function expectedFrom(field: Field, belief: Belief): readonly Expected[] {
  const outcomes = field === "pain_invisible" ? outcomesOfComplaint(belief.believed) : answersTo(field, belief);
  const likelihood = outcomes.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (likelihood === 0) return [];
  const bits = outcomes.reduce(
    (sum, one) => sum + (one.likelihood / likelihood) * bitsLearned(belief.believed, one.believed),
    0,
  );
  const changing = outcomes.find(({ believed }) => leaderOf(believed) !== 0);
  return [{ field, bits, would_change: changing === undefined ? null : changeBy(changing, belief) }];
}

function changeBy({ answer, believed }: Outcome, { themes }: Belief): Expected["would_change"] {
  const leader = themes[leaderOf(believed)];
  return leader === undefined ? null : { answer, leads: leader.id };
}

/** A possible answer, its relative likelihood, and what would then be believed. */
interface Outcome {
  readonly answer: string | null;
  readonly likelihood: number;
  readonly believed: Probabilities;
}

/** One outcome for each choice of a question that is evidence about some theme. */
function answersTo(field: Field, belief: Belief): readonly Outcome[] {
  const themeIndexes = (themesByField.get(field) ?? []).map((id) =>
    belief.themes.findIndex((theme) => theme.id === id),
  );
  if (themeIndexes.length === 0) return [];
  return possibleAnswers(field).map((answer) => {
    const believed = believedAfter(field, themeIndexes, answeredWith(field, answer, belief), belief);
    const likelihood = themeIndexes.reduce(
      (product, index) => product * likelihoodOf(belief.believed[index] ?? 0, believed[index] ?? 0),
      1,
    );
    return { answer: Array.isArray(answer) ? String(answer[0]) : wordsOf(answer), likelihood, believed };
  });
}

/** The answers with one added, unless the shop's own files contradict it, as in a diagnosis. */
const answeredWith = (field: Field, answer: unknown, { submission }: Belief): Submission =>
  withoutContradicted({ ...submission, [field]: answer } as Submission);

function believedAfter(
  field: Field,
  themeIndexes: readonly number[],
  answered: Submission,
  belief: Belief,
): Probabilities {
  const believed = [...belief.believed];
  const crewRatio = crewRatioOf(answered);
  for (const index of themeIndexes) {
    const theme = belief.themes[index];
    if (!theme || !rulesAbout(field, theme.id).some(({ when }) => holds(when, answered, crewRatio))) continue;
    const ticked = tickedAfter(field, theme.id, theme.ticked, answered, crewRatio);
    believed[index] = probabilityOf(theme.id, [...counted(ticked, theme.fromText), ...theme.fromOthers]);
  }
  return believed;
}

const wordsOf = (answer: unknown): string => (typeof answer === "boolean" ? (answer ? "Yes" : "No") : String(answer));

/** For the free-text question: the chance that the writer mentions a theme is the chance that it is a root cause. */
const outcomesOfComplaint = (belief: Probabilities): readonly Outcome[] =>
  belief.map((probability, index) => {
    const odds = (detectionOdds.observed * probability) / (1 - probability);
    return { answer: null, likelihood: probability, believed: belief.with(index, odds / (1 + odds)) };
  });

function possibleAnswers(field: Field): readonly unknown[] {
  const question = questionOf(field);
  switch (question.kind) {
    case "oneOf":
      return question.choices;
    case "anyOf":
      return question.choices.filter((choice) => choice !== "Other").map((choice) => [choice]);
    case "yesNo":
      return [true, false];
    case "line":
    case "email":
    case "count":
    case "amount":
    case "prose":
      return [];
  }
}

const rulesAbout = (field: Field, id: ThemeId): readonly EvidenceRule[] => rulesByField[id].get(field) ?? [];

const rulesByField = Object.fromEntries(
  (Object.entries(themes) as [ThemeId, Theme][]).map(([id, { evidence }]) => [
    id,
    Map.groupBy(evidence, ({ when }) => when.field),
  ]),
) as unknown as Readonly<Record<ThemeId, ReadonlyMap<Field, readonly EvidenceRule[]>>>;

/** By question: the themes that have evidence about it. */
const themesByField: ReadonlyMap<Field, readonly ThemeId[]> = new Map(
  fields.map((field) => [
    field,
    (Object.entries(themes) as [ThemeId, Theme][])
      .filter(([, { evidence }]) => evidence.some((rule) => rule.when.field === field))
      .map(([id]) => id),
  ]),
);

/** How likely an answer is relative to before, inferred from how it moves a theme: p × ratio + 1 − p. */
function likelihoodOf(before: number, after: number): number {
  const ratio = (after / (1 - after)) * ((1 - before) / before);
  return before * ratio + 1 - before;
}

/**
 * The information an answer gives about all themes, in bits: how far it moves the probabilities (Kullback–Leibler). Not
 * how much more certain it makes us, because the first good hint at an unlikely theme makes us less certain.
 */
const bitsLearned = (before: Probabilities, after: Probabilities): number =>
  after.reduce((sum, p, index) => {
    const was = before[index] ?? p;
    return p === was ? sum : sum + p * Math.log2(p / was) + (1 - p) * Math.log2((1 - p) / (1 - was));
  }, 0);

const leaderOf = (probabilities: Probabilities): number => probabilities.indexOf(Math.max(...probabilities));
