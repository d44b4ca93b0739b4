import type {
  AnalyzeAnswer,
  Engine,
  WireDiagnosis,
  WireModelCall,
  WireProgress,
  WireReceipt,
  WireTokens,
} from "../survey/wire.ts";

/** The parts of an answer that the page shows, each only when it has the right shape. */
export function readAnswer(data: Readonly<Record<string, unknown>>): AnalyzeAnswer | undefined {
  const analysis = textOf(data.analysis);
  if (analysis === undefined) return undefined;
  const { id, diagnosis, engine, receipt } = data;
  return {
    analysis,
    contact_name: textOf(data.contact_name) ?? "",
    email: textOf(data.email) ?? "",
    ...(typeof id === "string" && { id }),
    ...(isDiagnosis(diagnosis) && { diagnosis }),
    ...(isEngine(engine) && { engine }),
    ...(isReceipt(receipt) && { receipt }),
  };
}

/** One step of a streamed call, or `undefined` where that is something else. */
export function readProgress(data: unknown): WireProgress | undefined {
  if (!isRecord(data)) return undefined;
  const { message, done, total } = data;
  if (typeof message !== "string" || !isCount(done) || !isCount(total)) return undefined;
  return total > 0 && done <= total ? { message, done, total } : undefined;
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

const isEngine = (value: unknown): value is Engine =>
  isRecord(value) && (value.kind === "rules" || (value.kind === "model" && textOf(value.model) !== undefined));

function isReceipt(value: unknown): value is WireReceipt {
  if (!isRecord(value) || typeof value.model !== "string") return false;
  if (!Array.isArray(value.calls) || !value.calls.every(isCall) || !isTokens(value.tokens)) return false;
  return value.cost_dollars === null || typeof value.cost_dollars === "number";
}

function isCall(value: unknown): value is WireModelCall {
  if (!isRecord(value) || !isRecord(value.sent)) return false;
  const texts = [value.purpose, value.outcome, value.sent.instructions, value.sent.data];
  return texts.every((text) => typeof text === "string") && (value.usage === null || isTokens(value.usage));
}

const isTokens = (value: unknown): value is WireTokens =>
  isRecord(value) && isCount(value.input) && isCount(value.output) && typeof value.isEstimated === "boolean";

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0 && Number.isFinite(value);

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
