import type { ReactElement } from "react";
import { Spinner } from "../ui/Spinner.tsx";
import { numbersWords } from "../words/numbers.ts";
import type { NumbersState } from "./numbers-state.ts";

interface Props {
  readonly state: NumbersState;
  readonly onCancel: () => void;
}

/** What is running, its progress, and a button to cancel it. */
export function Busy({ state: { busy, progress, notice }, onCancel }: Props): ReactElement {
  return (
    <div className="numbers-busy" data-part="busy">
      <output>
        {busy !== null && <Spinner />}
        <span>{busy ?? notice}</span>
      </output>
      {busy !== null && (
        <>
          {progress !== null && progress.total > 1 && (
            <progress aria-label={busy} value={progress.done} max={progress.total} />
          )}
          <button type="button" className="button" onClick={onCancel}>
            {numbersWords.busy.cancel}
          </button>
        </>
      )}
    </div>
  );
}
