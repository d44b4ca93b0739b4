import type { Expression, Term } from "../../diagnosis/term.ts";
import type { Field } from "../../survey/questionnaire.ts";

/** At which point of the assumptions a formula reads them: the three shown ones, and the end of the range. */
export type Point = "low" | "likely" | "high" | "high-end";

/** Where the things stand that formulas refer to, as references. */
export interface CellReferences {
  /** `null` for a number that stands in the formula itself. */
  readonly number: (text: string, value: number) => string | null;
  readonly answer: (field: Field) => string;
  readonly range: (assumption: Expression & { readonly kind: "range" }, point: Point) => string;
  /** `null` where the figure has no cell at this point: its own formula stands in for it. */
  readonly figure: (term: Term, point: Point) => string | null;
}

/** The arithmetic of a term as the formula of a cell, without the equals sign. Every function in it is as old as Excel. */
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

/** A term as a part of a larger formula: in brackets, so that it is computed in the same order as in the diagnosis. */
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
