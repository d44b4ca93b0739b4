import type { Row } from "../../measures/reading.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { keepsFirst } from "../knowledge/combine.ts";
import { keyOfRow } from "./combine-rows.ts";

/** Rows, with newer ones replacing their older versions or added at the end. */
export function withNewer(list: ListId, before: readonly Row[], newer: readonly Row[]): readonly Row[] {
  const known = new Map<string, Row>();
  for (const row of [...before, ...newer]) {
    const key = keyOfRow(list, row) ?? `\u0000${known.size}`;
    const same = known.get(key);
    known.set(key, same === undefined ? row : replaced(list, same, row));
  }
  return [...known.values()];
}

/** A cell that is empty in the newer file keeps its older value, which may come from another export. */
function replaced(list: ListId, before: Row, row: Row): Row {
  const filled = Object.entries(row).filter(([, cell]) => cell !== null);
  const first = (keepsFirst[list] ?? []).flatMap((column) =>
    before[column] == null ? [] : [[column, before[column]] as const],
  );
  return { ...before, ...Object.fromEntries(filled), ...Object.fromEntries(first) };
}
