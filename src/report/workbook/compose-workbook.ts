import { rateMark } from "../../survey/currency.ts";
import { tilesInOrder } from "../brief/dashboard/board-order.ts";
import type { Dossier } from "../dossier.ts";
import { inMoney } from "../own-money.ts";
import { answers } from "./answers-sheet.ts";
import { assumptions } from "./assumptions-sheet.ts";
import { calculationOf } from "./calculation.ts";
import { hours, namesOf } from "./hours-sheet.ts";
import { input } from "./input-sheet.ts";
import { kpi } from "./kpi-sheet.ts";
import { plan } from "./plan-sheet.ts";
import { type Entry, readFirst } from "./read-first-sheet.ts";
import { thisWeek } from "./this-week-sheet.ts";
import { rangesOf, type TrackedKpi, type TrackedList, trackedKpis, trackedLists } from "./tracked.ts";
import { mondayName, mondayOn } from "./weeks.ts";
import type { Content, Workbook } from "./workbook.ts";
import { sheetNames, workbookWords } from "./workbook.words.ts";

const words = workbookWords.contents;

/** The tracker of one shop. The same dossier always gives the same workbook. */
export function composeWorkbook(dossier: Dossier): Workbook {
  const { report, submission } = dossier;
  const money = rateMark(submission);
  const calculation = calculationOf(dossier);
  const tracked = trackedKpis(dossier, money);
  const lists = trackedLists(tracked);
  const ranges = rangesOf(lists);
  return {
    title: `KPI tracker, ${report.shop}`,
    shop: report.shop,
    date: report.date,
    brand: report.brand,
    money,
    sheets: [
      readFirst(dossier, contentsOf(tracked, lists)),
      thisWeek(tracked, countsOf(dossier), report.date, ranges),
      ...tracked.map((one) => kpi(one, report.date, ranges)),
      ...lists.map(input),
      plan(dossier),
      assumptions(dossier, calculation),
      hours(dossier, calculation),
      answers(dossier),
    ].map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => ({ ...cell, content: read(cell.content, money) })),
      checks: sheet.checks.map((check) => ({ ...check, say: inMoney(check.say, money) })),
    })),
    names: [{ name: mondayName, to: mondayOn }, ...namesOf(calculation)],
  };
}

const countsOf = (dossier: Dossier) => tilesInOrder(dossier.report).filter(({ id }) => id === null);

/** A cell's text in the shop's currency. Formulas are left alone, because `$` is part of their addresses. */
const read = (content: Content, money: string): Content =>
  content.kind === "text" || content.kind === "jump" ? { ...content, text: inMoney(content.text, money) } : content;

const contentsOf = (tracked: readonly TrackedKpi[], lists: readonly TrackedList[]): readonly Entry[] => [
  { sheet: sheetNames.thisWeek, what: words.thisWeek },
  ...tracked.map(({ sheet, kpi: { question, phase } }) => ({ sheet, what: words.kpi(question, phase - 29) })),
  ...lists.map(({ sheet, row }) => ({ sheet, what: words.list(row) })),
  { sheet: sheetNames.plan, what: words.plan },
  { sheet: sheetNames.assumptions, what: words.assumptions },
  { sheet: sheetNames.hours, what: words.hours },
  { sheet: sheetNames.answers, what: words.answers },
];
