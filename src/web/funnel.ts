import { useEffect } from "react";
import { type FunnelStage, funnelPath, isFunnelStage } from "../survey/funnel.ts";
import type { Step } from "./step.ts";

const told = new Set<FunnelStage>();

/** Counts that one visit came this far: the stage's name and nothing else leaves the browser, once a visit. */
export function tellFunnel(stage: FunnelStage): void {
  if (told.has(stage)) return;
  told.add(stage);
  navigator.sendBeacon?.(funnelPath, stage);
}

/** How far the page itself has come. A sample preview counts as nothing: nobody has sent anything. */
export function useFunnel(step: Step): void {
  const isDone = step.kind === "results" && step.result.from === "answers";
  useEffect(() => {
    if (step.kind === "hero" || step.kind === "form") tellFunnel(step.kind);
    if (isDone) tellFunnel("success");
  }, [step.kind, isDone]);
}

/** The sections that were reached: those in which something was touched. */
export function useSectionsReached(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll(".form-section")];
    const tell = ({ target }: Event): void => {
      const place = sections.findIndex((section) => target instanceof Node && section.contains(target));
      const stage = `section-${place + 1}`;
      if (isFunnelStage(stage)) tellFunnel(stage);
    };
    document.addEventListener("input", tell);
    return () => document.removeEventListener("input", tell);
  }, []);
}
