import type { AnalyzeAnswer, WireProgress } from "../survey/wire.ts";
import type { Place } from "./place.ts";

/** Where the visitor is on the page. */
export type Step =
  | { readonly kind: "hero" }
  | { readonly kind: "form" }
  | { readonly kind: "results"; readonly result: ShownResult }
  /** A stored report that this page does not hold yet. */
  | { readonly kind: "stored"; readonly id: string };

/** A result and what the page says about it. */
export interface ShownResult {
  readonly answer: AnalyzeAnswer;
  /** `null` where only the report itself names the shop. */
  readonly shopName: string | null;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  readonly from: "answers" | "sample" | "store";
}

export interface PageState {
  readonly step: Step;
  /** Whether Back or Forward led here: then the browser knows how far the visitor had scrolled. */
  readonly isRevisited: boolean;
  /** The loading flag: an analysis runs and is waited for. */
  readonly isLoading: boolean;
  /** The latest step of the analysis that runs; `null` until one was told. */
  readonly progress: WireProgress | null;
  /** Why the latest analysis failed, until the next one begins. */
  readonly failure: string | null;
  /** The latest result, kept so that Forward leads back to it. */
  readonly latest: ShownResult | null;
}

export type PageAction =
  | { readonly kind: "got-started" }
  | { readonly kind: "analysis-began" }
  | { readonly kind: "analysis-progressed"; readonly progress: WireProgress }
  | { readonly kind: "analysis-succeeded"; readonly result: ShownResult }
  | { readonly kind: "analysis-failed"; readonly message: string }
  | { readonly kind: "started-over" }
  /** Back, Forward, or an address typed in. */
  | { readonly kind: "moved"; readonly place: Place };

export const pageAt = (place: Place): PageState => ({
  step: stepAt(place, null),
  ...idle,
  isRevisited: false,
  latest: null,
});

const idle = { isLoading: false, progress: null, failure: null } as const;

/** Every change of the page. The outcome of an analysis that nobody waits for any more changes nothing. */
export function afterAction(state: PageState, action: PageAction): PageState {
  switch (action.kind) {
    case "got-started":
      return { ...state, step: { kind: "form" }, isRevisited: false };
    case "analysis-began":
      return { ...state, ...idle, isLoading: true };
    case "analysis-progressed":
      return state.isLoading ? { ...state, progress: action.progress } : state;
    case "analysis-succeeded":
      return state.isLoading ? showing(action.result) : state;
    case "analysis-failed":
      return state.isLoading ? { ...state, ...idle, failure: action.message } : state;
    case "started-over":
      return pageAt({ kind: "hero" });
    case "moved":
      return { ...state, step: stepAt(action.place, state.latest), isRevisited: true, ...idle };
  }
}

const showing = (result: ShownResult): PageState => ({
  step: { kind: "results", result },
  ...idle,
  isRevisited: false,
  latest: result,
});

function stepAt(place: Place, latest: ShownResult | null): Step {
  switch (place.kind) {
    case "hero":
    case "form":
      return { kind: place.kind };
    case "results":
      return latest ? { kind: "results", result: latest } : { kind: "form" };
    case "report":
      return latest?.answer.id === place.id ? { kind: "results", result: latest } : { kind: "stored", id: place.id };
  }
}
