import { useCallback, useEffect, useReducer } from "react";
import { type WireWhatIf, whatIfPath } from "../../../survey/wire/results.ts";
import { errorMessageIn } from "../../analysis/error-message.ts";
import { readWhatIf } from "./read-what-if.ts";

/** The positions of the levers by id; one that is missing is at today's value. */
export type Positions = Readonly<Record<string, number>>;

/** The state of the sliders: their positions, the last result, and the status of the latest request. */
export interface WhatIfState {
  readonly positions: Positions;
  readonly calculated: WireWhatIf | null;
  readonly state: "calculating" | "calculated" | "offline" | "failed";
  /** The server's message about a failure, if it has one. */
  readonly message: string | null;
}

type WhatIfAction =
  | { readonly kind: "moved"; readonly id: string; readonly position: number }
  | { readonly kind: "reset" }
  | { readonly kind: "asked-again" }
  | { readonly kind: "answered"; readonly calculated: WireWhatIf }
  | { readonly kind: "refused"; readonly state: "offline" | "failed"; readonly message: string | null };

/** The reducer of the sliders. An older figure stays until a newer one arrives, so that nothing jumps. */
export function afterAction(state: WhatIfState, action: WhatIfAction): WhatIfState {
  switch (action.kind) {
    case "moved":
      return {
        ...state,
        positions: { ...state.positions, [action.id]: action.position },
        state: "calculating",
        message: null,
      };
    case "reset":
      return { ...state, positions: {}, state: "calculating", message: null };
    case "asked-again":
      return { ...state, positions: { ...state.positions }, state: "calculating", message: null };
    case "answered":
      return { ...state, calculated: action.calculated, state: "calculated", message: null };
    case "refused":
      return { ...state, state: action.state, message: action.message };
  }
}

export const openingState = (positions: Positions): WhatIfState => ({
  positions,
  calculated: null,
  state: "calculating",
  message: null,
});

/** Milliseconds that a slider has to rest before the server is asked. */
const restMs = 120;

/**
 * @param report the id of a stored report, or `sample`
 * @param opening the initial positions of the sliders
 */
export function useWhatIf(report: string, opening: Positions) {
  const [whatIf, dispatch] = useReducer(afterAction, opening, openingState);
  const { positions, state } = whatIf;
  useEffect(() => {
    const controller = new AbortController();
    const timer = window.setTimeout(
      () => void ask(report, positions, controller.signal).then(dispatch, () => undefined),
      restMs,
    );
    return () => {
      window.clearTimeout(timer);
      controller.abort();
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
  return { whatIf, move, reset, retry };
}

/** @throws the abort error of `fetch` if a newer request replaced this one */
async function ask(report: string, levers: Positions, signal: AbortSignal): Promise<WhatIfAction> {
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
