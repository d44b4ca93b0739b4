import { numbersIn, type WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { memoizeText } from "../../../diagnosis/memoize.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { isResult, resultOf, signIn } from "./worked-out.ts";

/** A sum that a sentence shows: `14 lathes × 4 h × 5 nights = 280 h a week`. */
interface ShownSum {
  readonly start: number;
  readonly end: number;
  readonly operands: readonly WrittenNumber[];
  readonly result: WrittenNumber;
  readonly isRight: boolean;
}

/**
 * A sentence with each sum it shows replaced by `this`, so that only its other numbers are left to check; `undefined` if a sum
 * is wrong, or made of numbers of unknown origin. A task may count what it asks for: `3 machines × 5 runs = 15`.
 */
export function withoutShownSums(
  sentence: string,
  numbers: readonly KnownNumber[],
  isOrder = false,
): string | undefined {
  const sums = shownSumsIn(sentence);
  const isTask = (sum: ShownSum): boolean => isOrder && isOfSmallCounts(sum, sentence);
  if (sums.some((sum) => !isSound(sum, sentence, numbers) && !isTask(sum))) return undefined;
  // The result of one may open the next: `21 − 14 = 7 hours × $140 = $980`.
  const ends = sums.map(({ end }, at) => Math.min(end, sums[at + 1]?.start ?? end));
  return sums.reduceRight((text, { start }, at) => `${text.slice(0, start)}this${text.slice(ends[at])}`, sentence);
}

/** The numbers of the sums that a sentence shows: it may name them again. */
export const shownIn = (sentence: string, numbers: readonly KnownNumber[]): readonly KnownNumber[] =>
  shownSumsIn(sentence)
    .filter((sum) => isSound(sum, sentence, numbers))
    .flatMap(({ operands, result }) => [...operands, result].flatMap(({ low, high }) => [known(low), known(high)]));

/** The results of the sums in these texts, each made of known numbers or of earlier results, supposed ones included. */
export function shownResults(texts: readonly string[], numbers: readonly KnownNumber[]): readonly KnownNumber[] {
  const results = new Map<string, KnownNumber>();
  const showing = texts.filter((text) => equals.test(text)).flatMap((text) => text.split(/(?<=[.?!])\s+/u));
  for (const sentence of [...showing, ...showing]) {
    for (const sum of shownSumsIn(sentence)) {
      const all = [...numbers, ...results.values()];
      if (!isSound(sum, sentence, all)) continue;
      // What a sentence takes for granted applies to that sentence alone.
      const shared = supposes(sentence) ? [sum.result] : [sum.result, ...sum.operands];
      const told = all.filter(({ isSupposed }) => !isSupposed);
      const ends = [...shared.flatMap(({ low, high }) => [known(low), known(high)]), ...inOtherUnits(sum, sentence)];
      const isSupposed = !isOfToldNumbers(sum, sentence, told);
      for (const end of ends.map((one): KnownNumber => (isSupposed ? { ...one, isSupposed } : one)))
        results.set(JSON.stringify(end), end);
    }
  }
  return [...results.values()];
}

/** A result in seconds or minutes, as minutes and hours: `374 minutes, a little over six hours`. */
function inOtherUnits({ result }: ShownSum, sentence: string): readonly KnownNumber[] {
  const [, unit = ""] = /^ ?(sec|min)/u.exec(sentence.slice(result.end)) ?? [];
  const minutes = unit === "sec" ? result.low / 60 : result.low;
  return [
    ...(unit === "sec"
      ? [minutes, Math.round(minutes)].map((value): KnownNumber => ({ ...known(value), only: "mi" }))
      : []),
    ...(unit === ""
      ? []
      : [minutes / 60, Number((minutes / 60).toFixed(1))].map(
          (value): KnownNumber => ({ ...known(value), only: "hours" }),
        )),
  ];
}

/** A correct sum of numbers that an answer states, or with such a result, or of others if its sentence says it supposes them. */
const isSound = (sum: ShownSum, sentence: string, numbers: readonly KnownNumber[]): boolean =>
  sum.isRight &&
  (supposes(sentence) || isOfToldNumbers(sum, sentence, numbers) || isTold(sum.result.low, sentence, numbers));

/** At least one number of the sum is stated; small counts and the calendar may go with it. */
function isOfToldNumbers({ operands }: ShownSum, sentence: string, numbers: readonly KnownNumber[]): boolean {
  const ends = operands.flatMap((one) =>
    [one.low, one.high].map((value) => ({
      value,
      isTold: isTold(value, sentence, numbers),
      isMeasured: isMeasured(one, sentence),
    })),
  );
  return (
    ends.some(({ isTold }) => isTold) &&
    // A time, a share or money must be stated, however small.
    ends.every(
      ({ value, isTold, isMeasured }) => isTold || calendar.has(value) || (value <= highestCount && !isMeasured),
    )
  );
}

/** A correct sum of counts that are small enough to be the letter's own. */
const isOfSmallCounts = ({ operands, isRight }: ShownSum, sentence: string): boolean =>
  isRight && operands.every((one) => one.high <= highestCount && !isMeasured(one, sentence));

const isMeasured = ({ start, end }: WrittenNumber, sentence: string): boolean =>
  sentence.slice(start, end).startsWith("$") || measured.test(sentence.slice(end));

/** A time of day may be written as `17`, where the shop says `five`. */
const isTold = (number: number, sentence: string, numbers: readonly KnownNumber[]): boolean =>
  numbers.some(
    ({ value }) => value === number || (value === number - 12 && number <= 24 && / [−–-] /u.test(sentence)),
  ) ||
  numbers.some(({ value, only }) => only === "hours" && value * 60 === number) ||
  isDifference(number, sentence, numbers) ||
  (/\bhalf\b/iu.test(sentence) && numbers.some(({ value }) => value === 2 * number));

/** Up to this number, a letter may count things itself, such as shifts between two dates: the sum can be checked. */
const highestCount = 12;
const measured = /^[\s-]?(?:%|h\b|hours?\b|min\b|minutes?\b|per ?cent\b|dollars?\b)/iu;

/** `152 ÷ 190` if an answer says 38 of 190, and `680 × 17%` next to 41 and 58. */
function isDifference(number: number, sentence: string, numbers: readonly KnownNumber[]): boolean {
  const others = numbersIn(sentence).map(({ low }) => low);
  const isStated = (value: number): boolean => numbers.some((one) => one.value === value);
  return others.some(
    (one) => one !== number && isStated(one) && (isStated(Math.abs(one - number)) || others.includes(one + number)),
  );
}

/** Whether a text says that a number is its own: `if it takes 20 minutes`, `say 20 minutes`. */
export const supposes = (text: string): boolean => assumes.test(text);

export const assumes =
  /\b(?:if|assum(?:e|es|ed|ing)|suppose|supposing|our (?:estimate|guess))\b|, say,|\bsay,? (?=[$€£]?\d|an? |half |one |two |three |four |five )/iu;

/** Seconds, minutes, hours, shifts, days, weeks, months and a year of work, and what turns parts into percent or grams into kilos. */
const calendar: ReadonlySet<number> = new Set([
  4, 5, 7, 8, 12, 13, 20, 21, 22, 24, 28, 30, 31, 40, 48, 50, 51, 52, 60, 65, 80, 90, 100, 168, 250, 260, 365, 1000,
  2000, 2080, 3600,
]);

/** Most sentences show none. */
export const shownSumsIn = (sentence: string): readonly ShownSum[] => (equals.test(sentence) ? sumsIn(sentence) : []);

const equals = /[=≈]/u;
/** A sentence that shows more is no sentence, but a model that repeats itself. Own judgment. */
const mostSums = 20;
const sumsIn = memoizeText((sentence): readonly ShownSum[] => {
  const signs = [...sentence.matchAll(/[=≈]/gu)];
  return signs.length > mostSums ? [] : signs.flatMap(({ index }) => sumAt(index, sentence) ?? []);
});

function sumAt(equals: number, sentence: string): ShownSum | undefined {
  const numbers = numbersIn(sentence).map((one) => withoutSign(one, sentence));
  const result = numbers.find(({ start }) => start > equals);
  const before = numbers.filter(({ end }) => end <= equals);
  const signs = before.map(({ end }, at) => signIn(sentence.slice(end, before[at + 1]?.start ?? equals)));
  const first = signs.slice(0, -1).lastIndexOf(undefined) + 1;
  const operands = before.slice(first);
  const [opening] = operands;
  if (result === undefined || opening === undefined || operands.length < 2) return undefined;
  if (!/^[=≈]\s*(?:an? )?(?:[$€£₹]|[A-Z]{3} |Rs\.? ?|kr ?)?$/u.test(sentence.slice(equals, result.start)))
    return undefined;
  const start = opening.start - (/[\s$€£(]*$/u.exec(sentence.slice(0, opening.start))?.[0].trimStart().length ?? 0);
  const pieces = operands.map(({ end }, at) => sentence.slice(end, operands[at + 1]?.start ?? equals));
  const value = resultOf(sentence.slice(start, opening.start), operands, pieces);
  // `= 620 × $92` goes on: it is no result.
  if (/^ ?(?:[a-z]+ ){0,2}[×÷]/u.test(sentence.slice(result.end))) return undefined;
  const isPoints = /^\s(?:percentage )?points?\b/iu.test(sentence.slice(result.end));
  const isPercent = /^\s?(?:%|percent\b)/iu.test(sentence.slice(result.end));
  const end = result.end + (/^\s?%/u.exec(sentence.slice(result.end))?.[0].length ?? 0);
  const factors = [
    1,
    ...(isPercent || isPoints ? [100] : []),
    ...(inHours.test(sentence.slice(result.end)) || ofMinutes.test(sentence.slice(start, equals)) ? [1 / 60] : []),
  ];
  const isRight = value !== undefined && factors.some((factor) => isResult(result, value, factor));
  return { start, end, operands, result, isRight };
}

/** The plus of `3 + 2` doesn't mean “or more”. */
function withoutSign(number: WrittenNumber, sentence: string): WrittenNumber {
  const [sign = ""] = /\s*\+$/u.exec(sentence.slice(number.start, number.end)) ?? [];
  return sign === "" ? number : { ...number, bound: "exact", end: number.end - sign.length };
}

/** Minutes at an hourly rate. */
const ofMinutes = /\d min(?:ute)?s?\b.*[$€£]/u;
const inHours = /^\s?(?:machine |labor |spindle )?h(?:ours?)?\b/iu;
