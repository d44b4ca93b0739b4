import type { WireHistory } from "../../survey/wire/history.ts";
import type { AnalyzeResponse, WireProgress } from "../../survey/wire/response.ts";
import type { WireAnswers } from "../../survey/wire/wire.ts";
import type { Route } from "./route.ts";

/** Where the visitor is on the page. */
export type Step =
  | { readonly kind: "hero" }
  | { readonly kind: "form" }
  | { readonly kind: "results"; readonly result: ShownResult }
  /** A stored report that this page hasn't loaded. */
  | { readonly kind: "stored"; readonly id: string; readonly version?: number }
  /** A shop's own numbers, next to a stored report if one is given. */
  | { readonly kind: "numbers"; readonly report: string | null };

/** A result, and what the page knows about it. */
export interface ShownResult {
  readonly response: AnalyzeResponse;
  /** `null` if only the report itself names the shop. */
  readonly shopName: string | null;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  readonly from: "answers" | "sample" | "store";
  /** Where a copy was emailed with the submission; absent if none was requested or it is no longer known. */
  readonly mailedTo?: string;
  /** The answers behind it, with which the report can be remade. */
  readonly answers?: WireAnswers;
  /** The versions of the report, if already loaded. */
  readonly history?: WireHistory;
  /** Its version number, if it isn't the newest. */
  readonly version?: number;
  /** Whether it replaced an earlier report made from the same answers and fewer details. */
  readonly isUpdate?: boolean;
}

/** The visitor's own report behind a sample: in this page's memory, or known by its id. */
export type OwnReport =
  | { readonly kind: "held"; readonly result: ShownResult }
  | { readonly kind: "stored"; readonly id: string };

/** Why there is no result, and what may help. */
export interface Failure {
  /** The server's message, or else the client library's. */
  readonly message: string;
  readonly cause: FailureCause;
  /** Seconds to wait before retrying, if the server says so; else `null`. */
  readonly retryAfterSeconds: number | null;
}

/** `answered`: by our server or one in between. `new-release`: the page's own code is no longer available. */
export type FailureCause = "answered" | "no-connection" | "new-release";

export interface PageState {
  readonly step: Step;
  /** Whether Back or Forward led here; then the browser knows the scroll position. */
  readonly isRevisited: boolean;
  /** Whether the result was just made, and is announced once it can be seen. */
  readonly isNew: boolean;
  /** An analysis is running and the visitor is waiting for it. */
  readonly isLoading: boolean;
  /** The latest step of the running analysis; `null` until one was reported. */
  readonly progress: WireProgress | null;
  /** Whether the running analysis was started on an earlier visit, or before the visitor moved on. */
  readonly isPickedUp: boolean;
  /** Why the latest analysis failed, until the next one starts. */
  readonly failure: Failure | null;
  /** Whether the visitor canceled the latest analysis, until the next one starts. */
  readonly isCanceled: boolean;
  /** The report from which a sample preview was opened, to go back to. */
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
  | { readonly kind: "analysis-canceled" }
  | { readonly kind: "started-over" }
  /** From a sample back to the visitor's own report. */
  | { readonly kind: "went-back-to-own" }
  /** From the results back to the answers behind them. */
  | { readonly kind: "went-back-to-answers" }
  /** Back, Forward, or a URL typed in. */
  | { readonly kind: "moved"; readonly route: Route };

export const pageAt = (route: Route): PageState => ({
  step: stepAt(route, null),
  ...idle,
  // Only a refresh leads straight to the form.
  isRevisited: route.kind === "form",
  ownReport: null,
  latest: null,
});

const idle = {
  isNew: false,
  isLoading: false,
  isPickedUp: false,
  progress: null,
  failure: null,
  isCanceled: false,
} as const;

/** The page's reducer. The result of an analysis that is no longer waited for changes nothing. */
export function afterAction(state: PageState, action: PageAction): PageState {
  switch (action.kind) {
    case "got-started":
      return { ...state, step: { kind: "form" }, isRevisited: false };
    case "analysis-began":
      return { ...state, ...idle, isLoading: true, isPickedUp: action.isPickedUp };
    case "analysis-progressed":
      return state.isLoading ? { ...state, progress: action.progress } : state;
    case "analysis-succeeded":
      return state.isLoading ? { ...showing(action.result, ownReportOf(state)), isNew: true } : state;
    case "analysis-failed":
      return state.isLoading ? { ...state, ...idle, failure: action.failure } : state;
    case "analysis-canceled":
      return state.isLoading ? { ...state, ...idle, isCanceled: true } : state;
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

/** The visitor's own report: the one shown, or the one from which the sample shown was opened. */
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
      return latest?.response.id === route.id && route.version === undefined
        ? { kind: "results", result: latest }
        : { ...route, kind: "stored" };
  }
}
