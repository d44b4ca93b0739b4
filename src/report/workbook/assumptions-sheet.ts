import { shownPicks } from "../../diagnosis/losses/points-of-range.ts";
import { type Dossier, evidenceOf } from "../dossier.ts";
import type { SourceLine } from "../evidence-blocks.ts";
import { isExact } from "../format.ts";
import { wordsOf } from "../text.ts";
import { nameOfFigure } from "./accounts.ts";
import { assumptionsWords as sheetWords } from "./assumptions.words.ts";
import { type Calculation, leafColumns as columns, isSingle, type LeafRow } from "./calculation.ts";
import { band, blank, formula, number, text } from "./cells.ts";
import { type LeafWords, wordsOfLeaf } from "./leaf-texts.ts";
import { cellRef, rowArea } from "./reference.ts";
import { onPages, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, Check, Sheet } from "./workbook.ts";
import { sheetNames } from "./workbook.words.ts";

const headings = [
  [sheetWords.columns.name, styles.heading],
  [sheetWords.columns.low, styles.headingRight],
  [sheetWords.columns.likely, styles.headingRight],
  [sheetWords.columns.high, styles.headingRight],
  [sheetWords.columns.unit, { ...styles.heading, indent: 1 }],
  [sheetWords.columns.usedIn, styles.heading],
  [sheetWords.columns.source, styles.heading],
  [sheetWords.columns.year, styles.headingRight],
  [sheetWords.columns.p10, styles.headingRight],
  [sheetWords.columns.p90, styles.headingRight],
] as const;

/** Every answer, benchmark and parameter behind the figures, each of which a reader can change. */
export function assumptions(dossier: Dossier, calculation: Calculation): Sheet {
  const leaves = calculation.assumptions.flatMap(({ rows }) => rows);
  return sheetOf({
    name: sheetNames.assumptions,
    tab: "work-out",
    widths: [2, 44, 11, 11, 11, 27, 34, 62, 9, 11, 11],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, sheetWords.title, styles.title),
      text(2, 2, sheetWords.about, styles.leadText),
      ...headings.map(([title, style], index) => text(4, columns.name + index, title, style)),
      ...calculation.assumptions.flatMap(({ row, title }) => band(row, 2, columns.p90, title, styles.sectionLine)),
      ...leaves.flatMap((leaf) => cellsOf(leaf, dossier)),
      ...sourceCells(dossier, leaves),
    ],
    merges: [rowArea(2, 2, columns.source)],
    frozen: { rows: 4, columns: 2 },
    checks: leaves.flatMap(checksOf),
    print: onPages("landscape", 4),
  });
}

function cellsOf(leaf: LeafRow, { diagnosis }: Dossier): readonly Cell[] {
  const { row } = leaf;
  const words = wordsOfLeaf(leaf);
  const [first, ...others] = leaf.usedIn.map((figure) => nameOfFigure(diagnosis, figure));
  const more = others.length === 0 ? "" : sheetWords.more(others.length);
  return [
    text(row, columns.name, words.name, styles.listCell),
    ...valuesOf(leaf, words),
    text(row, columns.unit, words.unit, { ...styles.listCellMuted, indent: 1 }),
    text(row, columns.usedIn, `${first ?? ""}${more}`, styles.listCellMuted),
    sourceCell(row, words),
    text(row, columns.year, words.year, { ...styles.listCellMuted, align: "right" }),
  ];
}

function sourceCell(row: number, { source }: Pick<LeafWords, "source">): Cell {
  if (source.address === null) return text(row, columns.source, source.text, { ...styles.listCellMuted, size: 9 });
  const content = { kind: "web", text: source.text, address: source.address } as const;
  return { row, column: columns.source, content, style: { ...styles.listCell, size: 9, ink: "accent" } };
}

function valuesOf({ row, expression }: LeafRow, { format }: LeafWords): readonly Cell[] {
  const input = { ...styles.input, format, align: "right" } as const;
  if (expression.kind !== "range") return [number(row, columns.likely, expression.value, input), ...ruled(row)];
  const { range, id } = expression;
  if (isExact(range)) return [number(row, columns.likely, range.likely, input), ...ruled(row)];
  const worked = { ...styles.listCellNumber, format: format === "plain" ? "factor" : format, ink: "muted" } as const;
  const [low, , high] = shownPicks;
  return [
    number(row, columns.low, range.low, input),
    number(row, columns.likely, range.likely, input),
    number(row, columns.high, range.high, input),
    formula(row, columns.p10, quantile(row, "0.1", "0.9"), low(range, id), worked),
    formula(row, columns.p90, quantile(row, "0.9", "0.1"), high(range, id), worked),
  ];
}

/** Empty ruled cells for a number without a range. */
const ruled = (row: number): readonly Cell[] =>
  [columns.low, columns.high, columns.p10, columns.p90].map((column) => blank(row, column, styles.listCell));

/** A quantile of the triangular distribution over low, likely and high. */
function quantile(row: number, below: string, above: string): string {
  const [low, likely, high] = [columns.low, columns.likely, columns.high].map((column) => cellRef(row, column));
  const left = `${low}+SQRT(${below}*(${high}-${low})*(${likely}-${low}))`;
  const right = `${high}-SQRT(${above}*(${high}-${low})*(${high}-${likely}))`;
  return `IF(${high}=${low},${likely},IF(${below}*(${high}-${low})<=${likely}-${low},${left},${right}))`;
}

/** Low, likely and high stay in their order, so that every range stays a range. */
function checksOf(leaf: LeafRow): readonly Check[] {
  const { row } = leaf;
  const cell = (column: number): Check["area"] => ({ row, column, lastRow: row, lastColumn: column });
  const [low, likely, high] = [columns.low, columns.likely, columns.high].map((column) => cellRef(row, column));
  if (low === undefined || likely === undefined || high === undefined) return [];
  if (isSingle(leaf)) {
    const allowed = { kind: "number", min: "0", max: null } as const;
    return [{ area: cell(columns.likely), allowed, say: sheetWords.enterNumber }];
  }
  return [
    { area: cell(columns.low), allowed: { kind: "number", min: null, max: likely }, say: sheetWords.enterRange },
    { area: cell(columns.likely), allowed: { kind: "number", min: low, max: high }, say: sheetWords.enterRange },
    { area: cell(columns.high), allowed: { kind: "number", min: likely, max: null }, say: sheetWords.enterRange },
  ];
}

/** The published rows named in the sources above, below the last assumption. */
function sourceCells(dossier: Dossier, leaves: readonly LeafRow[]): readonly Cell[] {
  const cited = new Set(leaves.flatMap((leaf) => wordsOfLeaf(leaf).cites));
  const lines = evidenceOf(dossier)
    .blocks.flatMap((block) => (block.kind === "sources" ? block.sources : []))
    .filter(({ id, source }) => cited.has(id) && source.some(({ kind }) => kind === "web"));
  const heading = Math.max(...leaves.map(({ row }) => row)) + 2;
  return [
    ...band(heading, columns.name, columns.p90, sheetWords.published, styles.sectionLine),
    ...lines.flatMap((line, index) => sourceRow(line, heading + 1 + index)),
  ];
}

function sourceRow({ metric, value, population, source }: SourceLine, row: number): readonly Cell[] {
  const address = source.find((piece) => piece.kind === "web")?.address ?? null;
  return [
    text(row, columns.name, metric, styles.listCell),
    ...ruled(row),
    blank(row, columns.likely, styles.listCell),
    text(row, columns.unit, value, { ...styles.listCellMuted, indent: 1 }),
    text(row, columns.usedIn, population, styles.listCellMuted),
    sourceCell(row, { source: { text: wordsOf(source), address } }),
    blank(row, columns.year, styles.listCell),
  ];
}
