import type { Failure, FailureCause } from "./step.ts";
import { pageWords } from "./words/page.ts";

/** What a visitor is told about something thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== "" ? thrown.message : pageWords.analysis.failedUnknown;

export type FailedCall = { readonly kind: "failed"; readonly failure: Failure; readonly problems: readonly [] };

/** A call that failed without an answer of the server's. */
export const failedCall = (message: string, cause: FailureCause): FailedCall => ({
  kind: "failed",
  failure: { message, cause, retryAfterSeconds: null },
  problems: [],
});

export const failureOfThrown = (thrown: unknown): FailedCall => failedCall(messageOf(thrown), "answered");
