import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Sum } from "../../diagnosis/letter/sum.ts";
import { capitalized } from "../../survey/writing.ts";
import { sizeWords } from "../brief/size.words.ts";
import { partsOf, scaleOf } from "../brief/size-readings.ts";
import { isExact } from "../format.ts";
import type { HeadlineFigure } from "../report.ts";
import { plain } from "../text.ts";
import type { Words } from "../words.ts";
import { amountRead, isNarrow } from "./amount.ts";
import { linesOf, titleOfLetter } from "./letter-blocks.ts";

const mostSums = 3;

/** Sums of a model's story, as figures of the first page: those of its headline come first. */
export function storySums(worded: Words, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  const { letter } = worded;
  if (letter === undefined) return [];
  const headline = titleOfLetter(worded, diagnosis) === undefined ? [] : (letter.finding?.says ?? []);
  const told = [headline, ...[...letter.cost, ...letter.answer, ...letter.cause].map(({ says }) => says)].flat();
  const named = new Set(told.flatMap((piece) => (piece.kind === "sum" ? [piece.id] : [])));
  return [...named]
    .flatMap((id) => letter.sums.filter((sum) => sum.id === id))
    .slice(0, mostSums)
    .map((sum) => figureOf(sum, diagnosis));
}

/** Its formula alone: what is assumed, and why, is told where all sums are opened. */
function figureOf(sum: Sum, diagnosis: Diagnosis): HeadlineFigure {
  const { range, number, unit, write } = amountRead(sum);
  const between = isNarrow(sum.value) ? "" : sizeWords.range(write(range.low), write(range.high));
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
