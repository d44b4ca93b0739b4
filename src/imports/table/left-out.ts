import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { writtenDate } from "../values/dates.ts";
import { bareNumber } from "../values/numbers.ts";
import { isNameless, type Naming, sumsUp } from "./naming-columns.ts";
import { tableWords } from "./table.words.ts";

/** What the rows below the headings are compared with. */
export interface Surroundings {
  /** The row of headings, or both if there are two. */
  readonly headers: readonly RawRow[];
  /** How many cells a usual row has filled. */
  readonly usualWidth: number;
  /** Titles above the headings, as `titleOf` gives them. */
  readonly above: ReadonlySet<string>;
  readonly naming: Naming;
}

/** Why a row below the headings is not a row of the list; `null` if it is one. */
export function whyLeftOut(row: RawRow, around: Surroundings): string | null {
  let first: string | undefined;
  let filled = 0;
  let isTotalled = false;
  for (const cell of row) {
    if (isEmpty(cell)) continue;
    filled += 1;
    first ??= textOf(cell);
    if (filled === 2) isTotalled = isOnlyTotal.test(textOf(cell));
  }
  if (first === undefined) return tableWords.empty;
  if (filled > 1 && filled >= around.usualWidth * 0.6 && !suspicious.test(first) && !isTotalled)
    return isRepeat(row, around.headers) ? tableWords.headingsAgain : null;
  if (around.above.has(titleOf(row))) return tableWords.titleAgain;
  return whyOddRow(row, around, first, filled);
}

/** The words of a title without numbers, because page numbers change. Empty if there are none. */
export const titleOf = (row: RawRow): string =>
  row
    .map((cell) => (typeof cell === "string" ? cell.replace(/\d+/g, "").trim() : ""))
    .filter((text) => text !== "")
    .join("\u0000");

const allOf = `all (?:assets|machines|equipment|resources|work ?cent(?:er|re)s|cells|departments|vendors|customers|employees|jobs|items)`;
const totalWord = `averages?|avg|(?:(?:grand|sub|report|page|week|weekly|month|machine|line|job|overall)[- ]?)?total[sei]?|${allOf}|summe|gesamt(?:summe)?|zwischensumme|suma`;
/** "Mazak 3 Total", "12/01 subtotal:". */
const endsAsTotal = String.raw`\s(?:(?:sub[- ]?)?totals?|avg\.?|averages?):?\s*$`;
const suspicious = new RegExp(
  String.raw`^(?:[-=_*]{2,}|(?:count|sum)\s*[=:]|\s*(?:${totalWord})\b|\(|#|//)|${endsAsTotal}`,
  "i",
);

function whyOddRow(row: RawRow, { headers, naming }: Surroundings, first: string, filled: number): string | null {
  const header = headers.at(-1) ?? [];
  const texts = row.filter((cell) => !isEmpty(cell)).map(textOf);
  if (texts.every((text) => /^[-=_*\s]{2,}$/.test(text))) return tableWords.dashes;
  if (/^\(?\d+ rows? (?:affected|selected|returned)\)?\.?$/i.test(first)) return tableWords.databaseCount;
  if (isAnyTotal(texts, isNameless(row, naming))) return tableWords.total;
  if (isComment(first, texts.length, header)) return tableWords.comment;
  if (isCount(texts)) return tableWords.count;
  if (isRepeat(row, headers)) return tableWords.headingsAgain;
  if (filled === 1 && header.filter((cell) => !isEmpty(cell)).length >= 4)
    return /page\s*\d+/i.test(first) ? tableWords.pageNumber : tableWords.oneCell;
  if (sumsUp(row, naming)) return naming.comesFirst ? tableWords.groupWithSums : tableWords.total;
  return null;
}

const isAnyTotal = (texts: readonly string[], hasNoName: boolean): boolean =>
  isTotal(texts, hasNoName) ||
  isStarred(texts) ||
  texts.every(isGridSum) ||
  (hasNoName && texts.some((text) => text.includes(": ")) && texts.every(isLabeledSum));

/** Whether a row is a total: no other words, only sums, or no name. A customer may be called Total Energy. */
function isTotal(texts: readonly string[], hasNoName: boolean): boolean {
  if (isAllOf.test(texts[0] ?? "")) return true;
  const said = texts.findIndex((text) => isTotalWord.test(text));
  if (said < 0 || said > 1) return false;
  // "MULTUS U3000", "Total", and sums: the total of what is named before it.
  const isAlone = said === 1 && isOnlyTotal.test(texts[1] ?? "") && texts.length > 2;
  return (
    (said === 0 && hasNoName) || texts.every((text, index) => index === said || (isAlone && index === 0) || isSum(text))
  );
}

/** Nothing is named so but the sum of all, even if a day is next to it. */
const isAllOf = new RegExp(`^${allOf}:?$`, "i");

/** Whether a row is one of SAP's totals, which have stars and are summed by unit. */
const isStarred = ([first = "", ...others]: readonly string[]): boolean =>
  /^\*+$/.test(first) && others.some(isSum) && !others.some((text) => writtenDate(text) !== null);

const isTotalWord = new RegExp(String.raw`^[\s*=-]*(?:${totalWord})(?:\b|:)|${endsAsTotal}`, "i");
const isOnlyTotal = /^(?:sub[- ]?|grand )?totals?:?$/i;
/** "TOTAL", "Mill total:". */
export const saysTotal = (text: string): boolean => isTotalWord.test(text);
const isSum = (text: string): boolean =>
  bareNumber(text.replace(/%$/, "")) !== null || /^\d+:\d{2}/.test(text) || /^1[89]\d\d-\d\d-\d\dT/.test(text);

/** "Customer HALVOR shipments: 26". */
const isLabeledSum = (text: string): boolean => isSum(text) || /^\p{L}.+:\s*[$\d.,%]+$/u.test(text);

/** "Open: 14", "Ready: 14 of 50". */
const isCount = ([first = "", ...others]: readonly string[]): boolean =>
  /^[\p{L} ]{2,30}:$/u.test(first) &&
  others.length > 0 &&
  others.every((text) => isSum(text) || /^(?:of|from|von|de)$/i.test(text));

/** "Count=126", "Sum=1,681.60": the footer of a grid, next to other sums. */
const isGridSum = (text: string): boolean =>
  isSum(text) || /^(?:count|sum|avg|average|total|min|max|rows|records|items)\s*[=:]\s*[-$\d.,%]+$/i.test(text);

const isComment = (first: string, filled: number, header: RawRow): boolean =>
  /^(?:#\s|\/\/|\*\*\*)/.test(first) && filled <= header.length / 2;

const isRepeat = (row: RawRow, headers: readonly RawRow[]): boolean => headers.some((header) => isLike(row, header));

function isLike(row: RawRow, header: RawRow): boolean {
  let same = 0;
  let filled = 0;
  for (const [column, cell] of row.entries()) {
    if (typeof cell !== "string" || cell === "") continue;
    filled += 1;
    if (cell.trim() === textOf(header[column])) same += 1;
  }
  return filled >= 2 && same >= filled * 0.7;
}
