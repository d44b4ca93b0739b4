import type { SourceTables } from "../../knowledge/systems/source-tables.ts";
import type { ListId } from "../../measures/record-lists.ts";
import { type Markup, markup } from "../markup.ts";
import { declarationOf } from "../queries.ts";

/** The anchor of a list. */
export const listAnchor = (list: ListId): string => `list-${list.replaceAll("_", "-")}`;

/**
 * A query to paste into a query window: the variables to fill in first, then the query.
 *
 * @param date day of the report, from which its example dates come
 */
export function queryMarkup(label: string, sql: string, source: SourceTables, date: string): Markup {
  const declaration = declarationOf([sql], source, date);
  const text = declaration === "" ? sql : `${declaration}\n\n${sql}`;
  return markup`<figure class="query"><figcaption>${label}</figcaption><pre><code>${text}</code></pre></figure>`;
}
