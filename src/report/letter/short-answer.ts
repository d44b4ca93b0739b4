import type { MemoBlock, Prose } from "../../diagnosis/letter/letter.ts";

/** A memo whose opening names results alone, and how those were worked out. */
interface ShortAnswer {
  readonly memo: readonly MemoBlock[];
  /** `640 − 266 = 374`; without those that the memo shows further down. */
  readonly sums: readonly string[];
}

/**
 * The sums of the paragraphs before the first heading, taken out of their sentences: who has four minutes reads what to do, and who
 * checks finds each sum below.
 */
export function shortAnswerOf(memo: readonly MemoBlock[]): ShortAnswer {
  const end = memo.findIndex(({ kind }) => kind === "title");
  const [opening, rest] = end < 0 ? [memo, []] : [memo.slice(0, end), memo.slice(end)];
  const below = JSON.stringify(rest);
  const sums = opening.flatMap(textsIn).flatMap((text) => sumsIn(text));
  return {
    memo: [...opening.map(withResults), ...rest],
    sums: [...new Set(sums)].filter((sum) => !below.includes(sum)),
  };
}

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

const number = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?(?:%| (?:million|thousand))?`;
const term = `${number}(?: [×÷+−] ${number})+`;
/** `and 29 × $125 = $3,625.` is a clause of its own: without its sum it would say nothing. */
const clause = String.raw`(?<=^|\b(?:and|so) |[.,;] )${term} = ${number}(?:[.,;](?!\d)|$)`;
const shown = new RegExp(String.raw`(?<![\d.,$€£]|[×÷+−=] )(?!${clause})(${term}) = (?=(${number}))`, "gu");
const inBrackets = new RegExp(String.raw`(${number})([^\d.;]*) \((${term})\)`, "gu");

const resultsOnly = (text: string): string => text.replaceAll(inBrackets, "$1$2").replaceAll(shown, "");

const sumsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(inBrackets)].map(([, result, , sum]) => `${sum} = ${result}`),
  ...[...text.matchAll(shown)].map(([, sum, result]) => `${sum} = ${result}`),
];
