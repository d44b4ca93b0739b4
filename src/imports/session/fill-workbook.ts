import { openXlsx, saveXlsx } from "hucre/xlsx";
import type { Row, Rows } from "../../measures/reading.ts";
import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";

type Book = Awaited<ReturnType<typeof openXlsx>>;
type Sheet = Book["sheets"][number];

/** A report's workbook with these rows in its lists. Everything else stays; its formulas compute when it is opened. */
export async function fillWorkbook(template: Uint8Array, rows: Rows): Promise<Uint8Array<ArrayBuffer>> {
  const book = await openXlsx(template, { readStyles: true });
  for (const [list, own] of Object.entries(rows)) {
    const sheet = book.sheets.find(({ name }) => name === recordLists[list as ListId].sheet);
    if (sheet !== undefined) fillSheet(sheet, list as ListId, own);
  }
  return new Uint8Array(await saveXlsx(book));
}

interface Place {
  readonly id: string;
  readonly column: number;
}

function fillSheet(sheet: Sheet, list: ListId, rows: readonly Row[]): void {
  const heading = sheet.rows.findIndex((cells) => placesIn(cells, list).length > 1);
  if (heading < 0) return;
  const places = placesIn(sheet.rows[heading] ?? [], list);
  for (const [index, row] of rows.entries()) {
    const at = heading + 1 + index;
    while (sheet.rows.length <= at) sheet.rows.push([]);
    for (const { id, column } of places) put(sheet, at, column, heading + 1, row[id] ?? null);
  }
}

/** The heading of a number carries its unit: `Setup planned, h`; of money, whatever the report counts in: `Value, €`. */
function placesIn(cells: Sheet["rows"][number], list: ListId): readonly Place[] {
  return Object.entries((recordLists[list] as RecordList).columns).flatMap(([id, column]) => {
    const isOf = (cell: Sheet["rows"][number][number]): boolean =>
      cell === column.title || (column.kind === "number" && `${cell}`.startsWith(`${column.title}, `));
    const at = cells.findIndex(isOf);
    return at < 0 ? [] : [{ id, column: at }];
  });
}

/** A cell in the style of its column's first one, even below the formatted rows. */
function put(sheet: Sheet, row: number, column: number, first: number, value: string | number | null): void {
  const cells = sheet.rows[row];
  if (cells === undefined || value === null) return;
  while (cells.length <= column) cells.push(null);
  cells[column] = value;
  const key = `${row},${column}`;
  const style = (sheet.cells?.get(key) ?? sheet.cells?.get(`${first},${column}`))?.style;
  sheet.cells?.set(key, { value, type: typeof value === "number" ? "number" : "string", ...(style && { style }) });
}
