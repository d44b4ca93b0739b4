import type { Expression, Term } from "../../diagnosis/losses/term.ts";
import type { Field } from "../../survey/questionnaire.ts";

/** The values of the assumptions a formula uses: low, likely, high, or the upper end of the range. */
export type Point = "low" | "likely" | "high" | "high-end";

/** Cell references of everything a formula can refer to. */
export interface CellReferences {
  /** `null` for a number that is written into the formula. */
  readonly number: (text: string, value: number) => string | null;
  readonly answer: (field: Field) => string;
  readonly range: (assumption: Expression & { readonly kind: "range" }, point: Point) => string;
  /** `null` if the figure has no cell at this point: then its formula is inserted. */
  readonly figure: (term: Term, point: Point) => string | null;
}

/** The arithmetic of a term as the formula of a cell, without the equals sign. It uses only functions of the oldest Excel versions. */
export function formulaOf(term: Term, point: Point, cells: CellReferences): string {
  const { expression } = term;
  switch (expression.kind) {
    case "number":
      return cells.number(term.text, expression.value) ?? String(expression.value);
    case "answer":
      return cells.answer(expression.field);
    case "range":
      return cells.range(expression, point);
    case "named":
      return cells.figure(expression.of, point) ?? formulaOf(expression.of, point, cells);
    case "product":
    case "sum":
    case "difference":
    case "quotient":
      return expression.of.map((one) => operand(one, point, cells)).join(operators[expression.kind]);
    case "smaller":
      return `MIN(${expression.of.map((one) => formulaOf(one, point, cells)).join(",")})`;
    case "saturation":
      return saturated(operand(expression.of[0], point, cells));
    case "held-at":
      return formulaOf(expression.of[0], expression.point, cells);
  }
}

const operators = { product: "*", sum: "+", difference: "-", quotient: "/" } as const;

const saturated = (x: string): string => `IF(${x}>0,(1-EXP(-${x}))/${x},1)`;

/** A term as a part of a larger formula: in parentheses, so that it is calculated in the same order as in the diagnosis. */
function operand(term: Term, point: Point, cells: CellReferences): string {
  const formula = formulaOf(term, point, cells);
  return isWhole(term, point, cells) ? formula : `(${formula})`;
}

function isWhole({ expression }: Term, point: Point, cells: CellReferences): boolean {
  switch (expression.kind) {
    case "number":
    case "answer":
    case "range":
    case "smaller":
    case "saturation":
      return true;
    case "named":
      return cells.figure(expression.of, point) !== null || isWhole(expression.of, point, cells);
    case "held-at":
      return isWhole(expression.of[0], expression.point, cells);
    case "product":
    case "sum":
    case "difference":
    case "quotient":
      return false;
  }
}
