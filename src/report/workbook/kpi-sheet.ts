import { hasPast } from "../../measures/measure.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import type { Ranges } from "../../measures/spreadsheet-formula.ts";
import { typeset } from "../format.ts";
import { blank, jump, number, text } from "./cells.ts";
import { columns, lastWeek, rows, weekChart, weekShades, weekTable } from "./kpi-weeks.ts";
import { limitsOf } from "./lights.ts";
import { cellArea, cellRef, rowArea, sheetRef } from "./reference.ts";
import { onOnePage, sheetOf } from "./sheet.ts";
import * as styles from "./style.ts";
import { listRows, type TrackedKpi } from "./tracked.ts";
import type { Area, Cell, Check, Sheet } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";
import { writtenCells, writtenChecks } from "./written-readings.ts";

const words = workbookWords.kpi;

/** One KPI: what it is, its limits, and its last thirteen weeks as numbers, lights and lines. */
export function kpi(tracked: TrackedKpi, date: string, ranges: Ranges): Sheet {
  const isWritten = !hasPast(tracked.measure);
  return sheetOf({
    name: tracked.sheet,
    tab: "read",
    widths: [2, 16, 13, 12, 13, 12, 12, 2, 11, 11, 11, 11, 11, 11],
    heights: new Map([[1, 30]]),
    cells: [
      text(1, 2, tracked.kpi.name, styles.title),
      jump(1, columns.last, words.back, sheetRef(sheetNames.thisWeek, "A1"), {
        ...styles.link,
        align: "right",
        vertical: "center",
      }),
      text(2, 2, tracked.kpi.question, styles.leadText),
      ...factCells(tracked),
      ...limitBlock(tracked),
      ...weekTable(tracked, date, ranges),
      ...(isWritten ? writtenCells(tracked.format) : []),
    ],
    merges: mergesOf(tracked),
    shades: weekShades,
    checks: [...limitChecks(tracked), ...(isWritten ? writtenChecks : [])],
    charts: [weekChart(tracked)],
    print: onOnePage("landscape", lastWeek + 1, columns.last),
  });
}

function factsOf({ kpi: planned, measure }: TrackedKpi): readonly (readonly [string, string])[] {
  const { owner, cadence, phase, target } = planned;
  const { typical, good, world_class } = target;
  return [
    ["Formula", typeset(planned.formula)],
    [words.counted, measure.shows],
    [words.target, words.targets(typeset(typical), typeset(good), typeset(world_class))],
    [words.who, words.whoWhen(owner, cadence, phase)],
    [words.whenRed, planned.when_red],
    [words.watchOut, planned.pitfalls.map(typeset).join(". ")],
  ];
}

/** Number of facts; the links to the lists are below them. */
const factCount = 6;

function factCells(tracked: TrackedKpi): readonly Cell[] {
  const facts = factsOf(tracked).flatMap(([name, words], index) => [
    text(rows.facts + index, 2, name, styles.strongText),
    text(rows.facts + index, 3, words, styles.body),
  ]);
  const row = rows.facts + factCount;
  return [
    ...facts,
    text(row, 2, words.fillIn, styles.strongText),
    ...tracked.lists.map((id, index) => listLink(row, 3 + index * 2, id)),
  ];
}

const listLink = (row: number, column: number, id: ListId): Cell =>
  jump(row, column, recordLists[id].sheet, sheetRef(recordLists[id].sheet, cellRef(listRows.first, 2)), {
    ink: "accent",
  });

function limitBlock({ signal, unit, format }: TrackedKpi): readonly Cell[] {
  const limits = limitsOf(signal).flatMap(({ label, value }, index) => {
    const row = rows.limits + 1 + index;
    return [
      text(row, 2, label, styles.body),
      number(row, columns.value, value, { ...styles.input, format, align: "right" }),
      text(row, columns.light, unit.replace(/^% ?/, ""), { ...styles.label, indent: 1 }),
    ];
  });
  const title = text(rows.limits, 2, words.limits, styles.sectionLine);
  return [title, ...[3, 4, 5, 6, 7].map((column) => blank(rows.limits, column, styles.sectionLine)), ...limits];
}

const limitChecks = ({ signal }: TrackedKpi): readonly Check[] =>
  limitsOf(signal).map((_, index) => ({
    area: cellArea(rows.limits + 1 + index, columns.value),
    allowed: { kind: "number", min: null, max: null },
    say: words.limit,
  }));

function mergesOf({ signal }: TrackedKpi): readonly Area[] {
  return [
    rowArea(1, 2, columns.last - 2),
    rowArea(2, 2, columns.last),
    ...Array.from({ length: factCount }, (_, index) => rowArea(rows.facts + index, 3, columns.last)),
    ...limitsOf(signal).map((_, index) => rowArea(rows.limits + 1 + index, 2, 3)),
    rowArea(rows.weeks - 1, columns.drawn, columns.last),
  ];
}
