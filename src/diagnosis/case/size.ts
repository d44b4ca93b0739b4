import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { Range } from "../../knowledge/units.ts";
import type { RankedTheme, ThemeId } from "../diagnosis.ts";
import type { ClockShare, Demand, SetupOverrun, UnitCost } from "../facts/own-sums.ts";
import { toldLossesIn } from "../facts/told-losses.ts";
import type { CaseFinding, SizeRow } from "./case.ts";
import { causeOfThing } from "./finding.ts";
import { givenRate } from "./given-rate.ts";
import { asksFor } from "./goal.ts";
import { gapInHundred } from "./mechanism.ts";
import { times } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";

const weeks = benchmarks["AS-DAYS"].value;
/** Outside of these, setups per machine and week are not believed. Own judgment. */
const believable = { low: 0.2, high: 10 } as const;
/** Under this part of what they plan to add, our hours settle nothing. Own judgment. */
const settlesFrom = 0.1;

/** What it comes to, in the owner's unit; the shop's own sums first. */
export function sizeOf(reading: Reading, { themes }: CaseFinding): readonly SizeRow[] {
  const [lead] = themes;
  const hours = lead && machineHoursOf(lead, reading);
  return [
    ...told(reading, lead),
    ...ownRows(reading),
    ...(lead && hours ? ourRows(lead, hours, reading) : []),
    ...breakEven(reading),
    ...dates(reading),
    ...dollars(reading, hours !== undefined),
  ];
}

/** Which of our figures counts the same hours. */
const sameHours = { machines: "machine_hours", people: "labor_hours", unbilled: "unbilled_hours" } as const;

/** What their own counts and times come to; a sum that could be of any cause is of the one its sentence speaks of. */
function told({ submission, sentences, diagnosis }: Reading, lead: ThemeId | undefined): readonly SizeRow[] {
  if (lead === undefined) return [];
  return toldLossesIn(submission).map((sum) => {
    const spoken = sentences.find(({ text }) => sum.quotes.some((quote) => quote.text === text))?.themes[0]?.theme;
    const cause = sum.cause ?? spoken ?? lead;
    const ours = diagnosis.themes
      .find(({ id }) => id === cause)
      ?.losses.find(({ currency }) => currency === sameHours[sum.whose]);
    const { low = 0, likely = 0, high = 0 } = ours?.amount ?? {};
    return { kind: "told-loss", sum, cause, ours: likely > 0 ? { low, likely, high } : null };
  });
}

/** Machine hours a year that a cause is thought to cost; `undefined` where it costs others. */
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
    ...(asksFor(reading.goal, "saturdays") ? [{ kind: "saturdays", theme, hoursAWeek: aWeek } as const] : []),
    ...settlesNothing(theme, aWeek.likely, reading),
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

/** Our hours beside what the machines they plan to add would run. */
function settlesNothing(theme: ThemeId, ourHoursAWeek: number, { sums }: Reading): readonly SizeRow[] {
  const clock = sumsOfKind(sums, "clock-share");
  const withPlan = sumsOfKind(sums, "demand")?.withPlan;
  if (!clock || !withPlan) return [];
  const planHoursAWeek = (clock.hoursAWeek / clock.count) * withPlan.machines;
  return ourHoursAWeek < settlesFrom * planHoursAWeek
    ? [{ kind: "settles-nothing", theme, ourHoursAWeek, planHoursAWeek }]
    : [];
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

/** Dollars only where the leading cause costs machine hours: the figure covers those. */
function dollars({ submission, diagnosis }: Reading, isInHours: boolean): readonly SizeRow[] {
  const { low, likely, high } = diagnosis.contribution_dollars;
  return isInHours && likely > 0
    ? [{ kind: "dollars", aYear: { low, likely, high }, rateIsTheirs: givenRate(submission) !== undefined }]
    : [];
}
