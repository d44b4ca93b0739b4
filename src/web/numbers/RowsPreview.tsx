import type { ReactElement } from "react";
import type { ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import "./wide-table.css";

const words = numbersWords.preview;

/** The first rows as they were read. */
export function RowsPreview({ preview, rowCount }: Pick<ReadShown, "preview" | "rowCount">): ReactElement {
  if (preview.titles.length === 0) return <p className="text-muted">{words.empty}</p>;
  return (
    <div>
      <h4>{words.title(preview.rows.length, rowCount)}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className="wide-table" tabIndex={0} aria-label={words.title(preview.rows.length, rowCount)}>
        <table>
          <thead>
            <tr>
              {preview.titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={preview.titles[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
