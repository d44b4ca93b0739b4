import { withNoun } from "../../survey/writing.ts";

/** Why a tile is on the dashboard. */
export const tilesWords = {
  goal: (counted: string): string => `Your goal counts ${counted}.`,
  firstValue: (day: string): string => `Its first real value comes on ${day}.`,
  finishedWait: (dwell: string): string => `Finished parts wait ${dwell}.`,
  shows: (cause: string): string => `It shows ${cause}.`,
  countsMinutes: (minutes: string): string => `It counts the ${withNoun(minutes, "minutes")}.`,
  warns: (cause: string): string => `It warns before ${cause} cost you hours.`,
  measured: (span: string): string => `Measured, ${span}`,
  setup: (planned: string, took: string): string => `${withNoun(planned, "minutes")} planned, ${took} actual`,
} as const;
