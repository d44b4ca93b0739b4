/** Where a reading should lie: a line when `low` and `high` are the same, else a band. In the unit of the reading. */
export interface Target {
  readonly low: number;
  readonly high: number;
  /** How it is written beside its line: `good 95%`. */
  readonly text: string;
}
