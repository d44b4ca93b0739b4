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

/** The parts of an answer that the page shows, each only when it has the right shape. */
export function readAnswer(data: Readonly<Record<string, unknown>>): AnalyzeAnswer | undefined {
  const { analysis } = analyzeAnswer.shape;
  const report = analysis.safeParse(data.analysis).data;
  if (report === undefined) return undefined;
  const [diagnosis, inShort, engine, receipt] = [
    wireDiagnosis.safeParse(data.diagnosis).data,
    wireInShort.safeParse(data.in_short).data,
    wireEngine.safeParse(data.engine).data,
    wireReceipt.safeParse(data.receipt).data,
  ];
  const board = wireBoard.safeParse(data.board).data;
  const views = wireViews.safeParse(data.views).data;
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

/** One step of a streamed call, or `undefined` where that is something else. */
export function readProgress(data: unknown): WireProgress | undefined {
  const { data: step } = wireProgress.safeParse(data);
  return step !== undefined && step.done <= step.total ? step : undefined;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;
