/** Why an answer counts as evidence, if no cause's table says so. */
export const evidenceWords = {
  /** For taps on the weekly checklist. */
  happens: "You say this happens at least once a week.",
  doesNotHappen: "You say this doesn't happen every week.",
  confirmed: (meaning: string): string => `You confirmed what this means: ${meaning}`,
  /** For coworkers' answers. */
  saidToHappen: "They say this happens at least once a week.",
  saidNotToHappen: "They say this doesn't happen every week.",
  ofAsked: (count: string): string => `${count} of the people you asked`,
  /** For free text. */
  wanted: "It's in what you want to change.",
  described: "What you wrote points here.",
  /** For a sentence that doesn't name the cause by itself, or that counts for others too. */
  sign: (others: number): string =>
    `Read with what you wrote around it, it points to this cause${["", " and to one other"][others] ?? ` and to ${others} others`}.`,
  /** For a number to reach that counts for many causes. */
  goal: "A goal, which more than one cause could keep you from.",
  notMentioned: "What you wrote here doesn't mention it.",
  denied: "You say yourself that this isn't the problem.",
  added: (size: string): string => `By your own numbers, ${size}.`,
  sorted: (part: string, all: string): string => `By your own count, ${part} of ${all} have this cause.`,
  fewStops: (percent: string): string =>
    `That's ${percent}% of your staffed hours, no more than a good shop loses. What a stop costs can still be much more than its hours.`,
  setupsOnPlan: "By your own numbers, a setup takes no longer than you plan for.",
  compares: (sides: string, because: string): string => `You compare ${sides}. ${because}`,
  /** For a sentence that holds only one side, or neither. */
  aroundIt: "What you wrote around it points to this cause, too.",
  pointsElsewhere: "What you describe here points to another cause.",
  /** For measured values. */
  offTarget: "Your own files show that it needs work.",
  onTarget: "Your own files show it on target.",
} as const;

/** How a language model reads the answers, as evidence. */
export const letterEvidenceWords = {
  by: "A language model",
  quoted: "A language model that read all your answers puts this cause first, and quotes this answer.",
  checked: "A language model that read all your answers puts this cause first, and names this answer.",
  leftOut: "A language model that read all your answers names other causes.",
  notAmong: "Not on the model's list",
} as const;
