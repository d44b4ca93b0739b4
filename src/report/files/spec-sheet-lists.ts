import type { SourceTables } from "../../knowledge/source-tables.ts";
import { columnsRead } from "../../measures/measure.ts";
import type { Column } from "../../measures/record.ts";
import { capitalized, lowerFirst } from "../figures.ts";
import { plainNumber } from "../format.ts";
import { tableMarkup } from "../html/table.ts";
import { type Markup, markup } from "../markup.ts";
import { listQuery } from "../queries.ts";
import type { Table } from "../report.ts";
import { plain, strong, type Text } from "../text.ts";
import type { TrackedList } from "../workbook/tracked.ts";
import { listAnchor, queryMarkup } from "./spec-sheet-parts.ts";

/** One list that the KPIs of the plan are computed from: its columns as on its sheet of the tracker, and what fills it. */
export function listArticle(list: TrackedList, sources: readonly SourceTables[], date: string): Markup {
  const { id, sheet, row } = list;
  return markup`
<article class="list"><h3 id="${listAnchor(id)}">${sheet}</h3><p>One row is ${lowerFirst(row)}</p>${tableMarkup(columnsTable(list))}
${sources.map((source) => fillMarkup(list, source, date))}</article>`;
}

function fillMarkup({ id, sheet, columns }: TrackedList, source: SourceTables, date: string): Markup {
  const wanted = columns.map((column) => column.id);
  const sql = listQuery(id, wanted, source);
  if (sql === null) return markup`<p class="note">${source.name}: nothing in the tables we read fills this list.</p>`;
  const label = `Fills “${sheet}” from ${source.name}: paste the rows under the headings of the tracker`;
  return queryMarkup(label, sql, source, date);
}

function columnsTable({ id: list, columns, feeds }: TrackedList): Omit<Table, "kind"> {
  const read = new Set(feeds.flatMap(({ measure }) => [...(columnsRead(measure.value).get(list) ?? [])]));
  const titles = ["Column", "What belongs into it", "Kind", "Example"];
  return {
    caption: "The columns in bold are counted; the others name, sort or explain the row. The examples are invented.",
    columns: titles.map((title) => ({ title, align: "start" })),
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
      return "Date";
    case "datetime":
      return "Date and time";
    case "number":
      return `Number, ${column.unit}, ${plainNumber(column.min)} or more`;
    case "text":
      return "Text";
    case "choice":
      return capitalized(column.choices.join(", "));
    case "yes-no":
      return "Yes or No";
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
