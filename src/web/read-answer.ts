import {
  type AnalyzeAnswer,
  analyzeAnswer,
  type WireProgress,
  wireBoard,
  wireDiagnosis,
  wireEngine,
  wireInShort,
  wireProgress,
  wireReceipt,
} from "../survey/wire-answer.ts";
import { wireViews } from "../survey/wire-views.ts";
import { curlyApostrophes } from "../survey/writing.ts";

/** The parts of an answer that the page shows, each only when it has the right shape. */
export function readAnswer(data: Readonly<Record<string, unknown>>): AnalyzeAnswer | undefined {
  const { analysis } = analyzeAnswer.shape;
  const report = analysis.safeParse(data.analysis).data;
  if (report === undefined) return undefined;
  const [diagnosis, inShort, engine, receipt] = [
    wireDiagnosis.safeParse(inPrint(data.diagnosis)).data,
    wireInShort.safeParse(inPrint(data.in_short)).data,
    wireEngine.safeParse(data.engine).data,
    wireReceipt.safeParse(data.receipt).data,
  ];
  const board = wireBoard.safeParse(inPrint(data.board)).data;
  const views = wireViews.safeParse(inPrint(data.views)).data;
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
    ...(views && { views }),
  };
}

/** All texts of a value with the apostrophes of the page around them. */
function inPrint(value: unknown): unknown {
  if (typeof value === "string") return curlyApostrophes(value);
  if (Array.isArray(value)) return value.map(inPrint);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPrint(one)]));
}

/** One step of a streamed call, or `undefined` where that is something else. */
export function readProgress(data: unknown): WireProgress | undefined {
  const { data: step } = wireProgress.safeParse(data);
  return step !== undefined && step.done <= step.total ? step : undefined;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;
