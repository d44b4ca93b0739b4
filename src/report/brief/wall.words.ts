import { jump, say, type Text } from "../text.ts";

/** All sentences of the page with the dashboard. */
export const wallWords = {
  topic: "Your dashboard",
  title: (tiles: number): string => `${tiles} KPIs for your wall, most important first`,
  about: (real: number, areMeasured: boolean): string =>
    real === 0
      ? "All numbers here are made up until you count yours."
      : `${real === 1 ? "One tile holds" : `${real} tiles hold`} your own ${areMeasured ? "value" : "answer"}. All other numbers are made up until you count yours.`,
  yours: "from your answer",
  measured: "measured in your files",
  example: "example",
  /** Of a band that begins at zero. */
  under: (limit: string): string => `under ${limit}`,
  from: (low: string, high: string): string => `${low} to ${high}`,
  only: (machines: string): string => `only ${machines}`,
  firstCount: (day: string): string => `first count ${day}`,
  /** A tile has room for some 24 characters. */
  countedFrom: (day: string, from: number): string => `try it ${day}, start day ${from}`,
  good: (limit: string): string => `good: ${limit}`,
  lights: { green: "on target", amber: "watch", red: "act" },
  sheets: (): Text => say`How to build each one is in the ${jump("plan", "plan")} and in the KPI specification.`,
} as const;
