import { isEmpty, type RawCell, type RawRow, textOf } from "../files/raw-table.ts";
import { isKnownWord } from "../match/heading.ts";
import { writtenDate } from "../values/dates.ts";
import { bareNumber } from "../values/numbers.ts";
import { areDatabaseNames } from "./database-names.ts";

/** How many rows are searched for headings, and how many below each show what its columns hold. */
const [rowsSearched, rowsBelow] = [60, 30];
/** From this share of texts that look like headings on, a row may be one of headings. Own judgment. */
const mostly = 0.7;

/** The index of the heading row; `null` if no row looks like one. */
export function findHeader(rows: readonly RawRow[]): number | null {
  let best: { readonly row: number; readonly score: number } | null = null;
  for (const [row, cells] of rows.slice(0, rowsSearched).entries()) {
    const score = scoreOf(cells, rows.slice(row + 1, row + rowsBelow));
    if (score !== null && (best === null || score > best.score)) best = { row, score };
  }
  return best === null ? null : firstLike(rows, best.row);
}

/** The first of several equal rows of headings, because a list in parts repeats them above each part. */
function firstLike(rows: readonly RawRow[], found: number): number {
  const texts = (row: RawRow | undefined): string => (row ?? []).map(textOf).join("\u0000");
  const wanted = texts(rows[found]);
  const first = rows.slice(0, found).findIndex((row) => texts(row) === wanted);
  return first < 0 ? found : first;
}

/** Many short, different texts, with known words among them or dates and numbers below. */
function scoreOf(cells: readonly RawCell[], below: readonly RawRow[]): number | null {
  const texts = cells.filter((cell) => !isEmpty(cell)).map(textOf);
  if (texts.length < 2 || texts.some(isRule)) return null;
  const headings = texts.filter(isHeadingLike);
  if (headings.length < texts.length * mostly) return null;
  const different = new Set(headings.map((text) => text.toLowerCase())).size;
  const known = headings.filter(isKnownHeading).length;
  const typed = typedBelow(cells, below);
  if (known === 0 && (typed < 2 || headings.length < texts.length)) return null;
  return known * 2 + different * 0.5 - (texts.length - headings.length) * 2 + typed * 0.5;
}

/** Headings contain letters and are not values. */
const isHeadingLike = (text: string): boolean =>
  text.length <= 200 && /\p{L}/u.test(text) && writtenDate(text) === null && bareNumber(text) === null;

const isRule = (text: string): boolean => /^[-=_*]{2,}$/.test(text);

const isKnownHeading = (text: string): boolean => text.length <= 60 && isKnownWord(text);

/** How many columns have a value other than text below their heading. */
function typedBelow(cells: readonly RawCell[], below: readonly RawRow[]): number {
  return cells.filter((cell, column) => {
    if (isEmpty(cell)) return false;
    const values = below.map((row) => row[column]).filter((value) => !isEmpty(value));
    const typed = values.filter((value) => !isHeadingLike(textOf(value)));
    return values.length > 0 && typed.length > values.length / 2;
  }).length;
}

/** Whether a row is dashes under every heading. */
const isRuled = (row: readonly RawCell[]): boolean => {
  const texts = row.filter((cell) => !isEmpty(cell)).map(textOf);
  return texts.length > 1 && texts.every(isRule);
};

const unit =
  "hrs?|hours|mins?|minutes|sec|s|h|std|pcs?|ea|usd|eur|qty|count|date|days?|tage?|stk|st|stck|pzs?|pzas|uds?|u|kg|mm|ft|lbs?|[%$€#]";
/** Also "min/pc", "€/h". */
const isUnit = new RegExp(String.raw`^[([]?(?:${unit})\.?(?:/(?:${unit})\.?)?[)\]]?\.?$`, "i");

/** Whether the row below the headings is a second row of them: units, or parts of a heading that spans columns. */
export function isSecondHeader(
  header: readonly RawCell[],
  next: readonly RawCell[] | undefined,
  below: readonly RawRow[],
): boolean {
  if (next === undefined) return false;
  const texts = next.filter((cell) => !isEmpty(cell)).map(textOf);
  const units = texts.filter((text) => isUnit.test(text)).length;
  const isOverRule = isRuled(below[0] ?? []);
  if (texts.length < 2 || !texts.every((text) => isUnit.test(text) || (isHeadingLike(text) && text.length < 40)))
    return false;
  if (units >= texts.length * 0.6 || isOverRule || areDatabaseNames(texts)) return true;
  const gaps = header.filter((cell, index) => isEmpty(cell) && !isEmpty(next[index])).length;
  return gaps > 0 && typedBelow(next, below) >= 2 && texts.filter(isKnownHeading).length >= texts.length / 2;
}
