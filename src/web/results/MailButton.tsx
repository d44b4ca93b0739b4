import { type ReactElement, useState } from "react";
import { showProblem, showSuccess } from "../toasts.ts";
import { resultsWords } from "../words/results.ts";
import { mailReport } from "./mail-report.ts";

const words = resultsWords.stored;

interface Props {
  readonly id: string;
  /** Where a copy went with the submission, if one did. */
  readonly mailedTo: string | undefined;
}

/** Has the report mailed to the address in its answers: none is typed here, so nobody can mail it to others. */
export function MailButton({ id, mailedTo }: Props): ReactElement {
  const [isMailing, setIsMailing] = useState(false);
  const press = async (): Promise<void> => {
    setIsMailing(true);
    const outcome = await mailReport(id);
    setIsMailing(false);
    if (outcome.kind === "mailed") showSuccess(words.mailed, words.mailedText);
    else showProblem(words.mailFailed, outcome.message);
  };
  const name = mailedTo === undefined ? words.mail : words.mailAgain;
  return (
    <button type="button" className="link" aria-disabled={isMailing} onClick={() => !isMailing && void press()}>
      {isMailing ? words.mailing : name}
    </button>
  );
}
