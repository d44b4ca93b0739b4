import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Submission } from "../../../survey/submission.ts";
import type { OwnMeasure } from "../../facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../facts/goals/own-measures.ts";
import { span } from "../../facts/sums/loss.ts";
import type { SizeRow } from "../size/size-row.ts";
import { trialWords } from "./trial.words.ts";

const words = trialWords.ownNumber;

/** A number of today that ten working days can change, worded for a row that proves us right or wrong. */
export interface OwnNumber {
  readonly better: string;
  readonly same: string;
}

/** The sum over their own counts if it is per day or week, else what they measure themselves by. */
export function ownNumberOf(leading: ThemeId, size: readonly SizeRow[], submission: Submission): OwnNumber | undefined {
  const stated = size.find((row) => row.kind === "stated-loss" && row.cause === leading);
  if (stated?.kind === "stated-loss" && isShort.test(stated.sum.unit)) {
    const { value, unit, isPercent } = stated.sum;
    const now = `${span(value.low, value.high)}${isPercent ? "%" : ""} ${unit.replace(/ more than .*$/, "")}`;
    return { better: words.less(now), same: words.still(now) };
  }
  const [measure] = ownMeasuresOf(submission).filter(movesSoon);
  if (measure?.today == null || measure.target === null) return undefined;
  const what = `${measure.name}${measure.unit === "" ? "" : `, ${measure.unit}`}`;
  return {
    better: words.better(what, measure.today.text, measure.target.text),
    same: words.same(what, measure.today.text),
  };
}

/** A unit per shift, day or week. */
const isShort = /\b(?:a|each|per) (?:shift|day|night|week)\b/;

/**
 * Whether a number can change within ten working days. Money owed, weeks of lead time and days in the last twelve weeks
 * can't, nor can what is counted by the month.
 */
const movesSoon = ({ today, target, unit, name }: OwnMeasure): boolean =>
  today !== null &&
  target !== null &&
  !/[$€£]/.test(today.text) &&
  !/\bweeks?\b|^of \d|\bmonth/i.test(`${unit} ${/\bweeks from\b/i.test(name) ? "weeks" : ""}`) &&
  !/\b(?:a|per|each) (?:month|quarter|year)$/i.test(name) &&
  !(/\bdays\b/i.test(`${unit} ${name}`) && today.value > slowDays);

/** A lead time of more days than this can't change visibly in ten working days. */
const slowDays = 10;
