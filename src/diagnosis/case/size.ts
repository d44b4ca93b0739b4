import { benchmarks } from "../../knowledge/benchmarks.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import type { Range } from "../../knowledge/units.ts";
import { decidingContrast } from "../deciding-contrast.ts";
import type { RankedTheme } from "../diagnosis.ts";
import type { ClockShare, Demand, SetupOverrun, UnitCost } from "../facts/own-sums.ts";
import type { StatedLoss } from "../facts/stated-loss.ts";
import { statedLossesIn } from "../facts/stated-losses.ts";
import type { CaseFinding } from "./case.ts";
import { causeOfThing } from "./finding.ts";
import { givenRate } from "./given-rate.ts";
import type { Mechanism, MechanismStep, SituationSeen } from "./how-it-happens.ts";
import { gapInHundred } from "./mechanism.ts";
import { times } from "./numbers.ts";
import { type Reading, sumsOfKind } from "./reading.ts";
import type { ScoredSentence } from "./scored-sentences.ts";
import type { SizeRow } from "./size-row.ts";

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
  const told = lead ? statedRows(lead, reading, situation, mechanism) : [];
  const own = ownRows(reading);
  const others = told.filter(({ cause }) => cause !== lead);
  if (own.length > 0 || others.length < told.length) return [...told, ...own, ...dates(reading)];
  const hours = lead && machineHoursOf(lead, reading);
  return [
    ...others,
    ...(lead && hours ? ourRows(lead, hours, reading) : []),
    ...breakEven(reading),
    ...dates(reading),
    ...dollars(reading, hours !== undefined),
  ];
}

type StatedRow = Extract<SizeRow, { readonly kind: "told-loss" }>;

/** For each cause, the first sum over their own counts and times. If a sum names no cause, its sentence decides. */
function statedRows(
  lead: ThemeId,
  { submission, sentences, sums }: Reading,
  situation: SituationSeen | null,
  { steps }: Mechanism,
): readonly StatedRow[] {
  const overrun = sumsOfKind(sums, "setup-overrun");
  const all = statedLossesIn(submission).filter((sum) => !isOfOneSetup(sum, overrun));
  const compared = decidingContrast(submission)?.contrast;
  const rows = all.flatMap((sum): readonly StatedRow[] => {
    // A sum over the two sides of the deciding comparison belongs to that comparison's cause.
    const isSides = sum.cause === null && sum.quotes.some(({ text }) => compared?.quotes.includes(text));
    // A sum quoted as part of how the leading cause happens belongs to that cause.
    const isOfStory = sum.cause === null && steps.some((step) => step.theme === lead && holds(step, sum));
    const cause = isSides ? compared?.theme : isOfStory ? lead : causeOf(sum, lead, sentences, situation);
    return cause === undefined ? [] : [{ kind: "told-loss", sum, cause }];
  });
  const ofShop = rows.some(({ cause }) => cause === lead)
    ? undefined
    : all.find(({ standsFor }) => standsFor === "shop");
  const shown: readonly StatedRow[] = ofShop ? [{ kind: "told-loss", sum: ofShop, cause: lead }] : [];
  const others = rows.filter(({ sum }) => sum !== ofShop);
  return [...shown, ...others.filter(({ cause }, at) => others.findIndex((other) => other.cause === cause) === at)];
}

const holds = ({ quotes }: MechanismStep, sum: StatedLoss): boolean =>
  sum.quotes.some(({ text, field }) => quotes.some((one) => one.text === text && one.field === field));

/** One setup's overrun says less than the setups per week it is multiplied by. */
function isOfOneSetup({ value, unit, standsFor }: StatedLoss, overrun: SetupOverrun | undefined): boolean {
  if (overrun === undefined || standsFor === undefined) return false;
  const minutes = unit.startsWith("minutes") ? value.low : value.low * 60;
  return Math.abs(minutes - (overrun.took - overrun.planned)) < 1;
}

function causeOf(
  { cause, quotes, hours, standsFor }: StatedLoss,
  lead: ThemeId,
  sentences: Reading["sentences"],
  situation: SituationSeen | null,
): ThemeId | undefined {
  if (cause !== null) return cause === "setup_changeover" && alsoInSetups.includes(lead) ? lead : cause;
  const isQuoted = (one: ScoredSentence): boolean =>
    quotes.some(({ text, field }) => one.text === text && one.field === field);
  const quoted = sentences.filter(isQuoted);
  // Hours stated right after a sentence about a cause belong to that cause if they have none of their own.
  const at = sentences.findIndex(isQuoted);
  const goesOn = hours !== null && quoted.every(({ themes }) => themes.length === 0);
  const before = sentences.slice(Math.max(0, at - 2), at).filter(({ field }) => field === quotes[0]?.field);
  const speaking = [...quoted, ...(goesOn ? before : [])];
  const isOfLead = speaking.some(
    ({ text, themes }) => situation?.quote.text === text || themes.some(({ theme }) => theme === lead),
  );
  if (isOfLead || standsFor !== undefined) return isOfLead ? lead : undefined;
  return quoted.flatMap(({ themes }) => themes)[0]?.theme;
}

/** A job set up again because it was pulled, or sold with too few hours, also overruns its setup. */
const alsoInSetups: readonly ThemeId[] = ["scheduling_priority", "quoting_estimating"];

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
