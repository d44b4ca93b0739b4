import { isKpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import type { Dossier } from "../dossier.ts";
import { planPhases } from "../files/plan-phases.ts";
import { wordsOf } from "../text.ts";
import type { PlanStep, Timeline } from "../text-blocks.ts";
import { band, blank, formula, jump, text } from "./cells.ts";
import { areaRef, cellRef, columnArea, rowArea, sheetRef } from "./reference.ts";
import { onPages, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, Check, Shade, Sheet } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";

const words = workbookWords.plan;

const columns = { what: 2, owner: 3, why: 4, done: 5, date: 6, note: 7 };
const firstRow = 6;

/** The first three months, step by step, to check off. */
export function plan(dossier: Dossier): Sheet {
  const phases = planPhases(dossier);
  const { cells, lastRow } = rowsOf(phases);
  return sheetOf({
    name: sheetNames.plan,
    tab: "fill-in",
    widths: [2, 66, 24, 32, 13, 13, 34],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, words.title, styles.title),
      text(2, 2, words.about, styles.leadText),
      text(3, 2, words.done, styles.label),
      formula(3, 3, doneSoFar(lastRow), `0 of ${stepsIn(phases)}`, { bold: true, align: "left" }),
      ...words.columns.map((title, index) => text(5, columns.what + index, title, styles.heading)),
      ...cells,
    ],
    merges: [rowArea(2, columns.what, columns.note)],
    frozen: { rows: 5, columns: 0 },
    checks: checksTo(lastRow),
    shades: shadesTo(lastRow),
    print: onPages("landscape", 5),
  });
}

const checksTo = (lastRow: number): readonly Check[] => [
  {
    area: columnArea(columns.done, firstRow, lastRow),
    allowed: { kind: "choice", choices: words.states },
    say: words.pickState,
  },
  { area: columnArea(columns.date, firstRow, lastRow), allowed: { kind: "date" }, say: words.pickDate },
];

function shadesTo(lastRow: number): readonly Shade[] {
  const state = `$${cellRef(firstRow, columns.done)}`;
  const step = { row: firstRow, column: columns.what, lastRow, lastColumn: columns.why };
  return [
    { area: step, formula: `OR(${state}="Done",${state}="Dropped")`, look: { ink: "muted" } },
    {
      area: columnArea(columns.done, firstRow, lastRow),
      formula: `${state}="Done"`,
      look: { ink: "good", bold: true },
    },
  ];
}

const stepsIn = (phases: Timeline["phases"]): number => phases.reduce((sum, { steps }) => sum + steps.length, 0);

function doneSoFar(lastRow: number): string {
  const states = areaRef(columnArea(columns.done, firstRow, lastRow));
  const steps = areaRef(columnArea(columns.owner, firstRow, lastRow));
  return `COUNTIF(${states},"Done")&" of "&COUNTIF(${steps},"?*")`;
}

function rowsOf(phases: Timeline["phases"]): { readonly cells: readonly Cell[]; readonly lastRow: number } {
  const cells: Cell[] = [];
  let row = firstRow;
  for (const { title, steps } of phases) {
    cells.push(...band(row, columns.what, columns.note, title, styles.sectionLine));
    for (const step of steps) {
      row += 1;
      cells.push(...stepCells(row, step));
    }
    row += 2;
  }
  return { cells, lastRow: row - 2 };
}

const stepCells = (row: number, { what, owner, why }: PlanStep): readonly Cell[] => [
  stepCell(row, what),
  text(row, columns.owner, owner, { ...styles.input, format: "text", wrap: true }),
  text(row, columns.why, why, styles.listCellMuted),
  text(row, columns.done, words.states[0], styles.input),
  blank(row, columns.date, { ...styles.input, format: "date", align: "left" }),
  blank(row, columns.note, { ...styles.input, format: "text", wrap: true }),
];

/** A step that starts a KPI links to the sheet of that KPI. */
function stepCell(row: number, what: PlanStep["what"]): Cell {
  const anchor = what.find((piece) => piece.kind === "jump")?.to.replace(/^kpi-/, "") ?? "";
  if (!isKpiId(anchor)) return text(row, columns.what, wordsOf(what), styles.listCell);
  return jump(row, columns.what, wordsOf(what), sheetRef(kpis[anchor].name, "A1"), {
    ...styles.listCell,
    ink: "accent",
  });
}
