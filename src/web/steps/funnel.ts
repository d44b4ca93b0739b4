import { useEffect } from "react";
import { type FunnelStage, funnelPath, isFunnelStage } from "../../survey/funnel.ts";
import type { Step } from "./step.ts";

const reported = new Set<FunnelStage>();

/** Counts that a visit reached a stage, once per visit. Only the stage's name leaves the browser. */
export function reportStage(stage: FunnelStage): void {
  if (reported.has(stage)) return;
  reported.add(stage);
  navigator.sendBeacon?.(funnelPath, stage);
}

/** Reports the page's own stages. A sample preview doesn't count, because nothing was sent. */
export function useFunnel(step: Step): void {
  const isDone = step.kind === "results" && step.result.from === "answers";
  useEffect(() => {
    if (step.kind === "hero" || step.kind === "form") reportStage(step.kind);
    if (isDone) reportStage("success");
  }, [step.kind, isDone]);
}

/** Reports a section as reached when something in it is changed. */
export function useSectionsReached(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll(".form-section")];
    const reportSection = ({ target }: Event): void => {
      const index = sections.findIndex((section) => target instanceof Node && section.contains(target));
      const stage = `section-${index + 1}`;
      if (isFunnelStage(stage)) reportStage(stage);
    };
    document.addEventListener("input", reportSection);
    return () => document.removeEventListener("input", reportSection);
  }, []);
}
