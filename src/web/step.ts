import type { WireAnswers } from "../survey/wire.ts";
import type { AnalyzeAnswer, WireProgress } from "../survey/wire-answer.ts";
import type { WireHistory } from "../survey/wire-history.ts";
import type { Route } from "./route.ts";

/** Where the visitor is on the page. */
export type Step =
  | { readonly kind: "hero" }
  | { readonly kind: "form" }
  | { readonly kind: "results"; readonly result: ShownResult }
  /** A stored report that this page does not hold yet. */
  | { readonly kind: "stored"; readonly id: string; readonly version?: number }
  /** A shop's own numbers, next to a stored report where one is named. */
  | { readonly kind: "numbers"; readonly report: string | null };

/** A result and what the page says about it. */
export interface ShownResult {
  readonly answer: AnalyzeAnswer;
  /** `null` where only the report itself names the shop. */
  readonly shopName: string | null;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  readonly from: "answers" | "sample" | "store";
  /** Where a copy was mailed with the submission; absent where none was asked for, or no one knows any more. */
  readonly mailedTo?: string;
  /** The answers behind it: with them the report can be made again. */
  readonly answers?: WireAnswers;
  /** The versions of the report, where they are known already. */
  readonly history?: WireHistory;
  /** Its number, where it is not the newest. */
  readonly version?: number;
  /** Whether it took the place of an earlier report, made of the same answers and a few more. */
  readonly isUpdate?: boolean;
}

/** The visitor's own report behind a sample: held by this page, or known by its id. */
export type OwnReport =
  | { readonly kind: "held"; readonly result: ShownResult }
  | { readonly kind: "stored"; readonly id: string };

/** Why there is no result, and what helps. */
export interface Failure {
  /** The server's own words, or else the client library's. */
  readonly message: string;
  readonly cause: FailureCause;
  /** The server's wish: not before so many seconds. `null` where it has none. */
  readonly retryAfterSeconds: number | null;
}

/** `answered`: by a server, ours or one on the way. `new-release`: the page's own code is not to be had any more. */
export type FailureCause = "answered" | "no-connection" | "new-release";

export interface PageState {
  readonly step: Step;
  /** Whether Back or Forward led here: then the browser knows how far the visitor had scrolled. */
  readonly isRevisited: boolean;
  /** The loading flag: an analysis runs and is waited for. */
  readonly isLoading: boolean;
  /** The latest step of the analysis that runs; `null` until one was told. */
  readonly progress: WireProgress | null;
  /** Whether what runs was begun on an earlier visit, or before the visitor moved on. */
  readonly isPickedUp: boolean;
  /** Why the latest analysis failed, until the next one begins. */
  readonly failure: Failure | null;
  /** Whether the visitor stopped waiting for the latest analysis, until the next one begins. */
  readonly isCancelled: boolean;
  /** The report from which a sample preview was opened: the way back leads there. */
  readonly ownReport: OwnReport | null;
  /** The latest result, kept so that Forward leads back to it. */
  readonly latest: ShownResult | null;
}

export type PageAction =
  | { readonly kind: "got-started" }
  | { readonly kind: "analysis-began"; readonly isPickedUp: boolean }
  | { readonly kind: "analysis-progressed"; readonly progress: WireProgress }
  | { readonly kind: "analysis-succeeded"; readonly result: ShownResult }
  | { readonly kind: "analysis-failed"; readonly failure: Failure }
  | { readonly kind: "analysis-cancelled" }
  | { readonly kind: "started-over" }
  /** From a sample back to the visitor's own report. */
  | { readonly kind: "went-back-to-own" }
  /** From the results back to the answers behind them. */
  | { readonly kind: "went-back-to-answers" }
  /** Back, Forward, or an address typed in. */
  | { readonly kind: "moved"; readonly route: Route };

export const pageAt = (route: Route): PageState => ({
  step: stepAt(route, null),
  ...idle,
  // Only a refresh leads straight to the form.
  isRevisited: route.kind === "form",
  ownReport: null,
  latest: null,
});

const idle = { isLoading: false, isPickedUp: false, progress: null, failure: null, isCancelled: false } as const;

/** Every change of the page. The outcome of an analysis that no one waits for any more changes nothing. */
export function afterAction(state: PageState, action: PageAction): PageState {
  switch (action.kind) {
    case "got-started":
      return { ...state, step: { kind: "form" }, isRevisited: false };
    case "analysis-began":
      return { ...state, ...idle, isLoading: true, isPickedUp: action.isPickedUp };
    case "analysis-progressed":
      return state.isLoading ? { ...state, progress: action.progress } : state;
    case "analysis-succeeded":
      return state.isLoading ? showing(action.result, ownReportOf(state)) : state;
    case "analysis-failed":
      return state.isLoading ? { ...state, ...idle, failure: action.failure } : state;
    case "analysis-cancelled":
      return state.isLoading ? { ...state, ...idle, isCancelled: true } : state;
    case "started-over":
      return pageAt({ kind: "hero" });
    case "went-back-to-own":
      return state.ownReport === null ? state : backAt(state.ownReport, state);
    case "went-back-to-answers":
      return { ...state, ...idle, step: { kind: "form" }, isRevisited: true };
    case "moved":
      return { ...state, step: stepAt(action.route, state.latest), isRevisited: true, ...idle };
  }
}

const showing = (result: ShownResult, ownReport: OwnReport | null): PageState => ({
  step: { kind: "results", result },
  ownReport: result.from === "sample" ? ownReport : null,
  ...idle,
  isRevisited: false,
  latest: result,
});

/** The visitor's own report that is shown, or from which the sample that is shown was opened. */
function ownReportOf({ step, ownReport }: PageState): OwnReport | null {
  if (step.kind === "stored") return { kind: "stored", id: step.id };
  if (step.kind !== "results") return null;
  return step.result.from === "sample" ? ownReport : { kind: "held", result: step.result };
}

function backAt(own: OwnReport, state: PageState): PageState {
  switch (own.kind) {
    case "held":
      return showing(own.result, null);
    case "stored":
      return { ...state, ...idle, step: own, isRevisited: false, ownReport: null };
  }
}

function stepAt(route: Route, latest: ShownResult | null): Step {
  switch (route.kind) {
    case "hero":
    case "form":
      return { kind: route.kind };
    case "results":
      return latest ? { kind: "results", result: latest } : { kind: "form" };
    case "numbers":
      return route;
    case "report":
      return latest?.answer.id === route.id && route.version === undefined
        ? { kind: "results", result: latest }
        : { ...route, kind: "stored" };
  }
}
