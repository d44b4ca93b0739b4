import { answer, said, say, type Text } from "../text.ts";

/** Where a KPI is today, in words. */
export const todayWords = {
  onTime: (low: number, high: number): string =>
    low === 0 ? `under about ${high}% on time` : `about ${low}% to ${high}% on time`,
  stated: (given: string, light: string): Text => say`You wrote ${said(given)} That is ${light}. Count it to be sure.`,
  /** `meaning` is empty if the answer itself is the value. */
  today: (given: string, meaning: string, lights: string): Text =>
    say`You answered ${answer(given)}${meaning === "" ? "" : `: ${meaning}`}, which is ${lights}. Count it to be sure.`,
} as const;
