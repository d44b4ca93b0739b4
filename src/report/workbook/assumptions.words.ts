import type { GivenNumber } from "../../diagnosis/losses/term.ts";
import type { Format } from "./style.ts";

/** The texts of the Assumptions sheet. */
export const assumptionsWords = {
  title: "Assumptions",
  about:
    "Change a yellow cell, and the hours and money on the next sheet follow. Low and high are the extremes. The figures use the two columns on the right: 8 times in 10, the true value is between them. “Our estimate” means that we found no published figure.",
  columns: {
    name: "Assumption",
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
  answers: "Your numeric answers",
  lostTo: (cause: string): string => `Hours, days and money lost to ${cause}`,
  enterRange: "A number: low ≤ likely ≤ high.",
  enterNumber: "A number, zero or more.",
  more: (count: number): string => ` and ${count} more`,
  published: "Published figures named in the sources above",
  ownEstimate: "Our estimate",
  ownBecause: (reason: string): string => `Our estimate: ${reason}`,
  yourAnswer: "Your answer",
  rateUnit: "an hour",
  noDate: "no date",
} as const;

/** Units of the fixed numbers in formulas. */
export const numberUnits = {
  hours: { unit: "hours", format: "plain" },
  "share-of-recovered-hours": { unit: "of the recovered hours", format: "percent" },
} as const satisfies Readonly<Record<NonNullable<GivenNumber["unit"]>, { unit: string; format: Format }>>;

/** Names of the constants that a formula shows only as their value, by id. */
export const factorNames: Readonly<Record<string, string>> = {
  "setup_changeover.named_cause_factor": "Factor: you named setups as a cause of delay",
  "setup_changeover.bottleneck_factor": "Factor: you named setup as the bottleneck",
  "scheduling_priority.expedite_ceiling": "Most expedites counted per job",
  "scheduling_priority.tribal_factor": "Factor: nobody owns the schedule",
  "scheduling_priority.scheduling_changes_factor": "Factor: the schedule changes",
  "capacity_visibility.no_tracking_factor": "Factor: stops are not tracked",
};
