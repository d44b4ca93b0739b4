import type { RequestExtras } from "../survey/request-extras.ts";

/**
 * No one sees the form for the first time, gives seven required answers and presses the button in less, milliseconds.
 * Our own judgment, and a low one: whoever comes back to a kept draft only has to press. Time of earlier visits counts.
 */
export const shortestFillMs = 2_000;

/**
 * Whether a program seems to have filled in the form: something stands in the field that people do not see, or it went
 * too fast. A program that calls without a form tells no time and is no suspect: the call is open to programs.
 */
export const isSuspect = ({ trap, filledInMs }: Pick<RequestExtras, "trap" | "filledInMs">): boolean =>
  trap !== "" || (filledInMs !== null && filledInMs < shortestFillMs);

/** What is thought of the proof of work that came with a call. Each is good once, and for some time. */
export type ProofOutcome = "proven" | "missing" | "not-ours" | "expired" | "spent";

/** Looks at the proof of work of a call. Whoever asks for none takes any. */
export type Prove = (proof: string | null) => Promise<ProofOutcome>;
