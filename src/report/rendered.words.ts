import { lightNames } from "../knowledge/kpi-record/signals.ts";

/** Labels around the report's blocks, on screen and on paper. */
export const renderedWords = {
  kind: { brief: "Diagnostic report", evidence: "Evidence behind the report" },
  skip: "Skip to the findings",
  contents: "In this report",
  particulars: { shop: "Shop", preparedFor: "Prepared for", date: "Date" },
  caution: "Our estimates come from your answers, not from measurements. Check before you invest.",
  footer: (product: string, rulesVersion: string, date: string): string =>
    `${product}, version ${rulesVersion}, ${date}.`,
  runningFooter: (product: string): string =>
    `${product}. Our estimates come from your answers, not from measurements.`,
  questions: (contact: string): string => `Questions? ${contact}`,
  how: "How we worked this out",
  tilesInWords: "Each tile in words, and where its number comes from",
  evidence: {
    for: "Points to it",
    against: "Points away from it",
    noneFor: "No answer points to it.",
    noneAgainst: "No answer points away from it.",
  },
  workings: { input: "Input", value: "Value", from: "From", yourAnswer: "Your answer" },
  sources: { caption: "In the unit of the source.", says: "What it says", source: "Source" },
  /** On paper, where the last page has room: the ten days' counts are written here. */
  sheet: {
    title: "The sheet for the ten days",
    text: "Use one line each time a task on page 1 has you count or write something down. On Fridays, add them up by reason.",
    heads: (ofCause: readonly string[]): readonly string[] => [
      "Day, time",
      "Job, part or machine",
      ...ofCause,
      "Written by",
    ],
    /** Where no one cause leads. */
    anyCause: ["How many", "How long", "What happened, or what it waited for"],
  },
  notAnswered: "not answered",
  kpi: {
    formula: "Formula",
    pitfalls: "To get it right",
    data: (name: string): string => `Where the data for “${name}” is`,
    columns: {
      element: "Data",
      system: "System",
      place: "Table, field or habit",
      held: "In the system",
      status: "Status",
    },
  },
} as const;

/** Words of the poster. */
export const posterWords = {
  title: "KPI poster",
  howTo:
    "Write the number in the box at the end of the week, or as the box says. Green: keep going. Yellow: watch it. Red: act today.",
  whenRed: "When red:",
  target: "goal",
  goalOfCount: "Goal:",
  daily: "Daily:",
  weekly: "Weekly:",
  day: (at: number): string => `day ${at}`,
  week: (at: number): string => `wk ${at}`,
  month: (at: number): string => `month ${at}`,
  lights: lightNames,
} as const;
