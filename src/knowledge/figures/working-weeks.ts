import { benchmarks } from "./benchmarks.ts";

/**
 * Working weeks in a year. In a separate file from the hours of a day, because the page's worker loads those and the
 * published figures are large.
 */
export const weeksAYear = benchmarks["AS-DAYS"].value.likely;
