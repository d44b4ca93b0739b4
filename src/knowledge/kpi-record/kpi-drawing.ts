/**
 * The chart types a KPI can have on the dashboard, each with an example series. Every value in them is invented and the
 * same for every shop. The target range comes from the KPI's targets; the drawing code adds it.
 */
export type KpiDrawing =
  | TrendSeries
  | AgeBuckets
  | ReadyBoard
  | GroupBars
  | GroupDots
  | FunnelSteps
  | DialWithList
  | Grid
  | TimeCounts
  | WeeklyLoad
  | CausesBySize
  | GainsAndLosses
  | EstimatesAndActuals
  | PartsOfWhole
  | LossSteps;

/** One or two readings over time. */
export interface TrendSeries {
  readonly kind: "trend";
  /** The first series is the KPI; a second one goes with it. */
  readonly series: readonly Series[];
  /** The labels at the two ends of the time axis. */
  readonly ends: readonly [from: string, to: string];
}

/** The ends of a time axis with twelve readings, one a week or one a month. */
export const twelveWeeks: TrendSeries["ends"] = ["12 weeks ago", "now"];
export const twelveMonths: TrendSeries["ends"] = ["12 months ago", "now"];

/** Readings, the oldest first. A name is written at the end of its line. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

/** How much is waiting, by how long it has waited: the shortest wait first. */
export interface AgeBuckets {
  readonly kind: "ageing";
  readonly buckets: readonly { readonly age: string; readonly amount: number; readonly text: string }[];
  /** Index of the first bucket that counts as late. */
  readonly lateFrom: number;
}

/** What is ready for the next jobs: a row per job, a column per thing that must be there. */
export interface ReadyBoard {
  readonly kind: "board";
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly ready: readonly boolean[] }[];
}

/** A bar per group on one scale from zero. */
export interface GroupBars {
  readonly kind: "bullet";
  readonly rows: readonly { readonly name: string; readonly value: number }[];
  readonly suffix: string;
}

/** Each value of a group as a dot, the median as a line: shows the spread that an average hides. */
export interface GroupDots {
  readonly kind: "dot-strip";
  readonly groups: readonly Series[];
  /** The unit after a value on the axis. */
  readonly suffix: string;
}

/** How many remain after each step. */
export interface FunnelSteps {
  readonly kind: "funnel";
  readonly steps: readonly { readonly name: string; readonly count: number; readonly text: string }[];
}

/** The reading on a dial, and next to it the few items that lower it. */
export interface DialWithList {
  readonly kind: "gauge";
  readonly listTitle: string;
  readonly items: readonly string[];
}

/** Values in a grid, shaded by size, each written into its cell. */
export interface Grid {
  readonly kind: "heat-map";
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Cells at or under this value are outlined: the ones to look at. */
  readonly alarm: number;
}

/** How often each length of time occurs, with the median (the reading) and the value that nine out of ten stay under. */
export interface TimeCounts {
  readonly kind: "histogram";
  /** Counts of equally wide bins, the first of which starts at zero. */
  readonly counts: readonly number[];
  readonly binWidth: number;
  readonly p90: number;
  readonly unit: string;
}

/** Load of the coming weeks as a percentage of what the work center has shown it can do. */
export interface WeeklyLoad {
  readonly kind: "load-bars";
  readonly weeks: readonly { readonly name: string; readonly load: number }[];
}

/** Causes by size, the largest first; the unexplained part comes first. */
export interface CausesBySize {
  readonly kind: "pareto";
  readonly causes: readonly Cause[];
}

export interface Cause {
  readonly name: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number;
  /** Hours without a known cause: the ones to get rid of first. */
  readonly unexplained: boolean;
}

/** Gains to the right of zero, losses to the left, the largest gain on top. */
export interface GainsAndLosses {
  readonly kind: "ranked-bars";
  readonly rows: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

/** Estimated against actual, a dot per job: on the line the estimate was right, above it the job took longer. */
export interface EstimatesAndActuals {
  readonly kind: "scatter";
  readonly jobs: readonly (readonly [estimated: number, actual: number])[];
  /** Half the width of the band that counts as right, as a share of the estimate. */
  readonly tolerance: number;
  readonly unit: string;
}

/** Parts of a whole, a bar per row. The first part is the one that matters. */
export interface PartsOfWhole {
  readonly kind: "stacked-bars";
  readonly parts: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** The label at the end of each row. */
  readonly values: readonly string[];
  /** Whether the first part is a loss, or what a shop wants more of. */
  readonly first: "loss" | "gain";
}

/** A drawing of parts of a whole; `label` makes the text at the end of each row from the row's values. */
export const stackedBars = (
  drawing: Pick<PartsOfWhole, "parts" | "rows" | "first">,
  label: (values: readonly number[]) => string,
): PartsOfWhole => ({
  kind: "stacked-bars",
  ...drawing,
  values: drawing.rows.map(({ values }) => label(values)),
});

export const hoursOf = (...hours: readonly number[]): string => `${hours.reduce((total, part) => total + part, 0)} h`;

/** The first part as a percentage of the row, with one decimal below 10%. */
export function firstPercent(values: readonly number[]): string {
  const percent = (100 * (values[0] ?? 0)) / values.reduce((total, part) => total + part, 0);
  return `${percent.toFixed(percent < 10 ? 1 : 0)}%`;
}

/** From the total to the remainder, loss by loss, in percent. */
export interface LossSteps {
  readonly kind: "waterfall";
  readonly steps: readonly {
    readonly name: string;
    readonly text: string;
    readonly role: "total" | "loss";
    readonly from: number;
    readonly to: number;
    readonly range: null;
  }[];
}
