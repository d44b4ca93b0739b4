import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record.ts";
import type { RecordId } from "../../measures/records.ts";
import { type Combine, combine, keys } from "../knowledge/combine.ts";
import { partMark } from "../match/targets.ts";
import type { Entry } from "./entries.ts";

/** The key of a row; `null` where a row has none, so that it stands by itself. */
export function keyOfRow(list: RecordId, row: Entry): string | null {
  const [first = "", ...others] = keys[list];
  const start = row[first] ?? null;
  return start === null ? null : [start, ...others.map((column) => row[column] ?? "")].join("\u0000");
}

/**
 * Makes one row of the entries of one key: hours add up, first days and last days are looked for.
 *
 * @param whole completes an entry just before it is used
 */
export function combineEntries(
  list: RecordId,
  entries: readonly Entry[],
  whole: (entry: Entry) => Entry = (entry) => entry,
): readonly Row[] {
  const groups = new Map<string, Row>();
  const rules = combine[list] ?? {};
  for (const [index, entry] of entries.entries()) {
    const row = ownColumns(whole(entry));
    const key = keyOfRow(list, row) ?? `\u0000${index}`;
    const before = groups.get(key);
    groups.set(key, before === undefined ? row : combined(before, row, rules));
  }
  return [...groups.values()];
}

/** Parts have done their work; what is not needed is forgotten. */
function ownColumns(entry: Entry): Row {
  const row: Record<string, Cell> = {};
  for (const id in entry) if (!id.startsWith(partMark)) row[id] = entry[id] ?? null;
  return row;
}

function combined(a: Row, b: Row, rules: Readonly<Record<string, Combine>>): Row {
  const row: Record<string, Cell> = { ...a };
  for (const id in b) row[id] = combinedCell(a[id] ?? null, b[id] ?? null, rules[id]);
  return row;
}

function combinedCell(a: Cell, b: Cell, rule: Combine | undefined): Cell {
  if (a === null || b === null) return a ?? b;
  if (rule === undefined) return a;
  if (rule === "last" || typeof a !== "number" || typeof b !== "number") return rule === "last" ? b : a;
  switch (rule) {
    case "sum":
      return a + b;
    case "earliest":
      return Math.min(a, b);
    case "latest":
      return Math.max(a, b);
  }
}
