import { skipToken, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { WireHistory, WireVersion } from "../../../survey/wire/history.ts";
import { curlyApostrophes } from "../../../survey/writing.ts";
import { momentText } from "../../number-text.ts";
import { queryClient } from "../../queries.ts";
import { addressOf } from "../../steps/route.ts";
import type { ShownResult } from "../../steps/step.ts";
import { fetchHistory } from "../../stored-report.ts";
import { resultsWords } from "../../words/results.ts";
import "./versions.css";

const words = resultsWords.versions;

/** Which version of the report this is, and links to the others. Empty if there is only one. */
export function Versions({ result }: { readonly result: ShownResult }): ReactElement | null {
  const history = useHistory(result);
  const { id } = result.response;
  if (id === undefined || history === null || history.versions.length < 2) return null;
  const shown = result.version ?? history.version;
  const isOld = shown !== history.version;
  return (
    <div className={isOld ? "versions versions-old" : "versions"}>
      {isOld && (
        <p>
          {words.old(shown)}{" "}
          <a className="link" href={addressOf({ kind: "report", id })}>
            {words.toNewest}
          </a>
        </p>
      )}
      {!isOld && history.versions.at(-1)?.kind === "return" && (
        <p>
          <a className="link" href="#full-report">
            {words.whatChanged}
          </a>
        </p>
      )}
      <details>
        <summary>{words.count(history.versions.length)}</summary>
        <ol reversed>
          {history.versions.toReversed().map((version) => (
            <li key={version.number} value={version.number} aria-current={version.number === shown || undefined}>
              <Version id={id} version={version} isShown={version.number === shown} newest={history.version} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

interface VersionProps {
  readonly id: string;
  readonly version: WireVersion;
  readonly isShown: boolean;
  readonly newest: number;
}

function Version({ id, version, isShown, newest }: VersionProps): ReactElement {
  const { number, made_at, kind, finding, why = [] } = version;
  const text = words.kinds[kind](momentText(made_at));
  const route = { kind: "report", id, ...(number !== newest && { version: number }) } as const;
  return (
    <>
      {isShown ? (
        <b>{text}</b>
      ) : (
        <a className="link" href={addressOf(route)}>
          {text}
        </a>
      )}
      {finding !== undefined && <p className="version-finding">{curlyApostrophes(finding)}.</p>}
      {why.map((reason) => (
        <p key={reason} className="text-small">
          {curlyApostrophes(reason)}
        </p>
      ))}
    </>
  );
}

/** The history already loaded, or else the server's. A report that isn't stored has none. */
function useHistory({ response: { id }, history: known, madeAt, from }: ShownResult): WireHistory | null {
  const { data } = useQuery(
    {
      queryKey: ["history", id, madeAt],
      queryFn:
        id === undefined || known !== undefined || from === "sample"
          ? skipToken
          : ({ signal }) => fetchHistory(id, signal),
    },
    queryClient,
  );
  return known ?? data ?? null;
}
