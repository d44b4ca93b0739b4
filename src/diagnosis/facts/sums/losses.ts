import { isOfOthers } from "../../../knowledge/patterns/of-others.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { type FreeTextField, freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { mayHoldNumber, numbersIn, type WrittenNumber } from "../numbers/number-in-text.ts";
import { mostFrequent } from "./by-reason.ts";
import { cutHoursSum } from "./cut-hours.ts";
import { firstPieceSum } from "./first-piece-waits.ts";
import { bookedAndTaken } from "./jobs.ts";
import type { PassesTest, StatedLoss } from "./loss.ts";
import { openWork } from "./open-work.ts";
import { machinesCounted, partCounted } from "./part-counts.ts";
import { repeatedTimes } from "./repeated.ts";
import { stopHoursSum } from "./stop-hours.ts";
import { statedSumsIn } from "./sums.ts";
import { toldDays } from "./told-days.ts";
import { touchOfLeadTime, touchTime } from "./touch-time.ts";

/**
 * What a shop's own counts and times add up to. Memoized for each shop, because size and rulings ask for it several
 * times.
 */
export const statedLossesIn = memoizeEach((submission: Submission): readonly StatedLoss[] => {
  const stated = [stopHoursSum(submission), cutHoursSum(submission), firstPieceSum(submission)].filter(
    (sum) => sum !== undefined,
  );
  const sorted = mostFrequent(submission);
  const found = [
    ...(sorted ? [sorted] : []),
    ...stated,
    ...freeTextFields.flatMap((field) => lossesIn(field, submission)),
  ];
  const told = new Set(found.flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  const more = freeTextFields
    .flatMap((field) => statedSumsIn(sentencesOf(submission[field] ?? ""), field))
    .filter(({ quotes }) => !quotes.some(({ text }) => told.has(text)));
  const all = [...found, ...more].filter(
    (sum) => !sum.quotes.some(({ text }) => isOfOthers.test(text)) && !takesOneEnd(sum),
  );
  return all.filter(({ lines }, at) => all.findIndex((other) => other.lines.join() === lines.join()) === at);
});

/** `39 to 45 of the 52 went over`: a single result from one end of a range is more than they told. */
function takesOneEnd({ value, lines, quotes }: StatedLoss): boolean {
  if (value.low !== value.high) return false;
  const isRange = ({ low, high }: WrittenNumber): boolean => low !== high;
  const told = quotes.flatMap(({ text }) => numbersIn(text));
  const ranges = told.filter(isRange);
  if (ranges.length === 0) return false;
  // `3 hours over two or three operations`: the three hours are told by themselves.
  const alone = told.filter((one) => !isRange(one)).map(({ low }) => low);
  const used = lines
    .flatMap((line) => numbersIn(line).flatMap((one) => (isRange(one) ? [] : one.low)))
    .filter((one) => !alone.includes(one));
  return ranges.some(({ low, high }) => used.includes(low) || used.includes(high));
}

/** What the shop's own numbers say of a cause if they pass its test. */
export const passedTestOf = (theme: ThemeId, submission: Submission): PassesTest | undefined =>
  statedLossesIn(submission).find(({ cause, passes }) => cause === theme && passes !== undefined)?.passes;

function lossesIn(field: FreeTextField, submission: Submission): readonly StatedLoss[] {
  const answer = submission[field] ?? "";
  const sentences = sentencesOf(answer);
  return [
    bookedAndTaken(sentences, field, answer),
    ...sentences.flatMap((sentence, at) => [
      touchTime(sentence, sentences.slice(at + 1, at + 3), field, submission) ??
        touchOfLeadTime(sentence, field, submission),
      countIn(sentence, field, submission, sentences[at - 1]),
      repeatedTimes(sentences, at, field),
      openWork(sentence, sentences[at + 1], field),
      toldDays(sentences, at, field),
    ]),
  ].filter((loss) => loss !== undefined);
}

const countIn = (
  sentence: Sentence,
  field: FreeTextField,
  submission: Submission,
  before: Sentence | undefined,
): StatedLoss | undefined =>
  mayHoldNumber(sentence.text)
    ? (machinesCounted(sentence, field, submission) ?? partCounted(sentence, field, before))
    : undefined;
