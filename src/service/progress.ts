/** What has been done of one analysis so far. Told after the work, never ahead of it. */
export interface Progress {
  readonly stage: Stage;
  /** What was done, in words for the person who waits. */
  readonly message: string;
  readonly done: number;
  readonly total: number;
}

/** The steps of an analysis, in order. */
export const stages = [
  "reading-answers",
  "ranking-themes",
  "pricing-hours",
  "planning-kpis",
  "writing-report",
] as const;
export type Stage = (typeof stages)[number];

/** Takes the news of one step. The analysis goes on when it has been passed on. */
export type Tell = (progress: Progress) => Promise<void>;

export const progressOf = (stage: Stage, message: string): Progress => ({
  stage,
  message,
  done: stages.indexOf(stage) + 1,
  total: stages.length,
});

/** For callers who only want the end. */
export const tellNobody: Tell = async () => {};
