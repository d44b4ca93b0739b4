import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { type Combine, combine, keys } from "../knowledge/combine.ts";
import { componentMark, reasonStopped } from "../match/targets.ts";

/** The key of a row; `null` if it has none and is never combined. */
export function keyOfRow(list: ListId, row: Row): string | null {
  const [first = "", ...others] = keys[list];
  const start = row[first] ?? null;
  if (start === null) return null;
  return others.length === 0 ? String(start) : [start, ...others.map((column) => row[column] ?? "")].join("\u0000");
}

/**
 * Makes one row of all rows with the same key: hours add up, and the first or last day counts.
 *
 * @param apart columns whose different values make separate rows: "4127-1 (2)"
 */
export function combineRows(list: ListId, rows: Iterable<Row>, apart: readonly string[] = []): readonly Row[] {
  const groups = new Map<string, Row>();
  const rules = combine[list] ?? {};
  let count = 0;
  for (const row of rows) {
    const key = keyOfRow(list, row) ?? `\u0000${count}`;
    count += 1;
    const before = groups.get(key);
    if (before === undefined) groups.set(key, row);
    else if (!isApart(before, row, apart)) groups.set(key, combined(before, row, rules));
    else addNumbered(groups, key, { list, row, apart, rules });
  }
  return [...groups.values()];
}

const isApart = (a: Row, b: Row, columns: readonly string[]): boolean =>
  columns.some((column) => a[column] != null && b[column] != null && a[column] !== b[column]);

interface Numbered {
  readonly list: ListId;
  readonly row: Row;
  readonly apart: readonly string[];
  readonly rules: Readonly<Record<string, Combine>>;
}

/** The second, third … row of a key, or one more part of such a row. */
function addNumbered(groups: Map<string, Row>, key: string, { list, row, apart, rules }: Numbered): void {
  const [name = ""] = keys[list];
  for (let number = 2; ; number += 1) {
    const numberedKey = `${key} (${number})`;
    const before = groups.get(numberedKey);
    if (before !== undefined && isApart(before, row, apart)) continue;
    const numbered = { ...row, [name]: `${row[name]} (${number})` };
    groups.set(numberedKey, before === undefined ? numbered : combined(before, numbered, rules));
    return;
  }
}

function combined(a: Row, b: Row, rules: Readonly<Record<string, Combine>>): Row {
  const row: Record<string, Cell> = { ...a };
  for (const id in b)
    row[id] = combinedCell(a[id] ?? null, b[id] ?? null, rules[id] ?? (isStopped(id) ? "sum" : undefined));
  return row;
}

/** Hours of a machine, by the reason for which it stood. */
const isStopped = (id: string): boolean => reasonStopped(componentMark + id) !== null;

function combinedCell(a: Cell, b: Cell, rule: Combine | undefined): Cell {
  if (a === null || b === null) return rule === "latest-of-all" ? null : (a ?? b);
  if (rule === undefined) return a;
  if (rule === "won") return b === "Won" ? b : a;
  if (rule === "last" || typeof a !== "number" || typeof b !== "number") return rule === "last" ? b : a;
  switch (rule) {
    case "sum":
      return a + b;
    case "earliest":
      return Math.min(a, b);
    case "latest":
    case "latest-of-all":
      return Math.max(a, b);
  }
}
