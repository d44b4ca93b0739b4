import type { RawCell } from "./raw-table.ts";

/** The most different cells of a column that are shared. In a column with more, hardly any repeat. */
const maxShared = 50_000;

/** The cells of one column by their text. */
interface Known {
  readonly cells: Map<string | number, RawCell>;
  readonly days: Map<number, RawCell>;
}

/** Lets rows read one after the other share equal cells: a column of a long file has few different ones. */
export function sharingCells(): (row: RawCell[]) => RawCell[] {
  const columns: Known[] = [];
  return (row) => {
    // Runs once for each cell of a file, so it makes no iterator and no pairs.
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column] ?? "";
      const { cells, days } = columns[column] ?? newColumn(columns, column);
      row[column] = cell instanceof Date ? shared(days, cell.getTime(), cell) : shared(cells, cell, cell);
    }
    return row;
  };
}

function newColumn(columns: Known[], column: number): Known {
  const known: Known = { cells: new Map(), days: new Map() };
  columns[column] = known;
  return known;
}

function shared<K>(known: Map<K, RawCell>, name: K, cell: RawCell): RawCell {
  const same = known.get(name);
  if (same !== undefined) return same;
  const own = typeof cell === "string" ? copied(cell) : cell;
  if (known.size < maxShared) known.set(name, own);
  return own;
}

/** Engines keep a substring by pointing into the whole text, which would keep the entire file in memory. */
const copied = (text: string): string => (text.length < 13 ? text : Array.from(text).join(""));
