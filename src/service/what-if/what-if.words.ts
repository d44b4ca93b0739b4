/** What a caller reads when a what-if call is invalid. */
export const whatIfProblems = {
  notAnObject: "Send one JSON object: a report or answers, and levers.",
  notOneShop: "Send either `report` (the id of a stored report, or `sample`) or `answers`.",
  noReportId: "`report` must be the id of a stored report, or `sample`.",
  noLevers: "`levers` must be an object of numbers.",
  unknownLever: (known: readonly string[]): string => `This shop has no such lever. It has: ${known.join(", ")}.`,
  outOfRange: (lever: string, isWhole: boolean, min: number, max: number): string =>
    `${lever} must be ${isWhole ? "a whole number" : "a number"} from ${min} to ${max}.`,
} as const;

/** The names of the numbers in a gain's derivation. */
export const leverTerms = {
  measuredMachines: "machines that you measure ÷ machines",
  newShift: "machines of the new shift",
  secondShift: "part of the second shift that is staffed",
  thirdShift: "part of the third shift that is staffed",
  yourAnswer: "Your answer",
} as const;
