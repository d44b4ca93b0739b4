import type { readinessWords } from "./shared.words.ts";

/**
 * The readiness we show. Data that no one has confirmed in a system like the shop's is shown as `ask-first`, never as ready.
 */
export type ShownReadiness = keyof typeof readinessWords;

type ComputedReadiness = Exclude<ShownReadiness, "ask-first">;

interface Element {
  readonly readiness: ComputedReadiness;
  readonly place: { readonly confidence?: string } | null;
}

export const shownOfElement = ({ readiness, place }: Element): ShownReadiness =>
  readiness === "ready-now" && place?.confidence === "low" ? "ask-first" : readiness;

/** A KPI is as sure as the least sure of its elements. */
export const shownOfKpi = ({
  readiness,
  data,
}: {
  readonly readiness: ComputedReadiness;
  readonly data: readonly Element[];
}) =>
  readiness === "ready-now" && data.some((element) => shownOfElement(element) === "ask-first")
    ? "ask-first"
    : readiness;

/** The readiest first. */
export const shownReadinesses = ["ready-now", "ask-first", "needs-a-habit", "needs-a-source"] as const;
