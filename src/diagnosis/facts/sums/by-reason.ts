import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type FreeTextField, freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { type Sentence, sentencesOf } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { statedUnits } from "./stated.words.ts";

/** What a shop sorted by reason, whose parts add up to the whole. */
export interface SortedByReason {
  readonly field: FreeTextField;
  readonly all: number;
  /** The sentence that tells how many there are in all. */
  readonly whole: Sentence;
  /** The reasons, the most frequent first; what is left over isn't among them. */
  readonly reasons: readonly Reason[];
}

interface Reason {
  readonly number: number;
  readonly sentence: Sentence;
  /** The words of this reason alone. */
  readonly words: string;
}

interface Counted {
  readonly number: number;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

/** The fewest things whose reasons say something. Own judgment. */
const fewest = 12;
/** In how many sentences after the whole its parts are, and how many parts there are. */
const [sentencesOn, mostParts] = [4, 6];

/**
 * `82 were late. Castings not in: 51. Castings short: 17. Everything else: 14.`: parts that add up to the whole are no
 * coincidence if there are three of them, or two of which one is the rest.
 */
export const sortedByReason = memoizeEach((submission: Submission): SortedByReason | undefined =>
  freeTextFields
    .filter(isReportField)
    .map((field) => sortedIn(field, sentencesOf(submission[field] ?? "").map(countsIn)))
    .find((one) => one !== undefined),
);

/** @param counts the numbers of each sentence */
function sortedIn(field: FreeTextField, counts: readonly (readonly Counted[])[]): SortedByReason | undefined {
  const found = counts.flatMap((here, at) =>
    here.flatMap((whole, nth) => {
      const after = [...here.slice(nth + 1), ...counts.slice(at + 1, at + 1 + sentencesOn).flat()];
      const parts = isWhole(whole) ? partsOf(whole.number, after) : undefined;
      return parts === undefined
        ? []
        : [{ field, all: whole.number, whole: whole.sentence, reasons: reasonsIn(parts) }];
    }),
  );
  return found[0];
}

const isWhole = ({ number, sentence, end }: Counted): boolean =>
  number >= fewest && isSorted.test(sentence.text.slice(end));

/** What shops sort by reason. */
const isSorted = quick(
  /^(?: [\w-]+){0,2} (?:late|of (?:them|those|these)|jobs?|orders?|lots?|lines|stops|alterations|changes|break-?ins|break-?downs|rejects?|rejections|entries|tickets|tags|complaints|returns|setups|travell?ers|ncrs?|pieces|parts|times|hold-?ups|misses|delays)\b/i,
);

/** Whole numbers of things: not hours, percent or dollars. */
const countsIn = (sentence: Sentence): readonly Counted[] =>
  numbersIn(sentence.text).flatMap(({ low, high, start, end }) =>
    low === high &&
    Number.isInteger(low) &&
    low > 0 &&
    !isOfTime.test(sentence.text.slice(end)) &&
    !/[$€£]\s*$/.test(sentence.text.slice(0, start + 1))
      ? [{ number: low, sentence, start, end }]
      : [],
  );
const isOfTime =
  /^(?:\s?(?:%|percent\b|pct\b)|[- ](?:\w+ )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|cents?|dollars?|people|machines|lathes|mills)\b)/i;

function partsOf(whole: number, after: readonly Counted[]): readonly Counted[] | undefined {
  for (let from = 0; from < after.length; from++)
    for (let to = from + 2; to <= Math.min(from + mostParts, after.length); to++) {
      const parts = after.slice(from, to);
      const isAll = parts.reduce((sum, { number }) => sum + number, 0) === whole;
      if (isAll && (parts.length > 2 || parts.some(({ sentence }) => theRest.test(sentence.text)))) return parts;
    }
  return undefined;
}

const theRest = quick(
  /\b(?:the (?:other|rest|remaining)|(?:every|any)thing else|all (?:the )?others?|all other \w+)\b/i,
);

const reasonsIn = (parts: readonly Counted[]): readonly Reason[] =>
  parts
    .map((part) => ({ number: part.number, sentence: part.sentence, words: wordsAround(part, parts) }))
    .filter(({ words }) => !isLeftOver.test(words))
    .toSorted((a, b) => b.number - a.number);
const isLeftOver = quick(/\b(?:(?:every|any)thing else|all (?:the )?others?|all other \w+|the rest)\b/i);

/** What is said of a part: its sentence, up to the parts beside it. */
function wordsAround({ sentence, start, end }: Counted, parts: readonly Counted[]): string {
  const beside = parts.filter((one) => one.sentence === sentence);
  if (beside.length === 1) return sentence.text;
  const next = beside.find((one) => one.start > start)?.start ?? sentence.text.length;
  return sentence.text.slice(end, next);
}

/** The share of the most frequent reason, as the shop's own sum. */
export function mostFrequent(submission: Submission): StatedLoss | undefined {
  const sorted = sortedByReason(submission);
  const [first] = sorted?.reasons ?? [];
  if (sorted === undefined || first === undefined) return undefined;
  const { all, field, whole } = sorted;
  const share = Math.round((100 * first.number) / all);
  return {
    kind: "stated-loss",
    cause: "lead-if-spoken-of",
    value: { low: share, high: share },
    isPercent: true,
    unit: statedUnits.ofCounted(digits(all), ""),
    lines: [`${digits(first.number)} ÷ ${digits(all)} = ${share}%`],
    hours: null,
    counted: { part: first.number, all, things: "" },
    quotes: quotesOf(field, ...new Set([whole, first.sentence])),
  };
}
