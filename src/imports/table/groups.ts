import type { RawRow } from "../files/raw-table.ts";

/** Heading of the column made from lines between the rows, if they don't give one themselves. */
export const groupHeading = "Group";

/** "Work Center: MILL3". */
const labeled = /^(\p{L}[\p{L} .#]{1,30}):\s*(\S.*)$/u;

/** The share of rows that must have such a line above them. Own judgment. */
const nearlyAll = 0.8;

/**
 * Printed lists name a machine or person once, on its own line above the rows. Such lines become another column.
 *
 * @param groups of each row the line above it, `null` before the first
 */
export function withGroups(
  headings: readonly string[],
  rows: readonly RawRow[],
  groups: readonly (string | null)[],
): { readonly headings: readonly string[]; readonly rows: readonly RawRow[] } | null {
  const named = groups.filter((group) => group !== null);
  const different = [...new Set(named)];
  if (different.length < 2 || named.length < rows.length * nearlyAll) return null;
  const labels = new Set(different.map((group) => labeled.exec(group)?.[1] ?? null));
  const [label = null] = labels.size === 1 ? labels : [];
  const textOf = (group: string | null): string =>
    group === null ? "" : label === null ? group : (labeled.exec(group)?.[2] ?? group);
  const width = headings.length;
  return {
    headings: [...headings, label ?? groupHeading],
    rows: rows.map((row, index) => [
      ...Array.from({ length: width }, (_, column) => row[column] ?? ""),
      textOf(groups[index] ?? null),
    ]),
  };
}
