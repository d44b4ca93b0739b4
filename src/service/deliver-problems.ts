/** Whether to try a delivery again. */
type Fate = "try-again" | "final";

interface ProblemRow {
  readonly fate: Fate;
  /** What the operator reads. Never contains an address or text from the other side. */
  readonly words: string;
}

/** What can go wrong with one attempt. Only what waiting can't fix is final. */
const deliveryProblems = {
  "report-missing": { fate: "try-again", words: "there is no report: its analysis failed or is still running" },
  "report-busy": { fate: "try-again", words: "too many files were waiting, so the report was not made" },
  "not-set-up": { fate: "try-again", words: "the server that tried lacks the settings for it" },
  "fault-of-ours": { fate: "try-again", words: "an error on our side; see the log" },
  "mail-unreachable": { fate: "try-again", words: "the mail server cannot be reached" },
  "mail-broken-off": { fate: "try-again", words: "the mail server hung up or took too long" },
  "mail-not-private": { fate: "try-again", words: "the mail server offers no encryption we can trust" },
  "mail-login": { fate: "try-again", words: "the mail server rejects our login" },
  "mail-later": { fate: "try-again", words: "the mail server asks us to try later" },
  "mail-recipient": { fate: "final", words: "the mail server refuses this recipient for good" },
  "mail-sender": { fate: "try-again", words: "the mail server refuses our sender address" },
  "mail-content": { fate: "final", words: "the mail server refuses this message for good" },
  "hook-unreachable": { fate: "try-again", words: "the webhook cannot be reached" },
  "hook-slow": { fate: "try-again", words: "the webhook took too long" },
  "hook-not-private": { fate: "try-again", words: "the webhook offers no encryption we can trust" },
  "hook-inside": { fate: "try-again", words: "the webhook's name points into a private network" },
  "hook-redirect": { fate: "try-again", words: "the webhook redirects; redirects are not followed" },
  "hook-refused": { fate: "try-again", words: "the webhook refuses the call" },
  "hook-later": { fate: "try-again", words: "the webhook asks us to try later" },
  "hook-fault": { fate: "try-again", words: "the webhook failed" },
  "hook-gone": { fate: "final", words: "the webhook is gone for good" },
} as const satisfies Record<string, ProblemRow>;

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
  /** The address got all the emails of its day: nothing was sent. */
  | { readonly kind: "too-many" }
  /** Not due yet. */
  | { readonly kind: "later"; readonly at: Date }
  | Failed;

export const isFinal = ({ problem }: Failed): boolean => deliveryProblems[problem].fate === "final";

/** `the webhook failed (503)` */
export const wordsOfProblem = ({ problem, status }: Pick<Failed, "problem" | "status">): string =>
  `${deliveryProblems[problem].words}${status === undefined ? "" : ` (${status})`}`;
