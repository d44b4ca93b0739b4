import {
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  type FunctionsResponse,
} from "@supabase/functions-js";
import { isRecord } from "../survey/is-record.ts";
import { extrasOnWire, type SentExtras } from "../survey/request-extras.ts";
import { analyzeShop, type PageSettings, type WireAnswers } from "../survey/wire.ts";
import { type AnalyzeAnswer, type AnalyzeFailure, type WireProgress, wireProblem } from "../survey/wire-answer.ts";
import { eventsOf } from "./event-stream.ts";
import { failedCall, messageOf } from "./failure.ts";
import { readAnswer, readProgress, textOf } from "./read-answer.ts";
import { functionsAddress } from "./settings.ts";
import type { Failure } from "./step.ts";
import { pageWords } from "./words/page.ts";

/** One call of the analysis. */
export interface AnalysisRequest {
  readonly answers: WireAnswers;
  readonly wantsMail: boolean;
  /** What stands in the field that people do not see. */
  readonly trap: string;
  /** The same for every try of one submission, so that a second try never becomes a second submission. */
  readonly key: string;
  /** Id of the report that these answers change. */
  readonly report?: string;
  /** Whether these are the sample answers, which no one stores. */
  readonly isPreview: boolean;
}

export type AnalysisOutcome =
  | { readonly kind: "analyzed"; readonly answer: AnalyzeAnswer }
  | { readonly kind: "failed"; readonly failure: Failure; readonly problems: Problems; readonly isGone?: true };
export type Problems = NonNullable<AnalyzeFailure["problems"]>;

/**
 * Calls the analysis function. Never throws: what goes wrong is an outcome with words for the visitor.
 *
 * @param extras what travels beside the answers; a function behind an anonymous key elsewhere does not get it
 * @param onProgress takes each step that our own server says was done; other functions say none
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
  if (!isOurs(address)) return notStoredHere(await outcomeOfCall(await invoke({})));
  const streamed = await invoke({ Accept: "text/event-stream" });
  if (!(streamed.data instanceof Response)) return outcomeOfCall(streamed);
  return (await endOf(streamed.data, onProgress)) ?? fetchedPlainly(() => invoke({}), signal);
}

/** Milliseconds before each try to fetch what a broken stream has begun: a server may be restarted meanwhile. */
const waits = [0, 1_000, 3_000, 6_000] as const;

/** The key is the same, so that a plain call fetches what the broken one has begun, and waits for it if need be. */
async function fetchedPlainly(
  invoke: () => Promise<FunctionsResponse<unknown>>,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  let answered: FunctionsResponse<unknown> | undefined;
  for (const wait of waits) {
    await new Promise((go) => setTimeout(go, wait));
    answered = await invoke();
    if (signal.aborted || !isCutOff(answered.error)) break;
  }
  return answered ? outcomeOfCall(answered) : failed(pageWords.analysis.failedUnknown);
}

/** Whether a call ended on its way, at a gateway or in a network that comes and goes. */
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
  const own = isForeign(address, settings) ? {} : ownHeaders(request);
  const body = { ...request.answers, ...(!isForeign(address, settings) && extrasOnWire(extras)) };
  return (headers: Headers): Promise<FunctionsResponse<unknown>> =>
    client.invoke<unknown>(analyzeShop.name, { body, headers: { ...own, ...headers }, signal });
}

function keyHeaders(key: string | null): Record<string, string> {
  return key === null ? {} : { apikey: key, Authorization: `Bearer ${key}` };
}

/** A function of another host behind an anonymous key lets only the client library's own headers through. */
function isForeign(address: string, settings: PageSettings): boolean {
  return settings.anonKey !== null && !isOurs(address);
}

function ownHeaders({ key, isPreview }: AnalysisRequest): Headers {
  const headers = { [analyzeShop.idempotencyHeader]: key };
  return isPreview ? { ...headers, [analyzeShop.previewHeader]: "true" } : headers;
}

/** What another server stored cannot be shown again or erased from here, so its id means nothing here. */
function notStoredHere(outcome: AnalysisOutcome): AnalysisOutcome {
  if (outcome.kind === "failed") return outcome;
  const { id: _, ...answer } = outcome.answer;
  return { kind: "analyzed", answer };
}

/** What a stream of events comes to; `undefined` when it broke off before it said so. */
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

async function outcomeOfCall({ data, error }: FunctionsResponse<unknown>): Promise<AnalysisOutcome> {
  return error === null ? outcomeOf(data) : failureOf(error);
}

/** What a call that went through means: an empty answer, or one with an error in it, is a failure. */
export function outcomeOf(data: unknown): AnalysisOutcome {
  if (!isRecord(data)) return failed(pageWords.analysis.failedEmpty);
  if ("error" in data && data.error) return failed(textOf(data.error) ?? pageWords.analysis.failedEmpty);
  const answer = readAnswer(data);
  return answer ? { kind: "analyzed", answer } : failed(pageWords.analysis.failedEmpty);
}

/** What a call that did not go through means: the server's own words where it has any, else the library's. */
export async function failureOf(error: unknown): Promise<AnalysisOutcome> {
  if (error instanceof FunctionsFetchError) return failedCall(messageOf(error), "no-connection");
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) return failed(messageOf(error));
  const response = error.context;
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const ended = isStream ? await endOf(response, () => undefined) : undefined;
  const outcome = ended ?? failureIn(await response.json().catch(() => undefined), messageOf(error));
  return retriedAfter(outcome, response.headers.get("retry-after"));
}

/** Adds when the server wants to be asked again. It says so in seconds; a date, which the standard allows, is left out. */
function retriedAfter(outcome: AnalysisOutcome, header: string | null): AnalysisOutcome {
  if (outcome.kind === "analyzed" || header === null || !/^[1-9]\d{0,5}$/.test(header)) return outcome;
  return { ...outcome, failure: { ...outcome.failure, retryAfterSeconds: Number(header) } };
}

/** A failure in the server's words, or in others where it has none. */
const failureIn = (body: unknown, otherwise: string): AnalysisOutcome =>
  isRecord(body)
    ? {
        ...failed(textOf(body.error) ?? otherwise, problemsIn(body.problems)),
        ...(body.code === "not-found" && { isGone: true }),
      }
    : failed(otherwise);

const failed = (message: string, problems: Problems = []): AnalysisOutcome & { readonly kind: "failed" } => ({
  ...failedCall(message, "answered"),
  problems,
});

function problemsIn(value: unknown): Problems {
  return Array.isArray(value) ? value.flatMap((problem) => wireProblem.safeParse(problem).data ?? []) : [];
}
