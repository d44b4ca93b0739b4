import { benchmarks } from "../../../knowledge/figures/benchmarks.ts";
import type { Range } from "../../../knowledge/figures/units.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { RankedTheme } from "../../diagnosis.ts";
import type { StatedNumber } from "../../facts/goals/own-measure.ts";
import { ownMeasuresOf } from "../../facts/goals/own-measures.ts";
import { hoursDown } from "../../facts/sums/hours-down.ts";
import type { SetupOverrun } from "../../facts/sums/own-sum.ts";
import { onTimeBands } from "../../kpis/value-today.ts";
import { isMeasuredInput } from "../../losses/figure.ts";
import type { CaseFinding } from "../case.ts";
import type { Mechanism, SituationSeen } from "../finding/how-it-happens.ts";
import { gapInHundred } from "../finding/surprise.ts";
import { times } from "../numbers.ts";
import { type Reading, sumsOfKind } from "../reading.ts";
import { statedRows } from "../trial/stated-rows.ts";
import type { SizeRow } from "./size-row.ts";

const weeks = benchmarks["AS-DAYS"].value;
/** The believable number of setups per machine and week. Own judgment. */
const believable = { low: 0.2, high: 10 } as const;

/** The size in the owner's unit: the shop's own sum if there is one, else ours, never both. */
export function sizeOf(
  reading: Reading,
  { themes }: CaseFinding,
  situation: SituationSeen | null,
  mechanism: Mechanism,
): readonly SizeRow[] {
  const [leading] = themes;
  const stated = leading ? statedRows(leading, reading, situation, mechanism) : [];
  const others = stated.filter(({ cause }) => cause !== leading);
  const goal = [...goalRows(reading), ...dates(reading)];
  if (others.length < stated.length) return [...stated, ...goal];
  const hours = leading && machineHoursOf(leading, reading);
  const ours = leading && hours ? ourRows(leading, hours, reading) : [];
  const asked = goal.length === 0 ? lateShare(reading) : goal;
  return [...others, ...ours, ...asked, ...dollars(reading, hours !== undefined)];
}

/**
 * Machine hours a year that we estimate for a cause; `undefined` if its hours are not machine hours, if one stop that they tell of
 * took as many already, or if they are too few to be worth a line.
 */
function machineHoursOf(theme: ThemeId, reading: Reading): Range | undefined {
  const { diagnosis, submission, sums } = reading;
  const loss = diagnosis.themes
    .find(({ id }: RankedTheme) => id === theme)
    ?.losses.find(({ currency }) => currency === "machine_hours")?.amount;
  if (loss === undefined) return undefined;
  const isStated =
    isStatedOf(theme, reading) || (theme === "setup_changeover" && sumsOfKind(sums, "setup-overrun") !== undefined);
  const least = isStated ? 0 : leastHoursAWeek * weeks.likely;
  const isBelowTold = theme === "maintenance_downtime" && hoursDown(submission) >= loss.likely;
  return loss.likely > 0 && loss.likely >= least && !isBelowTold
    ? { low: loss.low, likely: loss.likely, high: loss.high }
    : undefined;
}

/** An estimate of less says that the leading cause hardly costs anything, of which we aren't sure. Own judgment. */
export const leastHoursAWeek = 1;

function ourRows(theme: ThemeId, aYear: Range, reading: Reading): readonly SizeRow[] {
  const aWeek = times(aYear, 1 / weeks.likely);
  const overrun = theme === "setup_changeover" ? sumsOfKind(reading.sums, "setup-overrun") : undefined;
  return [
    { kind: "our-hours", theme, aYear, aWeek, isStated: overrun !== undefined || isStatedOf(theme, reading) },
    ...(overrun ? [setupsRow(theme, aYear, overrun, reading)] : []),
    ...(reading.goal.aims.some(({ kind, isMet }) => kind === "saturdays" && !isMet)
      ? [{ kind: "saturdays", theme, hoursAWeek: aWeek } as const]
      : []),
  ];
}

/** Whether the hours of a cause are based on something the shop timed, counted or measured. */
function isStatedOf(theme: ThemeId, { diagnosis }: Reading): boolean {
  const losses = diagnosis.themes.filter(({ id }) => id === theme).flatMap((one) => one.losses);
  return losses.some(({ amount }) => amount.derivation.inputs.some(isMeasuredInput));
}

/** Their goals, in their own units. */
function goalRows({ submission }: Reading): readonly SizeRow[] {
  return ownMeasuresOf(submission)
    .flatMap((one) => {
      const { today, target, kpi } = one;
      // The on-time gap has a figure already.
      return today === null || target === null || (kpi === "kpi_otd" && isShare(target))
        ? []
        : [{ ...one, today, target }];
    })
    .slice(0, 1)
    .map((measure) => ({ kind: "goal-gap", measure }) as const);
}

const isShare = ({ text }: StatedNumber): boolean => text.endsWith("%");

/** How many of twenty jobs ship late, by the checked range. Nothing if fewer than one in twenty does. */
function lateShare({ submission, goal }: Reading): readonly SizeRow[] {
  const { late_job_ratio: answer } = submission;
  const [first] = goal.aims;
  if (answer === undefined || answer === "0–5%" || (first && first.kind !== "on-time") || first?.isMet) return [];
  const { low, high } = onTimeBands[answer];
  return [
    { kind: "late-share", answer, inTwenty: { low: Math.round((100 - high) / 5), high: Math.round((100 - low) / 5) } },
  ];
}

function setupsRow(theme: ThemeId, aYear: Range, { planned, took }: SetupOverrun, { submission }: Reading): SizeRow {
  const { machine_count: machines } = submission;
  const overMinutes = took - planned;
  const made = times(aYear, 60 / (overMinutes * weeks.likely * machines));
  const isBelievable = made.likely >= believable.low && made.likely <= believable.high;
  return {
    kind: "setups-per-machine-week",
    theme,
    times: made,
    overMinutes,
    weeks: weeks.likely,
    machines,
    isBelievable,
  };
}

function dates({ sums }: Reading): readonly SizeRow[] {
  const sum = sumsOfKind(sums, "on-time-gap");
  return sum ? [{ kind: "on-time-gap", sum, moreInHundred: gapInHundred(sum.goal, sum.today) }] : [];
}

/** Dollars only if the leading cause costs machine hours, because the figure covers those. */
function dollars({ diagnosis }: Reading, isInHours: boolean): readonly SizeRow[] {
  const { low, likely, high } = diagnosis.contribution_dollars;
  return isInHours && likely > 0 ? [{ kind: "dollars", aYear: { low, likely, high } }] : [];
}
