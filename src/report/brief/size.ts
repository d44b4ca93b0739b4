import type { Case, SizeRow } from "../../diagnosis/case/case.ts";
import { givenRate, rateTold } from "../../diagnosis/case/given-rate.ts";
import type { Diagnosis, Loss, Range, ThemeId } from "../../diagnosis/diagnosis.ts";
import { benchmarks } from "../../knowledge/benchmarks.ts";
import { themes } from "../../knowledge/themes.ts";
import { lostWords } from "../../survey/shared.words.ts";
import type { Submission } from "../../survey/submission.ts";
import { toldEnough } from "../../survey/told-enough.ts";
import type { PartBar } from "../charts/part-bar.ts";
import { lossId } from "../figures.ts";
import { estimate, exact, isExact, percent, plainNumber, shortDollars, twoFigures } from "../format.ts";
import type { HeadlineFigure, Reading } from "../report.ts";
import { evidence, plain, say, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { causeNamed, narrowedTo } from "./cause-named.ts";
import { measuredPart } from "./measured.ts";
import { pageOneWords } from "./page-one.words.ts";
import { sizeWords as words } from "./size.words.ts";
import { timeOf } from "./time-words.ts";
import { type ToldRow, toldFigure } from "./told.ts";

/** What the size of it comes to: up to three figures, and what is left to say of it in sentences. */
export interface Sized {
  readonly figures: readonly HeadlineFigure[];
  readonly lines: readonly Text[];
  /** All causes together, in one small line. */
  readonly total: readonly Text[];
}

const mostFigures = 3;

/** The figures of the first page: those of the case, and what the hours of its cause could bring. */
export function sizeOf(found: Case, submission: Submission, diagnosis: Diagnosis): Sized {
  if (found.finding.rests === "too-little") return { figures: [], lines: [], total: [] };
  const rows = found.size
    .filter((row) => row.kind !== "our-hours" || isOfTitle(row.theme, found))
    .flatMap((row) =>
      figureOf(row, found, submission, diagnosis).map((figure) =>
        withMeasured(figure, submission, lossesIn(row, diagnosis)),
      ),
    );
  const own = rows.length > 0 ? rows : leadingLoss(found, diagnosis);
  const figures = own.slice(0, mostFigures - 1);
  return {
    figures: [...figures, ...moneyOf(found, submission, diagnosis, figures)],
    lines: found.size.flatMap((row) => lineOf(row, found)),
    // Hours of all machines say nothing of a cause that costs days or office hours.
    total: found.size.some(({ kind }) => kind === "our-hours") ? [allCauses(submission, diagnosis)] : [],
  };
}

/** Hours of a cause belong on the page only where the title speaks of it. */
const isOfTitle = (theme: ThemeId, { situation }: Case): boolean => situation === null || situation.theme === theme;

type Losses = Diagnosis["themes"][number]["losses"];

const machineHours = (themes: Diagnosis["themes"]): Losses =>
  themes.flatMap(({ losses }) => losses).filter(({ currency }) => currency === "machine_hours");

/** The machine hours that a row is about; `null` where it is the shop's own sum. */
const lossesIn = (row: SizeRow, { themes }: Diagnosis): Losses | null =>
  "theme" in row ? machineHours(themes.filter(({ id }) => id === row.theme)) : null;

/** Says which part of a figure was measured, once the shop has measured anything. */
function withMeasured(figure: HeadlineFigure, submission: Submission, losses: Losses | null): HeadlineFigure {
  const said = losses === null ? "" : measuredPart(submission, losses);
  return said === "" ? figure : { ...figure, words: [...figure.words, ...plain(` ${said}`)] };
}

function figureOf(row: SizeRow, found: Case, submission: Submission, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  switch (row.kind) {
    case "our-hours":
      return [ourHours(row, found, submission, diagnosis)];
    case "saturdays": {
      const { low, high } = written(row.hoursAWeek);
      const reading = ranged(row.hoursAWeek, words.saturdays.unit);
      const days = found.goal.aims.find(({ kind }) => kind === "saturdays")?.counts ?? "Saturdays";
      return [oneOf(words.saturdays.name(days), reading, [words.saturdays.about(days, low, high)], row.theme)];
    }
    case "on-time-gap": {
      const { low, high } = row.moreInHundred;
      const { today, goal } = row.sum;
      const about = words.onTime.about(whole(today.low * 100), whole(today.high * 100), percent(goal));
      const value = low === high ? whole(low) : `${whole(low)} to ${whole(high)}`;
      const scale = partsOf(100, "", [
        { to: today.low * 100, tone: "good", name: "" },
        { to: today.high * 100, tone: "accent-soft", name: "" },
        { to: goal * 100, tone: "loss", name: "" },
      ]);
      return [oneOf(words.onTime.name, { value, unit: words.onTime.unit, scale, description: about }, [about])];
    }
    case "clock-share": {
      const { machines, hoursAWeek, clockHours, shiftHours } = row.sum;
      const [runs, clock] = [whole(hoursAWeek), whole(clockHours)];
      const about = words.clock.about(runs, clock, percent(row.ofClock));
      const scale = partsOf(clockHours, "h", [
        { to: hoursAWeek, tone: "accent", name: words.clock.cut },
        { to: Math.max(hoursAWeek, shiftHours), tone: "loss", name: words.clock.inShifts },
        { to: clockHours, tone: "loss-soft", name: words.clock.outside },
      ]);
      const reading = { value: whole(row.idle), unit: words.clock.unit(clock), scale, description: about };
      return [oneOf(words.clock.name(machines), reading, [about])];
    }
    case "demand": {
      const { things, count } = row.sum;
      const all = `${plainNumber(count)} ${things}`;
      const end = (row.stretch ?? row.enough) * 1.25;
      const scale = partsOf(end, "h", [
        { to: row.enough, tone: "good", name: words.demand.enough },
        { to: row.stretch ?? row.enough, tone: "watch", name: words.demand.plan },
        { to: end, tone: "loss", name: "" },
      ]);
      const about = [
        words.demand.about(whole(row.enough)),
        ...(row.stretch === null ? [] : [words.demand.stretch(whole(row.stretch))]),
      ];
      const reading = { value: whole(row.enough), unit: words.demand.unit(all), scale, description: about.join(" ") };
      return [oneOf(words.demand.name(things), reading, about)];
    }
    case "break-even": {
      const reading = ranged(row.timesAWeek, words.breakEven.unit(row.sum.thing));
      const about = words.breakEven.about(twoFigures(row.loss.likely), twoFigures(row.onceInTenDays));
      return [oneOf(words.breakEven.name, reading, [rangeIn(row.timesAWeek), about], row.theme)];
    }
    case "stops": {
      const hours = { low: row.hoursAWeek, likely: row.hoursAWeek, high: row.hoursAWeek };
      return [oneOf(words.stops.name, ranged(hours, words.stops.unit), [words.stops.about(whole(row.sum.hoursAYear))])];
    }
    case "told-loss":
      return [toldFigure(row)];
    case "setups-per-machine-week":
    case "settles-nothing":
    case "dollars":
      return [];
  }
}

function ourHours(
  row: SizeRow & { kind: "our-hours" },
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
): HeadlineFigure {
  const { theme, aYear } = row;
  const reading = ranged(aYear, words.hours.unit);
  const setups = found.size.find((one) => one.kind === "setups-per-machine-week" && one.theme === theme);
  const checked =
    setups?.kind === "setups-per-machine-week" ? setupsCheck(setups) : minutesCheck(aYear.likely, theme, submission);
  const { sum } = found.finding;
  const example = sum?.kind === "setup-overrun" ? [setupPicture(sum)] : [];
  const loss = diagnosis.themes
    .find(({ id }) => id === theme)
    ?.losses.find(({ currency }) => currency === "machine_hours");
  return {
    name: words.hours.name(causeNamed(theme, found)),
    readings: [reading, ...example],
    words: plain([rangeIn(aYear), countedUnder(theme, found), checked].filter((text) => text !== "").join(" ")),
    how: loss === undefined ? [] : [evidence(pageOneWords.evidence, lossId(loss))],
  };
}

/** The hours of a cause that a sentence narrows are those of the whole cause. */
const countedUnder = (theme: ThemeId, found: Case): string =>
  narrowedTo(theme, found) === undefined ? "" : words.hours.under(themeWords[theme].noun);

function setupsCheck({ times, isBelievable }: SizeRow & { kind: "setups-per-machine-week" }): string {
  const { low, likely, high } = written(times);
  return isBelievable ? words.setups.check(likely, low, high) : words.setups.unbelievable(likely);
}

const daysOfWeek = 5;

/** The same hours as minutes of a machine's shift, which a sheet at one machine can check in a week. */
function minutesCheck(hours: number, theme: ThemeId, { machine_count, shift_count }: Submission): string {
  const shifts = Number(shift_count);
  const days = daysOfWeek * benchmarks["AS-DAYS"].value.likely;
  const minutes = (asPrinted(hours) * 60) / (machine_count * shifts * days);
  return words.hours.check(
    twoFigures(hours),
    plainNumber(machine_count),
    shifts,
    plainNumber(days),
    minutes < 1 ? words.hours.underAMinute : timeOf(minutes < 10 ? Number(minutes.toFixed(1)) : Math.round(minutes)),
    themes[theme].toCount,
  );
}

/** What the leading cause costs, where that is no machine hours. */
function leadingLoss(found: Case, { themes }: Diagnosis): readonly HeadlineFigure[] {
  const { finding, situation } = found;
  const lead = themes.find(({ id }) => id === (situation?.theme ?? finding.themes[0]));
  const loss = lead?.losses.find(({ amount }) => amount.likely > 0 && amount.unit === "h/yr");
  if (lead === undefined || loss === undefined) return [];
  return [
    {
      name: words.hours.name(causeNamed(lead.id, found)),
      readings: [ranged(loss.amount, lostWords[loss.currency])],
      words: plain(
        [rangeIn(loss.amount), countedUnder(lead.id, found), weekOf(loss, lead.id)]
          .filter((text) => text !== "")
          .join(" "),
      ),
      how: [evidence(pageOneWords.evidence, lossId(loss))],
    },
  ];
}

/** Hours in the office look small: what waits for them is the larger part. */
function weekOf({ amount, currency }: Loss, theme: ThemeId): string {
  const hours = asPrinted(amount.likely);
  const weeks = benchmarks["AS-DAYS"].value.likely;
  const week = `${plainNumber(hours)} ÷ ${weeks} weeks = ${twoFigures(hours / weeks)}`;
  const { toCount } = themes[theme];
  return currency === "labor_hours" ? words.hours.laborWeek(week, toCount) : words.hours.week(week, toCount);
}

/** The setup they tell of, planned and taken, so that the sum above it can be checked by eye. */
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

function allCauses(submission: Submission, diagnosis: Diagnosis): Text {
  const { hidden_hours, contribution_dollars, capacity, answered } = diagnosis;
  const { low, likely, high } = written(hidden_hours);
  const hours = words.all.hours(low, high, twoFigures(capacity.staffed_hours.likely), submission.shift_count !== "1");
  const isRated = givenRate(submission) !== undefined;
  const amount = evidence(estimate(contribution_dollars.likely, "$/yr"), "how-contribution");
  const money = isRated ? words.all.dollars(amount) : [];
  const usual = answered.answered < toldEnough * answered.asked ? words.all.usual : "";
  const measured = measuredPart(submission, machineHours(diagnosis.themes));
  const rest = `${usual}${measured === "" ? "" : ` ${measured}`}`;
  return say`${words.all.name}${evidence(likely, "how-hidden-hours")}${hours}${money}${rest}`;
}

/** What the hours of the leading cause could bring, at their rate or at a round one that the owner can scale. */
function moneyOf(
  found: Case,
  submission: Submission,
  diagnosis: Diagnosis,
  shown: readonly HeadlineFigure[],
): readonly HeadlineFigure[] {
  const priced = pricedOf(found, diagnosis);
  if (priced === undefined) return [];
  const { hours, loss, theme, isOwn } = priced;
  const rate = givenRate(submission);
  const { each, unit, sum } = rate === undefined ? atGuess(submission) : atOwnRate(rate, loss, diagnosis);
  const worth = times(hours, each);
  const number = plainNumber(hours.likely);
  const isShown = isOwn || shown.some(({ readings }) => readings.some(({ value }) => value === number));
  const estimated = isShown ? "" : words.dollars.estimated(number, causeNamed(theme, found));
  const range = isExact(worth) ? "" : dollarsIn(worth);
  const figure = {
    name: words.dollars.name(number),
    readings: [dollars(worth, unit)],
    words: plain(
      [estimated, range, sum(number, estimate(worth.likely, "$/yr"))].filter((text) => text !== "").join(" "),
    ),
    how: [evidence(pageOneWords.evidence, lossId(loss))],
  };
  return [withMeasured(figure, submission, [loss])];
}

/** Hours of machines and hours never billed can be sold; hours in the office can't. As printed, so that the sum is right. */
function pricedOf({ finding, situation, size }: Case, { themes }: Diagnosis) {
  const lead = themes.find(({ id }) => id === (situation?.theme ?? finding.themes[0]));
  const loss = lead?.losses.find(({ currency }) => currency === "machine_hours" || currency === "unbilled_hours");
  if (lead === undefined || loss === undefined || loss.amount.likely <= 0) return undefined;
  const stops = size.find((row) => row.kind === "stops");
  const told = size.find((row): row is ToldRow => row.kind === "told-loss" && row.cause === lead.id);
  if (told && told.sum.since === null && told.sum.whose !== "people") {
    const { low, high } = told.sum.hours;
    return { hours: { low, likely: (low + high) / 2, high }, loss, theme: lead.id, isOwn: true };
  }
  const own = stops?.kind === "stops" ? stops.sum.hoursAYear : undefined;
  const { low, likely, high } = loss.amount;
  const hours =
    own === undefined
      ? { low: asPrinted(low), likely: asPrinted(likely), high: asPrinted(high) }
      : { low: own, likely: own, high: own };
  return { hours, loss, theme: lead.id, isOwn: own !== undefined };
}

const asPrinted = (value: number): number => Number(value.toPrecision(2));

interface Pricing {
  /** Dollars for each hour. */
  readonly each: number;
  readonly unit: string;
  readonly sum: (hours: string, amount: string) => string;
}

const roundRate = 100;

/** A rate that they mention counts as their guess; without one the owner scales a round rate. */
function atGuess(submission: Submission): Pricing {
  const told = rateTold(submission);
  if (told !== undefined) {
    const rate = exact(told, "$/yr");
    return { each: told, unit: words.dollars.guess.unit(rate), sum: (hours) => words.dollars.guess.sum(hours, rate) };
  }
  const why = submission.shop_rate_known === "Not sure" ? words.dollars.noRate.unsure : words.dollars.noRate.none;
  return { each: roundRate, unit: words.dollars.noRate.unit, sum: (hours) => words.dollars.noRate.sum(why, hours) };
}

/** The parts that can be sold and that are left are those of all causes together, with every check that holds them back. */
function atOwnRate(rate: number, { currency }: Loss, diagnosis: Diagnosis): Pricing {
  const written = exact(rate, "$/yr");
  if (currency === "unbilled_hours")
    return { each: rate, unit: words.dollars.billed, sum: (hours) => words.dollars.billedSum(hours, written) };
  const { hidden_hours, hidden_dollars, contribution_dollars } = diagnosis;
  const sold = asPrinted(hidden_dollars.likely / (hidden_hours.likely * rate));
  const left = asPrinted(contribution_dollars.likely / hidden_dollars.likely);
  return {
    each: rate * sold * left,
    unit: words.dollars.unit,
    sum: (hours, amount) => words.dollars.sum(hours, written, percent(sold), percent(left), amount),
  };
}

function lineOf(row: SizeRow, found: Case): readonly Text[] {
  const { size } = found;
  if (row.kind === "stops") {
    const ours = size.find((one) => one.kind === "our-hours");
    const isInside =
      ours?.kind !== "our-hours" || (row.sum.hoursAYear >= ours.aYear.low && row.sum.hoursAYear <= ours.aYear.high);
    if (isInside) return [];
    const { low, high } = written(ours.aYear);
    return [plain(words.stops.apart(whole(row.sum.hoursAYear), low, high, row.sum.hoursAYear < ours.aYear.low))];
  }
  if (row.kind !== "settles-nothing") return [];
  return [
    say`${words.settlesNothing(whole(row.ourHoursAWeek), causeNamed(row.theme, found), whole(row.planHoursAWeek))}`,
  ];
}

const oneOf = (name: string, reading: Reading, about: readonly string[], theme?: ThemeId): HeadlineFigure => ({
  name,
  readings: [reading],
  words: plain(about.join(" ")),
  how: theme === undefined ? [] : [evidence(pageOneWords.evidence, lossId({ theme, currency: "machine_hours" }))],
});

const written = ({ low, likely, high }: Range) => ({
  low: twoFigures(low),
  likely: twoFigures(likely),
  high: twoFigures(high),
});

const times = ({ low, likely, high }: Range, each: number): Range => ({
  low: low * each,
  likely: likely * each,
  high: high * each,
});

function rangeIn(range: Range): string {
  const { low, high } = written(range);
  return isExact(range) ? "" : words.range(low, high);
}

function dollarsIn(range: Range): string {
  return words.range(estimate(range.low, "$/yr"), estimate(range.high, "$/yr"));
}

const ranged = (range: Range, unit: string): Reading => ({
  value: twoFigures(range.likely),
  unit,
  scale: {
    kind: "range-scale",
    range,
    end: range.high * 1.1,
    low: twoFigures(range.low),
    high: twoFigures(range.high),
    tone: "loss",
  },
  description: `${rangeIn(range)}`,
});

const dollars = (range: Range, unit: string): Reading => ({
  value: estimate(range.likely, "$/yr"),
  unit,
  scale: {
    kind: "range-scale",
    range: { low: range.low, likely: range.likely, high: range.high },
    end: range.high * 1.1,
    low: shortDollars(range.low),
    high: shortDollars(range.high),
    tone: "accent",
  },
  description: dollarsIn(range),
});

const partsOf = (end: number, unit: string, parts: PartBar["parts"]): PartBar => ({
  kind: "part-bar",
  end,
  endText: `${whole(end)}${unit === "" ? "" : ` ${unit}`}`,
  parts,
});

const whole = (value: number): string => plainNumber(Math.round(value));
