import type { Format } from "./style.ts";

/** What the sheet of assumptions says. */
export const assumptionsWords = {
  title: "Assumptions",
  about:
    "Change a yellow cell, and the hours and dollars on the next sheet follow. Low and high are the ends you would bet on. The figures use the two columns on the right: 8 times in 10, the true value is between them. “Our estimate” means that we found no published figure.",
  columns: {
    name: "What the figures rest on",
    low: "Low",
    likely: "Likely",
    high: "High",
    unit: "Unit",
    usedIn: "Used in",
    source: "Source",
    year: "Year",
    p10: "Low we use",
    p90: "High we use",
  },
  more: (count: number): string => ` and ${count} more`,
  published: "The published figures that the sources above name",
  ownEstimate: "Our estimate",
  ownBecause: (reason: string): string => `Our estimate: ${reason}`,
  yourAnswer: "Your answer",
  rateUnit: "$ an hour",
  noDate: "no date",
} as const;

/** Numbers that formulas take as given, by how the formula writes them. */
export const numbersKnown: Readonly<Record<string, Readonly<Record<"name" | "unit", string> & { format: Format }>>> = {
  "40 h": { name: "Hours of one shift in a week", unit: "hours", format: "plain" },
};

/** Constants whose words in a formula are their own value. */
export const factorNames: Readonly<Record<string, string>> = {
  "setup_changeover.avoidable_cap": "Most of the setup hours that can be avoided",
  "scheduling_priority.expedite_ceiling": "Most expedites that count for each job",
  "scheduling_priority.break_in_factor": "Part of an extra setup that is lost",
  "named cause": "Factor: you named setups as a cause of delay",
  "named bottleneck": "Factor: you named setup as the bottleneck",
  "30%": "Most we claim without machine data, as part of your estimated sales",
  "nobody owns the plan": "Factor: nobody owns the plan",
  "the plan changes": "Factor: the plan changes",
  "stops not tracked": "Factor: stops are not tracked",
  weeks: "Weeks a year in which data is keyed again",
  "work days": "Working days a year",
};
