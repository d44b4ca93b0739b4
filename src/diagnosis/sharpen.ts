import { type Field, fields, questionOf } from "../survey/questionnaire.ts";
import { isAskedNow } from "../survey/read-answers.ts";
import type { Submission } from "../survey/submission.ts";
import { holds } from "./answer-test.ts";
import { crewRatioOf } from "./capacity.ts";
import type { RankedTheme, Sharpening, ThemeId } from "./diagnosis.ts";
import { evidenceFor } from "./evidence.ts";
import type { Heard } from "./heard.ts";
import { likelihoodRatios } from "./knowledge/odds.ts";
import { countOfTheme } from "./knowledge/perceptions.ts";
import { themes } from "./knowledge/themes.ts";
import { probabilityOf } from "./rank-themes.ts";
import type { EvidenceRule, Theme } from "./themes.ts";

/** So many unanswered questions are named. */
const mostQuestions = 3;
/** Less than this much expected information, in bits, is not worth a question. */
const leastBits = 0.005;

/**
 * What would make this diagnosis surer: the unanswered questions from which most information is expected, and the count
 * over two weeks that would tell the first theme from the second.
 */
export function sharpeningFor(
  submission: Submission,
  ranked: readonly RankedTheme[],
  heard: readonly Heard[],
): Sharpening {
  const questions = fields
    .filter((field) => submission[field] === undefined && isAskedNow(questionOf(field), submission))
    .flatMap((field) => expectedFrom(field, submission, ranked, heard))
    .filter(({ bits }) => bits >= leastBits)
    .sort((a, b) => b.bits - a.bits);
  return { questions: questions.slice(0, mostQuestions), lead: leadOf(ranked), measure: measureFor(ranked) };
}

type Expected = Sharpening["questions"][number];
type Probabilities = ReadonlyMap<ThemeId, number>;

function expectedFrom(
  field: Field,
  submission: Submission,
  ranked: readonly RankedTheme[],
  heard: readonly Heard[],
): readonly Expected[] {
  const now: Probabilities = new Map(ranked.map(({ id, probability }) => [id, probability]));
  const outcomes = field === "pain_invisible" ? tellings(now) : answersTo(field, submission, now, heard);
  const likelihood = outcomes.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (likelihood === 0) return [];
  const bits = outcomes.reduce((sum, one) => sum + (one.likelihood / likelihood) * bitsTold(now, one.believed), 0);
  const turn = outcomes.find(({ believed }) => leaderOf(believed) !== ranked[0]?.id);
  return [
    { field, bits, would_change: turn === undefined ? null : { answer: turn.answer, leads: leaderOf(turn.believed) } },
  ];
}

/** An answer that could be given, how likely it is next to the others, and what would then be believed. */
interface Outcome {
  readonly answer: string | null;
  readonly likelihood: number;
  readonly believed: Probabilities;
}

/** One outcome for each choice of a question that some theme has evidence about. */
function answersTo(
  field: Field,
  submission: Submission,
  now: Probabilities,
  heard: readonly Heard[],
): readonly Outcome[] {
  const concerned = concernedBy.get(field) ?? [];
  if (concerned.length === 0) return [];
  return possibleAnswers(field).map((answer) => {
    const believed = new Map(now);
    const answered = { ...submission, [field]: answer } as Submission;
    const crewRatio = crewRatioOf(answered);
    for (const id of concerned) {
      if (!rulesAbout(field, id).some(({ when }) => holds(when, answered, crewRatio))) continue;
      believed.set(id, probabilityOf(id, evidenceFor(id, answered, crewRatio, heard)));
    }
    const likelihood = concerned.reduce(
      (product, id) => product * likelihoodOf(now.get(id) ?? 0, believed.get(id) ?? 0),
      1,
    );
    return { answer: Array.isArray(answer) ? String(answer[0]) : wordsOf(answer), likelihood, believed };
  });
}

const wordsOf = (answer: unknown): string => (typeof answer === "boolean" ? (answer ? "Yes" : "No") : String(answer));

/** Where words are asked for, whoever writes names a theme as likely as it is a root. */
const tellings = (now: Probabilities): readonly Outcome[] =>
  [...now].map(([id, probability]) => {
    const odds = (likelihoodRatios.strong * probability) / (1 - probability);
    return { answer: null, likelihood: probability, believed: new Map(now).set(id, odds / (1 + odds)) };
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
    Map.groupBy(evidence, ({ field }) => field),
  ]),
) as unknown as Readonly<Record<ThemeId, ReadonlyMap<Field, readonly EvidenceRule[]>>>;

/** The themes that have evidence about a question. */
const concernedBy: ReadonlyMap<Field, readonly ThemeId[]> = new Map(
  fields.map((field) => [
    field,
    (Object.entries(themes) as [ThemeId, Theme][])
      .filter(([, { evidence }]) => evidence.some((rule) => rule.field === field))
      .map(([id]) => id),
  ]),
);

/** How much likelier than before an answer is, read from how it moves a theme: p × ratio + 1 − p. */
function likelihoodOf(before: number, after: number): number {
  const ratio = (after / (1 - after)) * ((1 - before) / before);
  return before * ratio + 1 - before;
}

/**
 * What an answer tells of all themes together, in bits: how far it moves what is believed (Kullback–Leibler). Not how much
 * surer it makes one, because the first good hint at an unlikely theme makes one less sure.
 */
const bitsTold = (before: Probabilities, after: Probabilities): number =>
  [...after].reduce((sum, [id, p]) => {
    const was = before.get(id) ?? p;
    return sum + p * Math.log2(p / was) + (1 - p) * Math.log2((1 - p) / (1 - was));
  }, 0);

const leaderOf = (probabilities: Probabilities): ThemeId =>
  [...probabilities].reduce((best, one) => (one[1] > best[1] ? one : best))[0];

/** How many times stronger the evidence for the second theme would have to be to lead. */
function leadOf([first, second]: readonly RankedTheme[]): Sharpening["lead"] {
  if (first === undefined || second === undefined) throw new Error("There are always eleven themes");
  const odds = ({ probability }: RankedTheme): number => probability / (1 - probability);
  return { first: first.id, second: second.id, ratio: odds(first) / odds(second) };
}

function measureFor([first, second]: readonly RankedTheme[]): Sharpening["measure"] {
  if (first === undefined || second === undefined) throw new Error("There are always eleven themes");
  return { days: 14, counts: [first, second].map(({ id }) => ({ theme: id, count: countOfTheme[id] })) };
}
