import { type ReactElement, useState } from "react";
import { showProblem, showSuccess } from "../../toasts.ts";
import { resultsWords } from "../../words/results.ts";
import { mailReport } from "./mail-report.ts";

const words = resultsWords.stored;

interface Props {
  readonly id: string;
  /** Where a copy was sent with the submission, if one was. */
  readonly mailedTo: string | undefined;
}

/**
 * Emails the report to the address in its answers. No address is typed here, so no one can send it to others. Says if a
 * copy was already requested.
 */
export function MailButton({ id, mailedTo }: Props): ReactElement {
  const [isMailing, setIsMailing] = useState(false);
  const [wasMailed, setWasMailed] = useState(mailedTo !== undefined);
  const click = async (): Promise<void> => {
    setIsMailing(true);
    const outcome = await mailReport(id);
    setIsMailing(false);
    if (outcome.kind === "refused") return showProblem(words.mailFailed, outcome.message);
    setWasMailed(true);
    showSuccess(words.mailed, words.mailedText);
  };
  const name = wasMailed ? words.mailAgain : words.mail;
  return (
    <>
      <button type="button" className="link" aria-disabled={isMailing} onClick={() => !isMailing && void click()}>
        {isMailing ? words.mailing : name}
      </button>
      {wasMailed && <span className="mailed">{words.onItsWay(mailedTo)}</span>}
    </>
  );
}
