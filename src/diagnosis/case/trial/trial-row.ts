/** A row of the table for the next ten working days. */
export interface TrialRow {
  /** `neighbor`: a cause closely related to ours. `rival`: another explanation of the same facts, or a belief of the owner. */
  readonly kind: "our-cause" | "look-alike" | "neighbor" | "rival" | "we-are-wrong";
  readonly see: string;
  readonly means: string;
  readonly act: string;
}
