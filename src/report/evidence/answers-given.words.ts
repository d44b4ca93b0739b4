/** Words of the chapter on the answers. */
export const answersGivenWords = {
  topic: "Your answers",
  title: "What you told us",
  about: "The report is based only on these answers. If one is wrong, change it and run it again.",
  yes: "Yes",
  no: "No",
  none: "None of them",
  floorFacts: "What you checked off, and what you added",
  meaningOf: (sentence: string): string => `What this means: “${sentence}”`,
  noneOfThese: "None of the meanings we offered",
} as const;
