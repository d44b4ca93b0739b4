/** What the page says when ten timed changeovers change what setups cost. Loaded only next to a report. */
export const pricedAgainWords = {
  about:
    "Your report judges this cause by your answers. Ten timed changeovers say more about whether it is one, and too little about a year’s hours.",
  button: (over: string): string => `Update my report: send ${over}, from 10 changeovers`,
  now: "Your report now",
  before: "Your report before",
  measured: "With your ten changeovers",
  likely: (percent: number): string => `${percent}% likely to be a main cause`,
  notNamed: "Setups are not among the causes in your report.",
  sent: "Your report now uses these ten changeovers.",
} as const;
