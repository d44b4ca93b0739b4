/** How answers become a likelihood, in words. */
export const likelihoodWords = {
  name: "How likely a cause is",
  value: "5% to 95%",
  formula: (power: string, together: string): string =>
    `We start from how common the cause is, and each answer raises or lowers that. In numbers: odds = odds before × (all factors for it ÷ all factors against it) to the power ${power}; likelihood = odds ÷ (1 + odds). If the likelihoods of all causes come to more than ${together} together, all odds are lowered alike`,
  fitted: "Evidence for one cause counts against the others",
  fittedTo: (power: string, together: string): string => `power ${power}; together at most ${together} causes`,
  fittedWhy:
    "Chosen on 926 shops whose causes are known, most of them made up. Checked on others, some of them real shops described in print, but not yet on shops that filled in this survey",
  answerOf: (weight: string): string => `A ${weight} answer`,
  judged: "Our estimate. The factor of each answer is shown next to it",
  named: "Our estimate: people name what they feel, which is often not the cause",
  ownWords: "Your own words",
  reader: "A text reader trained on labeled statements and tested on statements it never saw",
  /** The words of the first pages. */
  said: (word: string): string => `“${word}” in the report`,
  share: (percent: string): string => `${percent} or more`,
  shareOfSure: (percent: string): string => `${percent} or more, with high confidence, where you name the cause`,
  shareUnder: (percent: string, supported: string): string =>
    `under ${percent}, or under ${supported} with high confidence`,
  saidWhy: "Our estimate: the percentages are less exact than they look, so the report uses four words",
  repeated: "A second answer that says the same",
  repeatedWhy: "Our estimate: two answers that say one thing count as less than two",
  atMost: (factor: string): string => `at most × ${factor}`,
  between: (least: string, most: string): string => `× ${least} to × ${most}`,
  power: (power: string): string => `factor to the power ${power}`,
} as const;
