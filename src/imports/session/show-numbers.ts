import type { Measure } from "../../measures/measure.ts";
import { type RecordId, records } from "../../measures/records.ts";
import { computeKpis, type KpiValue } from "../kpis/compute-kpis.ts";
import { namesBehind } from "../kpis/names-behind.ts";
import { newestPeriod } from "../kpis/period.ts";
import { reachOf, reachText } from "../kpis/reach.ts";
import type { Records } from "../rows/records.ts";
import type { Light, NumbersShown, ReachShown, TileShown } from "./shown.ts";

/** What a session knows of each KPI. */
export interface KnownKpi {
  readonly name: string;
  readonly question: string;
  readonly measure: Measure;
  /** What is green, in words. */
  readonly good: string;
  readonly exposes: readonly string[];
  readonly write: (value: number) => string;
  readonly lightOf: (value: number) => Light;
}

export type KnownKpis = Readonly<Record<string, KnownKpi>>;

/** The values of the used files, and how far these reach with the files that are still looked at. */
export function showNumbers(known: KnownKpis, used: Records, looked: Records["filled"]): NumbersShown {
  const measures = Object.fromEntries(Object.entries(known).map(([id, { measure }]) => [id, measure]));
  const period = newestPeriod(used);
  return {
    tiles: computeKpis(measures, used).flatMap((value) => tileOf(known[value.id], value)),
    names: period === null ? null : namesBehind(used, period),
    lists: Object.entries(used.rows).map(([list, rows]) => ({
      name: records[list as RecordId].sheet,
      rows: rows.length,
    })),
    reach: reachShown(known, measures, looked),
  };
}

function tileOf(kpi: KnownKpi | undefined, { id, value, rows, from, to, weeks }: KpiValue): readonly TileShown[] {
  if (kpi === undefined) return [];
  const values = weeks.map((week) => week.value);
  const numbers = values.filter((number) => number !== null);
  const { name, question, good, exposes, write, lightOf } = kpi;
  const writeAny = (number: number | undefined): string => (number === undefined ? "" : write(number));
  return [
    {
      id,
      name,
      question,
      value,
      text: value === null ? "–" : write(value),
      light: value === null ? null : lightOf(value),
      good,
      from,
      to,
      rows,
      weeks: values,
      leastText: writeAny(numbers.toSorted((a, b) => a - b)[0]),
      mostText: writeAny(numbers.toSorted((a, b) => b - a)[0]),
      exposes,
    },
  ];
}

function reachShown(
  known: KnownKpis,
  measures: Readonly<Record<string, Measure>>,
  filled: Records["filled"],
): ReachShown {
  const reach = reachOf(measures, filled);
  return {
    computes: reach.computes.length,
    of: reach.of,
    text: reachText(reach),
    add: reach.add.map(({ label, brings }) => ({ label, brings: brings.map((id) => known[id]?.name ?? id) })),
  };
}
