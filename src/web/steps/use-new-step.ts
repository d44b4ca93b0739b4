import { useEffect, useRef } from "react";
import type { PageSettings } from "../../survey/wire/wire.ts";
import type { DraftKeeper } from "../draft/draft.ts";
import { hideSuccess, showSuccess } from "../toasts.ts";
import { pageWords } from "../words/page.ts";
import { startWords } from "../words/start.ts";
import { takeEarlyClick } from "./early-click.ts";
import type { PageState, Step } from "./step.ts";

/** Updates title, focus and scroll position for a new step, and announces a new result. */
export function useNewStep({ step, isRevisited, isNew }: PageState, settings: PageSettings, draft: DraftKeeper): void {
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
    if (isNew) showSuccess(pageWords.analysis.done, pageWords.analysis.doneText);
    // The survey has restored the focus itself.
    if (isRevisited && kind === "form" && draft.spot()?.focus) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [kind, name, isRevisited, isNew, settings, draft]);
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
