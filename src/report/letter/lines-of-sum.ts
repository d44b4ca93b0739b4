import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Letter, LetterFigure } from "../../diagnosis/letter/letter.ts";
import type { Sum } from "../../diagnosis/letter/sum.ts";
import { capitalized } from "../../survey/writing.ts";
import { plain, type Text } from "../text.ts";
import { amountRead } from "./amount.ts";
import { formulaOf } from "./letter-blocks.ts";
import { inNumerals } from "./letter-tiles.ts";
import { formatterOf } from "./prose-text.ts";

/** One line of the sum that settles the shop's question. */
export interface LineOfSum {
  readonly name: string;
  /** Who counted it, or how it was computed. */
  readonly how: Text;
  readonly value: string;
  readonly unit: string;
}

/** The lines of a letter's sum; if it has none, the sums that its story names, those of its headline first. */
export function linesOfSum(letter: Letter, diagnosis: Diagnosis): readonly LineOfSum[] {
  const { prose } = formatterOf(letter, diagnosis);
  if (letter.figures.length > 0) return letter.figures.map((one) => lineChosen(one, prose(one.how)));
  const story = [letter.finding, ...letter.answer, ...letter.cause].flatMap((claim) => claim?.says ?? []);
  const named = new Set(story.flatMap((piece) => (piece.kind === "sum" ? [piece.id] : [])));
  return [...named].flatMap((id) => letter.sums.filter((sum) => sum.id === id).map((sum) => lineOf(sum, diagnosis)));
}

function lineChosen({ name, value }: LetterFigure, how: Text): LineOfSum {
  const [number, unit] = inNumerals(value);
  return { name: capitalized(name), how, value: number, unit };
}

/** A sum with only its formula. Its assumptions and their reasons are in the evidence. */
function lineOf(sum: Sum, diagnosis: Diagnosis): LineOfSum {
  const { number, unit } = amountRead(sum);
  return { name: capitalized(sum.says), how: plain(`${formulaOf(sum, diagnosis)}.`), value: number, unit };
}
