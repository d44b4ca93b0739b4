import { median } from "d3-array";
import type { Plot } from "../charts/plot.ts";
import { plainNumber } from "../format.ts";
import type { KpiPlot } from "../pictures/kpi-samples.ts";
import { daysAfter } from "./calendar-days.ts";
import type { Column } from "./grafana-model.ts";

/** Sample values as a CSV file. The shop's own file has the same columns. */
export interface SampleTable {
  readonly columns: readonly Column[];
  readonly csv: string;
}

type Cell = string | number | null;

/** The sample of a chart as a table, one line per bar, dot or reading. It contains no answers. */
export function sampleTable(plot: KpiPlot, date: string): SampleTable {
  switch (plot.kind) {
    case "trend":
      return trendTable(plot, date);
    case "ageing":
      return tableOf(
        ["age:text", "in time", "late"],
        plot.buckets.map(({ age, amount }, at) => (at < plot.lateFrom ? [age, amount, null] : [age, null, amount])),
      );
    case "board":
      return tableOf(
        ["job:text", ...plot.columns.map((column) => `${column}:text`)],
        plot.rows.map(({ name, ready }) => [name, ...ready.map((is) => (is ? "ready" : "missing"))]),
      );
    case "bullet":
      return tableOf(
        ["name:text", "value"],
        plot.rows.map(({ name, value }) => [name, value]),
      );
    case "ranked-bars":
      return tableOf(
        ["name:text", "value"],
        plot.rows.map(({ name, value }) => [name, value]),
      );
    case "dot-strip":
      return tableOf(
        ["group:text", "lowest", "median", "highest"],
        plot.groups.map(({ name, values }) => [name, Math.min(...values), median(values) ?? null, Math.max(...values)]),
      );
    case "funnel":
      return tableOf(
        ["step:text", "count"],
        plot.steps.map(({ name, count }) => [name, count]),
      );
    case "gauge":
      return tableOf(
        ["item:text"],
        plot.items.map((item) => [item]),
      );
    case "heat-map":
      return tableOf(
        ["name:text", ...plot.columns],
        plot.rows.map(({ name, values }) => [name, ...values]),
      );
    case "histogram":
      return tableOf([`${plot.unit}:text`, "count"], plot.counts.map(binOf(plot.binWidth)));
    case "load-bars":
      return tableOf(
        ["week:text", "load"],
        plot.weeks.map(({ name, load }) => [name, load]),
      );
    case "pareto":
      return tableOf(
        ["cause:text", "explained", "unexplained"],
        plot.causes.map(({ name, share, unexplained }) => {
          const percent = Math.round(share * 1000) / 10;
          return unexplained ? [name, null, percent] : [name, percent, null];
        }),
      );
    case "scatter":
      return tableOf(
        ["estimated", "actual", "as estimated"],
        plot.jobs.map(([estimated, actual]) => [estimated, actual, estimated]),
      );
    case "stacked-bars":
      return tableOf(
        ["name:text", ...plot.parts],
        plot.rows.map(({ name, values }) => [name, ...values]),
      );
    case "waterfall":
      return tableOf(
        ["step:text", "left", "lost"],
        plot.steps.map(({ name, from, to }) => [name, to, from > to ? from - to : null]),
      );
  }
}

const binOf =
  (width: number) =>
  (count: number, bin: number): readonly Cell[] => [
    `${plainNumber(bin * width)}–${plainNumber((bin + 1) * width)}`,
    count,
  ];

/** Whether the readings are monthly rather than weekly. */
export const isMonthly = ({ ends }: Plot & { kind: "trend" }): boolean => ends[0].includes("month");

function trendTable(plot: Plot & { kind: "trend" }, date: string): SampleTable {
  const { series } = plot;
  const names = series.map(({ name }) => (name === "" ? "reading" : name));
  const length = series[0]?.values.length ?? 0;
  const at = (index: number): string =>
    isMonthly(plot)
      ? monthBefore(date, length - 1 - index)
      : `${daysAfter(date, (index + 1 - length) * 7)}T12:00:00.000Z`;
  const rows = Array.from({ length }, (_, index) => [at(index), ...series.map(({ values }) => values[index] ?? null)]);
  return tableOf([isMonthly(plot) ? "month:text" : "time:time", ...names], rows);
}

/** The month `months` before the day, `2026-09`. */
function monthBefore(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** A table from headings such as `age:text`, `time:time` or, for numbers, `late`. */
function tableOf(headings: readonly string[], rows: readonly (readonly Cell[])[]): SampleTable {
  const columns = headings.map(columnOf);
  const lines = [columns.map(({ selector }) => selector), ...rows].map((cells) => cells.map(csvCell).join(","));
  return { columns, csv: lines.join("\n") };
}

function columnOf(heading: string): Column {
  const [name = "", kind] = heading.split(":");
  const type = kind === "text" ? "string" : kind === "time" ? "timestamp" : "number";
  return { selector: name, text: name, type };
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
