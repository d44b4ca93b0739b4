import type { Submission } from "../survey/submission.ts";
import type { WireProgress } from "../survey/wire.ts";
import type { AnalysisOutcome, AnalysisRequest, Problems, WireAnswers } from "./api.ts";
import { messageOf } from "./failure.ts";
import { type OpenSubmission, submissionOf } from "./open-submission.ts";
import type { PageAction, ShownResult } from "./step.ts";
import { words } from "./words.ts";

/** What an analysis needs from the world. */
export interface AnalysisPorts {
  /** May throw: then the analysis failed. */
  readonly call: (
    request: AnalysisRequest,
    signal: AbortSignal,
    tell: (progress: WireProgress) => void,
  ) => Promise<AnalysisOutcome>;
  /** Keeps the submission that is begun, so that a later visit can pick it up. */
  readonly submissions: {
    readonly open: () => OpenSubmission | null;
    readonly keepOpen: (submission: OpenSubmission | null) => void;
  };
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

  async function run(analyzed: Analyzed): Promise<AnalysisEnd> {
    if (waiting) return { kind: "not-waited-for" };
    const mine = new AbortController();
    waiting = mine;
    ports.dispatch({ kind: "analysis-began" });
    const request = requestFor(analyzed, ports);
    const tell = (progress: WireProgress): void => {
      if (!mine.signal.aborted) ports.dispatch({ kind: "analysis-progressed", progress });
    };
    const outcome = await ports.call(request, mine.signal, tell).catch(thrownOutcome);
    if (mine.signal.aborted) return { kind: "not-waited-for" };

    waiting = null;
    if (outcome.kind === "analyzed" && !request.isPreview) ports.submissions.keepOpen(null);
    return ended(outcome, analyzed, ports);
  }

  function leave(): void {
    waiting?.abort();
    waiting = null;
  }
  return { run, leave };
}

/** The key is kept before the call begins: whatever happens to this page then, the next visit has it. */
function requestFor({ answers, from }: Analyzed, { submissions, newKey }: AnalysisPorts): AnalysisRequest {
  if (from === "sample") return { answers, key: newKey(), isPreview: true };
  const submission = submissionOf(answers, submissions.open(), newKey);
  submissions.keepOpen(submission);
  return { answers, key: submission.key, isPreview: false };
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
