import type { Submission } from "../survey/submission.ts";
import type { AnalysisOutcome, AnalysisRequest, Problems, WireAnswers } from "./api.ts";
import { messageOf } from "./failure.ts";
import type { PageAction, ShownResult } from "./step.ts";
import { words } from "./words.ts";

/** What an analysis needs from the world. */
export interface AnalysisPorts {
  /** May throw: then the analysis failed. */
  readonly call: (request: AnalysisRequest, signal: AbortSignal) => Promise<AnalysisOutcome>;
  readonly dispatch: (action: PageAction) => void;
  readonly showProblem: (title: string, text: string) => void;
  readonly showSuccess: (title: string, text: string) => void;
  readonly newKey: () => string;
  /** ISO 8601. */
  readonly now: () => string;
}

/** What is analysed: the wire form of some answers, and whose they are. */
export interface Analyzed {
  readonly answers: WireAnswers;
  readonly shopName: Submission["shop_name"];
  readonly from: "answers" | "sample";
}

export interface Analysis {
  /** Analyses, and resolves to the result or to the problems the server found. Does nothing while one runs. */
  readonly run: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Stops waiting. What arrives later is dropped; the server finishes what it began. */
  readonly leave: () => void;
}

export type AnalysisEnd =
  | { readonly kind: "shown"; readonly result: ShownResult }
  | { readonly kind: "failed"; readonly problems: Problems }
  | { readonly kind: "not-waited-for" };

/** One analysis at a time; one key for all tries of the same answers. */
export function analysisWith(ports: AnalysisPorts): Analysis {
  let waiting: AbortController | null = null;
  let open: OpenSubmission | null = null;

  async function run(analyzed: Analyzed): Promise<AnalysisEnd> {
    if (waiting) return { kind: "not-waited-for" };
    const mine = new AbortController();
    waiting = mine;
    ports.dispatch({ kind: "analysis-began" });
    const isPreview = analyzed.from === "sample";
    const submission = openSubmission(analyzed.answers, isPreview ? null : open, ports.newKey);
    if (!isPreview) open = submission;
    const request = { answers: analyzed.answers, key: submission.key, isPreview };
    const outcome = await ports.call(request, mine.signal).catch(thrownOutcome);
    if (mine.signal.aborted) return { kind: "not-waited-for" };

    waiting = null;
    if (outcome.kind === "analyzed" && !isPreview) open = null;
    return ended(outcome, analyzed, ports);
  }

  function leave(): void {
    waiting?.abort();
    waiting = null;
  }
  return { run, leave };
}

const thrownOutcome = (thrown: unknown): AnalysisOutcome => ({
  kind: "failed",
  message: messageOf(thrown),
  problems: [],
});

function ended(outcome: AnalysisOutcome, { shopName, from }: Analyzed, ports: AnalysisPorts): AnalysisEnd {
  switch (outcome.kind) {
    case "analyzed": {
      const result = { answer: outcome.answer, shopName, madeAt: ports.now(), from };
      ports.dispatch({ kind: "analysis-succeeded", result });
      ports.showSuccess(words.analysis.done, words.analysis.doneText);
      return { kind: "shown", result };
    }
    case "failed":
      ports.dispatch({ kind: "analysis-failed", message: outcome.message });
      ports.showProblem(words.analysis.failed, outcome.message);
      return { kind: "failed", problems: outcome.problems };
  }
}

/** A submission that was begun and not yet answered. */
interface OpenSubmission {
  readonly key: string;
  readonly sent: string;
}

/** The same answers sent again are the same submission and keep its key; other answers are a new one. */
function openSubmission(answers: WireAnswers, before: OpenSubmission | null, newKey: () => string): OpenSubmission {
  const sent = JSON.stringify(answers);
  return before?.sent === sent ? before : { key: newKey(), sent };
}
