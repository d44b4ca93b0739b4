import type { Figure } from "../../diagnosis/diagnosis.ts";
import type { Dossier } from "../dossier.ts";
import { isExact, longDate } from "../format.ts";
import type { Callout } from "../report.ts";
import { wordsOf } from "../text.ts";
import { band, formula, jump, text } from "./cells.ts";
import { formatOf } from "./hours-sheet.ts";
import { lightTexts } from "./lights.ts";
import { along, on } from "./reference.ts";
import { sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import type { Cell, Sheet } from "./workbook.ts";

const readFirstSheet = "Read first";

/** A sheet of the workbook, and what it is for. */
export interface Entry {
  readonly sheet: string;
  readonly what: string;
}

const columns = { first: 2, last: 6 };

/** What the workbook is, what to do on Monday, the headline figures and a way to every sheet. */
export function readFirst(dossier: Dossier, contents: readonly Entry[]): Sheet {
  const { shop, date } = dossier.report;
  const { cells, merges } = stacked(linesOf(dossier, contents));
  return sheetOf({
    name: readFirstSheet,
    tab: "read",
    widths: [2, 30, 16, 16, 16, 46],
    heights: new Map([[1, 34]]),
    cells: [
      text(1, 2, "KPI tracker", { ...styles.title, size: 26 }),
      text(2, 2, shop, { size: 13, bold: true, format: "text", wrap: true, align: "left" }),
      text(3, 2, `From your diagnostic of ${longDate(date)}`, styles.label),
      ...cells,
    ],
    merges: [along(2, columns.first, columns.last), ...merges],
    print: { orientation: "portrait", pagesTall: 1, area: null, headings: null },
  });
}

const linesOf = (dossier: Dossier, contents: readonly Entry[]): readonly Line[] => [
  ...goalAndTask(dossier),
  ...whatThisIs.map((words) => wide(words, styles.body)),
  gap,
  section("On Monday"),
  ...onMonday.map((words, index) => wide(`${index + 1}.  ${words}`, styles.body)),
  gap,
  section("Three figures, live from the sheet Hours"),
  figureHeadings,
  ...headlines(dossier),
  wide(potential, styles.note),
  gap,
  section("What the cells mean"),
  ...legend,
  gap,
  section("Sheets"),
  ...contents.map(entryRow),
];

/** What the shop wants and the one thing to do first, in the words of the brief. */
function goalAndTask({ report, submission }: Dossier): readonly Line[] {
  const goal = submission.success_metric ?? submission.improvement_goal;
  const task = report.blocks.find((block): block is Callout => block.kind === "callout");
  return [
    ...(goal === undefined ? [] : [section("Your goal"), wide(goal, { ...styles.body, bold: true, size: 11 }), gap]),
    ...(task === undefined
      ? []
      : [section(task.label), wide(wordsOf(task.text), { ...styles.body, bold: true, size: 11 }), gap]),
  ];
}

const potential =
  "Estimates from your answers and from published or assumed rates, not measurements. Dollars are a potential, not a forecast.";

const whatThisIs = [
  "This workbook keeps the KPIs of your plan. You type or paste rows into lists; every KPI, light and chart computes itself.",
  "Each KPI has a sheet with its formula, its limits and its last thirteen weeks. “This week” is the page for the morning meeting.",
  "The hours and dollars of your report stand here as formulas. Change an assumption you know better and they change with it.",
  "Nothing is sent anywhere. There are no macros. Lights come as shape and word, so a gray print can be read too.",
  "It works in Excel 2010 and later and in LibreOffice. Save it under another name before you try things out.",
];

const onMonday = [
  "Open the lists that feed the KPIs of the first 30 days. Line 4 of each says where your systems hold a column.",
  "Paste last week’s rows below the headings, as values. Leave blank what you do not have; never type a zero for it.",
  "Open “This week”: it shows the week of today. Check one number by hand before you show it to anyone.",
  "Print “This week” and read it standing. Write down who does what by when.",
];

/** A row of the page before it has a number. */
interface Line {
  readonly cells: (row: number) => readonly Cell[];
  readonly merged: boolean;
}

const gap: Line = { cells: () => [], merged: false };

const wide = (words: string, style: styles.Style): Line => ({
  cells: (row) => [text(row, columns.first, words, style)],
  merged: true,
});

const section = (words: string): Line => ({
  cells: (row) => band(row, columns.first, columns.last, words, styles.sectionLine),
  merged: false,
});

const firstRow = 5;

function stacked(lines: readonly Line[]): Pick<Sheet, "cells" | "merges"> {
  const rows = lines.map((line, index) => ({ ...line, row: firstRow + index }));
  return {
    cells: rows.flatMap(({ row, cells }) => cells(row)),
    merges: rows.flatMap(({ row, merged }) => (merged ? [along(row, columns.first, columns.last)] : [])),
  };
}

const figureHeadings: Line = {
  cells: (row) => [
    text(row, 2, "", styles.label),
    ...["Low", "Likely", "High"].map((words, index) =>
      text(row, 3 + index, words, { ...styles.label, align: "right" }),
    ),
  ],
  merged: false,
};

const headlines = ({ diagnosis }: Dossier): readonly Line[] => [
  headline("Hidden machine hours a year", "hidden_hours", diagnosis.hidden_hours),
  headline("Revenue potential a year", "hidden_dollars", diagnosis.hidden_dollars),
  headline("Contribution potential a year", "contribution_dollars", diagnosis.contribution_dollars),
];

/** A figure with two digits, as the report writes it. */
function headline(words: string, name: string, figure: Figure): Line {
  const style = { ...styles.lineNumber, format: formatOf(figure.unit), size: 11 } as const;
  const points = ["low", "likely", "high"] as const;
  const exact = `${name}_low=${name}_high`;
  return {
    merged: false,
    cells: (row) => [
      text(row, 2, words, { ...styles.line, bold: true, size: 11 }),
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
  sample("1,234", { ...styles.input, align: "right" }, "Yellow: yours to fill in or to change."),
  sample("1,234", styles.lineNumber, "White: computed. Leave it alone."),
  sample("4127", styles.example, "Gray and slanted: an example. No formula counts it."),
  sample(lightTexts.green, { ...styles.light, ink: "good", fill: "good-soft" }, "At its target."),
  sample(
    lightTexts.amber,
    { ...styles.light, ink: "watch", fill: "watch-soft" },
    "Between typical and good. Watch it.",
  ),
  sample(
    lightTexts.red,
    { ...styles.light, ink: "loss", fill: "loss-soft" },
    "Worse than typical. Do what stands beside it.",
  ),
];

function sample(shown: string, style: styles.Style, words: string): Line {
  return {
    merged: false,
    cells: (row) => [text(row, 2, shown, style), text(row, 3, words, { vertical: "center", indent: 1 })],
  };
}

const entryRow = ({ sheet, what }: Entry): Line => ({
  merged: false,
  cells: (row) => [
    jump(row, 2, sheet, on(sheet, "A1"), { ...styles.line, ink: "accent" }),
    ...band(row, 3, columns.last, what, { vertical: "center", under: "rule" }),
  ],
});
