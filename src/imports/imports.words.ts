/** Sentences about what an imported file is. */
export const importWords = {
  countedWhole: (day: string): string => `No column says when each row was done, so all rows count as done by ${day}.`,
  countedOpen: "The title says these are open, and no column says what has shipped, so all of it is still to ship.",
  looksLike: (list: string, found: number, of: number): string =>
    `Looks like ${list}. We found ${found} of the ${of} columns we can use.`,
  addedSheets: (sheet: string | null, added: readonly string[]): string =>
    `${counted(added.length)} the same columns as ${sheet}: ${added.join(", ")}. Their rows are read, too.`,
  onlySheet: (read: readonly string[], others: readonly string[]): string =>
    `Only the sheet${read.length === 1 ? "" : "s"} ${read.join(", ")} ${read.length === 1 ? "was" : "were"} read. To use ${others.join(", ")}, save ${others.length === 1 ? "it" : "each"} as a file of its own.`,
  onSheet: (sheet: string | null, text: string): string => `${text} (${sheet})`,
} as const;

const counted = (sheets: number): string => (sheets === 1 ? "1 more sheet has" : `${sheets} more sheets have`);
