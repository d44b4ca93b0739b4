import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { bareNumber } from "../values/numbers.ts";

/** Why a row below the headings is no row of the list; `null` when it is one. */
export function whyLeftOut(row: RawRow, header: RawRow, usualWidth: number): string | null {
  let first: string | undefined;
  let filled = 0;
  for (const cell of row) {
    if (isEmpty(cell)) continue;
    filled += 1;
    first ??= textOf(cell);
  }
  if (first === undefined) return "The row is empty.";
  if (filled > 1 && filled >= usualWidth * 0.6 && !suspicious.test(first))
    return isRepeat(row, header) ? repeated : null;
  return whyOddRow(row, header, first, filled);
}

const suspicious = /^(?:[-=_*]{2,}$|\s*(?:grand |sub[- ]?|report |page )?totals?\b|\()/i;
const repeated = "The headings are repeated.";

function whyOddRow(row: RawRow, header: RawRow, first: string, filled: number): string | null {
  const texts = row.filter((cell) => !isEmpty(cell)).map(textOf);
  if (texts.every((text) => /^[-=_*\s]{2,}$/.test(text))) return "It is a line of dashes.";
  if (/^\(?\d+ rows? (?:affected|selected|returned)\)?\.?$/i.test(first)) return "It counts the rows, as databases do.";
  if (isTotal(texts)) return "It is a total.";
  if (isRepeat(row, header)) return repeated;
  if (filled === 1 && header.filter((cell) => !isEmpty(cell)).length >= 4)
    return /page\s*\d+/i.test(first) ? "It is a page number." : "It has one cell only: a title, a group or a note.";
  return null;
}

/** A customer may be called Total Energy: a total has no other words, only sums. */
function isTotal(texts: readonly string[]): boolean {
  const [first = "", ...others] = texts;
  if (!/^(?:grand |sub[- ]?|report |page )?totals?\b/i.test(first)) return false;
  return others.every((text) => bareNumber(text) !== null || /^\d+:\d{2}/.test(text));
}

function isRepeat(row: RawRow, header: RawRow): boolean {
  let same = 0;
  let filled = 0;
  for (const [column, cell] of row.entries()) {
    if (typeof cell !== "string" || cell === "") continue;
    filled += 1;
    if (cell.trim() === textOf(header[column])) same += 1;
  }
  return filled >= 2 && same >= filled * 0.8;
}
