import type { Case, SizeRow } from "../../diagnosis/case/case.ts";
import type { Diagnosis, Figure, Range, ThemeId } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import type { PartBar } from "../charts/part-bar.ts";
import { lossId } from "../figures.ts";
import { estimate, isExact, percent, plainNumber, shortDollars, spanOf, twoFigures } from "../format.ts";
import type { HeadlineFigure, Reading } from "../report.ts";
import { evidence, plain, say, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { pageOneWords } from "./page-one.words.ts";
import { sizeWords as words } from "./size.words.ts";
import { timeOf } from "./time-words.ts";

/** What the size of it comes to: up to three figures, and what is left to say of it in sentences. */
export interface Sized {
  readonly figures: readonly HeadlineFigure[];
  readonly lines: readonly Text[];
}

const mostFigures = 3;

/** The figures of the first page: those of the case, then all causes together and what they could bring. */
export function sizeOf(found: Case, submission: Submission, diagnosis: Diagnosis): Sized {
  const rows = found.size.flatMap((row) => figureOf(row, found, diagnosis));
  const money = moneyOf(submission, diagnosis);
  const figures = [...rows.slice(0, mostFigures - 1), allCauses(diagnosis)].slice(0, mostFigures - 1);
  return { figures: [...figures, money], lines: found.size.flatMap(lineOf) };
}

function figureOf(row: SizeRow, found: Case, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  switch (row.kind) {
    case "our-hours":
      return [ourHours(row, found, diagnosis)];
    case "saturdays": {
      const { low, high } = written(row.hoursAWeek);
      const reading = ranged(row.hoursAWeek, words.saturdays.unit);
      return [oneOf(words.saturdays.name, reading, [words.saturdays.about(low, high)], row.theme)];
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
    case "setups-per-machine-week":
    case "settles-nothing":
    case "dollars":
      return [];
  }
}

function ourHours(row: SizeRow & { kind: "our-hours" }, found: Case, diagnosis: Diagnosis): HeadlineFigure {
  const { theme, aYear, aWeek } = row;
  const week = written(aWeek);
  const reading = ranged(aYear, words.hours.unit);
  const setups = found.size.find((one) => one.kind === "setups-per-machine-week" && one.theme === theme);
  const checked =
    setups?.kind === "setups-per-machine-week"
      ? setupsCheck(setups)
      : words.hours.week(week.likely, week.low, week.high);
  const { sum } = found.finding;
  const example = sum?.kind === "setup-overrun" ? [setupPicture(sum)] : [];
  const loss = diagnosis.themes
    .find(({ id }) => id === theme)
    ?.losses.find(({ currency }) => currency === "machine_hours");
  return {
    name: words.hours.name(themeWords[theme].noun),
    readings: [reading, ...example],
    words: plain(`${rangeIn(aYear)} ${checked}`),
    how: loss === undefined ? [] : [evidence(pageOneWords.evidence, lossId(loss))],
  };
}

function setupsCheck({ times, isBelievable }: SizeRow & { kind: "setups-per-machine-week" }): string {
  const { low, likely, high } = written(times);
  return isBelievable ? words.setups.check(likely, low, high) : words.setups.unbelievable(likely);
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

function allCauses({ hidden_hours, capacity }: Diagnosis): HeadlineFigure {
  const about = words.all.about(twoFigures(capacity.staffed_hours.likely));
  return {
    name: words.all.name,
    readings: [ranged(hidden_hours, words.all.unit)],
    words: plain(`${rangeIn(hidden_hours)} ${about}`),
    how: [evidence(pageOneWords.evidence, "how-hidden-hours")],
  };
}

/** In dollars at their rate. Without one, hours times a round rate, which the owner can scale. */
function moneyOf({ shop_rate_value }: Submission, diagnosis: Diagnosis): HeadlineFigure {
  const { contribution_dollars, hidden_dollars, hidden_hours } = diagnosis;
  if (shop_rate_value === undefined) return perHundred(hidden_hours);
  return {
    name: words.dollars.name,
    readings: [dollars(contribution_dollars, words.dollars.unit)],
    words: plain(`${dollarsIn(contribution_dollars)} ${words.dollars.about(spanOf(hidden_dollars, "$/yr"))}`),
    how: [evidence(pageOneWords.evidence, "how-contribution")],
  };
}

const roundRate = 100;

function perHundred(hours: Figure): HeadlineFigure {
  const { low, likely, high } = hours;
  const range = { low: low * roundRate, likely: likely * roundRate, high: high * roundRate };
  return {
    name: words.dollars.name,
    readings: [dollars(range, words.dollars.noRate.unit)],
    words: plain(`${dollarsIn(range)} ${words.dollars.noRate.about(twoFigures(likely))}`),
    how: [evidence(pageOneWords.evidence, "how-hidden-dollars")],
  };
}

function lineOf(row: SizeRow): readonly Text[] {
  if (row.kind !== "settles-nothing") return [];
  return [say`${words.settlesNothing(whole(row.ourHoursAWeek), whole(row.planHoursAWeek))}`];
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
