import { useState } from "react";
import type { Sent } from "./send-measured.ts";

/** The state of a button that sends values once it is clicked. */
export type Sending = { readonly kind: "ready" | "sending" } | Sent;

/** Sends on a click, and keeps what came of it; a failed request is a state like any other. */
export function useSending(send: () => Promise<Sent>): readonly [Sending, () => void] {
  const [state, setState] = useState<Sending>({ kind: "ready" });
  const start = async (): Promise<void> => {
    setState({ kind: "sending" });
    setState(await send().catch(() => ({ kind: "failed" as const, message: "" })));
  };
  return [state, () => void start()];
}
