import type { AnalyzeOutcome } from "../service/analyze/analyze-shop.ts";
import type { JsonBytes } from "../service/analyze/json-bytes.ts";
import type { WhyNot } from "../service/reports/export-report.ts";
import type { AnalyzeFailure, FailureCode } from "../survey/wire/response.ts";
import { failureWords as words } from "./server.words.ts";

/** A response to a caller. Failures get their status codes here and nowhere else. */
export type ApiResponse =
  /** `json` is sent unchanged. */
  | { readonly kind: "json"; readonly json: JsonBytes }
  | { readonly kind: "failure"; readonly failure: AnalyzeFailure; readonly retryAfterSeconds?: number };

export type Failure = ApiResponse & { readonly kind: "failure" };

export const statusOf = {
  "not-json": 400,
  "wrong-key": 401,
  "proof-needed": 403,
  "not-found": 404,
  "key-reused": 409,
  "too-large": 413,
  "wrong-type": 415,
  "invalid-answers": 422,
  "too-many-requests": 429,
  internal: 500,
  "not-available": 501,
  busy: 503,
} as const satisfies Record<FailureCode, number>;

interface Details {
  readonly error?: string;
  readonly retryAfterSeconds?: number;
}

export function failed(
  code: Exclude<FailureCode, "invalid-answers">,
  { error = words.byCode[code], ...rest }: Details = {},
): Failure {
  return { kind: "failure", failure: { error, code }, ...rest };
}

/** Suggests when a restarting server is likely to be back, seconds. */
export const stopping = failed("busy", { retryAfterSeconds: 5 });

export const noReport = failed("not-found", { error: words.noReport });

export const tooManyFiles = (retryAfterSeconds: number): Failure =>
  failed("too-many-requests", { error: words.tooManyFiles, retryAfterSeconds });

/** In 10 seconds, the files in the queue now will be done. */
export const filesAreWaiting = failed("busy", {
  error: words.filesAreWaiting,
  retryAfterSeconds: 10,
});

export const notAvailable = (why: WhyNot): Failure => failed("not-available", { error: words.notAvailable[why] });

/** In 2 seconds, the reports in the queue now will be done. */
const manyAreWaiting = failed("busy", {
  error: words.reportsAreWaiting,
  retryAfterSeconds: 2,
});

export const tooManyRequests = (retryAfterSeconds: number): ApiResponse =>
  failed("too-many-requests", {
    error: words.tooManyRequests,
    retryAfterSeconds,
  });

/** The response to the caller after an analysis. */
export function responseTo(outcome: AnalyzeOutcome): ApiResponse {
  switch (outcome.kind) {
    case "analyzed":
      return { kind: "json", json: outcome.response };
    case "invalid-answers": {
      const { problems } = outcome;
      return { kind: "failure", failure: { error: problems[0].message, code: "invalid-answers", problems } };
    }
    case "no-report":
      return noReport;
    case "key-reused":
      return failed("key-reused");
    case "too-many":
      return failed("too-many-requests", { retryAfterSeconds: outcome.retryAfterSeconds });
    case "not-proven":
      return failed("proof-needed", outcome.why === "missing" ? {} : { error: words.proof[outcome.why] });
    case "busy":
      return manyAreWaiting;
  }
}

/** The status and headers of a failure. */
export function failureInit({ failure, retryAfterSeconds }: Failure) {
  return {
    status: statusOf[failure.code],
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  };
}
