import type { ListId } from "../../measures/record-lists.ts";
import { isEmpty, type RawRow, textOf } from "../files/raw-table.ts";
import { columnsIn, type FileColumn, type Match } from "../match/match.ts";
import { yesNoOf } from "../values/yes-no.ts";
import type { Table } from "./table.ts";
import { tableWords } from "./table.words.ts";
import { without } from "./without-canceled.ts";

/** "P/C", "Partial", "Partial/Complete". */
const saysPartial = /^p ?\/ ?c$|\bpartial\b/i;
const partial = /^p(?:art(?:ial)?)?$/i;
const complete = /^c(?:omp(?:lete)?|mpl)?$/i;

/** In a log of shipments, a line has shipped with the one that completes it; those before are parts of it. */
export function withoutPartials(
  list: ListId,
  table: Table,
  columns: readonly FileColumn[],
  matches: readonly Match[],
): Table {
  const shipped = columnsIn(matches)("ship_date");
  const column = columns.findIndex(({ heading }) => saysPartial.test(heading.text.trim()));
  if (list !== "deliveries" || shipped === undefined || column < 0) return table;
  const isPartial = (row: RawRow): boolean => {
    const text = textOf(row[column]).trim();
    return partial.test(text) || (/partial/i.test(columns[column]?.heading.text ?? "") && yesNoOf(text) === "Yes");
  };
  const isKnown = (row: RawRow): boolean => {
    const text = textOf(row[column]).trim();
    return text === "" || isPartial(row) || complete.test(text) || yesNoOf(text) !== null;
  };
  const isLog = table.rows.every((row) => isKnown(row) && !isEmpty(row[shipped]));
  return isLog
    ? without(
        table,
        table.rows.map((row) => (isPartial(row) ? tableWords.partial : null)),
      )
    : table;
}
