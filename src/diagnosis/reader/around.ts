/** How many characters of an answer are next to its sum, at most and at least. */
const [longest, shortest] = [130, 25];

/**
 * The part of a sentence around its numbers, unchanged: whole if it is short, otherwise from the clause of the first
 * number to that of the last.
 *
 * @param from where the first number starts
 * @param to where the last one ends
 */
export function around(text: string, from = 0, to = text.length): string {
  return text.length <= longest ? text : clauseOf(text, from, to);
}

/** The clauses of a sentence that reach from one place to another, unchanged. */
export function clauseOf(text: string, from: number, to: number): string {
  const starts = [...text.matchAll(/(?:^|[,;:—–(]\s|\s(?=(?:and|but|so|because|then)\s))/g)].map(
    ({ index, 0: all }) => index + all.length,
  );
  const ends = [...text.matchAll(/[,;:—–)](?!\d)|\s(?=(?:and|but|so|because|then)\s)|$/g)].map(({ index }) => index);
  const least = starts.findLast((at) => at <= from) ?? 0;
  const end = ends.find((at) => at >= to && at - least >= shortest) ?? text.length;
  const start = starts.findLast((at) => at <= from && end - at >= shortest) ?? 0;
  const clause = text.slice(start, end).trim();
  // Half of a bracket is left out.
  return /\([^)]*$/.test(clause) ? clause.slice(0, clause.lastIndexOf("(")).trim() : clause;
}
