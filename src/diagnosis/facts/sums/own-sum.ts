import type { FreeTextField } from "../../../survey/free-text.ts";
import type { SetupExample } from "../../losses/setup-example.ts";

/**
 * Sums over numbers that the shop wrote itself, so that its owner can check them in their head. Each keeps the words it
 * is based on.
 */
export type OwnSum = SetupOverrun | OnTimeGap;

/** One setup, planned and actual. */
export interface SetupOverrun extends SetupExample, Grounds {
  readonly kind: "setup-overrun";
}

/**
 * How many more jobs in a hundred must be on time: the goal minus today's value, as measured or otherwise as stated.
 */
export interface OnTimeGap extends Grounds {
  readonly kind: "on-time-gap";
  /** As shares of all jobs. */
  readonly goal: number;
  readonly today: { readonly low: number; readonly high: number };
  /** Whether today's share is from the shop's own files. */
  readonly isMeasured: boolean;
}

interface Grounds {
  /** The words a sum is based on, unchanged, and the answers they are in. */
  readonly quotes: readonly { readonly field: FreeTextField; readonly text: string }[];
}
