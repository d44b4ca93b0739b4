import { type Dispatch, startTransition, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { FloorFacts } from "../survey/floor-facts.ts";
import type { SentExtras } from "../survey/request-extras.ts";
import type { PageSettings } from "../survey/wire.ts";
import type { WireProgress } from "../survey/wire-answer.ts";
import { type Analysis, type AnalysisEnd, type Analyzed, analysisWith } from "./analysis.ts";
import type { AnalysisOutcome, AnalysisRequest } from "./api.ts";
import { type DraftKeeper, deviceStorage, draftIn } from "./draft.ts";
import type { Spot } from "./draft-spot.ts";
import { takeEarlyClick } from "./early-click.ts";
import { failedCall, messageOf } from "./failure.ts";
import { reportStage, useFunnel } from "./funnel.ts";
import { type Proofs, proofsFor } from "./proof-of-work.ts";
import { randomKey } from "./random-key.ts";
import { currentRoute, goTo, routeOfResult } from "./route.ts";
import {
  afterAction,
  type OwnReport,
  type PageAction,
  type PageState,
  pageAt,
  type ShownResult,
  type Step,
} from "./step.ts";
import { loadCalls } from "./step-loaders.ts";
import { hideSuccess, showProblem, showSuccess } from "./toasts.ts";
import { useReadyToSend } from "./use-ready-to-send.ts";
import { pageWords } from "./words/page.ts";
import { startWords } from "./words/start.ts";

/** The page's state and its actions. */
export interface Diagnostic extends Actions {
  readonly state: PageState;
  readonly draft: DraftKeeper;
}

interface Actions {
  readonly start: () => void;
  readonly analyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Cancels waiting for the running analysis. */
  readonly cancel: () => void;
  /** Clears the results. Answers that were sent are cleared too; answers behind a sample preview stay. */
  readonly startOver: () => void;
  /** Remakes a report with what was tapped since. */
  readonly update: (result: ShownResult, facts: FloorFacts) => Promise<void>;
  /** Shows the form with the answers behind a report, at one question or at the top. */
  readonly backToAnswers: (result: ShownResult, field: string | null) => Promise<void>;
  /** Shows the visitor's own report instead of the sample. */
  readonly backToOwn: (own: OwnReport | null) => void;
}

export function useDiagnostic(settings: PageSettings): Diagnostic {
  const [state, dispatch] = usePageState();
  const [draft] = useState(() => draftIn(deviceStorage()));
  const [proofs] = useState(() => proofsFor(settings));
  const [analysis] = useState(() => analysisOnPage(settings, draft, proofs, dispatch));
  const { pickUp, ...actions } = useActions(analysis, draft, dispatch);
  useBackAndForward(analysis, pickUp, dispatch);
  useNewStep(state, settings, draft);
  useReadyToSend(state.step.kind, draft, proofs);
  usePickUp(state.step.kind, draft, actions.start, pickUp);
  useFunnel(state.step);
  return { state, draft, ...actions };
}

function useActions(analysis: Analysis, draft: DraftKeeper, dispatch: Dispatch<PageAction>) {
  const start = useCallback(() => {
    dispatch({ kind: "got-started" });
    goTo({ kind: "form" });
  }, [dispatch]);

  const waitFor = useCallback(
    async (coming: Promise<AnalysisEnd>): Promise<AnalysisEnd> => {
      const end = await coming;
      if (end.kind !== "shown") return end;
      if (end.result.from === "answers") draft.wasSent();
      goTo(routeOfResult(end.result.answer.id));
      return end;
    },
    [draft],
  );
  const analyze = useCallback(
    (analyzed: Analyzed) => {
      if (analyzed.from === "answers") reportStage("submit");
      return waitFor(analysis.run(analyzed));
    },
    [analysis, waitFor],
  );
  const pickUp = useCallback(() => void waitFor(analysis.pickUp()), [analysis, waitFor]);

  const startOver = useCallback(() => {
    analysis.leave();
    draft.forgetSent();
    dispatch({ kind: "started-over" });
    goTo({ kind: "hero" });
  }, [analysis, draft, dispatch]);

  const ways = useWaysBack(draft, dispatch);
  const update = useCallback(
    async (result: ShownResult, facts: FloorFacts) => {
      const { tappedValues, updateOf } = await import("./survey/answer-values.ts");
      if (!draft.isUnsent()) draft.lend(tappedValues(draft.latest(), facts));
      void analyze(updateOf(result, facts));
    },
    [analyze, draft],
  );
  return { start, analyze, update, ...ways, pickUp, cancel: analysis.cancel, startOver } satisfies Actions & {
    pickUp: () => void;
  };
}

function useWaysBack(draft: DraftKeeper, dispatch: Dispatch<PageAction>) {
  const backToAnswers = useCallback(
    async (result: ShownResult, field: string | null) => {
      const { unsent, valuesBehind } = await import("./survey/answer-values.ts");
      if (draft.isUnsent()) return showProblem(unsent, "");
      draft.lend(valuesBehind(result, draft.latest()));
      draft.keepSpot(field === null ? { top: null, focus: null } : spotAt(field));
      dispatch({ kind: "went-back-to-answers" });
      goTo({ kind: "form" });
    },
    [draft, dispatch],
  );
  const backToOwn = useCallback(
    (own: OwnReport | null) => {
      dispatch({ kind: "went-back-to-own" });
      if (own !== null) goTo(routeOfResult(own.kind === "stored" ? own.id : own.result.answer.id));
    },
    [dispatch],
  );
  return { backToAnswers, backToOwn };
}

const spotAt = (field: string): Spot => ({
  top: { field, offset: 160 },
  focus: { name: field, choice: null, caret: null },
});

/** Resumes a pending submission: when the survey opens, or by opening it on a new visit. */
function usePickUp(step: Step["kind"], draft: DraftKeeper, start: () => void, pickUp: () => void): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isNewVisit = isFirst.current && step === "hero";
    isFirst.current = false;
    if (isNewVisit && draft.open()?.isWaitedFor) start();
    if (step === "form") pickUp();
  }, [step, draft, start, pickUp]);
}

/** The page's state. A new step may wait for its code; the loading flag never waits. */
function usePageState(): readonly [PageState, Dispatch<PageAction>] {
  const [state, dispatch] = useReducer(afterAction, undefined, () => pageAt(currentRoute()));
  const act = useCallback((action: PageAction) => {
    if (mayChangeStep(action)) startTransition(() => dispatch(action));
    else dispatch(action);
  }, []);
  return [state, act];
}

function mayChangeStep({ kind }: PageAction): boolean {
  return !kind.startsWith("analysis-") || kind === "analysis-succeeded";
}

function analysisOnPage(
  settings: PageSettings,
  draft: DraftKeeper,
  proofs: Proofs,
  dispatch: Dispatch<PageAction>,
): Analysis {
  return analysisWith({
    call: async (request, signal, onProgress) =>
      call(request, await extrasOf(request, draft, proofs), settings, signal, onProgress),
    submissions: draft,
    dispatch,
    showProblem,
    showSuccess,
    newKey: randomKey,
    now: () => new Date().toISOString(),
  });
}

async function call(
  request: AnalysisRequest,
  extras: SentExtras,
  settings: PageSettings,
  signal: AbortSignal,
  onProgress: (progress: WireProgress) => void,
): Promise<AnalysisOutcome> {
  const code = await loadCalls().catch(messageOf);
  // The code is from a release that is no longer available; a reload brings the new one.
  if (typeof code === "string") return failedCall(code, window.navigator.onLine ? "new-release" : "no-connection");
  return code.analyze(request, extras, settings, signal, onProgress);
}

/** The sample isn't anyone's submission, so nothing else is sent with it. */
async function extrasOf(request: AnalysisRequest, draft: DraftKeeper, { proof }: Proofs): Promise<SentExtras> {
  const { wantsMail, trap, isPreview, report } = request;
  if (isPreview) return { wantsMail, trap, filledInMs: null, proof: null };
  return { wantsMail, trap, filledInMs: Math.round(draft.openMs()), proof: await proof(), ...(report && { report }) };
}

function useBackAndForward(analysis: Analysis, pickUp: () => void, dispatch: Dispatch<PageAction>): void {
  useEffect(() => {
    const move = (): void => {
      analysis.leave();
      dispatch({ kind: "moved", route: currentRoute() });
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      move();
      pickUp();
    };
    window.addEventListener("popstate", move);
    // Some browsers report a failed call to a page being closed. That isn't an answer; the next visit keeps waiting.
    window.addEventListener("pagehide", analysis.leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("popstate", move);
      window.removeEventListener("pagehide", analysis.leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [analysis, pickUp, dispatch]);
}

/** Updates title, focus and scroll position for a new step. */
function useNewStep({ step, isRevisited }: PageState, settings: PageSettings, draft: DraftKeeper): void {
  const { kind } = step;
  // A result that replaces another one is a new screen.
  const name = kind === "results" ? `${kind} ${step.result.madeAt}` : kind;
  const shown = useRef(name);
  useEffect(() => {
    document.title = titleOf(kind, settings);
    if (shown.current === name) return;
    if (shown.current.startsWith("results") && kind !== "results") hideSuccess();
    shown.current = name;
    // The click that led here must not lead here again when the start page is shown again.
    takeEarlyClick();
    if (!isRevisited) window.scrollTo(0, 0);
    // The survey has restored the focus itself.
    if (isRevisited && kind === "form" && draft.spot()?.focus) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [kind, name, isRevisited, settings, draft]);
}

function titleOf(step: Step["kind"], { productName }: PageSettings): string {
  switch (step) {
    case "hero":
      return pageWords.title(productName, startWords.headline);
    case "form":
      return pageWords.titles.form(productName);
    case "numbers":
      return pageWords.title(productName, pageWords.titles.numbers);
    case "results":
    case "stored":
      return pageWords.title(productName, pageWords.titles.results);
  }
}
