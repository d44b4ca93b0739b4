import type { ListId } from "../measures/record-lists.ts";
import { answeredByKind } from "./answered-by-kind.ts";
import type { RawSheet } from "./files/raw-table.ts";
import { readFile } from "./files/read-file.ts";
import { type Refusal, refusalText } from "./files/refusal.ts";
import { type Imported, type ImportResult, maxUnreadNamed } from "./imported.ts";
import { importWords } from "./imports.words.ts";
import { layouts } from "./knowledge/layouts.ts";
import type { SystemId } from "./knowledge/system-names.ts";
import { listsIn } from "./like-sheets.ts";
import { fileSummary, mappingOf } from "./mapping.ts";
import { byValues } from "./match/by-values.ts";
import { columnsOf } from "./match/columns-of.ts";
import { type Learned, learn } from "./match/learned.ts";
import type { FileColumn, Match } from "./match/match.ts";
import { matchColumns } from "./match/match-columns.ts";
import { type Recognized, recognize } from "./match/recognize.ts";
import { isStockList } from "./match/stock-list.ts";
import { printedOn } from "./printed-on.ts";
import { isUnclear, notesOf, questionsOf, type ReadMatch, readMatches, unreadOf } from "./read-matches.ts";
import { type Entries, entriesOf } from "./rows/entries.ts";
import { areTickets, isClocked } from "./rows/rows-of-file.ts";
import { withDateTimes } from "./table/date-times.ts";
import { findTable } from "./table/find-table.ts";
import { withIndirectCodes } from "./table/indirect-codes.ts";
import { withLaborCodes } from "./table/labor-codes.ts";
import { withLegend } from "./table/legend.ts";
import { withPayCodes } from "./table/pay-codes.ts";
import { withRates } from "./table/rates.ts";
import { withSixDigitDates } from "./table/six-digits.ts";
import { withStages } from "./table/stages.ts";
import type { Table } from "./table/table.ts";
import { withTitledGrace } from "./table/titled-grace.ts";
import { withTitledMachine } from "./table/titled-machine.ts";
import { withTitledWeek } from "./table/titled-week.ts";
import { withoutCanceled } from "./table/without-canceled.ts";
import { withoutGroupSums } from "./table/without-group-sums.ts";
import { withoutPartials } from "./table/without-partials.ts";
import { withoutRepeats } from "./table/without-repeats.ts";
import { countedOpen, countedWhole } from "./undated.ts";
import { isSpoiling, withChosen } from "./used-matches.ts";
import type { FileAnswers } from "./values/question.ts";
import { spelledDay } from "./values/serials.ts";
import { withYearsByRow } from "./years-by-row.ts";

export interface ImportOptions {
  /**
   * Answers to questions, by id. `column:act_run` is the heading of a column, `header` the number of the row of
   * headings, `year` the newest year, for dates written without a year.
   */
  readonly answers?: FileAnswers;
  /** Which list the file holds, if a person chose one. */
  readonly list?: ListId;
  readonly system?: SystemId;
  /** Some systems name a file after the day of the export. */
  readonly fileName?: string;
  /** Which sheet of a workbook to read, of those that hold a list; the best one by default. */
  readonly sheet?: string;
  /** Whether likely matches are used too. */
  readonly takeLikely?: boolean;
  /** For a preview: stop after this many rows. */
  readonly maxRows?: number;
  readonly learned?: Learned;
  /**
   * As a spreadsheet date: days since 1899-12-30. Dates without a year get the newest year that fits; without it, they are
   * not read.
   */
  readonly today?: number;
}

const learnedFromAll = learn(layouts);

/**
 * Reads an export, recognizes what it is, and turns its rows into our records. Never throws, whatever is in the file.
 */
export async function importFile(input: Uint8Array | string, options: ImportOptions = {}): Promise<ImportResult> {
  const read = await readFile(input, options.maxRows);
  if (read.kind === "refused") return refused(read.refusal);
  const tried = read.sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => importSheet(sheet, options, read.notes));
  const imported = tried.filter((one) => one.kind === "imported").toSorted((a, b) => worthOf(b) - worthOf(a));
  const [best, ...others] = listsIn(imported, (one, list, answers) => {
    const as = { ...options, list, answers: { ...answers, ...options.answers } };
    const again = read.sheets.flatMap((sheet) => (sheet.name === one.sheet ? importSheet(sheet, as, read.notes) : []));
    return again.find((it) => it.kind === "imported") ?? one;
  });
  if (best === undefined) return tried[0] ?? refused({ kind: "empty" });
  return [best, ...others].find(({ sheet }) => sheet === options.sheet) ?? { ...best, otherSheets: sheetsOf(others) };
}

const sheetsOf = (others: readonly Imported[]): readonly string[] => others.flatMap(({ sheet }) => sheet ?? []);

const refused = (refusal: Refusal): ImportResult => ({ kind: "refused", refusal, reason: refusalText(refusal) });

const worthOf = ({ mapping, rowCount }: Imported): number =>
  mapping.filter(({ sureness }) => sureness === "sure").length * Math.log(rowCount + 2);

function importSheet(sheet: RawSheet, options: ImportOptions, notes: readonly string[]): ImportResult {
  const header = Number(options.answers?.header);
  const found = findTable(sheet, Number.isInteger(header) && header > 0 ? header : undefined);
  if (found.kind === "refused") return refused(found.refusal);
  const table = refinements.reduce((refined, refine) => refine(refined), found.table);
  const columns = columnsOf(table);
  if (options.list === undefined && isStockList(columns)) return refused({ kind: "stock-list" });
  const recognized = recognizedAs(columns, table.titles, options);
  if (recognized === null) return refused({ kind: "unknown-list" });
  const coded = areHoursOfPeople(recognized) ? withIndirectCodes(table) : table;
  return importTable(coded, columns, recognized, options, [...notes, ...coded.notes]);
}

/** Whether the rows are time cards or time tickets. */
const areHoursOfPeople = ({ list, matches }: Recognized): boolean =>
  list === "people_weeks" || (list === "operations" && matches.some(isDayWorked));
const isDayWorked = ({ target, sureness }: Match): boolean => target === "+worked_on" && sureness === "sure";

/** What is done to a table before its columns are matched, in this order. */
const refinements: readonly ((table: Table) => Table)[] = [
  withoutGroupSums,
  withStages,
  withTitledMachine,
  withTitledWeek,
  withTitledGrace,
  withLegend,
  withSixDigitDates,
  withDateTimes,
  withRates,
  withLaborCodes,
  withPayCodes,
];

function recognizedAs(
  columns: readonly FileColumn[],
  titles: readonly string[],
  { list, system, learned = learnedFromAll }: ImportOptions,
): Recognized | null {
  const recognized = recognize(columns, learned, titles);
  if (list === undefined || recognized?.list === list)
    return recognized && { ...recognized, system: system ?? recognized.system };
  return { list, system: system ?? null, matches: matchColumns(list, columns, learned) };
}

function importTable(
  found: Table,
  columns: readonly FileColumn[],
  { list, system, matches }: Recognized,
  options: ImportOptions,
  notes: readonly string[],
): Imported {
  const valued = byValues(list, matches, found, columns);
  const chosen = withChosen(valued.matches, list, columns, options.answers ?? {});
  const mayUseLikely = ({ target }: Match): boolean => options.takeLikely === true && !isSpoiling(target, list, chosen);
  const used = chosen.filter((match) => match.sureness === "sure" || mayUseLikely(match));
  const table = withoutVoidRows(list, found, columns, used);
  const answers = answeredByKind(list, table, columns, used, options.answers ?? {});
  const columnsAlone = readMatches(table, columns, list, used, answers, options.today ?? null);
  const read = withYearsByRow(list, columnsAlone, table);
  const named = [...table.titles, table.sheet ?? "", options.fileName ?? ""];
  const asPrinted = { ...entriesIn(list, read, table), printedOn: printedOn(table, columns, options.fileName ?? "") };
  const on = asPrinted.printedOn ?? options.today ?? null;
  const whole = on === null ? null : countedWhole(asPrinted, columns, used, named, on);
  const open = countedOpen(asPrinted, columns, named);
  const entries = whole ?? open ?? asPrinted;
  const unread = read.flatMap(({ match, result }) => unreadOf(match, result, table));
  const formats = new Map(
    read.map(({ match, result }) => [match.target, result.kind === "read" ? result.format : null] as const),
  );
  const mapping = mappingOf(list, chosen, columns, entries, formats);
  return {
    kind: "imported",
    system,
    list,
    looksLike: fileSummary(system, list, mapping),
    sheet: table.sheet,
    otherSheets: [],
    headerRow: table.headerRow,
    rowCount: table.rows.length,
    mapping,
    headings: columns.map(({ heading, profile }) => ({
      heading: heading.text,
      values: profile.examples.slice(0, 3).map((value) => value.slice(0, 60)),
    })),
    leftOut: table.leftOut,
    unread: unread.slice(0, maxUnreadNamed),
    unreadCount: unread.length,
    questions: read.flatMap(({ result }) => questionsOf(result)),
    notes: [
      ...notes,
      ...(on === null || whole === null ? [] : [importWords.countedWhole(spelledDay(on))]),
      ...(open === null ? [] : [importWords.countedOpen]),
      ...valued.notes,
      ...read.flatMap(({ match, result }) => notesOf(match, columns, result)),
    ],
    entries,
  };
}

/** The table without rows that are canceled, parts of another, or repeat another. */
function withoutVoidRows(list: ListId, table: Table, columns: readonly FileColumn[], used: readonly Match[]): Table {
  const filled = new Set(used.map(({ target }) => target));
  const mayRecur = areTickets({ list, filled }) && !isClocked(filled);
  const real = withoutPartials(list, withoutCanceled(list, table, columns, used), columns, used);
  return withoutRepeats(real, mayRecur);
}

function entriesIn(list: ListId, read: readonly ReadMatch[], { rows }: Table): Entries {
  const cells = new Map(
    read.flatMap(({ match, result }) => (result.kind === "read" ? [[match.target, result.cells] as const] : [])),
  );
  const asked = new Set(read.flatMap(({ match, result }) => (result.kind === "asks" ? [match.target] : [])));
  const unclear = new Set(read.filter(isUnclear).map(({ match }) => match.target));
  return { ...entriesOf(list, cells, rows.length), asked, unclear };
}
