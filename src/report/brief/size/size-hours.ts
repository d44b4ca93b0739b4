import type { Case } from "../../../diagnosis/case/case.ts";
import { asPrinted } from "../../../diagnosis/case/numbers.ts";
import { lostHoursIn, machinesWorth } from "../../../diagnosis/case/size/lost-hours.ts";
import { leastHoursAWeek } from "../../../diagnosis/case/size/size.ts";
import type { SizeRow } from "../../../diagnosis/case/size/size-row.ts";
import type { Diagnosis, Loss } from "../../../diagnosis/diagnosis.ts";
import { goalHoursAWeek } from "../../../diagnosis/facts/goals/goal-hours.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import { weeksAYear } from "../../../knowledge/figures/working-weeks.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import { lostWords } from "../../../survey/shared.words.ts";
import type { Submission } from "../../../survey/submission.ts";
import { withNoun } from "../../../survey/writing.ts";
import { lossId } from "../../figures.ts";
import { plainNumber, twoFigures } from "../../format.ts";
import { evidence, plain, type Text } from "../../text.ts";
import type { HeadlineFigure, Reading } from "../../text-blocks.ts";
import { themeWords } from "../../wording.ts";
import { narrowedTo } from "../page-one/cause-named.ts";
import { pageOneWords } from "../page-one/page-one.words.ts";
import { timeOf } from "../page-one/time-of.ts";
import { sizeWords as words } from "./size.words.ts";
import { partsOf, ranged, rangeIn, written } from "./size-readings.ts";

export type Losses = Diagnosis["themes"][number]["losses"];

export const machineHours = (themes: Diagnosis["themes"]): Losses =>
  themes.flatMap(({ losses }) => losses).filter(({ currency }) => currency === "machine_hours");

/** A cause's cost in machine hours a year, and how the owner can check it. */
export function ourHours(
  row: SizeRow & { kind: "our-hours" },
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
): HeadlineFigure {
  const { theme, aYear } = row;
  const reading = ranged(aYear, words.hours.unit);
  const setups = found.size.find((one) => one.kind === "setups-per-machine-week" && one.theme === theme);
  const checked =
    setups?.kind === "setups-per-machine-week" ? setupsCheck(setups) : weekCheck(aYear.likely, theme, submission);
  const { sum } = found.finding;
  const example = sum?.kind === "setup-overrun" ? [setupPicture(sum)] : [];
  const loss = diagnosis.themes
    .find(({ id }) => id === theme)
    ?.losses.find(({ currency }) => currency === "machine_hours");
  return {
    name: words.hours.name(themeWords[theme].noun),
    readings: [reading, ...example],
    words: plain(
      [
        rangeIn(aYear),
        words.hours.estimate,
        countedUnder(theme, found),
        worthOf(found, submission),
        besideGoal(aYear, submission),
        checked,
      ]
        .filter((text) => text !== "")
        .join(" "),
    ),
    how: loss === undefined ? [] : [evidence(pageOneWords.evidence, lossId(loss))],
  };
}

/** A cause's machine hours a year if the shop states none: a sentence, not a figure. */
export function hoursInWords(
  { theme, aYear }: SizeRow & { kind: "our-hours" },
  submission: Submission,
  diagnosis: Diagnosis,
): Text {
  const aWeek = asPrinted(asPrinted(aYear.likely) / weeksAYear);
  const lines = [
    untold(aYear, words.hours.unit, themeWords[theme].noun),
    besideGoal(aYear, submission),
    isWide(aYear)
      ? words.hours.toCheck(themes[theme].toCount)
      : words.hours.untoldCheck(plainNumber(aWeek), themes[theme].toCount),
  ];
  const loss = machineHours(diagnosis.themes.filter(({ id }) => id === theme))[0];
  return withLink(lines, loss);
}

function untold(range: Range, unit: string, noun: string): string {
  const { low, likely, high } = written(range);
  return isWide(range) ? words.hours.wide(unit, noun, low, high) : words.hours.untold(likely, unit, noun, low, high);
}

/** Whether the ends of a range are so far apart that a number between them would mislead. Own judgment. */
export const isWide = ({ low, high }: Range): boolean => high > widest * low;
const widest = 5;

const withLink = (lines: readonly string[], loss: Loss | undefined): Text => {
  const text = plain(lines.filter((line) => line !== "").join(" "));
  return loss === undefined ? text : [...text, ...plain(" "), evidence(pageOneWords.evidence, lossId(loss))];
};

/** How many machines' hours that equals; empty if the comparison doesn't help. */
function worthOf({ size, situation }: Case, submission: Submission): string {
  const lost = lostHoursIn(size, situation);
  return (lost && machinesWorth(lost, submission)) ?? "";
}

/** If a sentence narrows a cause, its hours are still those of the whole cause. */
const countedUnder = (theme: ThemeId, found: Case): string =>
  narrowedTo(theme, found) === undefined ? "" : words.hours.under;

/** Whether the cause could bring the hours of the goal; empty if the goal names none, or the range includes them. */
function besideGoal({ low, high }: Range, submission: Submission): string {
  const goal = goalHoursAWeek(submission);
  if (goal === undefined) return "";
  const aYear = goal * weeksAYear;
  const sum = `${plainNumber(goal)} × ${weeksAYear} = ${plainNumber(aYear)}`;
  return aYear > high ? words.hours.goalBeyond(sum) : aYear < low ? words.hours.goalWithin(sum) : "";
}

function setupsCheck({ times, isBelievable }: SizeRow & { kind: "setups-per-machine-week" }): string {
  const { low, likely, high } = written(times);
  return isBelievable ? words.setups.check(likely, low, high) : words.setups.unbelievable(likely);
}

/**
 * The same hours per week and per machine, or per machinist if there are fewer of them: what one machine would show, or
 * one person would meet.
 */
function weekCheck(hours: number, theme: ThemeId, { machine_count, machinist_count }: Submission): string {
  const byPeople = machinist_count !== undefined && machinist_count > 0 && machinist_count < machine_count;
  const heads = byPeople ? machinist_count : machine_count;
  const aWeek = asPrinted(asPrinted(hours) / weeksAYear);
  const each = aWeek / heads;
  const minutes = Math.round(60 * each);
  return words.hours.check(
    `${twoFigures(hours)} ÷ ${weeksAYear} weeks = ${withNoun(plainNumber(aWeek), "hours")}${aWeek < 1 ? ` (${timeOf(Math.round(60 * aWeek))})` : ""}`,
    heads === 1 ? "" : `${plainNumber(heads)} ${byPeople ? words.hours.machinists : words.hours.machines}`,
    minutes < 1 ? words.hours.underAMinute : minutes < 90 ? timeOf(minutes) : withNoun(twoFigures(each), "hours"),
    themes[theme].toCount,
  );
}

/** What the leading cause costs, if not machine hours: always our estimate. */
export function leadingLoss(found: Case, { themes: ranked }: Diagnosis): readonly Text[] {
  const { finding, situation } = found;
  const theme = situation?.theme ?? finding.themes[0];
  const leading = ranked.find(({ id }) => id === theme);
  const loss = leading?.losses.find(({ amount }) => amount.likely > 0 && amount.unit === "h/yr");
  if (leading === undefined || loss === undefined || loss.amount.likely < leastHoursAWeek * weeksAYear) return [];
  const said = untold(loss.amount, lostWords[loss.currency], themeWords[leading.id].noun);
  const aWeek = plainNumber(asPrinted(asPrinted(loss.amount.likely) / weeksAYear));
  return [withLink([said, words.hours.untoldCheck(aWeek, themes[leading.id].toCount)], loss)];
}

/** The setup they describe, planned and actual, so that the sum above it can be checked at a glance. */
function setupPicture({ planned, took }: { readonly planned: number; readonly took: number }): Reading {
  return {
    value: `${plainNumber(took - planned)} min`,
    unit: words.setups.picture(timeOf(took), timeOf(planned)),
    scale: partsOf(took, "min", [
      { to: planned, tone: "accent-soft", name: words.setups.planned },
      { to: took, tone: "loss", name: words.setups.over },
    ]),
    description: words.setups.picture(timeOf(took), timeOf(planned)),
  };
}
