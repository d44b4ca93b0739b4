import type { ReactElement } from "react";
import type { WireInShort } from "../../../survey/wire/response.ts";
import { resultsWords } from "../../words/results.ts";
import "./changes.css";

type Props = NonNullable<WireInShort["changed"]> & { readonly finding: string };

/** What changed since the last visit, followed by what we think now. */
export const Changed = ({ rows, lines, finding }: Props): ReactElement => (
  <>
    {rows.length > 0 && (
      <table className="changes">
        <thead>
          <tr>
            {resultsWords.changed.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, before, now, change, said }) => (
            <tr key={what} className={change}>
              <th scope="row">{what}</th>
              <td>{before}</td>
              <td>{now}</td>
              <td>
                <span>{said}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <ul className="changed">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="lead-line">
      <b>{resultsWords.changed.finding}</b> {finding}.
    </p>
  </>
);
