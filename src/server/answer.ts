import type { AnalyzeOutcome } from "../service/analyze-shop.ts";
import type { WhyNot } from "../service/export-report.ts";
import type { JsonBytes } from "../service/json-bytes.ts";
import type { ProofOutcome } from "../service/suspicion.ts";
import type { AnalyzeFailure, FailureCode } from "../survey/wire-answer.ts";

/** A reply to a caller. Failures get their status codes here and nowhere else. */
export type Reply =
  /** `json` is sent unchanged. */
  | { readonly kind: "answer"; readonly json: JsonBytes }
  | { readonly kind: "failure"; readonly failure: AnalyzeFailure; readonly retryAfterSeconds?: number };

export type Failure = Reply & { readonly kind: "failure" };

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

/** The default message of each failure. */
const sentences = {
  "not-json": "The body is not JSON. Send the answers as one JSON object in UTF-8.",
  "wrong-key": "This call needs the anonymous key of this site, as apikey or as bearer token.",
  "proof-needed":
    "This server asks for a proof of work, and the call has none. Get a challenge at /api/challenge, solve it with ALTCHA and send the payload as proof.",
  "not-found": "There is nothing at this address.",
  "key-reused": "This idempotency key was used with other answers. Use a new key for new answers.",
  "too-large": "The body is larger than 64 KiB.",
  "wrong-type": "The body has to be sent as application/json.",
  "too-many-requests":
    "Too many analyses from your address. Your answers are still in the form. Please try again later.",
  internal: "Something went wrong on our side. Your answers are still in the form. Please try again.",
  "not-available": "This server cannot make this file.",
  busy: "The server is being restarted. Your answers are still in the form. Please try again in a moment.",
} as const satisfies Record<Exclude<FailureCode, "invalid-answers">, string>;

interface Details {
  readonly error?: string;
  readonly retryAfterSeconds?: number;
}

export function failed(code: keyof typeof sentences, { error = sentences[code], ...rest }: Details = {}): Failure {
  return { kind: "failure", failure: { error, code }, ...rest };
}

/** Suggests when a restarting server is likely to be back, seconds. */
export const stopping = failed("busy", { retryAfterSeconds: 5 });

export const noReport = failed("not-found", { error: "There is no report at this address. It may have been erased." });

export const tooManyFiles = (retryAfterSeconds: number): Failure =>
  failed("too-many-requests", { error: "Too many files for your address. Please try again later.", retryAfterSeconds });

/** By then the files that are waiting now have been made. */
export const filesAreWaiting = failed("busy", {
  error: "Many files are being made right now. Please try again in a moment.",
  retryAfterSeconds: 10,
});

const reasons = {
  "no-writer":
    "This server cannot make PDF files: the module that writes them is missing on its machine. The report as a web page prints just as well.",
  "older-report":
    "This file can't be made: an older version of this site stored the report. The web page and the JSON still show it as it was.",
} as const satisfies Record<WhyNot, string>;

export const notAvailable = (why: WhyNot): Failure => failed("not-available", { error: reasons[why] });

/** By then the reports that are waiting now have been made. */
const manyAreWaiting = failed("busy", {
  error: "Many reports are being made right now. Your answers are still in the form. Please try again in a moment.",
  retryAfterSeconds: 2,
});

export const tooManyRequests = (retryAfterSeconds: number): Reply =>
  failed("too-many-requests", {
    error: "Too many requests from your address. Please try again later.",
    retryAfterSeconds,
  });

const proofWords = {
  missing: {},
  "not-ours": {
    error: "The proof of work is not one for a challenge of this server. Get a new one at /api/challenge.",
  },
  expired: { error: "The proof of work is too old. Get a new challenge at /api/challenge." },
  spent: { error: "The proof of work was used before; each is good once. Get a new challenge at /api/challenge." },
} as const satisfies Record<Exclude<ProofOutcome, "proven">, Details>;

/** The reply to the caller after an analysis. */
export function replyTo(outcome: AnalyzeOutcome): Reply {
  switch (outcome.kind) {
    case "analyzed":
      return { kind: "answer", json: outcome.answer };
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
      return failed("proof-needed", proofWords[outcome.why]);
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
