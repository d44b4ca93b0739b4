/** What a shop counts by hand from Monday on and posts on the wall before it has any KPI. Own judgment. */
export interface HandCount {
  /** `{person}`: whoever work waits for. */
  readonly name: string;
  /** The period or set it is counted over; empty if each week is compared with the first or with the one before. */
  readonly unit: string;
  /** The goal for the count. */
  readonly goal: string;
  /** The task of the cause's week that counts it, if it isn't the first one. */
  readonly task?: string;
  /** How to get the number, and what it means, if its name doesn't say. */
  readonly how?: string;
}
