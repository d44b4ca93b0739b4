import { FunctionsClient, FunctionsHttpError, type FunctionsResponse } from "@supabase/functions-js";
import {
  type AnalyzeAnswer,
  type AnalyzeFailure,
  analyzeShop,
  type PageSettings,
  type WireProgress,
} from "../survey/wire.ts";
import { eventsOf } from "./event-stream.ts";
import { messageOf } from "./failure.ts";
import { isRecord, readAnswer, readProgress, textOf } from "./read-answer.ts";
import { functionsAddress } from "./settings.ts";

import { words } from "./words.ts";

export type WireAnswers = Readonly<Record<string, string | number | boolean>>;

/** One call of the analysis. */
export interface AnalysisRequest {
  readonly answers: WireAnswers;
  /** The same for every try of one submission, so that a second try never becomes a second submission. */
  readonly key: string;
  /** Whether these are the sample answers, which nobody stores. */
  readonly isPreview: boolean;
}

export type AnalysisOutcome =
  | { readonly kind: "analyzed"; readonly answer: AnalyzeAnswer }
  | { readonly kind: "failed"; readonly message: string; readonly problems: Problems };
export type Problems = NonNullable<AnalyzeFailure["problems"]>;

/**
 * Calls the analysis function. Never throws: what goes wrong is an outcome with words for the visitor.
 *
 * @param tell takes each step that our own server says was done; other functions say none
 */
export async function analyze(
  request: AnalysisRequest,
  settings: PageSettings,
  signal: AbortSignal,
  tell: (progress: WireProgress) => void,
): Promise<AnalysisOutcome> {
  const address = functionsAddress(settings, window.location.href);
  const invoke = invoker(request, address, settings, signal);
  if (!isOurs(address)) return notStoredHere(await outcomeOfCall(await invoke({})));
  const streamed = await invoke({ Accept: "text/event-stream" });
  if (!(streamed.data instanceof Response)) return outcomeOfCall(streamed);
  // The key is the same, so the plain call fetches what the broken one has begun.
  return (await endOf(streamed.data, tell)) ?? outcomeOfCall(await invoke({}));
}

const isOurs = (address: string): boolean => new URL(address).origin === window.location.origin;

type Headers = Readonly<Record<string, string>>;

function invoker(request: AnalysisRequest, address: string, settings: PageSettings, signal: AbortSignal) {
  const client = new FunctionsClient(address, { headers: keyHeaders(settings.anonKey) });
  const own = isForeign(address, settings) ? {} : ownHeaders(request);
  return (headers: Headers): Promise<FunctionsResponse<unknown>> =>
    client.invoke<unknown>(analyzeShop.name, { body: { ...request.answers }, headers: { ...own, ...headers }, signal });
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
  tell: (progress: WireProgress) => void,
): Promise<AnalysisOutcome | undefined> {
  if (body === null) return undefined;
  try {
    for await (const { name, data } of eventsOf(body)) {
      const told: unknown = JSON.parse(data);
      if (name === "result") return outcomeOf(told);
      if (name === "error") return failureIn(told, words.analysis.failedUnknown);
      const progress = name === "progress" ? readProgress(told) : undefined;
      if (progress) tell(progress);
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
  if (!isRecord(data)) return failed(words.analysis.failedEmpty);
  if ("error" in data && data.error) return failed(textOf(data.error) ?? words.analysis.failedEmpty);
  const answer = readAnswer(data);
  return answer ? { kind: "analyzed", answer } : failed(words.analysis.failedEmpty);
}

/** What a call that did not go through means: the server's own words where it has any, else the library's. */
export async function failureOf(error: unknown): Promise<AnalysisOutcome> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) return failed(messageOf(error));
  const response = error.context;
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const told = isStream ? await endOf(response, () => undefined) : undefined;
  return told ?? failureIn(await response.json().catch(() => undefined), messageOf(error));
}

/** A failure in the server's words, or in others where it has none. */
const failureIn = (body: unknown, otherwise: string): AnalysisOutcome =>
  isRecord(body) ? failed(textOf(body.error) ?? otherwise, problemsIn(body.problems)) : failed(otherwise);

const failed = (message: string, problems: Problems = []): AnalysisOutcome => ({ kind: "failed", message, problems });

function problemsIn(value: unknown): Problems {
  return Array.isArray(value)
    ? value.filter((problem) => isRecord(problem) && typeof problem.message === "string")
    : [];
}
