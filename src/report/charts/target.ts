/** Where a reading should be: a line if `low` and `high` are equal, else a band. In the unit of the reading. */
export interface Target {
  readonly low: number;
  readonly high: number;
  /** The text next to its line: `good 95%`. */
  readonly text: string;
}
