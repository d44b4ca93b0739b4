import { evidenceCounts, repeatedCounts } from "../../knowledge/odds/odds.ts";
import { themes } from "../../knowledge/themes.ts";
import type { Coworker } from "../../survey/coworker.ts";
import { type Field, fields, questionOf } from "../../survey/questionnaire.ts";
import { isAskedNow } from "../../survey/read-answers.ts";
import type { Submission } from "../../survey/submission.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../../survey/weekly-checklist.ts";
import type { RankedTheme, Sharpening } from "../diagnosis.ts";
import { detectionsIn } from "../evidence/detections.ts";
import type { Detection } from "../evidence/passage-detections.ts";
import type { OrderedTheme } from "../letter/letter.ts";
import { beliefFrom, beliefOf } from "./belief.ts";
import { expectedFrom } from "./expected-information.ts";
import { bitsOfChecking } from "./information.ts";

/** The most unanswered questions to suggest. Own judgment. */
const maxQuestions = 3;

/** A question expected to give less information than this, in bits, isn't worth asking. Own judgment. */
const minBits = 0.005;

/**
 * What would make this diagnosis more certain: the unanswered questions with the most expected information, and a
 * two-week count that would tell the first theme from the second.
 */
export function sharpeningFor(
  submission: Submission,
  ranked: readonly RankedTheme[],
  detections: readonly Detection[],
  coworkers: readonly Coworker[],
  orderByModel: readonly OrderedTheme[],
): Sharpening {
  const belief = beliefOf(
    submission,
    ranked.map(({ id }) => id),
    detections,
    coworkers,
    orderByModel,
  );
  const questions = fields
    .filter((field) => submission[field] === undefined && isAskedNow(questionOf(field), submission))
    .flatMap((field) => expectedFrom(field, belief))
    .filter(({ bits }) => bits >= minBits)
    .sort((a, b) => b.bits - a.bits);
  return { questions: questions.slice(0, maxQuestions), lead: leadOf(ranked), measure: measureFor(ranked) };
}

/**
 * The questions worth the most when asked of someone else, best first. Each is valued as if only it were unanswered.
 */
export function mostInformative(submission: Submission, candidates: readonly Field[], limit: number): readonly Field[] {
  const detections = detectionsIn(submission);
  const bitsOf = (field: Field): number => {
    const { [field]: _, ...others } = submission;
    // The cast is sound: coworkers are asked optional questions only, so no required answer is missing.
    return expectedFrom(field, beliefFrom(others as Submission, detections))[0]?.bits ?? 0;
  };
  const worth = new Map(candidates.map((field) => [field, bitsOf(field)]));
  return candidates.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, limit);
}

/**
 * The statements of the weekly checklist, in the order most useful to ask someone else. One about the leading cause
 * always comes first, because a second view of it is what is wanted; then those about uncertain causes before those
 * about causes that are nearly certain either way. The second statement of a cause counts half.
 */
export function statementsByWorth(submission: Submission): readonly StatementId[] {
  const { themes: ranked, believed } = beliefFrom(submission, detectionsIn(submission));
  const bits = new Map<string, number>(ranked.map(({ id }, index) => [id, bitsOfChecking(believed[index] ?? 0)]));
  const seen = new Set<string>();
  const worth = new Map<StatementId, number>();
  for (const id of statementsMixed) {
    const { theme } = weeklyChecklist[id];
    const isFirst = !seen.has(theme);
    const isOfLeader = isFirst && theme === ranked[0]?.id;
    worth.set(id, isOfLeader ? Number.POSITIVE_INFINITY : (bits.get(theme) ?? 0) * (isFirst ? 1 : repeatedCounts));
    seen.add(theme);
  }
  return statementsMixed.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

/** How many times stronger the evidence for the second theme would have to be for it to lead. */
function leadOf([first, second]: readonly RankedTheme[]): Sharpening["lead"] {
  if (first === undefined || second === undefined) throw new Error("A ranking has at least two themes");
  const odds = ({ probability }: RankedTheme): number => probability / (1 - probability);
  return { first: first.id, second: second.id, ratio: (odds(first) / odds(second)) ** (1 / evidenceCounts) };
}

function measureFor([first, second]: readonly RankedTheme[]): Sharpening["measure"] {
  if (first === undefined || second === undefined) throw new Error("A ranking has at least two themes");
  return { days: 14, counts: [first, second].map(({ id }) => ({ theme: id, count: themes[id].toCount })) };
}
