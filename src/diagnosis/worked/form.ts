import type { FreeTextField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";

/** A sum over numbers that the shop wrote, with the words it rests on. */
export interface Worked {
  /** Their words, unchanged, in order: parts of sentences that hold the numbers. */
  readonly said: readonly Said[];
  /** Sums written out, each with its result, without a period. */
  readonly sums: readonly string[];
  /** Machine hours that the sum says are lost each week or month, to set beside a plan; else absent. */
  readonly idle?: string;
  /** Hours a week that a desk or a measuring machine has left, by this sum; else absent. */
  readonly free?: { readonly of: "desk" | "machine"; readonly hours: number };
}

export interface Said {
  readonly field: FreeTextField;
  /** What is shown. */
  readonly text: string;
  /** The sentence it is from. */
  readonly sentence: string;
}

export interface Answer {
  readonly field: FreeTextField;
  /** Its sentences in order. */
  readonly texts: readonly string[];
}

/** Reads one kind of sum. It gives none where a unit, a period or what is counted isn't certain. */
export type Form = (answer: Answer, shop: Submission) => readonly Worked[];
