import type { RawCell, RawRow } from "./raw-table.ts";

type Entry = Readonly<Record<string, unknown>>;

/** Rows of a list in JSON, headings first; `null` if the text has none. */
export function rowsOfJson(text: string): readonly RawRow[] | null {
  const list = listIn(parsedOrNull(text), 3);
  if (list === null) return null;
  const rows = list.map((entry) => flat(entry));
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))];
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The list itself, or the longest list inside an API's response object. */
function listIn(value: unknown, depth: number): readonly Entry[] | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(isEntry) ? value : null;
  if (!isEntry(value) || depth === 0) return null;
  const lists = Object.values(value).flatMap((one) => {
    const list = listIn(one, depth - 1);
    return list === null ? [] : [list];
  });
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The values of an entry by column. `{"value": …}`, as some systems wrap each value, is unwrapped; a nested object
 * becomes several columns.
 */
function flat(entry: Entry, prefix = ""): Readonly<Record<string, RawCell>> {
  const cells: Record<string, RawCell> = {};
  for (const [key, value] of Object.entries(entry)) {
    if (isEntry(value) && "value" in value) cells[prefix + key] = cellOf(value.value);
    else if (isEntry(value) && prefix === "") Object.assign(cells, flat(value, `${key} `));
    else cells[prefix + key] = cellOf(value);
  }
  return cells;
}

function cellOf(value: unknown): RawCell {
  if (typeof value === "string" || typeof value === "number") return value;
  return typeof value === "boolean" ? String(value) : "";
}
