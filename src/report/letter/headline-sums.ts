import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Sum } from "../../diagnosis/letter/sum.ts";
import { capitalized } from "../../survey/writing.ts";
import { sizeWords } from "../brief/size.words.ts";
import { partsOf, scaleOf } from "../brief/size-readings.ts";
import { isExact } from "../format.ts";
import type { HeadlineFigure } from "../report.ts";
import { plain } from "../text.ts";
import type { Words } from "../words.ts";
import { amountRead } from "./amount.ts";
import { linesOf, titleOfLetter } from "./letter-blocks.ts";

const mostSums = 2;

/** Sums that a model's headline names, as figures of the first page; none where the headline is ours. */
export function headlineSums(worded: Words, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  const { letter } = worded;
  if (letter?.finding == null || titleOfLetter(worded, diagnosis) === undefined) return [];
  const named = letter.finding.says.flatMap((piece) => (piece.kind === "sum" ? [piece.id] : []));
  return letter.sums
    .filter(({ id }) => named.includes(id))
    .slice(0, mostSums)
    .map((sum) => figureOf(sum, diagnosis));
}

/** Its formula alone: what is assumed, and why, is told where all sums are opened. */
function figureOf(sum: Sum, diagnosis: Diagnosis): HeadlineFigure {
  const { range, number, unit, write } = amountRead(sum);
  const between = isExact(sum.value) ? "" : sizeWords.range(write(range.low), write(range.high));
  const [formula = []] = linesOf(sum, diagnosis);
  const isPart = isExact(sum.value) && number.endsWith("%") && range.likely <= 100;
  const scale = isPart ? partOfAll(range.likely) : ({ ...scaleOf(range, write), tone: "accent" } as const);
  return {
    name: capitalized(sum.says),
    readings: [{ value: number, unit, scale, description: between }],
    words: [...formula, ...plain(".")],
    how: [],
  };
}

const partOfAll = (percent: number) =>
  partsOf(100, "%", [
    { to: percent, tone: "accent", name: "" },
    { to: 100, tone: "accent-soft", name: "" },
  ]);
