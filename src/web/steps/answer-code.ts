import { loadToasts, showProblem } from "../toasts.ts";
import { pageWords } from "../words/page.ts";

const load = () => import("../survey/answer-values.ts");

/** Loads what a report's own buttons need ahead of use, so that they also work offline, or say why not. */
export const loadForReport = (): void => void Promise.allSettled([load(), loadToasts()]);

/** What turns a report back into answers; `null` if it can't be loaded, and the visitor has been told. */
export async function loadAnswerCode() {
  const code = await load().catch(() => null);
  if (code === null) showProblem(pageWords.notLoaded.title, pageWords.notLoaded.text);
  return code;
}
