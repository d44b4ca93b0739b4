/** The texts of the Hours sheet. */
export const hoursWords = {
  title: "Hours and money",
  about:
    "Every figure of your report as a formula over the assumptions. All of them are estimates. Likely uses the likely value of every assumption; low and high use the low or the high value of all of them at once. The cap is the limit on what a shop can recover in a year. “In your report” stays as it was on the day of the report.",
  beforeCap: (cause: string): string => `${cause}, before the cap`,
  columns: {
    figure: "Figure",
    low: "Low",
    likely: "Likely",
    high: "High",
    unit: "Unit",
    reported: "In your report",
    words: "How it's calculated",
    atLow: "All low",
    atLikely: "All likely",
    atHigh: "All high",
  },
} as const;
