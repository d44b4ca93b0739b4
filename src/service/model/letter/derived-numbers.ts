import { memoizeText } from "../../../diagnosis/memoize.ts";
import { type KnownNumber, known } from "./grounds.ts";
import { countsIn, type Numbers, type Operand, operandsIn, perPeriod } from "./operands.ts";

/** What a sentence is next to. */
export interface Nearby {
  /** Its paragraph or row. */
  readonly line: string;
  /** What was kept of its section before it. */
  readonly section: string;
}

/**
 * The numbers of a sentence that follow from told ones by one or two operations: from two that stand near it, from one of them
 * and a small count of its own (`three technicians at 40 hours make 120`) or a told amount, from one for another period
 * (`$7,350 a quarter, or $29,400 a year`), or from two that one sentence of an answer tells.
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
  const counts = countsIn(sentence);
  const byCount: readonly Sign[] = leaves.test(sentence) ? ["×", "÷", "−"] : ["×", "÷"];
  const inSection = operandsIn(section);
  const ofLine = operandsIn(line).filter((one) => isKnown(one) || inSection.some(({ value }) => value === one.value));
  const told = passages.flatMap(sentencesOf).map(operandsIn);
  const found: Operand[] = [];
  let left = said.filter((one) => !isKnown(one));
  for (let isMore = true; isMore; ) {
    const held = said.filter((one) => isKnown(one) || found.some(({ value }) => value === one.value));
    const near = { line: unlike([...ofLine, ...held]), section: unlike([...inSection, ...ofLine, ...held]), told };
    const more = left.filter((one) => follows(one, near) || isOfTwo(one, unlike(held), counts, byCount));
    found.push(...more);
    left = left.filter((one) => !more.includes(one));
    isMore = more.length > 0 && left.length > 0;
  }
  return found.map(({ value }) => known(value));
}

/** `Of 22, two were the crash; 20 remain`. */
const leaves = /\b(?:remain\w*|left|leav(?:es|ing))\b/iu;

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
      isForOtherPeriod(one, first) ||
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
          return isOfTwo(one, [{ value, unit, time, period: null, tolerance: 0 }], others);
        })
      );
    }),
  );

const mostInLine = 14;

function isForOtherPeriod(one: Operand, first: Operand): boolean {
  if (one.period === null || one.unit !== first.unit || one.period === first.period) return false;
  return perPeriod[one.period].some((factor) => isRight(one, { value: first.value * factor }, first));
}

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

const sentencesOf = memoizeText((text): readonly string[] => text.split(/(?<=[.?!;])\s+/u));

const unlike = (all: Numbers): Numbers => [
  ...new Map(all.map((one) => [`${one.value} ${one.unit} ${one.time}`, one])).values(),
];
