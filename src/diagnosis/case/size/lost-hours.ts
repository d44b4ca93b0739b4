import type { LowHigh } from "../../../knowledge/figures/units.ts";
import { daysAWeek, hoursAShift, hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { type StatedLoss, span } from "../../facts/sums/loss.ts";
import type { CaseFinding } from "../case.ts";
import { lostHoursWords } from "../case.words.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { asPrinted, rounded, written } from "../numbers.ts";
import type { SizeRow } from "./size-row.ts";

/** Working weeks in each period that hours are stated for. */
const weeksOf = { "a day": 1 / daysAWeek, "a week": 1, "a month": weeksAYear / 12, "a year": weeksAYear } as const;

export type Period = keyof typeof weeksOf;

/** Machine hours lost to the leading cause. */
export interface LostHours extends LowHigh {
  readonly period: Period;
  /** As printed on page one: `34.5 machine hours a day`. */
  readonly text: string;
}

/** The machine hours of page one's first figure; `null` if that is in another unit or about one event. */
export function lostHoursIn(
  size: readonly SizeRow[],
  { themes: [lead] }: CaseFinding,
  situation: SituationSeen | null,
): LostHours | null {
  for (const row of size) {
    if (row.kind === "stated-loss" && row.cause === lead) return ofStated(row.sum);
    if (row.kind === "stops") return withText({ low: row.hoursAWeek, high: row.hoursAWeek }, "a week");
    if (
      row.kind === "our-hours" &&
      (situation === null || (situation.theme === row.theme && !costsNoHours(situation)))
    ) {
      const likely = asPrinted(row.aYear.likely);
      return {
        low: likely,
        high: likely,
        period: "a year",
        text: `${row.isStated ? "" : "estimated "}${withNoun(rounded(likely), "machine hours")} a year`,
      };
    }
  }
  return null;
}

/** Whether a situation's cost isn't machine hours, so that the page doesn't show our hours for its cause. */
const costsNoHours = ({ id }: SituationSeen): boolean => (situations[id] as Situation).costsNoHours === true;

function ofStated({ hours, unit }: Extract<SizeRow, { readonly kind: "stated-loss" }>["sum"]): LostHours | null {
  if (hours === null || !unit.startsWith("machine hours") || !isPeriod(hours.period)) return null;
  return withText(hours, hours.period);
}

const isPeriod = (text: string): text is Period => text in weeksOf;

const withText = ({ low, high }: LowHigh, period: Period): LostHours => ({
  low,
  high,
  period,
  text: `${withNoun(span(low, high), "machine hours")} ${period}`,
});

/** Hours of one machine over all its shifts. */
export const hoursOfMachine = (period: Period, { shift_count }: Pick<Submission, "shift_count">): number =>
  hoursAShiftWeek * Number(shift_count) * weeksOf[period];

/** The least share of one machine's hours that is worth showing. Own judgment. */
const minOfMachine = 0.25;

/** How many machines' hours that equals; `null` if almost none, or more machines than there are. */
export function machinesWorth(lost: LostHours, submission: Submission): string | null {
  const one = hoursOfMachine(lost.period, submission);
  const [low, high] = [lost.low / one, lost.high / one];
  if (high < minOfMachine || high > submission.machine_count) return null;
  const [, period = ""] = lost.period.split(" ");
  const sum = `${span(lost.low, lost.high)} ÷ ${withNoun(written(one), "shift hours")}`;
  return high < 1
    ? lostHoursWords.shareOfMachine(span(...shares(low, high)), period, sum)
    : lostHoursWords.machinesAll(withNoun(span(low, high), "machines"), period, sum);
}

/**
 * What one event's hours add up to if it happens weekly; `null` if they cover a longer time, aren't machine hours, or
 * exceed a shift, because that doesn't happen every week.
 */
export function onceAWeek({ hours, unit }: StatedLoss): string | null {
  if (hours === null || !oneEvent.test(hours.period) || /\b(?:labor|bill)\b/.test(unit)) return null;
  // As printed, so that a calculator gives the same result.
  const [low, high] = [Math.round(hours.low * 10) / 10, Math.round(hours.high * 10) / 10];
  if (high > hoursAShift) return null;
  return lostHoursWords.onceAWeek(
    span(low, high),
    weeksAYear,
    withNoun(span(low * weeksAYear, high * weeksAYear), "hours"),
  );
}

const oneEvent = /^(?:on that job|that one time|each time)$/;

const shares = (low: number, high: number): [number, number] => [Math.round(low * 100), Math.round(high * 100)];

/** In how many working weeks the lost hours add up to this many. */
export const weeksUntil = (hours: number, { low, high, period }: LostHours): LowHigh => ({
  low: (hours / high) * weeksOf[period],
  high: (hours / low) * weeksOf[period],
});

/** Hours a year. */
export const yearlyOf = ({ low, high, period }: LostHours): LowHigh => ({
  low: (low * weeksAYear) / weeksOf[period],
  high: (high * weeksAYear) / weeksOf[period],
});

/** Units of working time, longest first, each with the number of weeks from which it is used. Own judgment. */
const units = [
  { from: 2 * weeksAYear, weeks: weeksAYear, name: "year" },
  { from: 16, weeks: weeksAYear / 12, name: "month" },
  { from: 2, weeks: 1, name: "week" },
  { from: 0, weeks: 1 / daysAWeek, name: "working day" },
] as const;

/** Working weeks in the usual unit: `23 working days`, `4.5 months`. */
export function timeIn({ low, high }: LowHigh): string {
  const unit = units.find(({ from }) => high >= from) ?? units[3];
  const [first, last] = [rounded(low / unit.weeks), rounded(high / unit.weeks)];
  return `${first === last ? last : `${first} to ${last}`} ${unit.name}${last === "1" ? "" : "s"}`;
}
