import type { Cell } from "../../measures/record.ts";
import type { RecordId } from "../../measures/records.ts";
import { partMark } from "../match/targets.ts";

/** One row of a file with our columns and, marked with `+`, the parts that make some. */
export type Entry = Readonly<Record<string, Cell>>;

/** The typed rows of one file. */
export interface Entries {
  readonly list: RecordId;
  readonly entries: readonly Entry[];
  /** Ids of the columns and parts that the file fills. */
  readonly filled: ReadonlySet<string>;
}

/** Turns columns of cells into rows. */
export function entriesOf(list: RecordId, columns: ReadonlyMap<string, readonly Cell[]>, rows: number): Entries {
  const pairs = [...columns];
  const entries = Array.from({ length: rows }, (_, row) => {
    const entry: Record<string, Cell> = {};
    for (const [id, cells] of pairs) entry[id] = cells[row] ?? null;
    return entry;
  });
  const filled = new Set(pairs.filter(([, cells]) => cells.some((cell) => cell !== null)).map(([id]) => id));
  return { list, entries, filled };
}

export const part = (entry: Entry, id: string): Cell => entry[partMark + id] ?? null;
export const numberIn = (cell: Cell | undefined): number | null => (typeof cell === "number" ? cell : null);
export const hasPart = (filled: ReadonlySet<string>, id: string): boolean => filled.has(partMark + id);

/** Texts joined as "4127-20"; `null` when there is none. */
export function joined(...cells: readonly Cell[]): string | null {
  const texts = cells.filter((cell) => cell !== null && cell !== "").map(String);
  return texts.length === 0 ? null : texts.join("-");
}
