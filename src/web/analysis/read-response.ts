import {
  type AnalyzeResponse,
  analyzeResponse,
  type WireProgress,
  wireBoard,
  wireDiagnosis,
  wireEngine,
  wireInShort,
  wireProgress,
  wireReceipt,
} from "../../survey/wire/response.ts";
import { wireViews } from "../../survey/wire/views.ts";
import { curlyApostrophes } from "../../survey/writing.ts";

/** The parts of a response that the page shows, each only if it has the right shape. */
export function readResponse(data: Readonly<Record<string, unknown>>): AnalyzeResponse | undefined {
  const { analysis } = analyzeResponse.shape;
  const report = analysis.safeParse(data.analysis).data;
  if (report === undefined) return undefined;
  const [diagnosis, inShort, engine, receipt] = [
    wireDiagnosis.safeParse(withCurlyApostrophes(data.diagnosis)).data,
    wireInShort.safeParse(withCurlyApostrophes(data.in_short)).data,
    wireEngine.safeParse(data.engine).data,
    wireReceipt.safeParse(data.receipt).data,
  ];
  const board = wireBoard.safeParse(withCurlyApostrophes(data.board)).data;
  const visit = analyzeResponse.shape.return_visit.safeParse(data.return_visit).data;
  const views = wireViews.safeParse(withCurlyApostrophes(data.views)).data;
  return {
    analysis: report,
    contact_name: textOf(data.contact_name) ?? "",
    email: textOf(data.email) ?? "",
    ...(typeof data.id === "string" && { id: data.id }),
    ...(diagnosis && { diagnosis }),
    ...(inShort && { in_short: inShort }),
    ...(board && { board }),
    ...(engine && { engine }),
    ...(receipt && { receipt }),
    ...(visit && { return_visit: visit }),
    ...(views && { views }),
  };
}

/** Replaces straight apostrophes in all texts of a value with curly ones, as on the page. */
function withCurlyApostrophes(value: unknown): unknown {
  if (typeof value === "string") return curlyApostrophes(value);
  if (Array.isArray(value)) return value.map(withCurlyApostrophes);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withCurlyApostrophes(part)]));
}

/** One step of a streamed request; `undefined` if it is something else. */
export function readProgress(data: unknown): WireProgress | undefined {
  const { data: step } = wireProgress.safeParse(data);
  return step !== undefined && step.done <= step.total ? step : undefined;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;
