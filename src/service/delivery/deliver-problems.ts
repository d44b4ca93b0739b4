import { deliveryProblems } from "./deliver-problems.words.ts";

export type DeliveryProblem = keyof typeof deliveryProblems;

/** A problem of one attempt, with the status code of the other side, if any. */
export interface Failed {
  readonly kind: "failed";
  readonly problem: DeliveryProblem;
  readonly status?: number;
  /** The shortest wait the receiver asked for. */
  readonly retryAfterSeconds?: number;
}

/** How one attempt ended. */
export type Attempt =
  | { readonly kind: "delivered" }
  /** Erased while it was being prepared: nothing was sent. */
  | { readonly kind: "withdrawn" }
  /** The owner of the address is asked to confirm first. */
  | { readonly kind: "asked" }
  /** The address has reached its daily limit: nothing was sent. */
  | { readonly kind: "too-many" }
  /** Not due yet. */
  | { readonly kind: "later"; readonly at: Date }
  | Failed;

export const isFinal = ({ problem }: Failed): boolean => deliveryProblems[problem].fate === "final";

/** `the webhook failed (503)` */
export const wordsOfProblem = ({ problem, status }: Pick<Failed, "problem" | "status">): string =>
  `${deliveryProblems[problem].words}${status === undefined ? "" : ` (${status})`}`;
