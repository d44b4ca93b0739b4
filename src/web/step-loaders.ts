import { lazy } from "react";
import { loadToasts } from "./toasts.ts";
import { whenIdle } from "./when-idle.ts";

export const loadCalls = () => import("./api.ts");

/** Code that is fetched when it is first needed, and that is there at once when it has been fetched before. */
function fetched<Module>(fetch: () => Promise<Module>) {
  let module: Module | undefined;
  const load = async (): Promise<Module> => {
    module ??= await fetch();
    return module;
  };
  return { load, has: () => module };
}

const survey = fetched(() => import("./survey/SurveyStep.tsx"));
const results = fetched(() => import("./results/ResultsStep.tsx"));
const numbers = fetched(() => import("./numbers/NumbersStep.tsx"));
const stored = fetched(() => import("./results/StoredStep.tsx"));

/** The steps behind the hero. Each is fetched when it is first needed, the survey already while the hero is read. */
export const SurveyStep = lazy(() => atOnce(survey, ({ SurveyStep }) => ({ default: SurveyStep })));
export const ResultsStep = lazy(() => atOnce(results, ({ ResultsStep }) => ({ default: ResultsStep })));
export const StoredStep = lazy(() => atOnce(stored, ({ StoredStep }) => ({ default: StoredStep })));
export const NumbersStep = lazy(() => atOnce(numbers, ({ NumbersStep }) => ({ default: NumbersStep })));

/**
 * What `lazy` waits for. Code that is there already is handed over within the call, so that React draws the step at
 * once instead of a word about waiting.
 */
function atOnce<Module, Step>({ load, has }: ReturnType<typeof fetched<Module>>, pick: (module: Module) => Step) {
  const module = has();
  if (module === undefined) return load().then(pick);
  const there: PromiseLike<Step> = {
    // biome-ignore lint/suspicious/noThenProperty: that is what a promise kept already looks like to React.
    then: (take) => Promise.resolve(take?.(pick(module))) as never,
  };
  // The cast is sound: `lazy` uses nothing of a promise but `then`.
  return there as Promise<Step>;
}

/**
 * Fetches the survey once the browser has nothing better to do, and with the first answer what sending and refusing
 * need. What fails here is fetched again when it is used.
 */
export function fetchSurveyEarly(): void {
  whenIdle(() => void survey.load().catch(() => undefined));
  document.addEventListener("input", () => void Promise.allSettled([loadCalls(), loadToasts()]), { once: true });
}

/** The code that a place is drawn with. What cannot be fetched is fetched again when it is drawn, and told there. */
export async function loadCodeOf(route: string): Promise<void> {
  if (route === "form" || route === "results") await survey.load().catch(() => undefined);
  if (route === "numbers") await numbers.load().catch(() => undefined);
  if (route === "report") await stored.load().catch(() => undefined);
}
