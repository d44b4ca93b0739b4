/** The fewest row-to-row changes that show a counter, and the shares of them that must rise or not fall. Own judgment. */
const minChanges = 8;
const minRising = 0.9;
const oftenStays = 0.2;

/**
 * The parts made in each row of one machine's log, in order of time. If the column is a control's counter, only the
 * increase counts, or after a reset, the new reading. Otherwise each row has its own number of parts.
 */
export function partsMade(counts: readonly (number | null)[]): readonly (number | null)[] {
  const shown = counts.filter((count) => count !== null);
  const changes = shown.slice(1).map((count, index) => count - (shown[index] ?? 0));
  const rising = changes.filter((change) => change >= 0).length;
  const staying = changes.filter((change, index) => change === 0 && (shown[index] ?? 0) > 0).length;
  const isCounter =
    changes.length >= minChanges && rising >= changes.length * minRising && staying >= changes.length * oftenStays;
  if (!isCounter) return counts;
  let before: number | null = null;
  return counts.map((count) => {
    if (count === null) return null;
    const made = before === null ? 0 : count >= before ? count - before : count;
    before = count;
    return made;
  });
}
