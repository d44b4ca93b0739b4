import { headingOf } from "../match/heading.ts";

/** A short id for a set of headings, whatever their order and capitals. It contains nothing from the cells. */
export function fingerprintOf(headings: readonly string[]): string {
  const text = headings
    .map((heading) => headingOf(heading).letters)
    .toSorted()
    .join("\n");
  // FNV-1a, twice with different seeds: 64 bits are enough to tell a shop's exports apart.
  return hashed(text, 0x811c9dc5) + hashed(text, 0x01000193);
}

function hashed(text: string, start: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
