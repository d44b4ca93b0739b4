import { isOfOthers } from "../../../knowledge/patterns/often-lost-patterns.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { mayHoldNumber } from "../numbers/number-in-text.ts";
import { comparedIn } from "./compared.ts";
import { hoursCounted } from "./counted.ts";
import { clockEveryDay, everyDay, firstChip, minutesEach, weekOnPaper } from "./days.ts";
import { hoursAtDesk, weeksLeft } from "./desk.ts";
import { eachNewOne, timeEach } from "./each.ts";
import { countThenPart, daysPromised, overOwnGoal, sameThingSpread, sameWork, soldAndListed } from "./gaps.ts";
import { bookedAndTaken } from "./jobs.ts";
import type { StatedLoss } from "./loss.ts";
import { oftenAndLong } from "./often.ts";
import { pointsOfCutting } from "./points.ts";
import { setupsOverPlan } from "./setups-over.ts";
import { machinesCounted, partCounted, touchTime } from "./shares.ts";
import { lossFromDarkMachines, lossFromDaysDown, lossFromIdleMachine, lossFromNights, lossFromStops } from "./stops.ts";
import { statedSumsIn } from "./sums.ts";
import { setupsOfTwo } from "./two-setups.ts";

/**
 * What a shop's own counts and times add up to. Memoized for each shop, because size and rulings ask for it several
 * times.
 */
export const statedLossesIn = memoizeEach(readStatedLosses);

/** Each kind of sum leaves out the sentences that a kind before it used; hours come before shares. */
function readStatedLosses(submission: Submission): readonly StatedLoss[] {
  const found = freeTextFields.flatMap((field) => lossesIn(field, submission));
  const often = reportFields.flatMap((field) => oftenIn(submission, field)).filter(isNotIn(found));
  const more = freeTextFields
    .flatMap((field) => statedSumsIn(sentencesOf(submission[field] ?? ""), field))
    .filter(isNotIn([...found, ...often]));
  const setups = setupsOverPlan(submission);
  const points = pointsOfCutting(submission);
  const others = [
    ...(setups ? [setups] : []),
    ...(points ? [points] : []),
    ...[...found, ...often].toSorted((a, b) => Number(a.isPercent) - Number(b.isPercent)),
    ...more,
  ];
  return [...countedIn(submission).filter(isNotIn(others)), ...others].filter(isOwn);
}

const isOwn = ({ quotes }: StatedLoss): boolean => !quotes.some(({ text }) => isOfOthers.test(text));

const reportFields = freeTextFields.filter((field) => field !== "success_metric" && field !== "improvement_goal");

/** The losses in one answer. */
function lossesIn(field: FreeTextField, submission: Submission): readonly StatedLoss[] {
  const answer = submission[field] ?? "";
  const sentences = sentencesOf(answer);
  return [
    ...comparedIn(sentences, field, submission),
    bookedAndTaken(sentences, field, answer),
    firstChip(sentences, field),
    ...sentences.flatMap((_, at) => lossesAt(at, sentences, field, submission)),
  ].filter((loss) => loss !== undefined);
}

/** The losses that a sentence and the two after it state. */
function lossesAt(
  at: number,
  sentences: readonly Sentence[],
  field: FreeTextField,
  submission: Submission,
): readonly (StatedLoss | undefined)[] {
  const first = sentences[at];
  if (first === undefined) return [];
  const before = sentences[at - 1];
  const next = sentences.slice(at + 1, at + 3);
  const waits = touchTime(first, next, field, submission);
  // All the others begin with a number of this sentence.
  if (!mayHoldNumber(first.text)) return [waits];
  const wishes = [submission.improvement_goal, submission.success_metric].join("\n");
  return [
    lossFromDaysDown(before, first, field, submission) ??
      lossFromStops(first, next, field, submission) ??
      lossFromIdleMachine(before, first, field, submission) ??
      lossFromDarkMachines(first, field, submission),
    lossFromNights(first, sentences.slice(Math.max(0, at - 2), at), field),
    weekOnPaper(first, field),
    minutesEach(first, next, field),
    timeEach(before, first, next, field, wishes) ?? eachNewOne(first, next, field),
    everyDay(before, first, field) ?? clockEveryDay(first, field),
    machinesCounted(first, next, field, submission) ?? partCounted(first, field, submission),
    waits,
    sameWork(first, next, field),
    soldAndListed(first, next, field),
    daysPromised(first, field),
    overOwnGoal(first, next, field),
    sameThingSpread(first, field),
    countThenPart(first, next, field),
    hoursAtDesk(first, field),
    weeksLeft(first, field, submission),
  ];
}

/** Totals that the shop counted itself. */
const countedIn = (submission: Submission): readonly StatedLoss[] =>
  freeTextFields
    .filter((field) => field !== "success_metric")
    .flatMap((field) => {
      const sentences = sentencesOf(submission[field] ?? "");
      const totals = sentences.map((here, at) => hoursCounted(sentences[at - 1], here, field, submission));
      return [...totals, setupsOfTwo(sentences, field)].filter((loss) => loss !== undefined);
    });

/** Whether no sentence of a sum is in one of these. */
function isNotIn(known: readonly StatedLoss[]): (loss: StatedLoss) => boolean {
  const texts = known.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  return ({ quotes }) => !quotes.some(({ text }) => texts.includes(text));
}

function oftenIn(submission: Submission, field: FreeTextField): readonly StatedLoss[] {
  const sentences = sentencesOf(submission[field] ?? "");
  return sentences.flatMap(
    (here, at) => oftenAndLong(sentences[at - 1], here, sentences[at + 1], field, submission) ?? [],
  );
}
