/** The character that separates decimals. */
export type DecimalMark = "." | ",";

/** What one written number shows about the decimal mark: a mark, nothing, or that it could be either ("1.234"). */
export type MarkShown = DecimalMark | "none" | "either";

/** A currency may be two letters and a blank, or a country before a dollar sign: "R 1 200,50", "kr 80", "US$80", "C$80". */
const decoration =
  /^(?:R|kr|Fr\.?|zł|Kč)(?=[\s\u00a0\u202f]+\d)|(?<=^[-(]?)(?:US|CA?|AU?|MX|NZ|HK|R)(?=\$)|[$€£¥₹\u00a0\u202f\s]|\b(?:usd|eur|cad|gbp|chf)\b|(?:hrs?|hours?|mins?|minutes?|secs?|seconds?|pcs?|pieces?|units?|ea|each|h|m|s)\.?$|%$/giu;

/**
 * The bare number in a cell: no currency, unit or blanks; a leading minus for (1,200), 1,200- and a credit, 1,200.00 CR.
 * `null` if it isn't one.
 */
export function bareNumber(text: string): string | null {
  if (plainNumber.test(text)) return text;
  const shown = text.replace(decoration, "").replace(/^\u2212/, "-");
  const isNegative = /^\(.*\)$|\d-$/.test(shown) || credit.test(shown);
  const body = shown
    .replace(/^\((.*)\)$/, "$1")
    .replace(/-$/, "")
    .replace(credit, "$1")
    .replace(decoration, "")
    .replace(/^\+/, "");
  if (!/^-?(?:\d[\d.,'’]*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(body)) return null;
  return isNegative ? `-${body.replace(/^-/, "")}` : body;
}

/** With cents, so that the steel 1018CR is no number. */
const credit = /([.,]\d\d)CR$/i;

const plainNumber = /^-?\d+(?:[.,]\d+)?$/;

/** What a bare number shows about the decimal mark. */
export function markShownBy(bare: string): MarkShown {
  if (!/[.,]/.test(bare)) return "none";
  const marks = bare.replace(/[^.,]/g, "");
  if (marks.includes(".") && marks.includes(",")) return marks.endsWith(",") ? "," : ".";
  const mark = marks[0] === "." ? "." : ",";
  const other = mark === "." ? "," : ".";
  if (marks.length > 1) return other;
  const [before = "", after = ""] = bare.replace("-", "").split(mark);
  return after.length !== 3 || before === "" || before === "0" || before.length > 3 ? mark : "either";
}

/** The number, or `null` if its marks are in the wrong places. */
export function numberWith(bare: string, mark: DecimalMark): number | null {
  const grouping = mark === "." ? /[,'’]/g : /[.'’]/g;
  const [whole = "", ...decimals] = bare.split(mark);
  if (decimals.length > 1 || /[.,]/.test(decimals[0] ?? "")) return null;
  if (!isGroupedRight(whole.replace("-", ""))) return null;
  const number = Number(`${whole.replace(grouping, "")}${decimals.length > 0 ? `.${decimals[0]}` : ""}`);
  return Number.isFinite(number) ? number : null;
}

/** The number that a cell shows, written with this mark; `null` for anything else. */
export function numberIn(text: string, mark: DecimalMark): number | null {
  const bare = bareNumber(text);
  return bare === null ? null : numberWith(bare, mark);
}

export const otherMark = { ".": ",", ",": "." } as const satisfies Readonly<Record<DecimalMark, DecimalMark>>;

/** The number next to a unit, with the other mark if it's none with this one: "1,5 h" in a column of decimal points. */
export const numberInEither = (text: string, mark: DecimalMark): number | null =>
  numberIn(text, mark) ?? numberIn(text, otherMark[mark]);

/** "12,34,567", as in India, and "1'234" pass too. "7,25" in a column of decimal points is no 725, nor "0,750" 750. */
const isGroupedRight = (whole: string): boolean =>
  /^\d*$|^[1-9]\d{0,2}([.,'’])\d{3}(?:\1\d{3})*$|^[1-9]\d?([.,])(?:\d{2}\2)+\d{3}$/.test(whole);
