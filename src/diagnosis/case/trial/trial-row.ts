/** A row of the table for the next ten working days. */
export interface TrialRow {
  /** `neighbor`: a cause closely related to ours. */
  readonly kind: "our-cause" | "look-alike" | "neighbor" | "we-are-wrong";
  readonly see: string;
  readonly means: string;
  readonly act: string;
}
