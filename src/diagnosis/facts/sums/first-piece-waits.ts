import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { isOfOthers } from "../../../knowledge/patterns/of-others.ts";
import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { monthNames } from "../../../knowledge/patterns/sentence-kinds.ts";
import { type FreeTextField, freeTextFields, isReportField } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { memoizeEach } from "../../memoize.ts";
import { sentencesOf } from "../../reader/words.ts";
import { durationsIn } from "../numbers/durations.ts";
import { numbersIn, writtenNumber } from "../numbers/number-in-text.ts";
import { digits, quotesOf, type StatedLoss } from "./loss.ts";
import { firstPieceWords as words } from "./stated.words.ts";

/** Hours that machines wait for a first piece to be passed, at least. */
export interface FirstPieceWaits {
  readonly aYear: number;
  /** Of the longest waits: how many, and how many hours each took at least. */
  readonly count: number;
  readonly each: number;
  readonly timesAYear: number;
  readonly field: FreeTextField;
  readonly said: string;
}

/**
 * How many first pieces waited longer than a time, by the shop's own count: `in October, 38 of 61 waited more than two
 * hours on the first piece`. Each of them counts for that time alone. `undefined` if it doesn't say in what time.
 */
export const firstPieceWaitsOf = memoizeEach((submission: Submission): FirstPieceWaits | undefined => {
  for (const field of freeTextFields.filter(isReportField))
    for (const { text } of sentencesOf(submission[field] ?? "")) {
      const found = waitsIn(text);
      if (found !== undefined) return { ...found, field, said: text };
    }
  return undefined;
});

function waitsIn(text: string): Omit<FirstPieceWaits, "field" | "said"> | undefined {
  if (!ofFirstPiece.test(text) || isNotToday.test(text) || isOfOthers.test(text)) return undefined;
  const found = waitedLonger.exec(text);
  const count = numbersIn(found?.groups?.count ?? "")[0]?.low;
  const time = found && durationsIn(text).find(({ start }) => start === found.index + found[0].length);
  const timesAYear = timesAYearIn(text);
  if (count === undefined || !time || time.isRange || timesAYear === undefined) return undefined;
  const each = time.minutes / 60;
  return { aYear: count * each * timesAYear, count, each, timesAYear };
}

const timesAYearIn = (text: string): number | undefined =>
  periodsAYear[period.exec(text)?.groups?.per?.toLowerCase() ?? ""] ??
  (inMonth.test(text) ? periodsAYear.month : undefined);

const ofFirstPiece = quick(/\b(?:first|1st)[- ](?:pieces?|articles?|parts?|offs?)\b/i);
const waitedLonger = quick(
  new RegExp(
    String.raw`(?<![\w.,$-])(?<count>${writtenNumber})(?: of (?:them|those|these|the \w+|\d+))?(?: (?:first )?(?:pieces|articles|parts|set-?ups|jobs))? (?:had )?(?:wait(?:ed)?|sat|stood)(?: for)? (?:more than|over|longer than|at least|upwards of) `,
    "iu",
  ),
);
const period = /\b(?:last|this|past|a|per|each|every|one) (?<per>week|month|quarter|year)\b/i;
const inMonth = new RegExp(String.raw`\b(?:in|during|for) (?:${monthNames})\b|^(?:${monthNames})[,:]`, "i");
const periodsAYear: Readonly<Record<string, number>> = { week: weeksAYear, month: 12, quarter: 4, year: 1 };
const isNotToday = /\b(?:would|could|should|if|goal|target|want|hope|used to)\b/i;

/** The same as a sum over the shop's own numbers. */
export function firstPieceSum(submission: Submission): StatedLoss | undefined {
  const stated = firstPieceWaitsOf(submission);
  if (stated === undefined) return undefined;
  const { aYear, count, each, timesAYear, field, said } = stated;
  const hours = { low: aYear, high: aYear };
  const [one, all] = [digits(count * each), digits(aYear)];
  return {
    kind: "stated-loss",
    cause: "quality_inspection",
    value: hours,
    isPercent: false,
    unit: words.unit,
    lines: [
      words.each(digits(count), digits(each), one),
      ...(timesAYear === 1 ? [] : [words.aYear(one, timesAYear, all)]),
    ],
    hours: { ...hours, period: "a year" },
    quotes: quotesOf(field, { text: said }),
  };
}
