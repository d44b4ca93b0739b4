import type { SourceTables } from "../../knowledge/systems/source-tables.ts";
import { columnsRead } from "../../measures/measure.ts";
import type { Column } from "../../measures/record-list.ts";
import { capitalized, lowerFirst } from "../../survey/writing.ts";
import { plainNumber } from "../format.ts";
import { tableMarkup } from "../html/table.ts";
import { type Markup, markup } from "../markup.ts";
import { coverageQuery, listQuery } from "../queries.ts";
import { plain, strong, type Text } from "../text.ts";
import type { Table } from "../text-blocks.ts";
import type { TrackedList } from "../workbook/tracked.ts";
import { specSheetWords } from "./spec-sheet.words.ts";
import { listAnchor, queryMarkup } from "./spec-sheet-parts.ts";

const words = specSheetWords.list;

/** One list that the KPIs of the plan are computed from: its columns as in the tracker, and the queries that fill it. */
export function listArticle(list: TrackedList, sources: readonly SourceTables[], date: string): Markup {
  const { id, sheet, row } = list;
  return markup`
<article class="list"><h3 id="${listAnchor(id)}">${sheet}</h3><p>${words.row(lowerFirst(row))}</p>${tableMarkup(columnsTable(list))}
${sources.map((source) => fillMarkup(list, source, date))}</article>`;
}

function fillMarkup({ id, sheet, columns }: TrackedList, source: SourceTables, date: string): Markup {
  const wanted = columns.map((column) => column.id);
  const sql = listQuery(id, wanted, source);
  if (sql === null) return markup`<p class="note">${words.notFilled(source.name)}</p>`;
  const coverage = coverageQuery(id, wanted, source);
  return markup`${queryMarkup(words.fills(sheet, source.name), sql, source, date)}
${coverage === null ? null : queryMarkup(words.coverage(sheet), coverage, source, date)}`;
}

function columnsTable({ id: list, columns, feeds }: TrackedList): Omit<Table, "kind"> {
  const read = new Set(feeds.flatMap(({ measure }) => [...(columnsRead(measure.value).get(list) ?? [])]));
  return {
    caption: words.caption,
    columns: words.columns.map((title) => ({ title, align: "start" })),
    rows: columns.map(({ id, column }) => rowOf(column, read.has(id))),
  };
}

function rowOf(column: Column, isNeeded: boolean): readonly Text[] {
  const title = isNeeded ? [strong(column.title)] : plain(column.title);
  return [title, plain(column.meaning), plain(kindOf(column)), plain(exampleOf(column))];
}

function kindOf(column: Column): string {
  switch (column.kind) {
    case "date":
      return words.kinds.date;
    case "datetime":
      return words.kinds.datetime;
    case "number":
      return words.number(column.unit, plainNumber(column.min));
    case "text":
      return words.kinds.text;
    case "choice":
      return capitalized(column.choices.join(", "));
    case "yes-no":
      return words.kinds.yesNo;
  }
}

function exampleOf(column: Column): string {
  switch (column.kind) {
    case "number":
      return plainNumber(column.example);
    case "datetime":
      return column.example.replace("T", " ");
    case "date":
    case "text":
    case "choice":
    case "yes-no":
      return column.example;
  }
}
