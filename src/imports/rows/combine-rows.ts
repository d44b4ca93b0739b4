import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record.ts";
import type { RecordId } from "../../measures/records.ts";
import { type Combine, combine, keys } from "../knowledge/combine.ts";

/** The key of a row; `null` if it has none and so stands alone. */
export function keyOfRow(list: RecordId, row: Row): string | null {
  const [first = "", ...others] = keys[list];
  const start = row[first] ?? null;
  if (start === null) return null;
  return others.length === 0 ? String(start) : [start, ...others.map((column) => row[column] ?? "")].join("\u0000");
}

/** Makes one row of all rows with the same key: hours add up, and the first or last day counts. */
export function combineRows(list: RecordId, rows: Iterable<Row>): readonly Row[] {
  const groups = new Map<string, Row>();
  const rules = combine[list] ?? {};
  let count = 0;
  for (const row of rows) {
    const key = keyOfRow(list, row) ?? `\u0000${count}`;
    count += 1;
    const before = groups.get(key);
    groups.set(key, before === undefined ? row : combined(before, row, rules));
  }
  return [...groups.values()];
}

function combined(a: Row, b: Row, rules: Readonly<Record<string, Combine>>): Row {
  const row: Record<string, Cell> = { ...a };
  for (const id in b) row[id] = combinedCell(a[id] ?? null, b[id] ?? null, rules[id]);
  return row;
}

function combinedCell(a: Cell, b: Cell, rule: Combine | undefined): Cell {
  if (a === null || b === null) return rule === "latest-of-all" ? null : (a ?? b);
  if (rule === undefined) return a;
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
