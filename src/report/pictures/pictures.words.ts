/** Descriptions of each kind of chart for screen readers. */
export const plotWords = {
  against: (rows: string): string => `Answers next to published figures: ${rows}.`,
  ageing: (buckets: string): string => `Columns by age: ${buckets}.`,
  board: (jobs: string): string => `Board of the next jobs: ${jobs}.`,
  complete: "complete",
  lacks: (columns: readonly string[]): string => `lacks ${columns.join(" and ")}`,
  bullet: (rows: string): string => `Bars against the goal: ${rows}.`,
  coverage: (systems: string): string => `What each system holds, in percent: ${systems}.`,
  dots: (groups: string): string => `Single values as dots: ${groups}.`,
  steps: (steps: string): string => `Steps: ${steps}.`,
  dial: (value: string, title: string, items: string): string => `Dial at ${value} of 100; ${title}: ${items}.`,
  grid: (columns: string, rows: string): string => `Grid of ${columns}: ${rows}.`,
  distribution: (median: string, p90: string, unit: string): string =>
    `Distribution with median ${median} ${unit}; 90% under ${p90} ${unit}.`,
  load: (weeks: string): string => `Load of the coming weeks, 100 is full: ${weeks}.`,
  week: (name: string, load: number): string => `week ${name} ${load}`,
  causes: (causes: string): string => `Causes by size: ${causes}.`,
  partsOf: (whole: string, parts: string): string => `Parts of ${whole}: ${parts}.`,
  upTo: (name: string, to: string): string => `${name} to ${to}`,
  ranges: (bars: string): string => `Ranges: ${bars}.`,
  band: (low: string, high: string): string => `A band from ${low} to ${high}.`,
  pointer: (low: string, high: string): string =>
    low === "" ? `A pointer at ${high}.` : `A pointer between ${low} and ${high}.`,
  ranked: (rows: string): string => `Ranked: ${rows}.`,
  pairs: (jobs: string, unit: string): string => `${jobs}, estimated against actual ${unit}.`,
  stacked: (parts: string, rows: string): string => `Parts (${parts}): ${rows}.`,
  trend: (from: string, to: string, series: string): string => `Trend from ${from} to ${to}: ${series}.`,
  fromTo: (first: number | undefined, last: number | undefined): string => `${first} to ${last}`,
} as const;

/** The titles and descriptions of the pictures around the charts. */
export const pictureWords = {
  plan: {
    title: "KPI plan, drawn with sample values",
    description: (kpis: string): string => `Widgets for ${kpis}.`,
    head: "KPI plan",
    examples: "charts are examples",
  },
  tile: {
    days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
    withReading: (name: string, value: string, unit: string): string => `${name}: ${value} ${unit}`,
    withGoal: (name: string, target: string, value: string, unit: string): string =>
      `${name}: no number yet, ${target} ${value} ${unit}`,
  },
  widget: {
    title: (name: string, goal: string): string => `${name}: goal ${goal}, drawn with sample values`,
    description: (typical: string, good: string, plot: string, readiness: string, source: string): string =>
      `Typical ${typical}, good ${good}. Sample: ${plot} Data: ${readiness}${source === "" ? "" : `, source: ${source}`}.`,
    goal: "goal",
    example: "example",
    /** `typical 90 min (median)`: the short unit at the end of the value gives way to the long one. */
    typical: (typical: string, unit: string): string =>
      unit === "%" || unit.startsWith("$")
        ? `typical ${typical}`
        : `typical ${typical.replace(/ [a-z]+$/, "")} ${unit.replace(/^% /, "")}`,
  },
  sample: {
    mark: "sample",
    title: (kpi: string): string => `${kpi}, sample values`,
    description: (figure: string, unit: string, plot: string): string => `Sample: ${figure} ${unit}. ${plot}`,
  },
} as const;
