import { daysAWeek } from "../../../knowledge/figures/week.ts";
import { hoursAShiftWeek } from "../../../knowledge/figures/working-time.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import type { Situation } from "../../../knowledge/situations/situation.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { lostHoursWords } from "../case.words.ts";
import type { SituationSeen } from "../finding/how-it-happens.ts";
import { asPrinted, rounded, written } from "../numbers.ts";
import type { SizeRow } from "./size-row.ts";

/** Machine hours a year lost to the leading cause. */
export interface LostHours {
  readonly aYear: number;
  /** As printed on page one: `2,200 machine hours a year`. */
  readonly text: string;
}

/** The machine hours of page one's first figure; `null` if that is in another unit. */
export function lostHoursIn(size: readonly SizeRow[], situation: SituationSeen | null): LostHours | null {
  const row = size.find((one) => one.kind === "our-hours");
  if (row?.kind !== "our-hours") return null;
  if (situation !== null && (situation.theme !== row.theme || costsNoHours(situation))) return null;
  const aYear = asPrinted(row.aYear.likely);
  return {
    aYear,
    text: `${row.isStated ? "" : "estimated "}${withNoun(rounded(aYear), "machine hours")} a year`,
  };
}

/** Whether a situation's cost isn't machine hours, so that the page doesn't show our hours for its cause. */
const costsNoHours = ({ id }: SituationSeen): boolean => (situations[id] as Situation).costsNoHours === true;

/** Hours of one machine a week, over all its shifts. */
export const hoursOfMachine = ({ shift_count }: Pick<Submission, "shift_count">): number =>
  hoursAShiftWeek * Number(shift_count);

/** The least share of one machine's hours that is worth showing. Own judgment. */
const minOfMachine = 0.25;

/** How many machines' hours that equals; `null` if almost none, or more machines than there are. */
export function machinesWorth({ aYear }: LostHours, submission: Submission): string | null {
  const one = hoursOfMachine(submission) * weeksAYear;
  const machines = aYear / one;
  if (machines < minOfMachine || machines > submission.machine_count) return null;
  const sum = `${written(aYear)} ÷ ${withNoun(written(one), "shift hours")}`;
  return machines < 1
    ? lostHoursWords.shareOfMachine(String(Math.round(machines * 100)), sum)
    : lostHoursWords.machinesAll(withNoun(written(machines), "machines"), sum);
}

/** Units of working time, longest first, each with the number of weeks from which it is used. Own judgment. */
const units = [
  { from: 2 * weeksAYear, weeks: weeksAYear, name: "year" },
  { from: 16, weeks: weeksAYear / 12, name: "month" },
  { from: 2, weeks: 1, name: "week" },
  { from: 0, weeks: 1 / daysAWeek, name: "working day" },
] as const;

/** Working weeks in the usual unit: `23 working days`, `4.5 months`. */
export function weeksText(weeks: number): string {
  const unit = units.find(({ from }) => weeks >= from) ?? units[3];
  return withNoun(rounded(weeks / unit.weeks), `${unit.name}s`);
}
