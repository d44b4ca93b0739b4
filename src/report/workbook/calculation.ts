import { figureTerms } from "../../diagnosis/losses/figure-terms.ts";
import type { Term } from "../../diagnosis/losses/term.ts";
import type { Dossier } from "../dossier.ts";
import { isExact } from "../format.ts";
import { themeWords } from "../wording.ts";
import { type Account, accountOf, themeOf } from "./accounts.ts";
import { assumptionsWords } from "./assumptions.words.ts";
import { type Leaf, type LedgerFigure, leafKey, ledgerOf } from "./ledger.ts";
import { cellRef, sheetRef } from "./reference.ts";
import { type CellReferences, formulaOf, type Point } from "./term-formula.ts";
import { accounts, sheetNames } from "./workbook.words.ts";

/** The rows of every assumption and figure, and the formula of each figure over their cells. */
export interface Calculation {
  readonly assumptions: readonly Section<LeafRow>[];
  readonly figures: readonly Section<FigureRow>[];
  /** The formula of a figure for low, likely or high. */
  readonly formulaAt: (figure: LedgerFigure, point: Point) => string;
}

export interface Section<Row> {
  /** The row of its heading. */
  readonly row: number;
  readonly title: string;
  readonly rows: readonly Row[];
}

export interface LeafRow extends Leaf {
  readonly row: number;
}

export interface FigureRow extends LedgerFigure {
  readonly row: number;
}

/** Columns of the Assumptions sheet. */
export const leafColumns = {
  name: 2,
  low: 3,
  likely: 4,
  high: 5,
  unit: 6,
  usedIn: 7,
  source: 8,
  year: 9,
  p10: 10,
  p90: 11,
};
/** Columns of the Hours sheet: the range, and the three values it is computed from. */
export const figureColumns = {
  name: 2,
  low: 3,
  likely: 4,
  high: 5,
  unit: 6,
  report: 7,
  words: 8,
  atLow: 9,
  atLikely: 10,
  atHigh: 11,
};

/** First row of the first section, on both sheets. */
const firstRow = 6;

export function calculationOf({ submission, diagnosis }: Dossier): Calculation {
  const ledger = ledgerOf(figureTerms(submission, diagnosis));
  const changeable = ledger.leaves.filter(
    ({ expression }) => expression.kind !== "number" || !isWrittenOut(expression.value),
  );
  const assumptions = sectionsOf(changeable, groupOf);
  const figures = sectionsOf(inOrder(ledger.figures), (figure) => accounts[accountOf(figure)]);
  const cells = referencesTo(assumptions, figures, ledger.keyOf);
  return { assumptions, figures, formulaAt: ({ term }, point) => formulaOf(term, point, cells) };
}

const order = Object.keys(accounts) as readonly Account[];

/** Figures ordered so that sums and totals come after their parts. */
function inOrder(figures: readonly LedgerFigure[]): readonly LedgerFigure[] {
  const rankOf = (figure: LedgerFigure): number => order.indexOf(accountOf(figure));
  return [...figures].sort((a, b) => rankOf(a) - rankOf(b) || Number(isTotal(a)) - Number(isTotal(b)));
}

const isTotal = ({ shows }: LedgerFigure): boolean =>
  "location" in shows && shows.location.kind === "whole" && shows.location.name === "hidden_hours";

/** The section of an assumption: that of the first figure that uses it. */
function groupOf({ usedIn: [first], expression }: Leaf): string {
  if (expression.kind === "answer") return assumptionsWords.answers;
  if (first === undefined) throw new Error("The ledger has an assumption that no figure uses");
  const theme = themeOf(first);
  if (theme !== null) return assumptionsWords.lostTo(themeWords[theme].noun);
  return accounts[accountOf(first)];
}

/** Sections with row numbers, from the first row of the sheet, with an empty row before each section. */
function sectionsOf<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
): readonly Section<Item & { readonly row: number }>[] {
  const titles = [...new Set(items.map(titleOf))];
  let row = firstRow;
  return titles.map((title) => {
    const heading = row;
    const rows = items
      .filter((item) => titleOf(item) === title)
      .map((item, index) => ({ ...item, row: heading + 1 + index }));
    row = heading + rows.length + 2;
    return { row: heading, title, rows };
  });
}

function referencesTo(
  assumptions: readonly Section<LeafRow>[],
  figures: readonly Section<FigureRow>[],
  keyOf: (term: Term) => string,
): CellReferences {
  const leaves = new Map(assumptions.flatMap(({ rows }) => rows.map((leaf) => [leaf.key, leaf] as const)));
  const rowOfFigure = new Map(figures.flatMap(({ rows }) => rows.map(({ key, row }) => [key, row] as const)));
  const leafAt = (leaf: Pick<Leaf, "text" | "expression">, point: Point): string => {
    const known = leaves.get(leafKey(leaf));
    if (known === undefined) throw new Error(`The sheet of assumptions has no row for ${leafKey(leaf)}`);
    return sheetRef(sheetNames.assumptions, cellRef(known.row, columnOf(known, point)));
  };
  return {
    number: (text, value) =>
      isWrittenOut(value) ? null : leafAt({ text, expression: { kind: "number", value } }, "likely"),
    answer: (field) => leafAt({ text: "", expression: { kind: "answer", field, value: 0 } }, "likely"),
    range: (expression, point) => leafAt({ text: "", expression }, point),
    figure: (term, point) => figureCell(rowOfFigure.get(keyOf(term)), point),
  };
}

function figureCell(row: number | undefined, point: Point): string | null {
  if (row === undefined) throw new Error("The sheet of hours has no row for a figure that a formula names");
  switch (point) {
    case "low":
      return cellRef(row, figureColumns.atLow);
    case "likely":
      return cellRef(row, figureColumns.atLikely);
    case "high":
      return cellRef(row, figureColumns.atHigh);
    case "high-end":
      return null;
  }
}

/** Numbers that no one would change are written into the formula: one, minutes in an hour, days in a year. */
const isWrittenOut = (value: number): boolean => value === 1 || value === 60 || value === 365;

/** Whether an assumption has one value and no range. */
export const isSingle = ({ expression }: Leaf): boolean => expression.kind !== "range" || isExact(expression.range);

function columnOf(leaf: Leaf, point: Point): number {
  if (isSingle(leaf)) return leafColumns.likely;
  switch (point) {
    case "low":
      return leafColumns.p10;
    case "likely":
      return leafColumns.likely;
    case "high":
      return leafColumns.p90;
    case "high-end":
      return leafColumns.high;
  }
}
