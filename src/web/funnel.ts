import { useEffect } from "react";
import { type FunnelStage, funnelPath, isFunnelStage } from "../survey/funnel.ts";
import type { Step } from "./step.ts";

const reported = new Set<FunnelStage>();

/** Counts that one visit came this far: the stage's name and nothing else leaves the browser, once a visit. */
export function reportStage(stage: FunnelStage): void {
  if (reported.has(stage)) return;
  reported.add(stage);
  navigator.sendBeacon?.(funnelPath, stage);
}

/** How far the page itself has come. A sample preview counts as nothing: no one has sent anything. */
export function useFunnel(step: Step): void {
  const isDone = step.kind === "results" && step.result.from === "answers";
  useEffect(() => {
    if (step.kind === "hero" || step.kind === "form") reportStage(step.kind);
    if (isDone) reportStage("success");
  }, [step.kind, isDone]);
}

/** The sections that were reached: those in which something was touched. */
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
