import type { readinessWords } from "./shared.words.ts";

/**
 * How a reader learns whether data is available: what no one has confirmed in a system like theirs isn't called ready.
 */
export type ShownReadiness = keyof typeof readinessWords;

type Held = Exclude<ShownReadiness, "ask-first">;

interface Element {
  readonly readiness: Held;
  readonly place: { readonly confidence?: string } | null;
}

export const shownOfElement = ({ readiness, place }: Element): ShownReadiness =>
  readiness === "ready-now" && place?.confidence === "low" ? "ask-first" : readiness;

/** A KPI is as sure as the least sure of its elements. */
export const shownOfKpi = ({ readiness, data }: { readonly readiness: Held; readonly data: readonly Element[] }) =>
  readiness === "ready-now" && data.some((element) => shownOfElement(element) === "ask-first")
    ? "ask-first"
    : readiness;

/** The readiest first. */
export const shownReadinesses = ["ready-now", "ask-first", "needs-a-habit", "needs-a-source"] as const;
