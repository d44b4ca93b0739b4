/** How the report names a source. */
export const citeWords = {
  ownEstimate: "our estimate",
  ownWith: "our estimate, with ",
  published: (publisher: string, year: number | null): string => `${publisher}, ${year ?? "no date"}`,
} as const;
