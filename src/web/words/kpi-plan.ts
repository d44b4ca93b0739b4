import { readinessMeaning, readinessWords } from "../../survey/shared.words.ts";
import { capitalized } from "../../survey/writing.ts";

/** Wording of the KPI plan and its sheets. */
export const kpiPlanWords = {
  first: "Start with these KPIs",
  title: (count: number, ready: number): string =>
    `${count} KPIs for your dashboard, ${ready === 0 ? "and how to start each" : `${ready} ready now`}`,
  about: (own: number, all: number): string =>
    `Click a KPI for its formula, its data and who is in charge. ${
      own === 0
        ? "Each tile shows the goal, when its first number is due, and how to count it."
        : `${own === 1 ? "One tile shows" : `${own} tiles show`} your own ${own === 1 ? "value" : "values"}.${own === all ? "" : " The others show the goal, when the first number is due, and how to count it."}`
    }`,
  filter: "Show",
  all: "All",
  meaningOfAll: "In the order of your dashboard, most important first.",
  readiness: {
    "ready-now": capitalized(readinessWords["ready-now"]),
    "ask-first": capitalized(readinessWords["ask-first"]),
    "needs-a-habit": capitalized(readinessWords["needs-a-habit"]),
    "needs-a-source": capitalized(readinessWords["needs-a-source"]),
  },
  meaning: readinessMeaning,
  shown: (count: number): string => (count === 1 ? "1 KPI shown" : `${count} KPIs shown`),
  picture: (kpi: string): string => `${kpi}: chart with example numbers, the same for every shop`,
  ownWeeks: (kpi: string): string => `${kpi}: the weeks in your files`,
  sampleNote: "How it looks once you have numbers. These are examples, the same for every shop.",
  goal: "goal",
  lights: { green: "green", amber: "yellow", red: "red" },
  phase: (days: number): string => `on the board by day ${days}`,
  noSource: "no source yet",
  /** After “someone has to record it”, so that a system is not taken for the someone. */
  recordedIn: (source: string): string => (source === "no source yet" ? source : `in ${source}`),
  ownFiles: "your own export",
  partSource: (systems: string): string => `partly in ${systems}`,
  formula: "Formula",
  targetTerm: "Goal",
  targetWhole: (typical: string, good: string, best: string): string =>
    `typical ${typical} → good ${good}; leading shops ${best}`,
  who: "Who and when",
  whoText: (owner: string, cadence: string, days: number): string =>
    `${owner}, ${cadence}. On the board by day ${days}.`,
  whenRed: "When red, do this first",
  data: "Where the data is",
  nowhere: "none of your systems, as far as we know",
  previous: "Previous KPI",
  next: "Next KPI",
  close: "Close",
} as const;
