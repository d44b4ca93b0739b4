import type { MemoBlock, Prose, ProsePiece } from "../../diagnosis/letter/letter.ts";

interface MemoWithSums {
  /** The whole memo. Its opening names results only. */
  readonly memo: readonly MemoBlock[];
  /** How those results were calculated, `640 − 266 = 374`, unless the memo shows it further down. */
  readonly sums: readonly string[];
}

/**
 * Takes the calculations out of the paragraphs before the first heading: a reader with four minutes sees what to do, and one
 * who wants to check finds each calculation below.
 */
export function withSumsApart(memo: readonly MemoBlock[]): MemoWithSums {
  const end = memo.findIndex(({ kind }) => kind === "title");
  const [opening, rest] = end < 0 ? [memo, []] : [memo.slice(0, end), memo.slice(end)];
  const below = rest.map(wordsIn).join("\n");
  const sums = opening.flatMap(textsIn).flatMap((text) => sumsIn(text));
  return {
    memo: [...opening.map(withResults), ...rest],
    sums: [...new Set(sums)].filter((sum) => !isIn(below, sum)),
  };
}

/** Whether a text shows this calculation, and not one with longer numbers: `1,640 − 266 = 374.5`. */
const isIn = (text: string, sum: string): boolean =>
  sumsIn(text).includes(sum) ||
  new RegExp(`${notInside}${sum.replaceAll(/[$+.]/gu, String.raw`\$&`)}${endOfNumber}`, "u").test(text);

/** All words of a block, in one line. */
function wordsIn(one: MemoBlock): string {
  switch (one.kind) {
    case "title":
      return one.text;
    case "text":
    case "bullet":
      return [...(one.lead ?? []), ...one.says.says].map(wordsOfPiece).join("");
    case "table":
      return one.rows.map((row) => row.map((cell) => cell.map(wordsOfPiece).join("")).join("\n")).join("\n");
    case "week":
    case "figures":
      return "";
  }
}

const wordsOfPiece = (piece: ProsePiece): string => (piece.kind === "words" ? piece.text : "…");

const textsIn = (one: MemoBlock): readonly string[] =>
  one.kind === "text" || one.kind === "bullet"
    ? one.says.says.flatMap((piece) => (piece.kind === "words" ? piece.text : []))
    : [];

function withResults(one: MemoBlock): MemoBlock {
  if (one.kind !== "text" && one.kind !== "bullet") return one;
  const says = { ...one.says, says: inEveryWord(one.says.says) };
  return { ...one, says, ...(one.bold !== undefined && { bold: one.bold.map(resultsOnly) }) };
}

const inEveryWord = (says: Prose): Prose =>
  says.map((piece) => (piece.kind === "words" ? { ...piece, text: resultsOnly(piece.text) } : piece));

/** Not in the middle of a number or of a longer calculation. */
const notInside = String.raw`(?<![\d.,$€£]|[×÷+−=] )`;
const endOfNumber = String.raw`(?![.,]?\d|%)`;
const number = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?(?:%| (?:million|thousand))?`;
const term = `${number}(?: [×÷+−] ${number})+`;
/** A calculation that is a whole clause, as in `and 29 × $125 = $3,625.`, stays: only a number would be left. */
const clause = String.raw`(?<=^|\b(?:and|so) |[.,;] )${term} = ${number}(?:[.,;](?!\d)|$)`;
/** `640 − 266 = `, before its result. */
const shown = new RegExp(`${notInside}(?!${clause})(${term}) = (?=(${number}))`, "gu");
/** `266 (648 × 1,063 ÷ 2,592)`, behind its result. */
const inParentheses = new RegExp(String.raw`(${number})([^\d.;]*) \((${term})\)`, "gu");

const resultsOnly = (text: string): string => text.replaceAll(inParentheses, "$1$2").replaceAll(shown, "");

const sumsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(inParentheses)].map(([, result, , sum]) => `${sum} = ${result}`),
  ...[...text.matchAll(shown)].map(([, sum, result]) => `${sum} = ${result}`),
];
