import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import type { ShownResult } from "../step.ts";
import { resultsWords } from "../words/results.ts";
import { MailButton } from "./MailButton.tsx";
import { ShareButton } from "./ShareButton.tsx";

export interface HeadActionProps {
  readonly settings: PageSettings;
  /** Leads back to the form with the answers behind this report in it; `null` where this visit has not sent them. */
  readonly onChangeAnswers: (() => void) | null;
}

/** What to do with a report once it is read: share it, have it emailed, or correct what it rests on. */
export function HeadActions({
  result,
  settings,
  onChangeAnswers,
}: HeadActionProps & { readonly result: ShownResult }): ReactElement | null {
  const { id } = result.answer;
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
