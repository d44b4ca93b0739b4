import { planRows } from "../../../knowledge/page-one/decoys.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import type { Reading } from "../reading.ts";
import type { Ruling } from "../ruling/ruling-row.ts";
import { theoriesRaised } from "../unlikely-causes/own-theory.ts";
import type { TrialRow } from "./trial-row.ts";

/** The most rows of the table, and of them theories of the owner. Own judgment. */
const [maxRows, maxTheories] = [6, 2];

/** The table with what would show that the owner's own theories, or the belief behind the first plan, are right after all. */
export function withRivals(
  rows: readonly TrialRow[],
  { sentences }: Reading,
  leading: ThemeId | undefined,
  rulings: readonly Ruling[],
): readonly TrialRow[] {
  const wrong = rows.filter(({ kind }) => kind === "we-are-wrong");
  if (leading === undefined || wrong.length === 0) return rows;
  const theories = theoriesRaised(sentences, leading).flatMap(({ row }) => row ?? []);
  const others = [...theories.slice(0, maxTheories), ...planRow(rulings)];
  const ours = rows.filter((row) => !wrong.includes(row));
  const known = new Set(ours.map(({ see }) => see));
  const rivals = others
    .filter(({ see }, at) => !known.has(see) && others.findIndex((other) => other.see === see) === at)
    .slice(0, Math.max(0, maxRows - rows.length))
    .map(({ see, means, act }) => ({ kind: "look-alike", see, means, act }) as const);
  return [...ours, ...rivals, ...wrong];
}

/** What the first plan that we advise against rests on. */
function planRow(rulings: readonly Ruling[]) {
  const [first] = rulings.filter(({ verdict, asset }) => verdict === "not-yet" && asset !== null && planRows[asset]);
  const row = first?.asset ? planRows[first.asset] : undefined;
  const thing = first?.plan?.thing;
  if (row === undefined || thing === undefined) return [];
  const filled = (text: string): string => text.replace("{thing}", thing);
  return [{ see: filled(row.see), means: row.means, act: filled(row.act) }];
}
