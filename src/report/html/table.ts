import { type Markup, markup } from "../markup.ts";
import { wordsOf } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import { inlines } from "./inline.ts";

/**
 * A table with headers for its columns and rows. On a phone, each row becomes a short list.
 *
 * @param labeled whether each cell includes its column's title for that list; otherwise the style sheet has the titles
 */
export function tableMarkup({ caption, columns, rows }: Omit<Table, "kind">, labeled = true): Markup {
  const heads = columns.map(({ title, align }) => markup`<th scope="col"${side(align)}>${title}</th>`);
  const isShort = columns.map(
    (_, at) => columns.length <= maxColumns && rows.every((row) => wordsOf(row[at] ?? []).length <= shortCell),
  );
  return markup`<table>${caption === "" ? null : markup`<caption>${caption}</caption>`}<thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => rowMarkup(row, columns, isShort, labeled))}</tbody></table>`;
}

/**
 * A column whose cells are all at most this long, in characters, never wraps, unless there are so many columns that
 * they need the space.
 */
const shortCell = 24;
const maxColumns = 5;

function rowMarkup(
  row: Table["rows"][number],
  columns: Table["columns"],
  isShort: readonly boolean[],
  labeled: boolean,
): Markup {
  const cells = row.map((cell, index) => {
    const { title, align } = columns[index] ?? { title: "", align: "start" };
    const short = isShort[index] ? markup` class="short"` : null;
    const name = labeled && (index > 0 || isBareNumber.test(wordsOf(cell))) ? markup` data-label="${title}"` : null;
    if (index === 0) return markup`<th scope="row"${name}${short}>${inlines(cell)}</th>`;
    return markup`<td${name}${side(align) ?? short}>${inlines(cell)}</td>`;
  });
  return markup`
<tr>${cells}</tr>`;
}

/** A row's name that says nothing without its column's title. */
const isBareNumber = /^[$£€]?\d[\d,.–]*%?$/;

const side = (align: "start" | "end"): Markup | null => (align === "end" ? markup` class="end"` : null);
