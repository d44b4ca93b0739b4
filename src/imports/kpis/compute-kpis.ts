import {
  type Also,
  columnsRead,
  countsDays,
  hasPast,
  isImpossible,
  type Measure,
  type PeriodDays,
  type Value,
} from "../../measures/measure.ts";
import { type Rows, readingOf } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import type { Records } from "../rows/records.ts";
import { isoDay } from "../values/serials.ts";
import { computableKpis, decidedFor, type Measures } from "./computable.ts";
import { alsoWords } from "./kpis.words.ts";
import { daysOf, dueBy, everyDay, firstDayIn, newestPeriod, stateOn, weeksOf, wholeFile } from "./period.ts";
import { impossible, overScheduled, unknownWords } from "./refused.ts";
import { boundedColumns, rowsInPeriod } from "./rows-in-period.ts";

/** What one KPI shows for a shop's records. */
export interface KpiValue {
  readonly id: string;
  /** In the unit of the KPI; `null` if no row of the period has one, or if it is refused. */
  readonly value: number | null;
  /** Why we don't show a value that the columns give, as a sentence for a person; `null` if we do or if there is none. */
  readonly refused: string | null;
  /** How many rows it was read from. */
  readonly rows: number;
  /** The days whose rows count. */
  readonly period: PeriodDays;
  /** The first of them with data, and the last, as 2026-11-16; the same day for how things are. */
  readonly from: string;
  readonly to: string;
  /** The last weeks, the oldest first; empty if only today can be computed. */
  readonly weeks: readonly WeekValue[];
  readonly also: readonly AlsoValue[];
}

/** A number next to that of a KPI. */
export interface AlsoValue extends Pick<Also, "label" | "unit"> {
  readonly value: number;
}

export interface WeekValue {
  /** Last day of the week. */
  readonly to: string;
  readonly value: number | null;
}

/** Every KPI that these records support, over a period; by default all of a short file, else its newest 13 weeks. */
export function computeKpis(measures: Measures, records: Records, chosen?: PeriodDays): readonly KpiValue[] {
  const newest = chosen ?? newestPeriod(records);
  if (newest === null) return [];
  const computable = computableKpis(measures, records);
  return Object.entries(measures).flatMap(([id, measure]) => {
    const latest = latestFor(measure, newest, records);
    const period = chosen ?? periodOf(measure, records, latest);
    const weeks = hasPastIn(measure, records) ? weeksOf(latest) : [];
    const next = alsoOf(id, measure, records, latest, chosen);
    const own = computable.includes(id)
      ? kpiValue(id, measure, records, period, weeks)
      : noValue(id, next[0]?.period ?? period);
    const whole = chosen === undefined && own.value !== null ? wholeShare(measure, records, period) : [];
    const from = isSnapshot(measure) ? own.to : own.from;
    const value = { ...own, from, also: [...whole, ...next.map(({ period: _, ...also }) => also)] };
    return isShown(value) ? [value] : [];
  });
}

/** Whether it says how things are on one day. The hours of a machine log, whatever they are divided by, took longer. */
const isSnapshot = ({ reads, value }: Measure): boolean => reads === "state" && !columnsRead(value).has("machine_days");

/** Hours per day or week need the days on which something was recorded. */
function latestFor({ reads, value }: Measure, newest: PeriodDays, records: Records): PeriodDays {
  if (reads === "state") return stateOn(newest, records);
  return countsDays(value) ? newest : dueBy(newest, records);
}

const noValue = (id: string, period: PeriodDays) => {
  const [from, to] = [isoDay(period.first), isoDay(period.after - 1)];
  return { id, value: null, refused: null, rows: 0, period, from, to, weeks: [] } as const;
};

/** The other numbers for which the records have every column. A number without a row behind it says nothing. */
function alsoOf(
  kpi: string,
  { reads, also = [] }: Measure,
  records: Records,
  latest: PeriodDays,
  chosen: PeriodDays | undefined,
): readonly (AlsoValue & { readonly period: PeriodDays })[] {
  return also.flatMap(({ id = kpi, label, unit, value }) => {
    const own: Measure = { shows: label, reads, value };
    if (computableKpis({ [id]: own }, records).length === 0 || unknownWords(own, records.unclear ?? new Set()) !== null)
      return [];
    const period = chosen ?? periodOf(own, records, latest);
    const counted = rowsInPeriod(value, records.rows, period);
    const number = valueIn(period, own, counted);
    const shown = { ...period, first: firstShown(own, counted, period) };
    return number === null ? [] : [{ label, unit, value: number, period: shown }];
  });
}

/** The period of a whole file, as in `wholeFile`. Lists that begin in different weeks share only the newest. */
function periodOf({ value }: Measure, { rows }: Records, newest: PeriodDays): PeriodDays {
  const bounded = boundedColumns(value);
  const whole = bounded.map(([list, column]) => wholeFile(daysOf(rows, list, column), newest));
  const firsts = whole.map(({ first }) => first);
  const isShared = columnsRead(value).size === new Set(bounded.map(([list]) => list)).size;
  return isShared && Math.max(...firsts) - Math.min(...firsts) < 7 ? { ...newest, first: Math.min(...firsts) } : newest;
}

/** Whether a value is something times 100. */
const isPercent = (value: Value): boolean =>
  value.kind === "times" && value.a.kind === "number" && value.a.value === 100;

/** The share over all of a list that is longer than the weeks counted: the owner may have counted the whole list. */
function wholeShare(measure: Measure, { rows }: Records, period: PeriodDays): readonly AlsoValue[] {
  const { value, reads } = measure;
  const bounded = boundedColumns(value);
  const [[list, column] = []] = bounded;
  if (!isPercent(value) || reads !== "period" || bounded.length !== 1 || list === undefined || column === undefined)
    return [];
  const whole = everyDay(daysOf(rows, list, column), period);
  const number = whole.first < period.first ? valueIn(whole, measure, rows) : null;
  return number === null ? [] : [{ label: alsoWords.whole(isoDay(whole.first)), unit: "%", value: number }];
}

const isShown = ({ value, refused, weeks, also }: KpiValue): boolean =>
  value !== null || refused !== null || also.length > 0 || weeks.some((week) => week.value !== null);

function kpiValue(
  id: string,
  measure: Measure,
  { rows, unclear = new Set(), made = [] }: Records,
  period: PeriodDays,
  weeks: readonly PeriodDays[],
): Omit<KpiValue, "also"> {
  const whole = rowsInPeriod(measure.value, rows, period);
  const past = measure.reads === "period" ? whole : rows;
  const begin = logBegin(measure, rows);
  const value = valueIn(sinceDay(begin, period), measure, whole);
  const refused =
    value === null
      ? null
      : (unknownWords(measure, unclear) ?? impossible(measure, value) ?? overScheduled(measure, whole));
  return {
    id,
    value: refused === null ? value : null,
    refused,
    rows: rowsOfFiles(whole, made),
    period,
    from: isoDay(firstShown(measure, whole, period)),
    to: isoDay(period.after - 1),
    weeks: (refused === null ? weeks : []).map((week) => ({
      to: isoDay(week.after - 1),
      value: possible(measure, valueIn(sinceDay(begin, week), measure, rowsInPeriod(measure.value, past, week))),
    })),
  };
}

/** How many rows were read. Those of a list that we made are the same ones again. */
function rowsOfFiles(rows: Rows, made: readonly ListId[]): number {
  const all = Object.entries(rows) as [ListId, readonly unknown[]][];
  const own = all.filter(([list]) => !made.includes(list));
  return (own.length === 0 ? all : own).reduce((sum, [, list]) => sum + list.length, 0);
}

/** The first day of the machine log, before which a number per day or week would be too low. */
const logBegin = ({ value }: Measure, rows: Rows): number =>
  countsDays(value) && columnsRead(value).has("machine_days")
    ? firstDayIn(rows, ["machine_days"])
    : Number.NEGATIVE_INFINITY;

/** The part of a period from a day on; `null` if there is none. */
function sinceDay(day: number, days: PeriodDays): PeriodDays | null {
  if (days.after <= day) return null;
  return days.first >= day ? days : { first: day, after: throughWeekend(day, days.after) };
}

/** A log from Monday to Friday is of whole weeks. Days 0 and 1 were a Saturday and a Sunday. */
const throughWeekend = (first: number, after: number): number =>
  first % 7 === 2 && after % 7 < 2 ? after + 2 - (after % 7) : after;

const valueIn = (days: PeriodDays | null, measure: Measure, rows: Rows): number | null =>
  days && readingOf(measure, rows, days);

const possible = (measure: Measure, value: number | null): number | null =>
  value === null || isImpossible(measure, value) ? null : value;

/** The first day with data, so that two weeks of data aren't called thirteen: by the days that decide which rows count. */
function firstShown({ value }: Measure, rows: Rows, period: PeriodDays): number {
  const columns = columnsRead(value);
  const bounded = boundedColumns(value).flatMap(([list, column]) => daysOf(rows, list, column));
  const counted = bounded.filter((day) => day >= period.first);
  const first =
    counted.length > 0
      ? counted.reduce((earliest, day) => Math.min(earliest, day))
      : firstDayIn(rows, [...columns.keys()], columns);
  return first < period.after ? Math.max(period.first, first) : period.first;
}

/** Whether earlier weeks can be computed. An open order without dates shows only today, as a status does. */
const hasPastIn = (measure: Measure, { decided = [] }: Records): boolean =>
  hasPast(measure) &&
  (measure.reads === "period" || !decidedFor(measure, decided).some(({ isSnapshot }) => isSnapshot));
