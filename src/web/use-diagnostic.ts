import { type Dispatch, startTransition, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { PageSettings } from "../survey/wire.ts";
import { type Analysis, type AnalysisEnd, type Analyzed, analysisWith } from "./analysis.ts";
import { type DraftKeeper, deviceStorage, draftIn } from "./draft.ts";
import { currentPlace, goTo, placeOfResult } from "./place.ts";
import { afterAction, type PageAction, type PageState, pageAt, type Step } from "./step.ts";
import { loadCalls } from "./step-loaders.ts";
import { showProblem, showSuccess } from "./toasts.ts";
import { words } from "./words.ts";

/** The state of the page and all that can happen to it. */
export interface Diagnostic extends Actions {
  readonly state: PageState;
  readonly draft: DraftKeeper;
}

interface Actions {
  readonly start: () => void;
  readonly analyze: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Clears the results. Answers that were sent go as well; answers behind a sample preview stay. */
  readonly startOver: () => void;
}

export function useDiagnostic(settings: PageSettings): Diagnostic {
  const [state, dispatch] = usePageState();
  const [draft] = useState(() => draftIn(deviceStorage()));
  const [analysis] = useState(() => analysisOnPage(settings, draft, dispatch));
  useBackAndForward(analysis, dispatch);
  useNewStep(state, settings);
  return { state, draft, ...useActions(analysis, draft, dispatch) };
}

function useActions(analysis: Analysis, draft: DraftKeeper, dispatch: Dispatch<PageAction>): Actions {
  const start = useCallback(() => {
    dispatch({ kind: "got-started" });
    goTo({ kind: "form" });
  }, [dispatch]);

  const analyze = useCallback(
    async (analyzed: Analyzed) => {
      const end = await analysis.run(analyzed);
      if (end.kind !== "shown") return end;
      if (analyzed.from === "answers") draft.wasSent();
      goTo(placeOfResult(end.result.answer.id));
      return end;
    },
    [analysis, draft],
  );

  const startOver = useCallback(() => {
    analysis.leave();
    draft.forgetSent();
    dispatch({ kind: "started-over" });
    goTo({ kind: "hero" });
  }, [analysis, draft, dispatch]);

  return { start, analyze, startOver };
}

/** The page's state. A new step may wait for its code; the loading flag never waits. */
function usePageState(): readonly [PageState, Dispatch<PageAction>] {
  const [state, dispatch] = useReducer(afterAction, undefined, () => pageAt(currentPlace()));
  const act = useCallback((action: PageAction) => {
    if (mayChangeStep(action)) startTransition(() => dispatch(action));
    else dispatch(action);
  }, []);
  return [state, act];
}

function mayChangeStep({ kind }: PageAction): boolean {
  return kind !== "analysis-began" && kind !== "analysis-progressed" && kind !== "analysis-failed";
}

function analysisOnPage(settings: PageSettings, draft: DraftKeeper, dispatch: Dispatch<PageAction>): Analysis {
  return analysisWith({
    call: async (request, signal, tell) => (await loadCalls()).analyze(request, settings, signal, tell),
    submissions: draft,
    dispatch,
    showProblem,
    showSuccess,
    newKey: randomKey,
    now: () => new Date().toISOString(),
  });
}

/** 128 random bits. `crypto.randomUUID` would be missing on a page served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function useBackAndForward(analysis: Analysis, dispatch: Dispatch<PageAction>): void {
  useEffect(() => {
    const move = (): void => {
      analysis.leave();
      dispatch({ kind: "moved", place: currentPlace() });
    };
    window.addEventListener("popstate", move);
    return () => window.removeEventListener("popstate", move);
  }, [analysis, dispatch]);
}

/** What a new step means for those who listen and those who scrolled: its title, its heading, its top. */
function useNewStep({ step: { kind }, isRevisited }: PageState, settings: PageSettings): void {
  const shown = useRef(kind);
  useEffect(() => {
    document.title = titleOf(kind, settings);
    if (shown.current === kind) return;
    shown.current = kind;
    if (!isRevisited) window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [kind, isRevisited, settings]);
}

function titleOf(step: Step["kind"], { productName }: PageSettings): string {
  switch (step) {
    case "hero":
      return words.title(productName, words.hero.headline);
    case "form":
      return words.survey.title(productName);
    case "results":
    case "stored":
      return words.title(productName, words.results.kind);
  }
}
