import { type ReactElement, useState } from "react";
import { messageOf } from "../failure.ts";
import { eraseStoredReport } from "../stored-report.ts";
import { showProblem, showSuccess } from "../toasts.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { words } from "../words.ts";

interface Props {
  readonly id: string;
  readonly onErased: () => void;
}

/** Where the report is stored, a copy of that link, and its erasure. */
export function StoredLine({ id, onErased }: Props): ReactElement {
  return (
    <div className="stored-line">
      {words.results.stored}
      {"clipboard" in navigator && (
        <button type="button" className="link" onClick={() => void copyAddress()}>
          {words.results.copyLink}
        </button>
      )}
      <Erasure id={id} onErased={onErased} />
    </div>
  );
}

function Erasure({ id, onErased }: Props): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = (): void => {
    setIsAsking(false);
    void erase(id, onErased);
  };
  return (
    <>
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {words.erase.open}
      </button>
      {isAsking && <ConfirmDialog ask={words.erase.ask} onConfirm={confirm} onCancel={() => setIsAsking(false)} />}
    </>
  );
}

async function erase(id: string, onErased: () => void): Promise<void> {
  try {
    await eraseStoredReport(id);
  } catch (thrown) {
    showProblem(words.erase.failed, messageOf(thrown));
    return;
  }
  showSuccess(words.erase.done, words.erase.doneText);
  onErased();
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
  } catch (thrown) {
    showProblem(words.results.linkNotCopied, messageOf(thrown));
    return;
  }
  showSuccess(words.results.linkCopied, window.location.href);
}
