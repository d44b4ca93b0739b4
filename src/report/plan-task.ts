/** A task of a plan, to be checked off on a later visit. */
export interface PlanTask {
  readonly id: string;
  readonly what: string;
  /** The part of the plan, `Days 1 to 30`. Older releases stored none. */
  readonly when?: string;
}
