import { useCallback, useEffect, useReducer } from "react";
import { type WireWhatIf, whatIfPath } from "../../survey/wire-results.ts";
import { errorMessageIn } from "../error-message.ts";
import { readWhatIf } from "./read-what-if.ts";

/** Where the levers are, by their ids. One that is not named is where it is today. */
export type Positions = Readonly<Record<string, number>>;

/** What the sliders show: where they are, what was calculated last, and how the latest question went. */
export interface Trial {
  readonly positions: Positions;
  readonly calculated: WireWhatIf | null;
  readonly state: "calculating" | "calculated" | "offline" | "failed";
  /** The server's words about a failure, where it has any. */
  readonly message: string | null;
}

type TrialAction =
  | { readonly kind: "moved"; readonly id: string; readonly position: number }
  | { readonly kind: "reset" }
  | { readonly kind: "asked-again" }
  | { readonly kind: "answered"; readonly calculated: WireWhatIf }
  | { readonly kind: "refused"; readonly state: "offline" | "failed"; readonly message: string | null };

/** Every change of a trial. An older figure stays until a newer one is there, so that nothing jumps. */
export function afterTrial(trial: Trial, action: TrialAction): Trial {
  switch (action.kind) {
    case "moved":
      return {
        ...trial,
        positions: { ...trial.positions, [action.id]: action.position },
        state: "calculating",
        message: null,
      };
    case "reset":
      return { ...trial, positions: {}, state: "calculating", message: null };
    case "asked-again":
      return { ...trial, positions: { ...trial.positions }, state: "calculating", message: null };
    case "answered":
      return { ...trial, calculated: action.calculated, state: "calculated", message: null };
    case "refused":
      return { ...trial, state: action.state, message: action.message };
  }
}

export const trialAt = (positions: Positions): Trial => ({
  positions,
  calculated: null,
  state: "calculating",
  message: null,
});

/** Milliseconds that a slider has to rest before the server is asked. */
const rest = 120;

/**
 * @param report id of a stored report, or `sample`
 * @param opening where the sliders are when the page opens
 */
export function useTrial(report: string, opening: Positions) {
  const [trial, dispatch] = useReducer(afterTrial, opening, trialAt);
  const { positions, state } = trial;
  useEffect(() => {
    const mine = new AbortController();
    const timer = window.setTimeout(
      () => void ask(report, positions, mine.signal).then(dispatch, () => undefined),
      rest,
    );
    return () => {
      window.clearTimeout(timer);
      mine.abort();
    };
  }, [report, positions]);
  const retry = useCallback(() => dispatch({ kind: "asked-again" }), []);
  useEffect(() => {
    if (state !== "offline" && state !== "failed") return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [state, retry]);
  const move = useCallback((id: string, position: number) => dispatch({ kind: "moved", id, position }), []);
  const reset = useCallback(() => dispatch({ kind: "reset" }), []);
  return { trial, move, reset, retry };
}

/** @throws what `fetch` throws when the question was withdrawn because a newer one came */
async function ask(report: string, levers: Positions, signal: AbortSignal): Promise<TrialAction> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const question = JSON.stringify({ report, levers });
  try {
    const response = await fetch(whatIfPath, { method: "POST", headers, body: question, signal });
    const body: unknown = await response.json();
    const calculated = response.ok ? readWhatIf(body) : undefined;
    if (calculated !== undefined) return { kind: "answered", calculated };
    const message = errorMessageIn(body) ?? null;
    return { kind: "refused", state: "failed", message };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { kind: "refused", state: navigator.onLine ? "failed" : "offline", message: null };
  }
}
