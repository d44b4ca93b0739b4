import { type ReactElement, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { DraftKeeper, FormValues } from "../draft.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { words } from "../words.ts";
import { momentText } from "../written.ts";
import { emptyForm } from "./form-values.ts";

interface Props {
  readonly draft: DraftKeeper;
  readonly isKept: boolean;
}

/** Where the answers are, and the way to be rid of them. */
export function DraftNotice({ draft, isKept }: Props): ReactElement {
  const { reset } = useFormContext<FormValues>();
  const [isAsking, setIsAsking] = useState(false);
  const restoredFrom = draft.restoredFrom();
  const kept = restoredFrom === null ? words.draft.kept : words.draft.restored(momentText(restoredFrom));

  function erase(): void {
    reset(emptyForm);
    draft.erase();
    setIsAsking(false);
  }
  return (
    <div className="text-note text-muted">
      {isKept ? kept : words.draft.notKept} {restoredFrom !== null && draft.open() !== null && `${words.draft.begun} `}
      <button type="button" className="link" onClick={() => setIsAsking(true)}>
        {words.draft.erase}
      </button>
      {isAsking && <ConfirmDialog ask={words.draft.ask} onConfirm={erase} onCancel={() => setIsAsking(false)} />}
    </div>
  );
}
