import type { Submission } from "../../survey/submission.ts";
import type { WireProgress } from "../../survey/wire/response.ts";
import { type OpenSubmission, type SentSubmission, sentIn, submissionOf } from "../draft/open-submission.ts";
import type { PageAction, ShownResult } from "../steps/step.ts";
import { pageWords } from "../words/page.ts";
import type { AnalysisOutcome, AnalysisRequest, Problems } from "./api.ts";
import { failureOfThrown } from "./failure.ts";

/** External dependencies of an analysis. */
export interface AnalysisPorts {
  /** If it throws, the analysis has failed. */
  readonly call: (
    request: AnalysisRequest,
    signal: AbortSignal,
    onProgress: (progress: WireProgress) => void,
  ) => Promise<AnalysisOutcome>;
  /** Stores the submission in progress, so that a later visit can resume it. */
  readonly submissions: {
    readonly open: () => OpenSubmission | null;
    readonly keepOpen: (submission: OpenSubmission | null) => void;
  };
  readonly dispatch: (action: PageAction) => void;
  readonly showProblem: (title: string, text: string) => void;
  readonly newKey: () => string;
  /** ISO 8601. */
  readonly now: () => string;
}

/** What to analyze: answers in wire form, and where they came from. */
export interface Analyzed extends SentSubmission {
  readonly shopName: Submission["shop_name"];
  readonly from: "answers" | "sample";
  /** The value of the honeypot field, which people don't see. */
  readonly trap: string;
}

export interface Analysis {
  /**
   * Runs an analysis and resolves to its result or to the problems the server found. Does nothing while one is running.
   */
  readonly run: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Resumes waiting for the submission in progress, if any: the same answers with the same key. */
  readonly pickUp: () => Promise<AnalysisEnd>;
  /** The visitor moved on. A later result is dropped; the server finishes, so that it can be resumed. */
  readonly leave: () => void;
  /** The visitor canceled: nothing is resumed until the button is clicked again. */
  readonly cancel: () => void;
}

export type AnalysisEnd =
  | { readonly kind: "shown"; readonly result: ShownResult }
  /** `isGone`: the report to be changed no longer exists. */
  | { readonly kind: "failed"; readonly problems: Problems; readonly isGone?: true }
  | { readonly kind: "not-waited-for" };

/** Runs one analysis at a time, with one key for all tries of the same answers. */
export function analysisWith(ports: AnalysisPorts): Analysis {
  let waiting: AbortController | null = null;

  async function start(analyzed: Analyzed, isPickedUp: boolean): Promise<AnalysisEnd> {
    if (waiting) return { kind: "not-waited-for" };
    const controller = new AbortController();
    waiting = controller;
    ports.dispatch({ kind: "analysis-began", isPickedUp });
    const request = requestFor(analyzed, ports);
    const onProgress = (progress: WireProgress): void => {
      if (!controller.signal.aborted) ports.dispatch({ kind: "analysis-progressed", progress });
    };
    const outcome = await ports.call(request, controller.signal, onProgress).catch(failureOfThrown);
    if (controller.signal.aborted) return { kind: "not-waited-for" };

    waiting = null;
    if (!request.isPreview) ports.submissions.keepOpen(outcome.kind === "analyzed" ? null : notWaitedFor(ports));
    return finish(outcome, analyzed, ports);
  }

  async function pickUp(): Promise<AnalysisEnd> {
    const open = ports.submissions.open();
    return open?.isWaitedFor ? start(analyzedAgain(open), true) : { kind: "not-waited-for" };
  }

  function leave(): void {
    waiting?.abort();
    waiting = null;
  }

  function cancel(): void {
    leave();
    ports.submissions.keepOpen(notWaitedFor(ports));
    ports.dispatch({ kind: "analysis-canceled" });
  }
  return { run: (analyzed) => start(analyzed, false), pickUp, leave, cancel };
}

/** The key is stored before the request starts, so that the next visit has it whatever happens to this page. */
function requestFor(analyzed: Analyzed, { submissions, newKey }: AnalysisPorts): AnalysisRequest {
  const { answers, wantsMail, trap, from, report } = analyzed;
  if (from === "sample") return { answers, wantsMail, trap, key: newKey(), isPreview: true };
  const submission = submissionOf(analyzed, submissions.open(), newKey);
  submissions.keepOpen(submission);
  return { answers, wantsMail, trap, key: submission.key, isPreview: false, ...(report && { report }) };
}

/** The open submission keeps its key for the next click. */
function notWaitedFor({ submissions }: AnalysisPorts): OpenSubmission | null {
  const open = submissions.open();
  return open && { ...open, isWaitedFor: false };
}

function analyzedAgain(open: OpenSubmission): Analyzed {
  const sent = sentIn(open);
  return { ...sent, shopName: String(sent.answers.shop_name ?? ""), from: "answers", trap: "" };
}

function finish(outcome: AnalysisOutcome, analyzed: Analyzed, ports: AnalysisPorts): AnalysisEnd {
  switch (outcome.kind) {
    case "analyzed": {
      const result = { response: outcome.response, madeAt: ports.now(), ...askedFor(analyzed) };
      ports.dispatch({ kind: "analysis-succeeded", result });
      return { kind: "shown", result };
    }
    case "failed":
      ports.dispatch({ kind: "analysis-failed", failure: outcome.failure });
      ports.showProblem(pageWords.analysis.failed, outcome.failure.message);
      return { kind: "failed", problems: outcome.problems, ...(outcome.isGone && { isGone: true }) };
  }
}

/** What the page remembers of an answered request. */
function askedFor({ shopName, from, answers, wantsMail, report }: Analyzed): Omit<ShownResult, "response" | "madeAt"> {
  if (from === "sample") return { shopName, from };
  const mailed = wantsMail ? { mailedTo: String(answers.owner_email ?? "") } : {};
  return { shopName, from, answers, ...mailed, ...(report !== undefined && { isUpdate: true }) };
}
