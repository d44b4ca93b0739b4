import type { Figure } from "../../diagnosis/losses/figure.ts";
import { goalStated } from "../brief/page-one/goal-stated.ts";
import { pageOneWords } from "../brief/page-one/page-one.words.ts";
import type { Dossier } from "../dossier.ts";
import { isExact, longDate } from "../format.ts";
import type { Report } from "../report.ts";
import { wordsOf } from "../text.ts";
import type { Callout } from "../text-blocks.ts";
import { band, formula, jump, text } from "./cells.ts";
import { formatOf } from "./hours-sheet.ts";
import { lightTexts } from "./lights.words.ts";
import { rowArea, sheetRef } from "./reference.ts";
import { sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, Sheet } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";

const words = workbookWords.readFirst;

/** A sheet of the workbook, and what it is for. */
export interface Entry {
  readonly sheet: string;
  readonly what: string;
}

const columns = { first: 2, last: 6 };

/** What the workbook is, what to do on Monday, the main figures and links to all sheets. */
export function readFirst(dossier: Dossier, contents: readonly Entry[]): Sheet {
  const { shop, date } = dossier.report;
  const { cells, merges, heights } = stacked(linesOf(dossier, contents));
  return sheetOf({
    name: sheetNames.readFirst,
    tab: "read",
    widths: [2, 36, 15, 15, 15, 44],
    heights: new Map([[1, 34], ...heights]),
    cells: [
      text(1, 2, words.title, { ...styles.title, size: 26 }),
      text(2, 2, shop, { size: 13, bold: true, format: "text", wrap: true, align: "left" }),
      text(3, 2, words.from(longDate(date)), styles.label),
      ...cells,
    ],
    merges: [rowArea(2, columns.first, columns.last), ...merges],
    print: { orientation: "portrait", pagesTall: 1, area: null, headings: null },
  });
}

const linesOf = (dossier: Dossier, contents: readonly Entry[]): readonly Line[] => [
  ...goalAndTask(dossier),
  ...words.about.map((line) => wide(line, styles.body)),
  gap,
  section(words.onMonday),
  ...words.steps.map((step, index) => wide(`${index + 1}.  ${step}`, styles.body)),
  gap,
  section(words.figures),
  figureHeadings,
  ...headlines(dossier),
  wide(words.estimates, styles.note),
  gap,
  section(words.cells),
  ...legend,
  gap,
  section(words.sheets),
  ...contents.map(entryRow),
];

/** What the shop wants, as far as page one quotes it, what to do today, and the one thing to do first, in the words of the brief. */
function goalAndTask({ report, submission }: Dossier): readonly Line[] {
  const today = forToday(report);
  const goal = wordsOf(goalStated(submission)).replace(words.goalLead, "");
  const task = report.blocks.find((block): block is Callout => block.kind === "callout");
  return [
    ...(goal === "" ? [] : [section(words.goal), wide(goal, { ...styles.body, size: 11 }), gap]),
    ...(today === undefined ? [] : [section(pageOneWords.week.today), wide(today, styles.body), gap]),
    ...(task === undefined
      ? []
      : [section(task.label), wide(wordsOf(task.text), { ...styles.body, bold: true, size: 11 }), gap]),
  ];
}

/** What page one wants done on the day of the report, if anything. */
function forToday({ blocks }: Report): string | undefined {
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const task = rows.find(([day]) => day !== undefined && wordsOf(day) === pageOneWords.week.today)?.at(-1);
  return task && wordsOf(task);
}

/** A row of the page before its row number is known. */
interface Line {
  readonly cells: (row: number) => readonly Cell[];
  readonly merged: boolean;
  /** At least so high, in points. */
  readonly height: number;
}

const gap: Line = { cells: () => [], merged: false, height: 10 };

/** A line of text over all columns. */
const wide = (line: string, style: styles.Style): Line => ({
  cells: (row) => [text(row, columns.first, line, { ...style, vertical: "center" })],
  merged: true,
  height: 18,
});

const section = (title: string): Line => ({
  cells: (row) => band(row, columns.first, columns.last, title, styles.sectionLine),
  merged: false,
  height: 20,
});

const firstRow = 5;

function stacked(lines: readonly Line[]): Pick<Sheet, "cells" | "merges" | "heights"> {
  const rows = lines.map((line, index) => ({ ...line, row: firstRow + index }));
  return {
    cells: rows.flatMap(({ row, cells }) => cells(row)),
    merges: rows.flatMap(({ row, merged }) => (merged ? [rowArea(row, columns.first, columns.last)] : [])),
    heights: new Map(rows.map(({ row, height }) => [row, height])),
  };
}

const figureHeadings: Line = {
  cells: (row) => [
    text(row, 2, "", styles.label),
    ...words.points.map((point, index) => text(row, 3 + index, point, { ...styles.label, align: "right" })),
  ],
  merged: false,
  height: 18,
};

const headlines = ({ diagnosis }: Dossier): readonly Line[] => [
  headline(words.hours, "hidden_hours", diagnosis.hidden_hours),
  headline(words.salesValue, "hidden_dollars", diagnosis.hidden_dollars),
  headline(words.leftAfterCosts, "contribution_dollars", diagnosis.contribution_dollars),
];

/** A figure rounded to two digits, as in the report. */
function headline(label: string, name: string, figure: Figure): Line {
  const style = { ...styles.listCellNumber, format: formatOf(figure.unit), size: 11 } as const;
  const points = ["low", "likely", "high"] as const;
  const exact = `${name}_low=${name}_high`;
  return {
    merged: false,
    height: 22,
    cells: (row) => [
      text(row, 2, label, { ...styles.listCell, bold: true, size: 11 }),
      ...points.map((point, index) =>
        formula(
          row,
          3 + index,
          `IF(OR(${exact},${name}_${point}=0),${name}_${point},ROUND(${name}_${point},1-INT(LOG10(ABS(${name}_${point})))))`,
          isExact(figure) ? figure[point] : Number(figure[point].toPrecision(2)),
          point === "likely" ? { ...style, bold: true, size: 13 } : { ...style, ink: "muted" },
        ),
      ),
    ],
  };
}

const legend: readonly Line[] = [
  sample("1,234", { ...styles.input, align: "right" }, words.input),
  sample("1,234", styles.listCellNumber, words.computed),
  sample("4127", styles.example, words.example),
  sample(lightTexts.green, { ...styles.lightWord, ink: "good", fill: "good-soft" }, words.green),
  sample(lightTexts.amber, { ...styles.lightWord, ink: "watch", fill: "watch-soft" }, words.amber),
  sample(lightTexts.red, { ...styles.lightWord, ink: "loss", fill: "loss-soft" }, words.red),
];

function sample(shown: string, style: styles.Style, meaning: string): Line {
  return {
    merged: false,
    height: 17,
    cells: (row) => [text(row, 2, shown, style), text(row, 3, meaning, { vertical: "center", indent: 1 })],
  };
}

const entryRow = ({ sheet, what }: Entry): Line => ({
  merged: false,
  height: 17,
  cells: (row) => [
    jump(row, 2, sheet, sheetRef(sheet, "A1"), { ...styles.listCell, ink: "accent" }),
    ...band(row, 3, columns.last, what, { vertical: "center", borderBottom: "rule" }),
  ],
});
