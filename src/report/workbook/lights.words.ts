import type { Light } from "../../knowledge/kpi-record/signals.ts";

/** The text of a light in a cell: a shape and a word, readable without color. */
export const lightTexts = {
  green: "● Green",
  amber: "▲ Yellow",
  red: "■ Red",
} as const satisfies Record<Light, string>;
export const noData = "○ No data";

/** The labels of a KPI's limits. */
export const limitWords = {
  greenAbove: "Green at or above",
  greenBelow: "Green at or below",
  greenFrom: "Green from",
  greenUpTo: "Green up to",
  redBelow: "Red below",
  redAbove: "Red above",
} as const;
