import { lightMeanings } from "../../survey/shared.words.ts";
import { say, strong, type Text } from "../text.ts";

/** The report's words about values from the shop's own files. */
export const measuredWords = {
  title: "Measured in your own files",
  contradicts: (title: string): Text => say`${strong(title)}. The measurement counts here.`,
  speaks: (measured: string, target: string, light: string): Text =>
    say`${strong(`Measured: ${measured}`)}. Goal ${target}: ${light}.`,
  holdsWaits: "These hours may hold the wait for the first piece, too.",
  fewRows: "Too few to tell of a year.",
  lights: lightMeanings,
  more: (count: number): string =>
    count === 1 ? "One more value is on the dashboard." : `${count} more values are on the dashboard.`,
  /** After the range of a figure. */
  restsOn: (names: string): string => `Measured: ${names}. The rest is estimated.`,
  estimated: "Estimated: your files don't cover it, or have too few rows for a year.",
} as const;
