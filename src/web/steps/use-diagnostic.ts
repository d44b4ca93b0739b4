import { type Dispatch, startTransition, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { FloorFacts } from "../../survey/floor-facts.ts";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { Analysis, AnalysisEnd, Analyzed } from "../analysis/analysis.ts";
import { analysisOnPage } from "../analysis/analysis-on-page.ts";
import { proofsFor } from "../analysis/proof-of-work.ts";
import { useReadyToSend } from "../analysis/use-ready-to-send.ts";
import { type DraftKeeper, draftIn } from "../draft/draft.ts";
import { deviceStorage } from "../draft/draft-device.ts";
import type { Spot } from "../draft/draft-spot.ts";
import { loadAnswerCode } from "./answer-code.ts";
import { reportStage, useFunnel } from "./funnel.ts";
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
import { useBackAndForward } from "./use-back-and-forward.ts";
import { useNewStep } from "./use-new-step.ts";

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
    async (coming: Promise<AnalysisEnd>, isOfDraft = true): Promise<AnalysisEnd> => {
      const end = await coming;
      if (end.kind !== "shown") return end;
      if (end.result.from === "answers") {
        if (isOfDraft) draft.wasSent();
        else draft.keepOpen(null);
      }
      goTo(routeOfResult(end.result.response.id));
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

  const ways = useWaysBack(analysis, draft, dispatch);
  const update = useCallback(
    async (result: ShownResult, facts: FloorFacts) => {
      const code = await loadAnswerCode();
      if (code === null) return;
      // Answers to something else that haven't been sent stay as they are.
      const isOfDraft = !hasUnsent(draft);
      if (isOfDraft) draft.showStored(code.tappedValues(draft.latest(), facts));
      void waitFor(analysis.run(code.updateOf(result, facts)), isOfDraft);
    },
    [analysis, waitFor, draft],
  );
  return { start, analyze, update, ...ways, pickUp, cancel: analysis.cancel, startOver } satisfies Actions & {
    pickUp: () => void;
  };
}

function useWaysBack(analysis: Analysis, draft: DraftKeeper, dispatch: Dispatch<PageAction>) {
  const backToAnswers = useCallback(
    async (result: ShownResult, field: string | null) => {
      const code = await loadAnswerCode();
      if (code === null) return;
      if (hasUnsent(draft)) return code.sayUnsent();
      analysis.leave();
      draft.showStored(code.valuesBehind(result, draft.latest()));
      draft.keepSpot(field === null ? { top: null, focus: null } : spotAt(field));
      dispatch({ kind: "went-back-to-answers" });
      goTo({ kind: "form" });
    },
    [analysis, draft, dispatch],
  );
  const backToOwn = useCallback(
    (own: OwnReport | null) => {
      dispatch({ kind: "went-back-to-own" });
      if (own !== null) goTo(routeOfResult(own.kind === "stored" ? own.id : own.result.response.id));
    },
    [dispatch],
  );
  return { backToAnswers, backToOwn };
}

/** Whether there are answers that haven't been sent, here or in another tab. */
function hasUnsent(draft: DraftKeeper): boolean {
  if (!draft.isUnsent() && draft.otherTab() === "changed") draft.loadStored();
  return draft.isUnsent();
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
