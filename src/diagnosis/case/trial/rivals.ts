import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Reading } from "../reading.ts";
import { theoriesRaised } from "../unlikely-causes/own-theory.ts";
import type { TrialRow } from "./trial-row.ts";

/** The most theories of the owner that the table tests. Own judgment. */
const maxTheories = 2;

/** The most rows of the table. Own judgment. */
const maxRows = 5;

/**
 * The rows that fit in the table: the last two stay, which are the one that refutes us and the one on the experiment or a
 * theory of the owner.
 */
export const fittedRows = (rows: readonly TrialRow[]): readonly TrialRow[] =>
  rows.length > maxRows ? [...rows.slice(0, maxRows - 2), ...rows.slice(-2)] : rows;

/** The table with what would show that the owner's own theories are right after all. */
export function withRivals(
  rows: readonly TrialRow[],
  { sentences }: Reading,
  leading: ThemeId | undefined,
): readonly TrialRow[] {
  const refuting = rows.filter(({ kind }) => kind === "we-are-wrong");
  if (leading === undefined || refuting.length === 0) return rows;
  const theories = theoriesRaised(sentences, leading).flatMap(({ row }) => row ?? []);
  const others = theories.slice(0, maxTheories);
  const before = rows.filter((row) => !refuting.includes(row));
  const known = new Set(before.map(({ see }) => see));
  const rivals = others
    .filter(({ see }, at) => !known.has(see) && others.findIndex((other) => other.see === see) === at)
    .map(({ see, means, act }) => ({ kind: "rival", see, means, act }) as const);
  return [...before, ...rivals, ...refuting];
}
