/**
 * The stages a visitor passes, in order. Only the number of visitors at each stage is counted, without cookie or
 * address.
 */
export const funnelStages = [
  "hero",
  "form",
  "section-1",
  "section-2",
  "section-3",
  "section-4",
  "section-5",
  "submit",
  "success",
] as const;
export type FunnelStage = (typeof funnelStages)[number];

export const isFunnelStage = (given: unknown): given is FunnelStage => funnelStages.some((stage) => stage === given);

/** Where the page reports that a stage was reached. */
export const funnelPath = "/api/funnel";
