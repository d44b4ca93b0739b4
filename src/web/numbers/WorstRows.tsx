import { type ReactElement, useMemo, useState } from "react";
import type { WorstRows as Rows } from "../../imports/kpis/worst-rows.ts";
import { canCopy, copyText } from "../ui/copy-text.ts";
import { numbersWords } from "../words/numbers.ts";
import { printPart } from "./print-part.ts";
import { asCells, sortedBy, tablesOf, type WorstTable } from "./worst-tables.ts";
import "./wide-table.css";

const words = numbersWords.worst;

/** The rows behind the numbers, as lists to sort, copy, and print. */
export function WorstRows({ worst }: { readonly worst: Rows }): ReactElement | null {
  const tables = useMemo(() => tablesOf(worst), [worst]);
  if (tables.length === 0) return null;
  return (
    <section className="numbers-part" aria-labelledby="worst-rows" data-part="worst">
      <div className="part-head">
        <h2 id="worst-rows">{words.title}</h2>
        <button type="button" className="button" onClick={() => printPart("worst")}>
          {words.print}
        </button>
      </div>
      <p className="text-muted">{words.lead}</p>
      {tables.map((table) => (
        <OneTable key={table.title} table={table} />
      ))}
    </section>
  );
}

const firstRows = 10;
/** More rows than anyone reads, but few enough to render at once. */
const maxRows = 200;

interface Sort {
  readonly column: number;
  readonly isDescending: boolean;
}

function OneTable({ table }: { readonly table: WorstTable }): ReactElement {
  const [sort, setSort] = useState<Sort | null>(null);
  const [limit, setLimit] = useState(firstRows);
  const rows = sortedBy(table.rows, sort?.column ?? null, sort?.isDescending ?? false);
  const shown = rows.slice(0, limit);
  return (
    <div className="worst-table">
      <div className="part-head">
        <h3>{table.title}</h3>
        {canCopy() && <CopyButton text={() => asCells(table, rows)} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="wide-table" tabIndex={0} aria-label={table.title}>
        <table>
          <Headings columns={table.columns} sort={sort} onSort={setSort} />
          <tbody>
            {shown.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names of rows may repeat.
              <tr key={index}>
                {row.map(({ text }, column) => (
                  <td key={table.columns[column]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <p className="table-foot">
          <span className="text-muted">
            {sort === null ? words.shown(shown.length, table.all) : words.sorted(shown.length, table.all)}
          </span>
          {limit < maxRows && (
            <button type="button" className="button" onClick={() => setLimit(maxRows)}>
              {words.all(Math.min(maxRows, rows.length))}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface HeadingsProps {
  readonly columns: readonly string[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** Headings that sort by their column; a second click reverses the order. */
function Headings({ columns, sort, onSort }: HeadingsProps): ReactElement {
  const isDescending = (column: number): boolean => sort?.column === column && sort.isDescending;
  const isSorted = (column: number): boolean => sort?.column === column;
  return (
    <thead>
      <tr>
        {columns.map((title, column) => (
          <th
            key={title}
            scope="col"
            aria-sort={!isSorted(column) ? "none" : isDescending(column) ? "descending" : "ascending"}
          >
            <button
              type="button"
              onClick={() => onSort({ column, isDescending: isSorted(column) && !isDescending(column) })}
            >
              {title}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function CopyButton({ text }: { readonly text: () => string }): ReactElement {
  const [label, setLabel] = useState<string>(words.copy);
  const copy = async (): Promise<void> => {
    setLabel((await copyText(text())) ? words.copied : words.notCopied);
  };
  return (
    <button type="button" className="button" aria-live="polite" onClick={() => void copy()}>
      {label}
    </button>
  );
}
