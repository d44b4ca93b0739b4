import type { ReactElement } from "react";
import type { NumbersShown } from "../../imports/session/shown.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { numbersWords } from "../words/numbers.ts";
import { SendButton, SendOutcome } from "./SendButton.tsx";
import { linesOf } from "./send-measured.ts";
import { useSending } from "./use-sending.ts";

const words = numbersWords.send;

interface Props {
  readonly report: string;
  readonly numbers: NumbersShown;
  readonly settings: PageSettings;
}

/** Sends what the files gave: values, counts and time spans, listed in full before sending, and no row. */
export function SendMeasured({ report, numbers: { summary, tiles }, settings }: Props): ReactElement | null {
  const [state, send] = useSending(report, settings, summary);
  if (summary.length === 0) return null;
  const textOf = (kpi: string): string => {
    const tile = tiles.find(({ id }) => id === kpi);
    return tile === undefined ? kpi : `${tile.name}: ${tile.text}`;
  };
  return (
    <div className="send-measured">
      <p>{words.about}</p>
      <SendButton state={state} label={words.button(summary.length)} onClick={send} />
      <details>
        <summary>{words.exactly}</summary>
        <ul>
          {linesOf(summary, textOf).map(({ kpi, text }) => (
            <li key={kpi}>{text}</li>
          ))}
        </ul>
      </details>
      <SendOutcome state={state} sent={words.sent} />
    </div>
  );
}
