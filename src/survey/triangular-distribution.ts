/** The three corners of a triangular distribution. */
export interface Triangle {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/**
 * The value below which this share of a triangular distribution lies.
 *
 * @param part 0 to 1
 */
export function quantileOf({ low, likely, high }: Triangle, part: number): number {
  const width = high - low;
  if (width === 0) return likely;
  const below = (likely - low) / width;
  return part <= below
    ? low + Math.sqrt(part * width * (likely - low))
    : high - Math.sqrt((1 - part) * width * (high - likely));
}

/** The parts shown as low and high: one time in ten the truth is below, one time in ten above. */
export const shownParts = { low: 0.1, high: 0.9 } as const;
