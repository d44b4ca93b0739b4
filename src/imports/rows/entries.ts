import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { componentMark } from "../match/targets.ts";

/** One row of a file with our columns and, prefixed with `+`, the components from which some are computed. */
export type Entry = Readonly<Record<string, Cell>>;

/** The typed rows of one file, stored by column: a long file is never held as objects. */
export interface Entries {
  readonly list: ListId;
  readonly columns: Readonly<Record<string, readonly Cell[]>>;
  readonly count: number;
  /** Ids of the columns and components that the file fills. */
  readonly filled: ReadonlySet<string>;
  /** Ids of the columns that the file has and that aren't read before a question is answered. */
  readonly asked?: ReadonlySet<string>;
  /** Ids of the columns of choices in which many words are ones we don't know. */
  readonly unclear?: ReadonlySet<string>;
  /** The day on which a report says that it was printed, if it does. */
  readonly printedOn?: number | null;
  /** The column that holds the day on which the file was read, because no column has the days of its rows. */
  readonly undated?: string;
}

/** Keeps columns of cells, and which of them hold something. */
export function entriesOf(list: ListId, columns: ReadonlyMap<string, readonly Cell[]>, count: number): Entries {
  const filled = [...columns].filter(([, cells]) => cells.some((cell) => cell !== null)).map(([id]) => id);
  return { list, columns: Object.fromEntries(columns), count, filled: new Set(filled) };
}

export const firstEntries = (file: Entries, count: number): Entries => ({
  ...file,
  count: Math.min(count, file.count),
});

/** The rows one by one, each created when asked for: whole, or with only these columns. */
export function* everyEntry(
  { columns, count }: Entries,
  ids: readonly string[] = Object.keys(columns),
): Generator<Entry> {
  const pairs = ids.map((id) => [id, columns[id] ?? []] as const);
  // Copying an empty row gives it all its columns at once, which is faster than adding them one by one.
  const blank: Entry = Object.fromEntries(ids.map((id) => [id, null]));
  for (let row = 0; row < count; row += 1) {
    const entry: Record<string, Cell> = { ...blank };
    for (const [id, cells] of pairs) entry[id] = cells[row] ?? null;
    yield entry;
  }
}

/** The rows without their components, which are no longer needed. */
export const everyRow = (file: Entries): Generator<Row> =>
  everyEntry(
    file,
    Object.keys(file.columns).filter((id) => !id.startsWith(componentMark)),
  );

export const component = (entry: Entry, id: string): Cell => entry[componentMark + id] ?? null;
export const numberIn = (cell: Cell | undefined): number | null => (typeof cell === "number" ? cell : null);
export const hasComponent = (filled: ReadonlySet<string>, id: string): boolean => filled.has(componentMark + id);

/** Texts joined as "4127-20"; `null` if there are none. */
export function joined(...cells: readonly Cell[]): string | null {
  let text: string | null = null;
  for (const cell of cells) if (cell !== null && cell !== "") text = text === null ? String(cell) : `${text}-${cell}`;
  return text;
}
