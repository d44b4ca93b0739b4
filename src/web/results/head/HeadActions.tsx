import type { ReactElement } from "react";
import type { PageSettings } from "../../../survey/wire/wire.ts";
import type { ShownResult } from "../../steps/step.ts";
import { resultsWords } from "../../words/results.ts";
import { MailButton } from "./MailButton.tsx";
import { ShareButton } from "./ShareButton.tsx";

export interface HeadActionProps {
  readonly settings: PageSettings;
  /** Goes back to the form with the answers behind this report; `null` if this visit didn't send them. */
  readonly onChangeAnswers: (() => void) | null;
}

/** What to do with a report after reading it: share it, have it emailed, or correct its answers. */
export function HeadActions({
  result,
  settings,
  onChangeAnswers,
}: HeadActionProps & { readonly result: ShownResult }): ReactElement | null {
  const { id } = result.response;
  if (id === undefined && onChangeAnswers === null) return null;
  return (
    <div className="head-actions">
      {id !== undefined && <ShareButton title={resultsWords.title(result.shopName)} />}
      {id !== undefined && settings.mailAvailable && <MailButton id={id} mailedTo={result.mailedTo} />}
      {onChangeAnswers !== null && (
        <button type="button" className="link" onClick={onChangeAnswers}>
          {resultsWords.changeAnswers}
        </button>
      )}
    </div>
  );
}
