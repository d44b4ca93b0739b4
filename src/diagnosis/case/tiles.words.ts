import { withNoun } from "../../survey/writing.ts";

/** Why a tile is on the dashboard. */
export const tilesWords = {
  goal: (counted: string): string => `Your goal is about ${counted}.`,
  firstValue: (day: string): string => `Its first number comes on ${day}.`,
  finishedWait: (dwell: string): string => `Finished parts wait ${dwell}.`,
  shows: (cause: string): string => `It tracks ${cause}.`,
  countsMinutes: (minutes: string): string => `This is where your ${withNoun(minutes, "minutes")} show up.`,
  warns: (cause: string): string => `It warns before ${cause} cost you hours.`,
  measured: (span: string): string => `Measured, ${span}`,
  setup: (planned: string, took: string): string => `${withNoun(planned, "minutes")} planned, ${took} actual`,
} as const;
