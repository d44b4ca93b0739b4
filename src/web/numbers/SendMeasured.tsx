import { type ReactElement, useState } from "react";
import type { NumbersShown } from "../../imports/session/shown.ts";
import type { PageSettings } from "../../survey/wire.ts";
import { randomKey } from "../random-key.ts";
import { addressOf } from "../route.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { numbersWords } from "../words/numbers.ts";
import { linesOf, type Sent, sendMeasured } from "./send-measured.ts";

const words = numbersWords.send;

interface Props {
  readonly report: string;
  readonly numbers: NumbersShown;
  readonly settings: PageSettings;
}

/** The only button on this page that sends anything: values, counts and time spans, listed in full before sending. */
export function SendMeasured({ report, numbers: { summary, tiles }, settings }: Props): ReactElement | null {
  const [state, setState] = useState<{ readonly kind: "ready" | "sending" } | Sent>({ kind: "ready" });
  if (summary.length === 0) return null;
  const send = async (): Promise<void> => {
    setState({ kind: "sending" });
    setState(
      await sendMeasured(report, summary, settings, randomKey()).catch(() => ({
        kind: "failed" as const,
        message: "",
      })),
    );
  };
  const textOf = (kpi: string): string => {
    const tile = tiles.find(({ id }) => id === kpi);
    return tile === undefined ? kpi : `${tile.name}: ${tile.text}`;
  };
  const isSending = state.kind === "sending";
  return (
    <div className="send-measured">
      <p>{words.about}</p>
      <button
        type="button"
        className="button button-main"
        aria-disabled={isSending}
        onClick={() => !isSending && void send()}
      >
        {isSending && <Spinner />}
        {isSending ? words.sending : words.press(summary.length)}
      </button>
      <details>
        <summary>{words.exactly}</summary>
        <ul>
          {linesOf(summary, textOf).map(({ kpi, text }) => (
            <li key={kpi}>{text}</li>
          ))}
        </ul>
      </details>
      <output>
        {state.kind === "sent" && (
          <>
            {words.sent}{" "}
            <a className="link" href={addressOf({ kind: "report", id: state.report })}>
              {words.open}
            </a>
          </>
        )}
        {state.kind === "failed" && `${words.failed} ${state.message}`}
      </output>
    </div>
  );
}
