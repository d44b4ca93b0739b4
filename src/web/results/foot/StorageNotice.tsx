import type { ReactElement } from "react";
import { keptUntil, storageNotice } from "../../../survey/storage-notice.ts";
import { dayText } from "../../../survey/writing.ts";
import { resultsWords } from "../../words/results.ts";

interface Props {
  /** When the answers were received. */
  readonly madeAt: string;
  readonly retentionDays: number | null;
}

/** What is stored of this submission, until when, and how to erase it, in the same words as the email. */
export function StorageNotice({ madeAt, retentionDays }: Props): ReactElement {
  const until = keptUntil(madeAt, retentionDays);
  const {
    what,
    until: kept,
    erase,
  } = storageNotice(until && dayText(until), resultsWords.stored.toErase(resultsWords.erase.open));
  return (
    <details className="storage-notice">
      <summary>{resultsWords.stored.keeping}</summary>
      <p>
        {what} {kept} {erase}
      </p>
    </details>
  );
}
