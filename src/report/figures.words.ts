import type { LossUnit } from "../diagnosis/diagnosis.ts";
import type { NamedStep } from "../diagnosis/losses/step.ts";

/** The names of the report's figures, and what they are based on. */
export const figureWords = {
  recoverableHours: "Recoverable machine hours a year",
  salesValue: "Sales value of those hours a year",
  leftAfterCosts: "Left after costs a year",
  nominal: "Machine hours a year if every shift were staffed",
  staffed: "Staffed machine hours a year",
  unstaffed: "Unstaffed machine hours a year",
  utilization: "Share of staffed hours in cycle",
  inCycle: "Hours in cycle a year",
  rate: "Shop rate",
  sales: "Machining sales a year, at this rate",
  cap: "Part of the hours that counts, because causes overlap",
  oneHour: "What one more hour per machine per week brings in a year",
  rawLoss: "The hours of this cause alone, before overlaps",
  other: "See that figure",
  lostTo: (cause: string): string => `hours lost to ${cause}`,
} as const;

/** What a figure in a formula means, if its name alone isn't clear. */
export const explained: Readonly<Partial<Record<NamedStep, string>>> = {
  "cap-share":
    "The causes overlap, and no shop wins back everything in a year: the more hours they claim together, the smaller this part",
  "room-share":
    "How far utilization can still rise, up to the best shops of this kind, divided by the likely hours of all causes",
};

/** The units of losses as headings of rows. */
export const lossUnitNames = {
  machine_hours: "Machine hours a year",
  unbilled_hours: "Hours worked but not billed, a year",
  unbilled_dollars: "Their value at your shop rate, a year",
  labor_hours: "Labor hours a year",
  labor_dollars: "Their labor cost, a year",
  lead_time_days: "Days between finished and shipped",
  tied_up_cash: "Cash tied up in finished parts",
  carrying_dollars: "Cost of carrying it, a year",
} as const satisfies Record<LossUnit, string>;

export const confidenceWords = {
  high: "High. Answers to separate questions point to the same cause.",
  medium: "Medium. One strong answer or three moderate ones point here. Check before you spend money on it.",
  low: "Low. Some answers point here, none of them strongly. Treat it as a question.",
} as const;
