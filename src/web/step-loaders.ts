import { lazy } from "react";
import { loadToasts } from "./toasts.ts";

const loadSurvey = () => import("./survey/SurveyStep.tsx");
const loadResults = () => import("./results/ResultsStep.tsx");
const loadStored = () => import("./results/StoredStep.tsx");
export const loadCalls = () => import("./api.ts");

/** The steps behind the hero. Each is fetched when it is first needed, the survey already while the hero is read. */
export const SurveyStep = lazy(async () => ({ default: (await loadSurvey()).SurveyStep }));
export const ResultsStep = lazy(async () => ({ default: (await loadResults()).ResultsStep }));
export const StoredStep = lazy(async () => ({ default: (await loadStored()).StoredStep }));
export const Toasts = lazy(async () => ({ default: (await import("./ui/Toasts.tsx")).Toasts }));

/** Fetches what the next step needs once the browser has nothing better to do. What fails here is fetched again then. */
export function fetchSurveyEarly(): void {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
  whenIdle(() => void Promise.allSettled([loadSurvey(), loadCalls(), loadToasts()]));
}
