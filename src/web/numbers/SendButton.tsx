import type { ReactElement } from "react";
import { addressOf } from "../steps/route.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { numbersWords } from "../words/numbers.ts";
import type { Sending } from "./use-sending.ts";

const words = numbersWords.send;

interface ButtonProps {
  readonly state: Sending;
  readonly label: string;
  readonly onClick: () => void;
}

/** Sends values to the report, once at a time. */
export function SendButton({ state, label, onClick }: ButtonProps): ReactElement {
  const isSending = state.kind === "sending";
  return (
    <button
      type="button"
      className="button button-main"
      aria-disabled={isSending}
      onClick={() => !isSending && onClick()}
    >
      {isSending && <Spinner />}
      {isSending ? words.sending : label}
    </button>
  );
}

/** What came of sending: a link to the report, or why it failed. */
export const SendOutcome = ({ state, sent }: { readonly state: Sending; readonly sent: string }): ReactElement => (
  <output>
    {state.kind === "sent" && (
      <>
        {sent}{" "}
        <a className="link" href={addressOf({ kind: "report", id: state.report })}>
          {words.open}
        </a>
      </>
    )}
    {state.kind === "failed" && `${words.failed} ${state.message}`}
  </output>
);
