import { answer, said, say, type Text } from "../text.ts";

/** Where a KPI is today, in words. */
export const todayWords = {
  onTime: (low: number, high: number): string =>
    low === 0 ? `under about ${high}% on time` : `about ${low}% to ${high}% on time`,
  dwell: {
    "0–1 day": "up to 1 day",
    "2–3 days": "2 to 3 days",
    "4–7 days": "4 to 7 days",
    ">1 week": "more than 7 days",
  },
  stated: (given: string, light: string): Text => say`You wrote ${said(given)} That is ${light}. Count it to be sure.`,
  today: (given: string, words: string, lights: string): Text =>
    say`You answered ${answer(given)}: ${words}, which is ${lights}. Count it to be sure.`,
} as const;
