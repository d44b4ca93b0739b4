import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import type { Refusal } from "../files/refusal.ts";
import type { Imported, ImportResult } from "../imported.ts";
import type { Gaps } from "../kpis/gaps.ts";
import { everyList } from "../match/targets.ts";
import { firstEntries } from "../rows/entries.ts";
import { mergeFiles } from "../rows/merge.ts";
import { cellText } from "./cell-text.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { FileShown, ListName, TableShown } from "./shown.ts";

/** Rows shown as they will be read, and the entries they are made from. */
const rowsShown = 20;
const entriesLooked = 400;
/** How many left-out rows and unread cells are listed; the rest are counted. */
const linesShown = 100;

const lists: readonly ListName[] = everyList.map((list) => ({ list, name: recordLists[list].sheet }));

/** Whether to ask a person which list it is. */
const isAskable = ({ kind }: Refusal): boolean => kind === "unknown-list" || kind === "stock-list";

/** A file as shown to a person for checking. */
export function showFile(imported: ImportResult, gapsIn: (file: Imported) => Gaps): FileShown {
  if (imported.kind === "refused")
    return {
      kind: "refused",
      reason: imported.reason,
      lists: isAskable(imported.refusal) ? lists : [],
    };
  const gaps = gapsIn(imported);
  const { list, looksLike, sheet, otherSheets, headerRow, rowCount, leftOut, unread, unreadCount, questions, notes } =
    imported;
  const columns = (recordLists[list] as RecordList).columns;
  return {
    kind: "read",
    fingerprint: fingerprintOf(imported.headings.map(({ heading }) => heading)),
    list,
    lists,
    looksLike,
    sheet,
    otherSheets,
    headerRow,
    rowCount,
    columns: imported.mapping.map((mapping) => ({
      ...mapping,
      title: columns[mapping.column]?.title ?? mapping.column,
      meaning: columns[mapping.column]?.meaning ?? "",
    })),
    headings: imported.headings,
    leftOut: leftOut.slice(0, linesShown),
    leftOutCount: leftOut.length,
    unread: unread.slice(0, linesShown).map((cell) => ({ ...cell, column: titleOf(list, cell.column) })),
    unreadCount,
    questions: [...questions, ...gaps.questions],
    notes,
    missing: gaps.notes,
    preview: previewOf(imported),
  };
}

const titleOf = (list: ListId, column: string): string =>
  (recordLists[list] as RecordList).columns[column]?.title ?? column.replace(/^\+/, "").replaceAll("_", " ");

function previewOf({ list, entries }: Imported): TableShown {
  const { rows, filled } = mergeFiles([firstEntries(entries, entriesLooked)]);
  const columns = Object.entries((recordLists[list] as RecordList).columns).filter(([id]) => filled.get(list)?.has(id));
  return {
    titles: columns.map(([, { title }]) => title),
    rows: (rows[list] ?? [])
      .slice(0, rowsShown)
      .map((row) => columns.map(([id, column]) => cellText(row[id] ?? null, column))),
  };
}
