import type { Logger } from "../adapters/monitoring/log.ts";
import type { Services } from "../adapters/services.ts";
import { isDamage } from "../adapters/store/readiness.ts";
import { type Unavailable, whyUnavailable } from "../adapters/store/unavailable.ts";
import { type ApiResponse, failed } from "./api-response.ts";
import { failureWords } from "./server.words.ts";

export interface FailurePorts {
  readonly log: Pick<Logger, "error" | "warn">;
  readonly services: Pick<Services, "metrics" | "noteDamage">;
}

/** The response when something throws. A database problem is temporary; anything else is our error. */
export function responseToError(error: unknown, about: object, { log, services }: FailurePorts): ApiResponse {
  const why = whyUnavailable(error);
  if (why === undefined) {
    if (isDamage(error)) services.noteDamage();
    log.error({ ...about, err: error }, "a request failed");
    return failed("internal");
  }
  log.warn({ ...about, why, err: error }, "the database is not usable now");
  services.metrics.count("spindlewise_store_unavailable_total", { state: why });
  return unavailable[why];
}

const unavailable = {
  full: failed("busy", {
    error: failureWords.databaseFull,
    retryAfterSeconds: 60,
  }),
  "read-only": failed("busy", {
    error: failureWords.databaseReadOnly,
    retryAfterSeconds: 10,
  }),
  busy: failed("busy", {
    error: failureWords.databaseBusy,
    retryAfterSeconds: 5,
  }),
  away: failed("busy", {
    error: failureWords.databaseSilent,
    retryAfterSeconds: 10,
  }),
} as const satisfies Record<Unavailable, ApiResponse>;

/**
 * Whether the caller left mid-request, so that no one reads a response. Logged as 499, as proxies do; it isn't our error,
 * so not a 5xx.
 */
export const isAborted = (error: unknown, { signal }: Request): boolean =>
  error instanceof Error && (signal.aborted || abortErrorNames.has(error.name));

const abortErrorNames: ReadonlySet<string> = new Set(["AbortError"]);

export const abortedResponse = (): Response => new Response(null, { status: 499 });
