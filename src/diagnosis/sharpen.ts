import { holds } from "../knowledge/answer-test.ts";
import { detectionOdds, floorFacts, repeatedCounts } from "../knowledge/odds.ts";
import type { EvidenceRule, Theme } from "../knowledge/theme.ts";
import { themeIds, themes } from "../knowledge/themes.ts";
import { type Field, fields, questionOf } from "../survey/questionnaire.ts";
import { isAskedNow } from "../survey/read-answers.ts";
import type { Submission } from "../survey/submission.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../survey/weekly-checklist.ts";
import type { Witness } from "../survey/witness.ts";
import { crewRatioOf } from "./capacity.ts";
import { type Detection, detectionsIn } from "./detections.ts";
import type { Evidence, RankedTheme, Sharpening, ThemeId } from "./diagnosis.ts";
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
  detections: readonly Detection[],
  witnesses: readonly Witness[] = [],
  order: readonly OrderedTheme[] = [],
): Sharpening {
  const now = nowOf(submission, ranked, detections, witnesses, order);
  const questions = fields
    .filter((field) => submission[field] === undefined && isAskedNow(questionOf(field), submission))
    .flatMap((field) => expectedFrom(field, now))
    .filter(({ bits }) => bits >= leastBits)
    .sort((a, b) => b.bits - a.bits);
  return { questions: questions.slice(0, mostQuestions), lead: leadOf(ranked), measure: measureFor(ranked) };
}

/**
 * Of some questions the ones that tell most, the first first, each as if only it had not been answered yet: so they are
 * worth asking somebody else.
 */
export function mostTelling(submission: Submission, asked: readonly Field[], most: number): readonly Field[] {
  const detections = detectionsIn(submission);
  const bitsOf = (field: Field): number => {
    const { [field]: _, ...others } = submission;
    // The cast is sound: what follows asks each answer whether it is there.
    return expectedFrom(field, believedFrom(others as Submission, detections))[0]?.bits ?? 0;
  };
  const worth = new Map(asked.map((field) => [field, bitsOf(field)]));
  return asked.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, most);
}

/**
 * The statements of the weekly checklist, the most telling for somebody else to answer first. One of the leading cause is
 * always ahead, because another view of it is what is asked for; then those of a cause that is open, before those of one
 * that is all but sure or all but out. The second of one cause tells half as much.
 */
export function statementsByWorth(submission: Submission): readonly StatementId[] {
  const { themes, believed } = believedFrom(submission, detectionsIn(submission));
  const bits = new Map<string, number>(themes.map(({ id }, index) => [id, bitsOfTick(believed[index] ?? 0)]));
  const seen = new Set<string>();
  const worth = new Map<StatementId, number>();
  for (const id of statementsMixed) {
    const { theme } = weeklyChecklist[id];
    const isFirst = !seen.has(theme);
    const isOfLeader = isFirst && theme === themes[0]?.id;
    worth.set(id, isOfLeader ? Number.POSITIVE_INFINITY : (bits.get(theme) ?? 0) * (isFirst ? 1 : repeatedCounts));
    seen.add(theme);
  }
  return statementsMixed.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

/** What is expected from asking whether a sign of a theme happens every week. */
function bitsOfTick(believed: number): number {
  const after = (ratio: number): number => (believed * ratio) / (believed * ratio + 1 - believed);
  const [yes, no] = [after(floorFacts.happens), after(1 / floorFacts.doesNotHappen)];
  const likelihoodOfYes = (believed - no) / (yes - no);
  return likelihoodOfYes * bitsLearned([believed], [yes]) + (1 - likelihoodOfYes) * bitsLearned([believed], [no]);
}

function believedFrom(submission: Submission, detections: readonly Detection[]): Now {
  const crewRatio = crewRatioOf(submission);
  const ranked = themeIds.map((id) => ({
    id,
    probability: probabilityOf(id, evidenceFor(id, submission, crewRatio, detections)),
  }));
  return nowOf(
    submission,
    ranked.toSorted((a, b) => b.probability - a.probability),
    detections,
  );
}

type Expected = Sharpening["questions"][number];

/** A theme as it stands before another question is answered. */
interface Standing {
  readonly id: ThemeId;
  readonly ticked: Ticked;
  readonly fromText: TextEvidence;
  /** What other people of the shop say, and a model that read it all. */
  readonly fromOthers: readonly Evidence[];
}

/** What is known before another question is answered, the likeliest theme first. */
interface Now {
  readonly submission: Submission;
  readonly themes: readonly Standing[];
  readonly believed: Probabilities;
}

/** How likely each theme is, in the order of `Now.themes`. */
type Probabilities = readonly number[];

function nowOf(
  submission: Submission,
  ranked: readonly Pick<RankedTheme, "id" | "probability">[],
  detections: readonly Detection[],
  witnesses: readonly Witness[] = [],
  order: readonly OrderedTheme[] = [],
): Now {
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

function expectedFrom(field: Field, now: Now): readonly Expected[] {
  const outcomes = field === "pain_invisible" ? describingWhatHurts(now.believed) : answersTo(field, now);
  const likelihood = outcomes.reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (likelihood === 0) return [];
  const bits = outcomes.reduce(
    (sum, one) => sum + (one.likelihood / likelihood) * bitsLearned(now.believed, one.believed),
    0,
  );
  const changing = outcomes.find(({ believed }) => leaderOf(believed) !== 0);
  return [{ field, bits, would_change: changing === undefined ? null : changeBy(changing, now) }];
}

function changeBy({ answer, believed }: Outcome, { themes }: Now): Expected["would_change"] {
  const leader = themes[leaderOf(believed)];
  return leader === undefined ? null : { answer, leads: leader.id };
}

/** An answer that could be given, how likely it is next to the others, and what would then be believed. */
interface Outcome {
  readonly answer: string | null;
  readonly likelihood: number;
  readonly believed: Probabilities;
}

/** One outcome for each choice of a question that some theme has evidence about. */
function answersTo(field: Field, now: Now): readonly Outcome[] {
  const concerned = (concernedBy.get(field) ?? []).map((id) => now.themes.findIndex((theme) => theme.id === id));
  if (concerned.length === 0) return [];
  return possibleAnswers(field).map((answer) => {
    const believed = believedAfter(field, concerned, answeredWith(field, answer, now), now);
    const likelihood = concerned.reduce(
      (product, index) => product * likelihoodOf(now.believed[index] ?? 0, believed[index] ?? 0),
      1,
    );
    return { answer: Array.isArray(answer) ? String(answer[0]) : wordsOf(answer), likelihood, believed };
  });
}

/** The answers with one more; without it where the shop's own files contradict it, as in a diagnosis. */
const answeredWith = (field: Field, answer: unknown, { submission }: Now): Submission =>
  withoutContradicted({ ...submission, [field]: answer } as Submission);

function believedAfter(field: Field, concerned: readonly number[], answered: Submission, now: Now): Probabilities {
  const believed = [...now.believed];
  const crewRatio = crewRatioOf(answered);
  for (const index of concerned) {
    const theme = now.themes[index];
    if (!theme || !rulesAbout(field, theme.id).some(({ when }) => holds(when, answered, crewRatio))) continue;
    const ticked = tickedAfter(field, theme.id, theme.ticked, answered, crewRatio);
    believed[index] = probabilityOf(theme.id, [...counted(ticked, theme.fromText), ...theme.fromOthers]);
  }
  return believed;
}

const wordsOf = (answer: unknown): string => (typeof answer === "boolean" ? (answer ? "Yes" : "No") : String(answer));

/** Where words are asked for, whoever writes names a theme as likely as it is a root. */
const describingWhatHurts = (now: Probabilities): readonly Outcome[] =>
  now.map((probability, index) => {
    const odds = (detectionOdds.observed * probability) / (1 - probability);
    return { answer: null, likelihood: probability, believed: now.with(index, odds / (1 + odds)) };
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

/** The themes that have evidence about a question. */
const concernedBy: ReadonlyMap<Field, readonly ThemeId[]> = new Map(
  fields.map((field) => [
    field,
    (Object.entries(themes) as [ThemeId, Theme][])
      .filter(([, { evidence }]) => evidence.some((rule) => rule.when.field === field))
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
const bitsLearned = (before: Probabilities, after: Probabilities): number =>
  after.reduce((sum, p, index) => {
    const was = before[index] ?? p;
    return p === was ? sum : sum + p * Math.log2(p / was) + (1 - p) * Math.log2((1 - p) / (1 - was));
  }, 0);

const leaderOf = (probabilities: Probabilities): number => probabilities.indexOf(Math.max(...probabilities));

/** How many times stronger the evidence for the second theme would have to be to lead. */
function leadOf([first, second]: readonly RankedTheme[]): Sharpening["lead"] {
  if (first === undefined || second === undefined) throw new Error("A ranking has at least two themes");
  const odds = ({ probability }: RankedTheme): number => probability / (1 - probability);
  return { first: first.id, second: second.id, ratio: odds(first) / odds(second) };
}

function measureFor([first, second]: readonly RankedTheme[]): Sharpening["measure"] {
  if (first === undefined || second === undefined) throw new Error("A ranking has at least two themes");
  return { days: 14, counts: [first, second].map(({ id }) => ({ theme: id, count: themes[id].toCount })) };
}
