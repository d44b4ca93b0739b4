import { useRef, useState } from "react";
import type { SummaryOfKpi } from "../../imports/kpis/summary.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import { type Attempt, attemptOf, type Sent, sendAttempt } from "./send-measured.ts";

/** The state of a button that sends values once it is clicked. */
export type Sending = { readonly kind: "ready" | "sending" } | Sent;

/**
 * Sends values to a report on a click, and keeps what came of it; a failed request is a state like any other. After a
 * failure the next click sends the same request again: the server may have received it, and then makes no second version.
 *
 * @param measured the same values on every click; a component that shows other values gets a `key` of theirs
 */
export function useSending(
  report: string,
  settings: PageSettings,
  measured: readonly SummaryOfKpi[],
): readonly [Sending, () => void] {
  const [state, setState] = useState<Sending>({ kind: "ready" });
  const attempt = useRef<Attempt>(undefined);
  const send = async (): Promise<Sent> => {
    attempt.current ??= await attemptOf(report, measured);
    const sent = await sendAttempt(attempt.current, report, settings);
    if (sent.kind === "sent") attempt.current = undefined;
    return sent;
  };
  const start = async (): Promise<void> => {
    setState({ kind: "sending" });
    setState(await send().catch(() => ({ kind: "failed" as const, message: "" })));
  };
  return [state, () => void start()];
}
