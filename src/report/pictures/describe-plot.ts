import { withNoun } from "../../survey/writing.ts";
import type { Plot } from "../charts/plot.ts";
import { plainNumber } from "../format.ts";
import { plotWords as words } from "./pictures.words.ts";

/** A widget as text, for screen readers. */
export function describePlot(plot: Plot): string {
  switch (plot.kind) {
    case "against":
      return words.against(inTurn(plot.rows, ({ name, own, published }) => `${name}: ${own.text}, ${published.text}`));
    case "ageing":
      return words.ageing(listed(plot.buckets.map(({ age, text }) => `${age} ${text}`)));
    case "board":
      return words.board(listed(plot.rows.map(({ name, ready }) => `${name} ${missing(plot.columns, ready)}`)));
    case "bullet":
      return words.bullet(listed(plot.rows.map(({ name, value }) => `${name} ${value}${plot.suffix}`)));
    case "coverage-map":
      return words.coverage(
        inTurn(
          plot.rows,
          ({ name, shares }) =>
            `${name}: ${listed(shares.map((share, index) => `${plot.columns[index] ?? ""} ${Math.round(share * 100)}`))}`,
        ),
      );
    case "dot-strip":
      return words.dots(listed(plot.groups.map(({ name, values }) => `${name} ${values.join(" ")}`)));
    case "funnel":
      return words.steps(listed(plot.steps.map(({ name, text }) => `${name} ${text}`)));
    case "gauge":
      return words.dial(plainNumber(plot.value), plot.listTitle, listed(plot.items));
    case "heat-map":
      return words.grid(
        listed(plot.columns),
        listed(plot.rows.map(({ name, values }) => `${name} ${values.join(" ")}`)),
      );
    case "histogram":
      return words.distribution(plainNumber(plot.median), plainNumber(plot.p90), plot.unit);
    case "load-bars":
      return words.load(listed(plot.weeks.map(({ name, load }) => words.week(name, load))));
    case "pareto":
      return words.causes(listed(plot.causes.map(({ name, share }) => `${name} ${Math.round(share * 100)}%`)));
    case "part-bar":
      return words.partsOf(
        plot.endText,
        listed(plot.parts.map(({ to, name }) => words.upTo(name, plainNumber(to)).trim())),
      );
    case "range-bars":
      return words.ranges(listed(plot.bars.map(({ name, text }) => `${name} ${text}`)));
    case "range-scale":
      return plot.isBand ? words.band(plot.low, plot.high) : words.pointer(plot.low, plot.high);
    case "ranked-bars":
      return words.ranked(listed(plot.rows.map(({ name, text }) => `${name} ${text}`)));
    case "scatter":
      return words.pairs(withNoun(plot.jobs.length, "jobs"), plot.unit);
    case "stacked-bars":
      return words.stacked(
        listed(plot.parts),
        listed(plot.rows.map(({ name, values }) => `${name} ${values.join(" + ")}`)),
      );
    case "trend":
      return words.trend(
        ...plot.ends,
        inTurn(plot.series, ({ values }) => words.fromTo(values[0], values.at(-1))),
      );
    case "waterfall":
      return words.steps(listed(plot.steps.map(({ name, text }) => `${name} ${text}`)));
  }
}

const listed = (items: readonly string[]): string => items.join(", ");

const inTurn = <T>(items: readonly T[], wordsOf: (item: T) => string): string => items.map(wordsOf).join("; ");

function missing(columns: readonly string[], ready: readonly boolean[]): string {
  const open = columns.filter((_, index) => ready[index] !== true);
  return open.length === 0 ? words.complete : words.lacks(open);
}
