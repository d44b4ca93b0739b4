import { csvLine } from "../../measures/csv.ts";
import type { RecordList } from "../../measures/record-list.ts";
import { type ListId, recordLists } from "../../measures/record-lists.ts";
import { importFile } from "../import-file.ts";
import type { ImportResult } from "../imported.ts";
import { gapsOf } from "../kpis/gaps.ts";
import { type Entries, firstEntries } from "../rows/entries.ts";
import type { ManualFacts } from "../rows/machines.ts";
import { mergeFiles } from "../rows/merge.ts";
import type { Records } from "../rows/records.ts";
import { savedRows, shopRecords } from "../rows/shop-records.ts";
import { cellData } from "./cell-text.ts";
import { newestRows } from "./newest-rows.ts";
import { showFile } from "./show-file.ts";
import { type KnownKpis, showNumbers } from "./show-numbers.ts";
import type { Choices, FileShown, NumbersShown, RowsFile } from "./shown.ts";

/** What is read of a file. */
export interface Excerpt {
  /** Some systems name a file after the day of the export. */
  readonly fileName: string;
  /** A sheet that holds another list than the best one; `null` for that. */
  readonly sheet: string | null;
  /** Of a large file, only the first rows; `choose` then reads all of it. */
  readonly isPartial: boolean;
}

/** The files of a visitor while the page is open, checked or in use. */
export interface Session {
  /** Reads a file, or its first rows, and keeps it under an id. */
  readonly read: (
    id: string,
    input: Uint8Array | string,
    choices: Choices,
    excerpt?: Partial<Excerpt>,
  ) => Promise<FileShown>;
  /** Reads a kept file again, all of it, with these choices. */
  readonly choose: (id: string, choices: Choices) => Promise<FileShown>;
  /** The values of the used files, oldest first, and how many KPIs all files read so far cover. */
  readonly numbers: (used: readonly string[], allRead: readonly string[], manual: ManualFacts) => NumbersShown;
  /** The typed rows of the used files, one file per list. */
  readonly rows: (used: readonly string[]) => readonly RowsFile[];
  /** The newest rows of each list, for a report's workbook. */
  readonly newest: (used: readonly string[], manual: ManualFacts) => Records["rows"];
}

interface Kept {
  readonly input: Uint8Array | string;
  readonly excerpt: Partial<Excerpt>;
  /** `null` while it is being read. */
  readonly imported: ImportResult | null;
}

/** How many rows of a large file are read first, to show what it is. */
const firstRows = 2000;

/** How many rows are read to find out which columns are filled. */
const rowsForReach = 5000;

/** @param today days since 1899-12-30 */
export function openSession(known: KnownKpis, today?: number): Session {
  const files = new Map<string, Kept>();
  const read: Session["read"] = async (id, input, choices, excerpt = {}) => {
    const { answers, list, takeLikely } = choices;
    const { fileName = "", sheet = null, isPartial = false } = excerpt;
    // Drops what was read before, to make room.
    files.set(id, { input, excerpt, imported: null });
    const imported = await importFile(input, {
      answers,
      takeLikely,
      fileName,
      ...(list !== null && { list }),
      ...(sheet !== null && { sheet }),
      ...(today !== undefined && { today }),
      ...(isPartial && { maxRows: firstRows }),
    });
    files.set(id, { input, excerpt, imported });
    return showFile(imported, (file) => gapsOf(known, file));
  };
  const entriesOf = (ids: readonly string[]): readonly Entries[] =>
    ids.flatMap((id) => {
      const imported = files.get(id)?.imported;
      return imported?.kind === "imported" ? [imported.entries] : [];
    });
  return {
    read,
    choose: (id, choices) => {
      const { input = "", excerpt } = files.get(id) ?? {};
      return read(id, input, choices, { ...excerpt, isPartial: false });
    },
    numbers: (used, allRead, manual) => {
      const some = entriesOf(allRead).map((file) => firstEntries(file, rowsForReach));
      return showNumbers(known, shopRecords(entriesOf(used), manual), shopRecords(some, manual));
    },
    newest: (used, manual) => newestRows(savedRows(shopRecords(entriesOf(used), manual))),
    // Replacements for missing columns are not saved: the next export decides them again.
    rows: (used) => rowsFiles(mergeFiles(entriesOf(used)).rows),
  };
}

function rowsFiles(rows: Records["rows"]): readonly RowsFile[] {
  return Object.entries(rows).map(([list, own]) => {
    const { sheet, columns } = recordLists[list as ListId] as RecordList;
    const titles = Object.values(columns).map(({ title }) => title);
    const lines = own.map((row) =>
      csvLine(Object.entries(columns).map(([id, column]) => cellData(row[id] ?? null, column))),
    );
    return {
      name: `${sheet.toLowerCase().replaceAll(" ", "-")}.csv`,
      csv: `\uFEFF${csvLine(titles)}${lines.join("")}`,
    };
  });
}
