import type { LookAlike } from "../../../knowledge/page-one/look-alikes.ts";

/** A row of the table for the next ten working days. */
export interface TrialRow extends Pick<LookAlike, "see" | "means" | "act" | "ofChange"> {
  /** `neighbor`: a cause closely related to ours. `rival`: another explanation of the same facts, or a belief of the owner. */
  readonly kind: "our-cause" | "look-alike" | "neighbor" | "rival" | "we-are-wrong";
}
