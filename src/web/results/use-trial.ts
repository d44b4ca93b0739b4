import { useCallback, useEffect, useReducer } from "react";
import { type WireWhatIf, whatIfPath } from "../../survey/wire-results.ts";
import { isRecord } from "../read-answer.ts";
import { readWhatIf } from "./read-what-if.ts";

/** Where the levers stand, by their ids. One that is not named stands as it does today. */
export type Places = Readonly<Record<string, number>>;

/** What the sliders show: where they stand, what was reckoned last, and how the latest question went. */
export interface Trial {
  readonly places: Places;
  readonly reckoned: WireWhatIf | null;
  readonly state: "reckoning" | "reckoned" | "offline" | "failed";
  /** The server's words about a failure, where it has any. */
  readonly message: string | null;
}

type TrialAction =
  | { readonly kind: "moved"; readonly id: string; readonly place: number }
  | { readonly kind: "reset" }
  | { readonly kind: "asked-again" }
  | { readonly kind: "answered"; readonly reckoned: WireWhatIf }
  | { readonly kind: "refused"; readonly state: "offline" | "failed"; readonly message: string | null };

/** Every change of a trial. An older figure stays until a newer one is there, so that nothing jumps. */
export function afterTrial(trial: Trial, action: TrialAction): Trial {
  switch (action.kind) {
    case "moved":
      return { ...trial, places: { ...trial.places, [action.id]: action.place }, state: "reckoning", message: null };
    case "reset":
      return { ...trial, places: {}, state: "reckoning", message: null };
    case "asked-again":
      return { ...trial, places: { ...trial.places }, state: "reckoning", message: null };
    case "answered":
      return { ...trial, reckoned: action.reckoned, state: "reckoned", message: null };
    case "refused":
      return { ...trial, state: action.state, message: action.message };
  }
}

/** Where the sliders stand when the page opens: one of them moved, so that there is something to see. */
export const opening: Trial = {
  places: { cut_setup_changeover: 0.33 },
  reckoned: null,
  state: "reckoning",
  message: null,
};

/** Milliseconds that a slider has to rest before the server is asked. */
const rest = 120;

/** @param report id of a stored report, or `sample` */
export function useTrial(report: string) {
  const [trial, dispatch] = useReducer(afterTrial, opening);
  const { places, state } = trial;
  useEffect(() => {
    const mine = new AbortController();
    const timer = window.setTimeout(() => void ask(report, places, mine.signal).then(dispatch, () => undefined), rest);
    return () => {
      window.clearTimeout(timer);
      mine.abort();
    };
  }, [report, places]);
  const again = useCallback(() => dispatch({ kind: "asked-again" }), []);
  useEffect(() => {
    if (state !== "offline" && state !== "failed") return;
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [state, again]);
  const move = useCallback((id: string, place: number) => dispatch({ kind: "moved", id, place }), []);
  const reset = useCallback(() => dispatch({ kind: "reset" }), []);
  return { trial, move, reset, again };
}

/** @throws what `fetch` throws when the question was withdrawn because a newer one came */
async function ask(report: string, levers: Places, signal: AbortSignal): Promise<TrialAction> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ report, levers });
  try {
    const response = await fetch(whatIfPath, { method: "POST", headers, body, signal });
    const told: unknown = await response.json();
    const reckoned = response.ok ? readWhatIf(told) : undefined;
    if (reckoned !== undefined) return { kind: "answered", reckoned };
    const message = isRecord(told) && typeof told.error === "string" ? told.error : null;
    return { kind: "refused", state: "failed", message };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { kind: "refused", state: navigator.onLine ? "failed" : "offline", message: null };
  }
}
