/** Sentences about what an imported file is. */
export const importWords = {
  looksLike: (list: string, found: number, of: number): string => `Looks like ${list}, ${found} of ${of} columns.`,
  onlySheet: (sheet: string | null, others: string): string => `Only the sheet ${sheet} was read. Others: ${others}.`,
} as const;
