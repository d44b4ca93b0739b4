import type { Failure, FailureCause } from "../steps/step.ts";
import { pageWords } from "../words/page.ts";

/** The message for the visitor about something thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== "" ? thrown.message : pageWords.analysis.failedUnknown;

export type FailedRequest = { readonly kind: "failed"; readonly failure: Failure; readonly problems: readonly [] };

/** A failed request that has no response from the server. */
export const failedRequest = (message: string, cause: FailureCause): FailedRequest => ({
  kind: "failed",
  failure: { message, cause, retryAfterSeconds: null },
  problems: [],
});

export const failureOfThrown = (thrown: unknown): FailedRequest => failedRequest(messageOf(thrown), "answered");
