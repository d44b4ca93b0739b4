import {
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  type FunctionsResponse,
} from "@supabase/functions-js";
import { isRecord } from "../../survey/is-record.ts";
import { extrasOnWire, type SentExtras } from "../../survey/request-extras.ts";
import {
  type AnalyzeFailure,
  type AnalyzeResponse,
  type WireProgress,
  wireProblem,
} from "../../survey/wire/response.ts";
import { analyzeEndpoint, type PageSettings, type WireAnswers } from "../../survey/wire/wire.ts";
import { functionsAddress } from "../settings.ts";
import type { Failure } from "../steps/step.ts";
import { pageWords } from "../words/page.ts";
import { eventsOf } from "./event-stream.ts";
import { failedRequest, messageOf } from "./failure.ts";
import { readProgress, readResponse, textOf } from "./read-response.ts";

/** One request of the analysis function. */
export interface AnalysisRequest {
  readonly answers: WireAnswers;
  readonly wantsMail: boolean;
  /** The value of the honeypot field, which people don't see. */
  readonly trap: string;
  /** The same for every try of one submission, so that a retry doesn't create a second one. */
  readonly key: string;
  /** The id of the report to update. */
  readonly report?: string;
  /** Whether these are the sample answers, which are never stored. */
  readonly isPreview: boolean;
}

export type AnalysisOutcome =
  | { readonly kind: "analyzed"; readonly response: AnalyzeResponse }
  | { readonly kind: "failed"; readonly failure: Failure; readonly problems: Problems; readonly isGone?: true };
export type Problems = NonNullable<AnalyzeFailure["problems"]>;

/**
 * Calls the analysis function. Never throws; a failure is an outcome with a message for the visitor.
 *
 * @param extras sent along with the answers, except to a function on another host behind an anonymous key
 * @param onProgress called for each step that our own server reports; other functions report none
 */
export async function analyze(
  request: AnalysisRequest,
  extras: SentExtras,
  settings: PageSettings,
  signal: AbortSignal,
  onProgress: (progress: WireProgress) => void,
): Promise<AnalysisOutcome> {
  const address = functionsAddress(settings, window.location.href);
  const invoke = invoker(request, extras, address, settings, signal);
  if (!isOurs(address)) return notStoredHere(await outcomeOfResponse(await invoke({})));
  const streamed = await invoke({ Accept: "text/event-stream" });
  if (!(streamed.data instanceof Response)) return outcomeOfResponse(streamed);
  return (await endOf(streamed.data, onProgress)) ?? fetchWithoutStream(() => invoke({}), signal);
}

/** Pauses before each try to fetch what a broken stream started, milliseconds; the server may be restarting. */
const retryPauses = [0, 1_000, 3_000, 6_000] as const;

/** With the same key, a plain request returns what the broken one started, waiting for it if needed. */
async function fetchWithoutStream(
  invoke: () => Promise<FunctionsResponse<unknown>>,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  let answered: FunctionsResponse<unknown> | undefined;
  for (const wait of retryPauses) {
    await pause(wait, signal);
    answered = await invoke();
    if (signal.aborted || !isCutOff(answered.error)) break;
  }
  return answered ? outcomeOfResponse(answered) : failed(pageWords.analysis.failedUnknown);
}

/** Waits so many milliseconds, or until the visitor cancels. */
const pause = (wait: number, signal: AbortSignal): Promise<void> =>
  new Promise((go) => {
    signal.addEventListener("abort", () => go(), { once: true });
    setTimeout(go, wait);
  });

/** Whether a request was cut off in transit, by a gateway or an unstable network. */
function isCutOff(error: unknown): boolean {
  if (error instanceof FunctionsFetchError) return window.navigator.onLine;
  return error instanceof FunctionsHttpError && gatewayFailures.has((error.context as Response).status);
}

const gatewayFailures: ReadonlySet<number> = new Set([502, 503, 504]);

const isOurs = (address: string): boolean => new URL(address).origin === window.location.origin;

type Headers = Readonly<Record<string, string>>;

function invoker(
  request: AnalysisRequest,
  extras: SentExtras,
  address: string,
  settings: PageSettings,
  signal: AbortSignal,
) {
  const client = new FunctionsClient(address, { headers: keyHeaders(settings.anonKey) });
  const requestHeaders = isForeign(address, settings) ? {} : ownHeaders(request);
  const body = { ...request.answers, ...(!isForeign(address, settings) && extrasOnWire(extras)) };
  return (headers: Headers): Promise<FunctionsResponse<unknown>> =>
    client.invoke<unknown>(analyzeEndpoint.name, { body, headers: { ...requestHeaders, ...headers }, signal });
}

function keyHeaders(key: string | null): Record<string, string> {
  return key === null ? {} : { apikey: key, Authorization: `Bearer ${key}` };
}

/** A function on another host behind an anonymous key accepts only the client library's own headers. */
function isForeign(address: string, settings: PageSettings): boolean {
  return settings.anonKey !== null && !isOurs(address);
}

function ownHeaders({ key, isPreview }: AnalysisRequest): Headers {
  const headers = { [analyzeEndpoint.idempotencyHeader]: key };
  return isPreview ? { ...headers, [analyzeEndpoint.previewHeader]: "true" } : headers;
}

/** What another server stored can't be shown again or erased from here, so its id is dropped. */
function notStoredHere(outcome: AnalysisOutcome): AnalysisOutcome {
  if (outcome.kind === "failed") return outcome;
  const { id: _, ...response } = outcome.response;
  return { kind: "analyzed", response };
}

/** The outcome of an event stream; `undefined` if it broke off first. */
export async function endOf(
  { body }: Response,
  onProgress: (progress: WireProgress) => void,
): Promise<AnalysisOutcome | undefined> {
  if (body === null) return undefined;
  try {
    for await (const { name, data } of eventsOf(body)) {
      const message: unknown = JSON.parse(data);
      if (name === "result") return outcomeOf(message);
      if (name === "error") return failureIn(message, pageWords.analysis.failedUnknown);
      const progress = name === "progress" ? readProgress(message) : undefined;
      if (progress) onProgress(progress);
    }
  } catch {
    return undefined;
  }
  return undefined;
}

async function outcomeOfResponse({ data, error }: FunctionsResponse<unknown>): Promise<AnalysisOutcome> {
  return error === null ? outcomeOf(data) : failureOf(error);
}

/** The outcome of a successful request; an empty response, or one with an error in it, is a failure. */
export function outcomeOf(data: unknown): AnalysisOutcome {
  if (!isRecord(data)) return failed(pageWords.analysis.failedEmpty);
  if ("error" in data && data.error) return failed(textOf(data.error) ?? pageWords.analysis.failedEmpty);
  const response = readResponse(data);
  return response ? { kind: "analyzed", response } : failed(pageWords.analysis.failedEmpty);
}

/** The outcome of a failed request, with the server's own message if it has one, else the library's. */
export async function failureOf(error: unknown): Promise<AnalysisOutcome> {
  if (error instanceof FunctionsFetchError) return failedRequest(messageOf(error), "no-connection");
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) return failed(messageOf(error));
  const response = error.context;
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const ended = isStream ? await endOf(response, () => undefined) : undefined;
  const outcome = ended ?? failureIn(await response.json().catch(() => undefined), messageOf(error));
  return withRetryAfter(outcome, response.headers.get("retry-after"));
}

/** Adds when to retry, if the server says so in seconds. A date, which the standard also allows, is ignored. */
function withRetryAfter(outcome: AnalysisOutcome, header: string | null): AnalysisOutcome {
  if (outcome.kind === "analyzed" || header === null || !/^[1-9]\d{0,5}$/.test(header)) return outcome;
  return { ...outcome, failure: { ...outcome.failure, retryAfterSeconds: Number(header) } };
}

/** A failure with the server's message, or another if it has none. */
const failureIn = (body: unknown, fallback: string): AnalysisOutcome =>
  isRecord(body)
    ? {
        ...failed(textOf(body.error) ?? fallback, problemsIn(body.problems)),
        ...(body.code === "not-found" && { isGone: true }),
      }
    : failed(fallback);

const failed = (message: string, problems: Problems = []): AnalysisOutcome & { readonly kind: "failed" } => ({
  ...failedRequest(message, "answered"),
  problems,
});

function problemsIn(value: unknown): Problems {
  return Array.isArray(value) ? value.flatMap((problem) => wireProblem.safeParse(problem).data ?? []) : [];
}
