/** How far a visitor comes, in order. Counted without cookie, address or any other name: only how many came so far. */
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
