import type { Measure } from "../../measures/measure.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { decidedFor } from "../kpis/computable.ts";
import { computeKpis, type KpiValue } from "../kpis/compute-kpis.ts";
import { reachOf } from "../kpis/reach.ts";
import { summaryOf } from "../kpis/summary.ts";
import { worstRows } from "../kpis/worst-rows.ts";
import type { FilledGap, Records } from "../rows/records.ts";
import type { Light, MachinesShown, NumbersShown, ReachShown, TileShown } from "./shown.ts";

/** What a session knows about each KPI. */
export interface KnownKpi {
  readonly name: string;
  readonly question: string;
  readonly measure: Measure;
  /** Which values are green, in words. */
  readonly good: string;
  /** Where green ends: one value, or the two ends of a band. */
  readonly goals: readonly number[];
  readonly exposes: readonly string[];
  readonly write: (value: number) => string;
  readonly lightOf: (value: number) => Light;
}

export type KnownKpis = Readonly<Record<string, KnownKpi>>;

/** The values of the used files, and how many KPIs all files read so far cover. */
export function showNumbers(known: KnownKpis, used: Records, allRead: Records): NumbersShown {
  const measures = Object.fromEntries(Object.entries(known).map(([id, { measure }]) => [id, measure]));
  const values = computeKpis(measures, used);
  return {
    tiles: values.flatMap((value) => tileOf(known[value.id], value, used.decided ?? [])),
    worst: worstRows(used, values),
    lists: Object.entries(used.rows)
      .filter(([list]) => !used.made?.includes(list as ListId))
      .map(([list, rows]) => ({ name: recordLists[list as ListId].sheet, rows: rows.length })),
    reach: reachShown(known, measures, allRead),
    machines: machinesShown(used),
    summary: summaryOf(measures, used, values),
  };
}

function machinesShown({ rows, filled, decided = [] }: Records): MachinesShown {
  const machines = (rows.work_centers ?? []).filter(({ kind }) => (kind ?? "Machine") === "Machine");
  const isDecided = decided.some(({ list, column }) => list === "work_centers" && column === "staffed_hours");
  const bottleneck = machines.find((row) => row.bottleneck === "Yes")?.work_center;
  return {
    names: machines.flatMap(({ work_center }) => (work_center == null ? [] : [String(work_center)])),
    bottleneck: bottleneck == null ? null : String(bottleneck),
    asksStaffed: isDecided || filled.get("work_centers")?.has("staffed_hours") !== true,
  };
}

function tileOf(
  kpi: KnownKpi | undefined,
  { id, value, refused, rows, from, to, weeks, also }: KpiValue,
  decided: readonly FilledGap[],
): readonly TileShown[] {
  if (kpi === undefined) return [];
  const values = weeks.map((week) => week.value);
  const numbers = values.filter((number) => number !== null);
  const { name, question, good, goals, exposes, write, lightOf } = kpi;
  const writeAny = (number: number | undefined): string => (number === undefined ? "" : write(number));
  return [
    {
      id,
      name,
      question,
      value,
      text: value === null ? "–" : write(value),
      refused,
      light: value === null ? null : lightOf(value),
      good,
      goals,
      from,
      to,
      rows,
      weeks: values,
      leastText: writeAny(numbers.toSorted((a, b) => a - b)[0]),
      mostText: writeAny(numbers.toSorted((a, b) => b - a)[0]),
      exposes,
      also,
      decided: [...new Set(decidedFor(kpi.measure, decided).map(({ text }) => text))],
    },
  ];
}

function reachShown(known: KnownKpis, measures: Readonly<Record<string, Measure>>, allRead: Records): ReachShown {
  const { computes, of, add } = reachOf(measures, allRead);
  const named = (ids: readonly string[]) => ids.map((id) => known[id]?.name ?? id);
  return { computes: named(computes), of, add: add.map(({ list, brings }) => ({ list, brings: named(brings) })) };
}
