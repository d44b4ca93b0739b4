import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { numbersIn } from "../../diagnosis/facts/number-in-text.ts";
import type { LetterFigure } from "../../diagnosis/letter/letter.ts";
import type { Sum } from "../../diagnosis/letter/sum.ts";
import { capitalized } from "../../survey/writing.ts";
import { sizeWords } from "../brief/size.words.ts";
import { partsOf, scaleOf } from "../brief/size-readings.ts";
import { isExact } from "../format.ts";
import { plain, type Text } from "../text.ts";
import type { HeadlineFigure } from "../text-blocks.ts";
import type { Words } from "../words.ts";
import { amountRead, isNarrow } from "./amount.ts";
import { linesOf, titleOfLetter } from "./letter-blocks.ts";
import { inNumerals } from "./letter-tiles.ts";
import { formatterOf } from "./prose-text.ts";

const maxSums = 3;

/** Sums of a model's story as figures of the first page, those of its headline first. */
export function storySums(worded: Words, diagnosis: Diagnosis): readonly HeadlineFigure[] {
  const { letter } = worded;
  if (letter === undefined) return [];
  const headline = titleOfLetter(worded, diagnosis) === undefined ? [] : (letter.finding?.says ?? []);
  const prosePieces = [headline, ...[...letter.cost, ...letter.answer, ...letter.cause].map(({ says }) => says)].flat();
  const named = new Set(prosePieces.flatMap((piece) => (piece.kind === "sum" ? [piece.id] : [])));
  const sums = [...named].flatMap((id) => letter.sums.filter((sum) => sum.id === id));
  const { prose } = formatterOf(letter, diagnosis);
  const chosen = letter.figures.map((one) => figureChosen(one, prose(one.how)));
  return (chosen.length > 0 ? chosen : sums.map((sum) => figureOf(sum, diagnosis))).slice(0, maxSums);
}

/**
 * A figure that the letter chose. `3 of 7` and `43%` are drawn as parts of a whole; any other number has no scale.
 */
function figureChosen({ name, value }: LetterFigure, how: Text): HeadlineFigure {
  const [number, unit] = inNumerals(value);
  const [part, all] = numbersIn(value);
  const whole = /^[\d.,]+ of /u.test(value) ? all?.high : /^[\d.,]+ ?%/u.test(value) ? 100 : undefined;
  const scale = part === undefined || whole === undefined || whole < part.high ? null : partOfAll(part.high, whole);
  return { name: capitalized(name), readings: [{ value: number, unit, scale, description: "" }], words: how, how: [] };
}

/** A sum with only its formula. Its assumptions and their reasons are in the evidence. */
function figureOf(sum: Sum, diagnosis: Diagnosis): HeadlineFigure {
  const { range, number, unit, write } = amountRead(sum);
  const between = isNarrow(sum.value) ? "" : sizeWords.range(write(range.low), write(range.high));
  const [formula = []] = linesOf(sum, diagnosis);
  const isPart = isExact(sum.value) && number.endsWith("%") && range.likely <= 100;
  const isOne = isExact(range);
  const scale = isPart
    ? partOfAll(range.likely)
    : isOne
      ? null
      : ({ ...scaleOf(range, write), tone: "accent" } as const);
  return {
    name: capitalized(sum.says),
    readings: [{ value: number, unit, scale, description: between }],
    words: [...formula, ...plain(".")],
    how: [],
  };
}

const partOfAll = (part: number, all = 100) =>
  partsOf(all, all === 100 ? "%" : "", [
    { to: part, tone: "accent", name: "" },
    { to: all, tone: "accent-soft", name: "" },
  ]);
