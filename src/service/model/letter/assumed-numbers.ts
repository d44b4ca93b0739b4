import { mayHoldNumber, numbersIn, type WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { maxTexts, memoize } from "../../../diagnosis/memoize.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { isMoneyAt } from "./numbers-stated.ts";
import { betweenDates } from "./plan-dates.ts";
import { assumes, shownSumsIn } from "./shown-sums.ts";

/** The numbers that a sentence takes for granted and says so, before its sum and in it. It may name them again. */
export const assumedNumbers = (sentence: string, line?: string): readonly KnownNumber[] =>
  mayHoldNumber(sentence) ? assumedIn({ sentence, line }) : [];

const keyOf = ({ sentence, line = "" }: SentenceOfLine): string => `${sentence}\n${line}`;

interface SentenceOfLine {
  readonly sentence: string;
  readonly line: string | undefined;
}

const assumedIn = memoize(
  keyOf,
  ({ sentence, line }): readonly KnownNumber[] => {
    const from = assumes.exec(sentence)?.index;
    const sums = from === undefined ? [] : shownSumsIn(sentence);
    const [{ start: upTo } = { start: 0 }] = sums;
    const supposed = numbersIn(sentence).filter(({ start }) => from !== undefined && start > from && start < upTo);
    const operands = [...sums.flatMap((sum) => sum.operands), ...supposed];
    const rounded = /\d, say /iu.test(sentence)
      ? numbersIn(sentence).filter(({ start }) => /\d, say $/iu.test(sentence.slice(0, start)))
      : [];
    const each = [...sentence.matchAll(ofEach)].flatMap(({ 0: all, index }) =>
      numbersIn(sentence).filter(({ start, end }) => start >= index && end <= index + all.length),
    );
    return [
      ...operands,
      ...rounded,
      ...each,
      ...(line === undefined ? estimatedIn(sentence) : estimatedInMemo(sentence, line)),
    ].flatMap(({ low, high }) => [known(low), known(high)]);
  },
  maxTexts,
);

/** `Our estimate: 10 to 20 minutes, because …; time five lots`: a range that is marked as ours, with a way to check it. */
function estimatedIn(sentence: string): readonly WrittenNumber[] {
  const from = estimates.exec(sentence)?.index;
  if (from === undefined || !checkedBy.test(sentence)) return [];
  return numbersIn(sentence).filter(
    // A half or a third is a part of what the sentence names.
    ({ start, low, high }) => start > from && (high < 1 || (low < high && high <= widestEstimate * low)),
  );
}

/**
 * The times, counts and shares of a sentence, or of a row of a table, that calls itself an estimate. Money is never assumed: it must
 * follow from an amount that an answer tells.
 */
const estimatedInMemo = (sentence: string, line: string): readonly WrittenNumber[] =>
  estimatesHere.test(line.includes(" | ") ? line : sentence) || (betweenDates.test(line) && countsDays.test(sentence))
    ? numbersIn(sentence).filter(
        ({ start, end }) => !isMoneyAt(sentence, start, end) && !sentence.slice(start, end).includes("$"),
      )
    : [];

/** `104 working days` next to two dates. */
const countsDays = /\d (?:working |business )?(?:days|weeks)\b/iu;

const estimatesHere =
  /\b(?:(?:my|our|an?|low|high|rough) )?(?:estimate|guess)\b|\bI(?:['’]d| would)? (?:estimate|guess|(?:plan|count) on)\b|\b[Mm]y (?:figure|assumption|reading|limit|count)\b|\bI (?:set|assume|took|take|read)\b|\b(?:assum(?:e|es|ed|ing)|suppos(?:e|ing))\b|\bplan on\b/iu;

const estimates = /\bour (?:estimate|guess)\b/iu;
const checkedBy =
  /[;,:–] (?:to )?(?:ask|call|check|clock|compare|count|list|look|mark|measure|note|pull|read|see|tally|test|time|try|walk|weigh|write)\b/iu;
/** A wider range says nothing. Own judgment. */
const widestEstimate = 4;

/** What one of something is supposed to be, wherever the sum stands: `if a shift is 40 hours`. */
const ofEach = /\bif (?:an?|the|one|each) (?:[a-z-]+ ){1,3}(?:is|takes?|lasts?|runs?|costs?) [$€£]?\d[\d.,]*\d?/giu;
