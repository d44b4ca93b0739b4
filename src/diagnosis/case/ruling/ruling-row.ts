import type { Asset } from "../../../knowledge/patterns/asset-patterns.ts";
import type { Certainty } from "../../facts/plans/plan-certainty.ts";
import type { Quote } from "../quote.ts";

/** Our advice on a plan to spend. */
export interface Ruling {
  readonly asset: Asset | null;
  /** The plan in their words, from the verb to the thing, and the thing alone; `null` if nothing is planned. */
  readonly plan: (Quote & { readonly thing: string; readonly certainty: Certainty }) | null;
  /** `respected`: they have already decided against it. `none-planned`: nothing is planned, and the row says so. */
  readonly verdict: "not-yet" | "no" | "yes-if" | "respected" | "none-planned";
  /** A whole sentence. */
  readonly text: string;
  /** A calculation with the shop's own numbers (hours gained, people, price in machine hours); `null` if there is none. */
  readonly sum: string | null;
  /** The number or condition that would make it a yes. */
  readonly turnsToYes: string | null;
  /** Set on the plan to take up before the others. */
  readonly isFirst?: true;
  /** The date they give for it, in their words. */
  readonly deadline: string | null;
  /** What to tell the seller or applicant if that date comes before the ten days are over, as a whole sentence. */
  readonly untilThen: string | null;
  /** Whether it is the change of the two weeks, so that their last day decides. */
  readonly isTheChange?: true;
}
