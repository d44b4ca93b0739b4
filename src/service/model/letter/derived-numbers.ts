import { numbersIn, type WrittenNumber } from "../../../diagnosis/facts/numbers/number-in-text.ts";
import { memoizeText } from "../../../diagnosis/memoize.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { isMoneyAt } from "./numbers-stated.ts";

/** What a sentence of a memo stands next to. */
export interface Nearby {
  /** Its paragraph or row. */
  readonly line: string;
  /** What was kept of its section before it. */
  readonly section: string;
}

/**
 * The numbers of a sentence that follow from told ones by one or two operations: from two that stand near it, from one of them
 * and a told amount, or from two that one sentence of an answer tells.
 *
 * @param numbers those that a sentence may repeat as they are
 * @param passages of the answers
 */
export function derivedIn(
  sentence: string,
  { line, section }: Nearby,
  numbers: readonly KnownNumber[],
  passages: readonly string[],
): readonly KnownNumber[] {
  const isKnown = ({ value }: Operand): boolean => numbers.some((one) => one.value === value);
  const said = operandsIn(sentence);
  const inSection = operandsIn(section);
  const ofLine = operandsIn(line).filter((one) => isKnown(one) || inSection.some(({ value }) => value === one.value));
  const told = passages.flatMap(sentencesOf).map(operandsIn);
  const found: Operand[] = [];
  let left = said.filter((one) => !isKnown(one));
  for (let isMore = true; isMore; ) {
    const held = said.filter((one) => isKnown(one) || found.some(({ value }) => value === one.value));
    const near = { line: unlike([...ofLine, ...held]), section: unlike([...inSection, ...ofLine, ...held]), told };
    const more = left.filter((one) => follows(one, near));
    found.push(...more);
    left = left.filter((one) => !more.includes(one));
    isMore = more.length > 0 && left.length > 0;
  }
  return found.map(({ value }) => known(value));
}

interface Operand {
  readonly value: number;
  readonly unit: "money" | "share" | "other";
  readonly time: "h" | "min" | "sec" | null;
  /** How far a result may be off that is written like this. */
  readonly tolerance: number;
}

type Numbers = readonly Operand[];

interface Near {
  readonly line: Numbers;
  readonly section: Numbers;
  readonly told: readonly Numbers[];
}

function follows(one: Operand, { line, section, told }: Near): boolean {
  const isMade = (some: Numbers, others: Numbers, by?: readonly Sign[]): boolean => isOfTwo(one, some, others, by);
  if (isCommon(one)) {
    const isShare = one.unit === "share";
    return (
      isMade(line, line) ||
      isMade(section, section, isShare ? ["÷", "−", "+"] : ["−", "+"]) ||
      (isShare && told.some((sentence) => isMade(sentence, sentence, ["÷"])))
    );
  }
  const amounts = told.flat().filter((each) => each.unit === "money" || !isCommon(each));
  return (
    isMade(section, section) ||
    isMade(section, amounts) ||
    told.some((sentence) => isMade(sentence, sentence)) ||
    isOfThree(one, line)
  );
}

/** Shares and numbers of one or two digits before their zeros, such as 42 and 3,500, follow from too many others by chance. */
const isCommon = ({ value, unit }: Operand): boolean => unit === "share" || /^\d{1,2}0*$/u.test(String(value));

const isOfTwo = (one: Operand, some: Numbers, others: Numbers, by: readonly Sign[] = signs): boolean =>
  some.some(
    (first) =>
      (first.time !== null && one.time !== null && first.time !== one.time && isRight(one, first, first)) ||
      others.some(
        (second) =>
          first !== second &&
          by.some(
            (sign) => fits(one, first, second, sign) && isRight(one, calculated(first, second, sign), first, second),
          ),
      ),
  );

/** Whether it follows from three numbers of the same paragraph or row: `14 × 6 × 118`, `(47 − 35) × 26`. */
const isOfThree = (one: Operand, line: Numbers): boolean =>
  line.length <= mostInLine &&
  line.some((first) =>
    line.some((second) => {
      const others = line.filter((other) => other !== first && other !== second);
      const unit = [first, second].some((each) => each.unit === "money") ? "money" : first.unit;
      const time = first.time ?? second.time;
      return (
        first !== second &&
        signs.some((sign) => {
          const { value } = calculated(first, second, sign);
          return isOfTwo(one, [{ value, unit, time, tolerance: 0 }], others);
        })
      );
    }),
  );

const mostInLine = 14;

const signs = ["−", "×", "÷", "+"] as const;
type Sign = (typeof signs)[number];

/** Money comes from money, and a share is a part of something. */
function fits({ unit }: Operand, first: Operand, second: Operand, sign: Sign): boolean {
  const countOf = (kind: Operand["unit"]): number => Number(first.unit === kind) + Number(second.unit === kind);
  switch (sign) {
    case "+":
    case "−":
      return unit === first.unit && unit === second.unit;
    case "×":
      return unit === "money"
        ? countOf("money") === 1
        : countOf("money") === 0 && (unit !== "share" || countOf("share") === 2);
    case "÷":
      if (unit === "money") return first.unit === "money" && second.unit === "other";
      return first.unit === second.unit || (unit === "share" && countOf("money") === 0);
  }
}

function calculated(first: Operand, second: Operand, sign: Sign): Pick<Operand, "value"> {
  const isPart = (one: Operand): boolean => one.unit === "share" && (sign === "×" || sign === "÷");
  const [a = 0, b = 0] = [first, second].map((one) => (isPart(one) ? one.value / 100 : one.value));
  return { value: { "+": a + b, "−": a - b, "×": a * b, "÷": a / b }[sign] };
}

/** Whether a value is what is written. What was told in minutes may be worked out in hours, or at an hourly rate. */
function isRight(one: Operand, { value }: Pick<Operand, "value">, ...from: Numbers): boolean {
  const isFrom = (time: Operand["time"]): boolean => from.some((each) => each.time === time);
  const factors = [
    one.unit === "share" ? 100 : 1,
    ...(isFrom("min") && (one.time === "h" || one.unit === "money") ? [1 / 60] : []),
    ...(isFrom("h") && one.time === "min" ? [60] : []),
    ...(isFrom("sec") && one.time === "min" ? [1 / 60] : []),
    ...(isFrom("sec") && one.time === "h" ? [1 / 3600] : []),
  ];
  return factors.some((factor) => Math.abs(value * factor - one.value) <= one.tolerance + 1e-9);
}

const operandsIn = memoizeText(
  (text): Numbers =>
    numbersIn(text).flatMap((number) => {
      const written = text.slice(number.start, number.end);
      const after = text.slice(number.end);
      if (!/\d/u.test(written) || isName(written, after)) return [];
      const unit = unitAt(text, number);
      const [, time] = /^[ -](h|min|sec)(?:ours?|utes?|onds?)?\b/u.exec(after) ?? [];
      return [...new Set([number.low, number.high])].map((value) => ({
        value,
        unit,
        time: (time as Operand["time"] | undefined) ?? null,
        tolerance: number.bound === "exact" ? halfOfLastDigit(value) : Math.max(halfOfLastDigit(value), 0.02 * value),
      }));
    }),
);

/** `0917`, a year, a job's or an alloy's number: what is counted has a comma, a unit or a currency. */
const isName = (written: string, after: string): boolean =>
  /^0\d/u.test(written) || (/^\d{4,}$/u.test(written) && !/^ ?(?:%|[a-z]{1,12}s?\b)/u.test(after));

/** Half of the last digit: 0.05 of 4.7; of a large number the last one before its zeros: 50 of 2,800, at most a hundredth of it. */
function halfOfLastDigit(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  if (decimals !== "" || value < 1000) return 0.5 / 10 ** decimals.length;
  const zeros = /0*$/u.exec(String(value))?.[0].length ?? 0;
  return Math.min(10 ** zeros / 2, value / 100);
}

const unitAt = (text: string, { start, end }: WrittenNumber): Operand["unit"] =>
  isMoneyAt(text, start, end) || text.slice(start, end).includes("$")
    ? "money"
    : /^\s?(?:%|per ?cent\b)/iu.test(text.slice(end))
      ? "share"
      : "other";

const sentencesOf = memoizeText((text): readonly string[] => text.split(/(?<=[.?!;])\s+/u));

const unlike = (all: Numbers): Numbers => [
  ...new Map(all.map((one) => [`${one.value} ${one.unit} ${one.time}`, one])).values(),
];
