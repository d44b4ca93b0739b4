import { lazy } from "react";
import { loadSending } from "../analysis/sending-code.ts";
import { whenIdle } from "../when-idle.ts";
import { currentRoute } from "./route.ts";

/** Code that is loaded on first use, and available synchronously afterward. */
function loadOnce<Module>(fetch: () => Promise<Module>) {
  let module: Module | undefined;
  const load = async (): Promise<Module> => {
    module ??= await fetch();
    return module;
  };
  return { load, has: () => module };
}

const survey = loadOnce(() => import("../survey/SurveyStep.tsx"));
const results = loadOnce(() => import("../results/ResultsStep.tsx"));
const numbers = loadOnce(() => import("../numbers/NumbersStep.tsx"));
const stored = loadOnce(() => import("../results/StoredStep.tsx"));

/**
 * The steps after the start page. Each is loaded when first needed, the survey already while the start page is read.
 */
export const SurveyStep = lazy(() => synchronously(survey, ({ SurveyStep }) => ({ default: SurveyStep })));
export const ResultsStep = lazy(() => synchronously(results, ({ ResultsStep }) => ({ default: ResultsStep })));
export const StoredStep = lazy(() => synchronously(stored, ({ StoredStep }) => ({ default: StoredStep })));
export const NumbersStep = lazy(() => synchronously(numbers, ({ NumbersStep }) => ({ default: NumbersStep })));

/**
 * The promise for `lazy`. For code already loaded it resolves within the call, so that React renders the step at once
 * instead of a loading message.
 */
function synchronously<Module, Step>(
  { load, has }: ReturnType<typeof loadOnce<Module>>,
  pick: (module: Module) => Step,
) {
  const module = has();
  if (module === undefined) return load().then(pick);
  const there: PromiseLike<Step> = {
    // biome-ignore lint/suspicious/noThenProperty: React takes this for a promise that is already fulfilled.
    then: (take) => Promise.resolve(take?.(pick(module))) as never,
  };
  // The cast is sound: `lazy` only calls `then`.
  return there as Promise<Step>;
}

/**
 * Loads the survey once the browser is idle, and with the first answer the code for sending and messages. What fails
 * here is loaded again when used.
 */
export function fetchSurveyEarly(): void {
  // The page for own numbers needs neither, and a dropped file needs the whole processor.
  if (currentRoute().kind === "numbers") return;
  whenIdle(() => void survey.load().catch(() => undefined));
  document.addEventListener("input", loadSending, { once: true });
}

/** Loads the code of a route. What fails is loaded again when rendered, and reported there. */
export async function loadCodeOf(route: string): Promise<void> {
  if (route === "form" || route === "results") await survey.load().catch(() => undefined);
  if (route === "numbers") await numbers.load().catch(() => undefined);
  if (route === "report") await stored.load().catch(() => undefined);
}
