import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import {
  type AnalyzeAnswer,
  type AnalyzeFailure,
  analyzeShop,
  type PageSettings,
  type WireDiagnosis,
} from "../survey/wire.ts";
import { messageOf } from "./failure.ts";
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

/** Calls the analysis function. Never throws: what goes wrong is an outcome with words for the visitor. */
export async function analyze(
  request: AnalysisRequest,
  settings: PageSettings,
  signal: AbortSignal,
): Promise<AnalysisOutcome> {
  const address = functionsAddress(settings, window.location.href);
  const client = new FunctionsClient(address, { headers: keyHeaders(settings.anonKey) });
  const { data, error } = await client.invoke<unknown>(analyzeShop.name, {
    body: { ...request.answers },
    headers: isForeign(address, settings) ? {} : ownHeaders(request),
    signal,
  });
  if (error !== null) return failureOf(error);
  return isOurs(address) ? outcomeOf(data) : notStoredHere(outcomeOf(data));
}

const isOurs = (address: string): boolean => new URL(address).origin === window.location.origin;

/** What another server stored cannot be shown again or erased from here, so its id means nothing here. */
function notStoredHere(outcome: AnalysisOutcome): AnalysisOutcome {
  if (outcome.kind === "failed") return outcome;
  const { id: _, ...answer } = outcome.answer;
  return { kind: "analyzed", answer };
}

function keyHeaders(key: string | null): Record<string, string> {
  return key === null ? {} : { apikey: key, Authorization: `Bearer ${key}` };
}

/** A function of another host behind an anonymous key lets only the client library's own headers through. */
function isForeign(address: string, settings: PageSettings): boolean {
  return settings.anonKey !== null && !isOurs(address);
}

function ownHeaders({ key, isPreview }: AnalysisRequest): Record<string, string> {
  const headers = { [analyzeShop.idempotencyHeader]: key };
  return isPreview ? { ...headers, [analyzeShop.previewHeader]: "true" } : headers;
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
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    const body = await readJson(error.context);
    const message = isRecord(body) ? textOf(body.error) : undefined;
    return failed(message ?? messageOf(error), isRecord(body) ? problemsIn(body.problems) : []);
  }
  return failed(messageOf(error));
}

export const failed = (message: string, problems: Problems = []): AnalysisOutcome => ({
  kind: "failed",
  message,
  problems,
});

async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** The parts of an answer that the page shows, each only when it has the right shape. */
export function readAnswer(data: Readonly<Record<string, unknown>>): AnalyzeAnswer | undefined {
  const analysis = textOf(data.analysis);
  if (analysis === undefined) return undefined;
  const { id, diagnosis } = data;
  return {
    analysis,
    contact_name: textOf(data.contact_name) ?? "",
    email: textOf(data.email) ?? "",
    ...(typeof id === "string" && { id }),
    ...(isDiagnosis(diagnosis) && { diagnosis }),
  };
}

function isDiagnosis(value: unknown): value is WireDiagnosis {
  if (!isRecord(value) || !isRecord(value.scores)) return false;
  return (
    isFigure(value.hidden_hours) &&
    isFigure(value.hidden_dollars) &&
    typeof value.scores.visibility_index === "number" &&
    typeof value.scores.visibility_tier === "string"
  );
}

const isFigure = (value: unknown): boolean =>
  isRecord(value) && [value.low, value.likely, value.high].every((part) => typeof part === "number");

function problemsIn(value: unknown): Problems {
  return Array.isArray(value)
    ? value.filter((problem) => isRecord(problem) && typeof problem.message === "string")
    : [];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
