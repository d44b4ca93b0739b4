/** After the hours of one duration, its minutes: `2 hrs 45 min`, `1 hour and 20 minutes`, `3h15m`. */
const minutes = /^\s*(?:hours?|hrs?|h)\.?\s*(?:and\s+)?(?<minutes>[1-5]?\d)\s*(?:minutes?|mins?|m)\b/i;

/** The minutes of a duration whose hours end before `rest`, and how many letters both units take. */
export function minutesAfter(rest: string): { readonly minutes: number; readonly length: number } | undefined {
  const found = minutes.exec(rest);
  return found === null ? undefined : { minutes: Number(found.groups?.minutes), length: found[0].length };
}
