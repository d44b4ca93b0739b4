import { APICallError, NoContentGeneratedError } from "ai";
import type { ModelFailure } from "../../service/model/narrator.ts";
import type { NoReply } from "./ask-once.ts";
import { TooManyBytes } from "./careful-fetch.ts";
import { jsonInText } from "./json-in-text.ts";

/**
 * Classifies an error of the AI SDK. The error itself isn't kept, because it holds the whole question and its headers.
 */
export function failureOf(error: unknown, now: number): NoReply {
  const call = APICallError.isInstance(error) ? error : undefined;
  return {
    kind: "not-answered",
    why: isTooLong(error) ? "too-long" : whyOf(error, call),
    status: call?.statusCode,
    retryAfter: retryAfterOf(call?.responseHeaders ?? {}, now),
  };
}

function whyOf(error: unknown, call: APICallError | undefined): ModelFailure {
  if (NoContentGeneratedError.isInstance(error)) return "empty";
  if (isAborted(error)) return "timed-out";
  if (call?.statusCode === undefined) return "unreachable";
  if (call.statusCode === 401 || call.statusCode === 403) return "refused-key";
  if (call.statusCode === 429) return "too-many-requests";
  if (call.statusCode >= 400) return "server-error";
  return whyUnreadable(call);
}

/** The server answered 200, but not with a usable reply. */
function whyUnreadable({ responseBody, cause }: APICallError): ModelFailure {
  if (responseBody === undefined) return isAborted(cause) ? "timed-out" : "unreachable";
  if (responseBody.trim() === "") return "empty";
  const read = jsonInText(responseBody);
  if (read.kind !== "json") return "not-json";
  return Object.hasOwn(Object(read.value), "error") ? "server-error" : "wrong-form";
}

const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");

function isTooLong(error: unknown): boolean {
  if (error instanceof TooManyBytes) return true;
  return error instanceof Error && error.cause !== undefined && isTooLong(error.cause);
}

/** The header is in seconds or a date; some servers also send milliseconds. */
function retryAfterOf(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const milliseconds = Number(headers["retry-after-ms"] ?? Number.NaN);
  const header = headers["retry-after"] ?? "";
  const wait = [milliseconds, Number(header || Number.NaN) * 1000, Date.parse(header) - now].find(Number.isFinite);
  return wait === undefined ? undefined : Math.max(0, wait);
}
