import { withNoun } from "../survey/writing.ts";
import type { BlankForm } from "./charts/blank.ts";
import type { LaneRow } from "./charts/day-lanes.ts";
import type { Plot } from "./charts/plot.ts";
import { plainNumber } from "./format.ts";

/** A widget as text, for screen readers. */
export function describePlot(plot: Plot): string {
  switch (plot.kind) {
    case "against":
      return `Answers beside published figures: ${plot.rows.map(({ name, own, published }) => `${name}: ${own.text}, ${published.text}`).join("; ")}.`;
    case "ageing":
      return `Columns by age: ${listed(plot.buckets.map(({ age, text }) => `${age} ${text}`))}.`;
    case "blank":
      return describeBlank(plot.form);
    case "board":
      return `Board of the next jobs: ${listed(plot.rows.map(({ name, ready }) => `${name} ${missing(plot.columns, ready)}`))}.`;
    case "bullet":
      return `Bars against the target: ${listed(plot.rows.map(({ name, value }) => `${name} ${value}${plot.suffix}`))}.`;
    case "coverage-map":
      return `What each system holds, in percent: ${plot.rows.map(({ name, shares }) => `${name}: ${listed(shares.map((share, index) => `${plot.columns[index] ?? ""} ${Math.round(share * 100)}`))}`).join("; ")}.`;
    case "day-lanes":
      return `Lanes by owner: ${plot.lanes.map(({ owner, rows }) => `${owner}: ${listed(rows.map(laneWords))}`).join("; ")}.`;
    case "dot-strip":
      return `Single values as dots: ${listed(plot.groups.map(({ name, values }) => `${name} ${values.join(" ")}`))}.`;
    case "funnel":
      return `Steps: ${listed(plot.steps.map(({ name, text }) => `${name} ${text}`))}.`;
    case "gauge":
      return `Dial at ${plainNumber(plot.value)} of 100; ${plot.listTitle}: ${listed(plot.items)}.`;
    case "heat-map":
      return `Grid of ${listed(plot.columns)}: ${listed(plot.rows.map(({ name, values }) => `${name} ${values.join(" ")}`))}.`;
    case "histogram":
      return `Distribution with median ${plainNumber(plot.median)} ${plot.unit}; nine of ten under ${plainNumber(plot.p90)} ${plot.unit}.`;
    case "load-bars":
      return `Load of the coming weeks, 100 is full: ${listed(plot.weeks.map(({ name, load }) => `week ${name} ${load}`))}.`;
    case "pareto":
      return `Causes by size: ${listed(plot.causes.map(({ name, share }) => `${name} ${Math.round(share * 100)}%`))}.`;
    case "part-bar":
      return `Parts of ${plot.endText}: ${listed(plot.parts.map(({ to, name }) => `${name} to ${plainNumber(to)}`.trim()))}.`;
    case "range-bars":
      return `Ranges: ${listed(plot.bars.map(({ name, text }) => `${name} ${text}`))}.`;
    case "range-scale":
      return plot.low === "" ? `A pointer at ${plot.high}.` : `A pointer between ${plot.low} and ${plot.high}.`;
    case "ranked-bars":
      return `Ranked: ${listed(plot.rows.map(({ name, text }) => `${name} ${text}`))}.`;
    case "scatter":
      return `${withNoun(plot.jobs.length, "jobs")}, estimated against actual ${plot.unit}.`;
    case "stacked-bars":
      return `Parts (${listed(plot.parts)}): ${listed(plot.rows.map(({ name, values }) => `${name} ${values.join(" + ")}`))}.`;
    case "trend":
      return `Trend from ${plot.ends[0]} to ${plot.ends[1]}: ${plot.series.map(({ values }) => `${values[0]} to ${values.at(-1)}`).join("; ")}.`;
    case "waterfall":
      return `Steps: ${listed(plot.steps.map(({ name, text }) => `${name} ${text}`))}.`;
  }
}

/** The purpose of a blank form. A name that is still to be written is left out. */
function describeBlank(form: BlankForm): string {
  switch (form.kind) {
    case "readings":
      return `Empty chart from ${form.ends[0]} to ${form.ends[1]}${form.goal === "none" ? "" : " with the goal"}.`;
    case "rows":
    case "columns":
      return `Empty bars${forNames(form.names)}.`;
    case "grid":
      return `Empty grid of ${listed(form.columns)}${forNames(form.rows)}.`;
    case "list":
      return `Empty scale with the goal, and lines for: ${form.title}.`;
    case "pairs":
      return "Empty chart of estimated against actual hours.";
  }
}

function forNames(names: readonly string[]): string {
  const written = names.filter((name) => name !== "");
  return written.length === 0 ? "" : ` for ${listed(written)}`;
}

function laneWords(row: LaneRow): string {
  switch (row.kind) {
    case "work":
      return `${row.name} ${row.spans.map(({ from, to, text }) => `days ${from + 1} to ${to} ${text}`).join(", ")}`;
    case "switch-on":
      return `${row.name} on by day ${row.on}, then ${row.rhythm}`;
  }
}

const listed = (items: readonly string[]): string => items.join(", ");

function missing(columns: readonly string[], ready: readonly boolean[]): string {
  const open = columns.filter((_, index) => ready[index] !== true);
  return open.length === 0 ? "complete" : `lacks ${open.join(" and ")}`;
}
