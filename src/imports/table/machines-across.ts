import { isEmpty, type RawRow, type RawSheet, textOf } from "../files/raw-table.ts";
import { headingOf, isKnownWord } from "../match/heading.ts";
import { monthOf } from "../values/calendar-words.ts";
import { type Across, type Unfolded, unfolded } from "./days-across.ts";
import { saysTotal } from "./left-out.ts";

/** How many rows are searched, and the fewest machines and columns of each. Own judgment. */
const least = { rows: 12, machines: 2, columns: 2 } as const;

/** At least one column below each machine has one of these. */
const ofMachines: readonly string[] = ["run", "cycle", "available", "staffed", "unattended"];

/**
 * A sheet with a row for each day may have its machines side by side, each above the same few columns of hours. It becomes one
 * with a row for each machine and day. `null` if it isn't one.
 */
export function withMachinesDown({ name, rows }: RawSheet): Unfolded | null {
  for (const [upper, row] of rows.slice(0, least.rows).entries()) {
    const machines = machinesIn(row, rows[upper + 1] ?? []);
    if (machines !== null) return unfolded({ name, rows }, upper, machines, "Machine");
  }
  return null;
}

function machinesIn(row: RawRow, below: RawRow): readonly Across[] | null {
  const starts = row.flatMap((cell, column) => (isEmpty(cell) || column === 0 ? [] : [column]));
  const [first, second] = starts.filter((from) => !isEmpty(below[from]));
  if (first === undefined || second === undefined || second - first < least.columns) return null;
  const labelsFrom = (from: number): readonly string[] => below.slice(from, from + second - first).map(textOf);
  const labels = labelsFrom(first);
  const isAlike = (from: number): boolean => labelsFrom(from).join("\u0000") === labels.join("\u0000");
  const all = starts.filter(isAlike).map((from) => ({ is: row[from] ?? "", from, end: from + second - first }));
  const machines = all.filter(({ is }) => !saysTotal(textOf(is)));
  const names = machines.map(({ is }) => textOf(is).trim());
  const areHours = labels.some((label) => headingOf(label).words.some((word) => ofMachines.includes(word)));
  const areMachines = names.every(mayBeMachine) && names.filter((text) => /\d/.test(text)).length >= names.length / 2;
  const isWhole = labels.every((label) => /\p{L}/u.test(label)) && new Set(names).size === names.length;
  return isWhole && areHours && areMachines && machines.length >= least.machines ? machines : null;
}

/** A name of its own, such as "VF-4" or "Lathe 2"; no shift, month or year, and no word of a heading such as "Estimated". */
function mayBeMachine(name: string): boolean {
  const isTime =
    /\bshift\b|^(?:q[1-4]|h[12]|fy|cy|\d{4})\b/i.test(name) || name.split(/\W+/).some((word) => monthOf(word) >= 0);
  return /\p{L}/u.test(name) && !isTime && !isKnownWord(name.replace(/\b(?:machine|mach|mc|cell)\b/gi, ""));
}
