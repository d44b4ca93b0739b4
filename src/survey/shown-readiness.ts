import { readinessWords } from "./shared.words.ts";

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

/** The readiness shown for a KPI: never ready if one of its elements isn't confirmed. */
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

/** The most ready first, as in `readinessWords`. */
export const shownReadinesses = Object.keys(readinessWords) as readonly ShownReadiness[];
