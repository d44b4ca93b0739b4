/** What the form says beside the questionnaire: cautions, what comes back on the way, and the way around in it. */
export const formWords = {
  allSections: "All sections",
  missing: (labels: string): string => `Still required: ${labels}`,

  caution: {
    ask: "Is this right?",
    heard: (label: string, text: string): string => `${label} Is this right? ${text}`,
    leave: "Leave it",
    leaveHeard: (label: string): string => `Leave the answer to “${label}” as it is`,
    left: "Left as it is.",
    changed: (label: string): string => `Changed: ${label}`,
  },

  source: (title: string, year: number | null): string => `${title}, ${year ?? "no date given"}`,
  newTab: "opens in a new tab",

  worth: {
    says: (machines: string, one: boolean, amount: string): string =>
      one
        ? `One more hour a week from your machine is worth ${amount} a year.`
        : `One more hour a week from each of your ${machines} machines is worth ${amount} a year.`,
    about: (likely: string): string => `about ${likely}`,
    span: (low: string, high: string): string => `${low} to ${high}`,
    how: "How we get there",
    formula: (machines: string, one: boolean, weeks: string, rate: string, amount: string): string =>
      `${machines} ${one ? "machine" : "machines"} × 1 hour a week × ${weeks} weeks × ${rate} an hour = ${amount}.`,
    weeks: (low: string, high: string): string => `Working weeks a year: our assumption, ${low} to ${high}.`,
    given: "The rate is yours.",
    estimated: (low: string, high: string): string =>
      `The rate is your estimate: we take ${low} to ${high} an hour. The range above leaves out one case in ten at each end.`,
    published: (low: string, likely: string, high: string): string =>
      `You have given no rate, so we take the published one: ${low} to ${high} an hour, ${likely} where one figure is needed. The range above leaves out one case in ten at each end.`,
    onlyIfSold: "An estimate. It is worth that only if the hour can be sold.",
  },
} as const;
