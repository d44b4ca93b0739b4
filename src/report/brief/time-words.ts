import { plainNumber } from "../format.ts";

/** `45 minutes`, `1 hour`, `2.5 hours`. */
export const timeOf = (minutes: number): string =>
  minutes < 60 || minutes % 15 !== 0 ? counted(minutes, "minute") : counted(minutes / 60, "hour");

const counted = (number: number, unit: string): string => `${plainNumber(number)} ${unit}${number === 1 ? "" : "s"}`;
