import type { RequestExtras } from "../../survey/request-extras.ts";

/**
 * The shortest time, in milliseconds, in which a person can fill in the form and click. Own judgment. It is low because
 * a returning visitor with a saved draft only has to click. Time spent on earlier visits counts, too.
 */
export const shortestFillMs = 2_000;

/**
 * Whether a program seems to have filled in the form: the field that people can't see has a value, or it was too fast. A
 * program that calls the API without the form sends no time and isn't a suspect: the API is open to programs.
 */
export const isSuspect = ({ trap, filledInMs }: Pick<RequestExtras, "trap" | "filledInMs">): boolean =>
  trap !== "" || (filledInMs !== null && filledInMs < shortestFillMs);

/** The result of checking a request's proof of work. Each proof is valid once, for a limited time. */
export type ProofOutcome = "proven" | "missing" | "not-ours" | "expired" | "spent";

/** Checks the proof of work of a request. A server that requires none accepts any. */
export type CheckProof = (proof: string | null) => Promise<ProofOutcome>;
