/** Something that a plan asked for, to be checked off on a later visit. */
export interface PlanTask {
  readonly id: string;
  readonly what: string;
}
