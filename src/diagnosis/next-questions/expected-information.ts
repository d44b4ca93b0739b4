import { holds } from "../../knowledge/odds/answer-test.ts";
import { detectionOdds, evidenceCounts } from "../../knowledge/odds/odds.ts";
import type { EvidenceRule, Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Sharpening } from "../diagnosis.ts";
import { rulesAfter, weighed } from "../evidence/evidence.ts";
import { oddsOf, probabilitiesOf } from "../evidence/theme-odds.ts";
import { withoutContradicted } from "../kpis/measured.ts";
import { crewRatioOf } from "../losses/capacity.ts";
import type { Belief, Probabilities } from "./belief.ts";
import { bitsLearned } from "./information.ts";

type Expected = Sharpening["questions"][number];

/** What an answer to one question would tell us; empty if no answer to it is evidence. */
export function expectedFrom(field: Field, belief: Belief): readonly Expected[] {
  const outcomes = field === "pain_invisible" ? outcomesOfComplaint(belief) : answersTo(field, belief);
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
    const odds = oddsAfter(field, themeIndexes, answeredWith(field, answer, belief), belief);
    const likelihood = themeIndexes.reduce((product, index) => product * likelihoodOf(index, odds, belief), 1);
    return {
      answer: Array.isArray(answer) ? String(answer[0]) : wordsOf(answer),
      likelihood,
      believed: probabilitiesOf(odds),
    };
  });
}

/** The answers with one added, unless the shop's own files contradict it, as in a diagnosis. */
const answeredWith = (field: Field, answer: unknown, { submission }: Belief): Submission =>
  withoutContradicted({ ...submission, [field]: answer } as Submission);

/** The odds of each theme by itself. */
function oddsAfter(
  field: Field,
  themeIndexes: readonly number[],
  answered: Submission,
  belief: Belief,
): readonly number[] {
  const odds = belief.themes.map((theme) => theme.odds);
  const crewRatio = crewRatioOf(answered);
  for (const index of themeIndexes) {
    const theme = belief.themes[index];
    if (!theme || !rulesAbout(field, theme.id).some(({ when }) => holds(when, answered, crewRatio))) continue;
    const checked = rulesAfter(field, theme.id, theme.checked, answered, crewRatio);
    odds[index] = oddsOf(theme.id, [...weighed(checked, theme.fromText), ...theme.fromOthers]);
  }
  return odds;
}

const wordsOf = (answer: unknown): string => (typeof answer === "boolean" ? (answer ? "Yes" : "No") : String(answer));

/** For the free-text question: the chance that the writer mentions a theme is the chance that it is a root cause. */
function outcomesOfComplaint({ themes, believed }: Belief): readonly Outcome[] {
  const odds = themes.map((theme) => theme.odds);
  return odds.map((one, index) => {
    const mentioned = odds.with(index, one * detectionOdds.observed ** evidenceCounts);
    return { answer: null, likelihood: believed[index] ?? 0, believed: probabilitiesOf(mentioned) };
  });
}

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
function likelihoodOf(index: number, odds: readonly number[], { themes, believed }: Belief): number {
  const before = believed[index] ?? 0;
  const ratio = (odds[index] ?? 0) / (themes[index]?.odds ?? 1);
  return before * ratio + 1 - before;
}

const leaderOf = (probabilities: Probabilities): number => probabilities.indexOf(Math.max(...probabilities));
