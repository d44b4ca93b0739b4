import { withNoun } from "../../survey/writing.ts";
/** All sentences of the plan for ninety days. */
export const daysPlanWords = {
  topic: "30, 60, 90 days",
  title: "Your 90-day plan: measure, fix, make it stick",
  phases: {
    see: { name: "Measure", title: "Days 1 to 30" },
    change: { name: "Fix", title: "Days 31 to 60" },
    keep: { name: "Make it stick", title: "Days 61 to 90" },
  },
  aboutOwners:
    "We name the usual owner for each task. If you don't have that person, write in a name today: a task without a name doesn't get done. Track jobs and machines, never people. Put names on numbers and people game them.",
  chart: {
    title: (owners: number): string => `Who does what when: ${withNoun(owners, "owners")}, ninety days`,
    caption:
      "Bars: actions against a cause, listed above. Diamond: the first day you read the KPI. Dashed line: getting its data ready. Ticks: weekly or monthly readings. A solid line: daily.",
    actions: (count: number): string => withNoun(count, "actions"),
  },
  start: "Start tracking ",
  kpiRead: (cadence: string): string => `KPI, read ${cadence}`,
} as const;
