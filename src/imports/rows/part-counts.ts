/** The fewest changes from row to row that show a counter, and the shares of them that rise or stay. Own judgment. */
const fewest = 8;
const nearlyAll = 0.9;
const oftenStays = 0.2;

/**
 * The parts made in each row of one machine's log, in order of time. A control's counter keeps rising, so only the
 * increase was made, and after a reset, what it shows. Other logs give the parts of each row.
 */
export function partsMade(counts: readonly (number | null)[]): readonly (number | null)[] {
  const shown = counts.filter((count) => count !== null);
  const changes = shown.slice(1).map((count, index) => count - (shown[index] ?? 0));
  const rising = changes.filter((change) => change >= 0).length;
  const staying = changes.filter((change, index) => change === 0 && (shown[index] ?? 0) > 0).length;
  const isCounter =
    changes.length >= fewest && rising >= changes.length * nearlyAll && staying >= changes.length * oftenStays;
  if (!isCounter) return counts;
  let before: number | null = null;
  return counts.map((count) => {
    if (count === null) return null;
    const made = before === null ? 0 : count >= before ? count - before : count;
    before = count;
    return made;
  });
}
