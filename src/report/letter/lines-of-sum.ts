import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Letter, LetterFigure } from "../../diagnosis/letter/letter.ts";
import type { Sum } from "../../diagnosis/letter/sum.ts";
import type { Submission } from "../../survey/submission.ts";
import { capitalized } from "../../survey/writing.ts";
import { plain, type Text } from "../text.ts";
import { amountRead } from "./amount.ts";
import { letterWords as words } from "./letter.words.ts";
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

/**
 * The price of the machine hours that the letter counts, at the rate that the shop tells: where the letter prices nothing
 * itself.
 */
export function priceOfHours({ figures }: Letter, { shop_rate_value: rate }: Submission): readonly LineOfSum[] {
  if (rate === undefined || figures.some(({ value }) => /[$€£]/u.test(value))) return [];
  const found = figures.map(({ value }) => machineHours.exec(value)).find((one) => one !== null);
  const { hours = "", period = "" } = found?.groups ?? {};
  if (hours === "") return [];
  const price = `$${inThousands.format(Number(hours.replaceAll(",", "")) * rate)}`;
  const how = words.sum.priced(hours, `$${rate}`, price);
  return [{ name: words.sum.atRate, how: plain(how), value: price, unit: period }];
}

/** `20 machine hours a night`. */
const machineHours = /^(?<hours>\d[\d,]*(?:\.\d+)?) (?:machine|spindle|cutting) hours? (?<period>an? [a-z]+)/u;
const inThousands = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

function lineChosen({ name, value }: LetterFigure, how: Text): LineOfSum {
  const [number, unit] = inNumerals(value);
  return { name: capitalized(name), how, value: number, unit };
}

/** A sum with only its formula. Its assumptions and their reasons are in the evidence. */
function lineOf(sum: Sum, diagnosis: Diagnosis): LineOfSum {
  const { number, unit } = amountRead(sum);
  return { name: capitalized(sum.says), how: plain(`${formulaOf(sum, diagnosis)}.`), value: number, unit };
}
