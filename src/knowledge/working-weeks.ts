import { benchmarks } from "./benchmarks.ts";

/** Working weeks in a year. Not with the hours of a day: the page's worker reads those, and the published figures are large. */
export const weeksAYear = benchmarks["AS-DAYS"].value.likely;
