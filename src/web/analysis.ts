import type { Submission } from "../survey/submission.ts";
import type { WireProgress } from "../survey/wire-answer.ts";
import type { AnalysisOutcome, AnalysisRequest, Problems } from "./api.ts";
import { failureOfThrown } from "./failure.ts";
import { type Asked, askedAgain, type OpenSubmission, submissionOf } from "./open-submission.ts";
import type { PageAction, ShownResult } from "./step.ts";
import { pageWords } from "./words/page.ts";

/** What an analysis needs from the world. */
export interface AnalysisPorts {
  /** May throw: then the analysis failed. */
  readonly call: (
    request: AnalysisRequest,
    signal: AbortSignal,
    onProgress: (progress: WireProgress) => void,
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

/** What is analyzed: the wire form of some answers, and whose they are. */
export interface Analyzed extends Asked {
  readonly shopName: Submission["shop_name"];
  readonly from: "answers" | "sample";
  /** What stands in the field that people do not see. */
  readonly trap: string;
}

export interface Analysis {
  /** Analyses, and resolves to the result or to the problems the server found. Does nothing while one runs. */
  readonly run: (analyzed: Analyzed) => Promise<AnalysisEnd>;
  /** Goes on waiting for the submission that is waited for, if there is one: the same answers with the same key. */
  readonly pickUp: () => Promise<AnalysisEnd>;
  /** The visitor moved on. What arrives later is dropped; the server finishes what it began, to be picked up. */
  readonly leave: () => void;
  /** The visitor stops waiting: nothing is picked up until the button is pressed again. */
  readonly cancel: () => void;
}

export type AnalysisEnd =
  | { readonly kind: "shown"; readonly result: ShownResult }
  /** `isGone`: the report that was to be changed is not there any more. */
  | { readonly kind: "failed"; readonly problems: Problems; readonly isGone?: true }
  | { readonly kind: "not-waited-for" };

/** One analysis at a time; one key for all tries of the same answers. */
export function analysisWith(ports: AnalysisPorts): Analysis {
  let waiting: AbortController | null = null;

  async function begin(analyzed: Analyzed, isPickedUp: boolean): Promise<AnalysisEnd> {
    if (waiting) return { kind: "not-waited-for" };
    const mine = new AbortController();
    waiting = mine;
    ports.dispatch({ kind: "analysis-began", isPickedUp });
    const request = requestFor(analyzed, ports);
    const onProgress = (progress: WireProgress): void => {
      if (!mine.signal.aborted) ports.dispatch({ kind: "analysis-progressed", progress });
    };
    const outcome = await ports.call(request, mine.signal, onProgress).catch(failureOfThrown);
    if (mine.signal.aborted) return { kind: "not-waited-for" };

    waiting = null;
    if (!request.isPreview) ports.submissions.keepOpen(outcome.kind === "analyzed" ? null : notWaitedFor(ports));
    return ended(outcome, analyzed, ports);
  }

  async function pickUp(): Promise<AnalysisEnd> {
    const open = ports.submissions.open();
    return open?.isWaitedFor ? begin(analyzedAgain(open), true) : { kind: "not-waited-for" };
  }

  function leave(): void {
    waiting?.abort();
    waiting = null;
  }

  function cancel(): void {
    leave();
    ports.submissions.keepOpen(notWaitedFor(ports));
    ports.dispatch({ kind: "analysis-cancelled" });
  }
  return { run: (analyzed) => begin(analyzed, false), pickUp, leave, cancel };
}

/** The key is kept before the call begins: whatever happens to this page then, the next visit has it. */
function requestFor(analyzed: Analyzed, { submissions, newKey }: AnalysisPorts): AnalysisRequest {
  const { answers, wantsMail, trap, from, report } = analyzed;
  if (from === "sample") return { answers, wantsMail, trap, key: newKey(), isPreview: true };
  const submission = submissionOf(analyzed, submissions.open(), newKey);
  submissions.keepOpen(submission);
  return { answers, wantsMail, trap, key: submission.key, isPreview: false, ...(report && { report }) };
}

/** The open submission keeps its key for the next press. */
function notWaitedFor({ submissions }: AnalysisPorts): OpenSubmission | null {
  const open = submissions.open();
  return open && { ...open, isWaitedFor: false };
}

function analyzedAgain(open: OpenSubmission): Analyzed {
  const asked = askedAgain(open);
  return { ...asked, shopName: String(asked.answers.shop_name ?? ""), from: "answers", trap: "" };
}

function ended(outcome: AnalysisOutcome, analyzed: Analyzed, ports: AnalysisPorts): AnalysisEnd {
  switch (outcome.kind) {
    case "analyzed": {
      const result = { answer: outcome.answer, madeAt: ports.now(), ...askedFor(analyzed) };
      ports.dispatch({ kind: "analysis-succeeded", result });
      ports.showSuccess(pageWords.analysis.done, pageWords.analysis.doneText);
      return { kind: "shown", result };
    }
    case "failed":
      ports.dispatch({ kind: "analysis-failed", failure: outcome.failure });
      ports.showProblem(pageWords.analysis.failed, outcome.failure.message);
      return { kind: "failed", problems: outcome.problems, ...(outcome.isGone && { isGone: true }) };
  }
}

/** What the page remembers of a call that was answered. */
function askedFor({ shopName, from, answers, wantsMail, report }: Analyzed): Omit<ShownResult, "answer" | "madeAt"> {
  if (from === "sample") return { shopName, from };
  const mailed = wantsMail ? { mailedTo: String(answers.owner_email ?? "") } : {};
  return { shopName, from, answers, ...mailed, ...(report !== undefined && { isUpdate: true }) };
}
