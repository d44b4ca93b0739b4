import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Range } from "../../knowledge/units.ts";
import type { RankedTheme } from "../diagnosis.ts";
import type { ClockShare, Demand, SetupOverrun, UnitCost } from "../facts/own-sum.ts";
import type { CaseFinding } from "./case.ts";
import { givenRate } from "./given-rate.ts";
import type { Mechanism, SituationSeen } from "./how-it-happens.ts";
import { times } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import type { SizeRow } from "./size-row.ts";
import { statedRows } from "./stated-rows.ts";
import { causeOfThing } from "./sum-of-finding.ts";
import { gapInHundred } from "./surprise.ts";

const weeks = benchmarks["AS-DAYS"].value;
/** Outside these limits, setups per machine and week are not believable. Own judgment. */
const believable = { low: 0.2, high: 10 } as const;

/** The size in the owner's unit: the shop's own sum if there is one, else ours, never both. */
export function sizeOf(
  reading: Reading,
  { themes }: CaseFinding,
  situation: SituationSeen | null,
  mechanism: Mechanism,
): readonly SizeRow[] {
  const [lead] = themes;
  const stated = lead ? statedRows(lead, reading, situation, mechanism) : [];
  const own = ownRows(reading);
  const others = stated.filter(({ cause }) => cause !== lead);
  if (own.length > 0 || others.length < stated.length) return [...stated, ...own, ...dates(reading)];
  const hours = lead && machineHoursOf(lead, reading);
  return [
    ...others,
    ...(lead && hours ? ourRows(lead, hours, reading) : []),
    ...breakEven(reading),
    ...dates(reading),
    ...dollars(reading, hours !== undefined),
  ];
}

/** Machine hours a year that we estimate for a cause; `undefined` if its hours are not machine hours. */
function machineHoursOf(theme: ThemeId, { diagnosis }: Reading): Range | undefined {
  const loss = diagnosis.themes
    .find(({ id }: RankedTheme) => id === theme)
    ?.losses.find(({ currency }) => currency === "machine_hours")?.amount;
  return loss && loss.likely > 0 ? { low: loss.low, likely: loss.likely, high: loss.high } : undefined;
}

function ownRows({ sums }: Reading): readonly SizeRow[] {
  const clock = sumsOfKind(sums, "clock-share");
  const demand = sumsOfKind(sums, "demand");
  const stops = sumsOfKind(sums, "stops");
  return [
    ...(clock ? [clockRow(clock)] : []),
    ...(clock && demand ? [demandRow(demand, clock)] : []),
    ...(stops ? [{ kind: "stops", sum: stops, hoursAWeek: stops.hoursAYear / weeks.likely } as const] : []),
  ];
}

const clockRow = (sum: ClockShare): SizeRow => ({
  kind: "clock-share",
  sum,
  ofClock: sum.hoursAWeek / sum.clockHours,
  idle: sum.clockHours - sum.hoursAWeek,
});

function demandRow(sum: Demand, { hoursAWeek, clockHours }: ClockShare): SizeRow {
  const { hoursEach, withPlan } = sum;
  return {
    kind: "demand",
    sum,
    enough: hoursEach,
    stretch: withPlan?.hoursEach ?? null,
    clockShareAtPlan: withPlan && (hoursAWeek * (withPlan.hoursEach / hoursEach)) / clockHours,
  };
}

function ourRows(theme: ThemeId, aYear: Range, reading: Reading): readonly SizeRow[] {
  const aWeek = times(aYear, 1 / weeks.likely);
  const overrun = theme === "setup_changeover" ? sumsOfKind(reading.sums, "setup-overrun") : undefined;
  return [
    { kind: "our-hours", theme, aYear, aWeek },
    ...(overrun ? [setupsRow(theme, aYear, overrun, reading)] : []),
    ...(reading.goal.aims.some(({ kind, isMet }) => kind === "saturdays" && !isMet)
      ? [{ kind: "saturdays", theme, hoursAWeek: aWeek } as const]
      : []),
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

function breakEven(reading: Reading): readonly SizeRow[] {
  const sum = sumsOfKind(reading.sums, "unit-cost");
  const theme = sum && causeOfThing(sum.thing);
  const loss = theme && machineHoursOf(theme, reading);
  return sum && theme && loss ? [breakEvenRow(sum, theme, loss)] : [];
}

function breakEvenRow(sum: UnitCost, theme: ThemeId, loss: Range): SizeRow {
  const hours = sum.minutes / 60;
  const timesAYear = times(loss, 1 / hours);
  return {
    kind: "break-even",
    sum,
    theme,
    loss,
    timesAYear,
    timesAWeek: {
      low: timesAYear.low / weeks.high,
      likely: timesAYear.likely / weeks.likely,
      high: timesAYear.high / weeks.low,
    },
    onceInTenDays: (weeks.likely / 2) * hours,
  };
}

function dates({ sums }: Reading): readonly SizeRow[] {
  const sum = sumsOfKind(sums, "on-time-gap");
  return sum ? [{ kind: "on-time-gap", sum, moreInHundred: gapInHundred(sum.goal, sum.today) }] : [];
}

/** Dollars only if the leading cause costs machine hours, because the figure covers those. */
function dollars({ submission, diagnosis }: Reading, isInHours: boolean): readonly SizeRow[] {
  const { low, likely, high } = diagnosis.contribution_dollars;
  return isInHours && likely > 0
    ? [{ kind: "dollars", aYear: { low, likely, high }, rateIsTheirs: givenRate(submission) !== undefined }]
    : [];
}
