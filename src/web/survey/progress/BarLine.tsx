import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import type { WireProgress } from "../../../survey/wire/response.ts";
import type { FormValues } from "../../draft/draft.ts";
import type { Failure, PageState } from "../../steps/step.ts";
import { AnalysisSteps } from "../../ui/AnalysisSteps.tsx";
import type { Connection } from "../../use-connection.ts";
import { formWords } from "../../words/form.ts";
import { problemWords, useOpenProblems } from "../problems/use-open-problems.ts";
import { nextRequired, totalOf } from "./progress.ts";
import { useProgress } from "./use-progress.ts";

/** What the bar says: one thing at a time, the most urgent first. */
export type BarMessage =
  | { readonly kind: "waiting"; readonly isPickedUp: boolean }
  | { readonly kind: "offline"; readonly hasFailed: boolean }
  | { readonly kind: "back-online" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "canceled" }
  | { readonly kind: "left-to-do"; readonly isKept: boolean };

export function barMessage(state: PageState, connection: Connection, isKept: boolean): BarMessage {
  const { isLoading, isPickedUp, failure, isCanceled } = state;
  if (isLoading) return { kind: "waiting", isPickedUp };
  if (connection === "offline") return { kind: "offline", hasFailed: failure !== null };
  if (failure?.cause === "no-connection" && connection === "back") return { kind: "back-online" };
  if (failure !== null) return { kind: "failed", failure };
  return isCanceled ? { kind: "canceled" } : { kind: "left-to-do", isKept };
}

interface Props {
  readonly message: BarMessage;
  readonly progress: WireProgress | null;
}

export function BarLine({ message, progress }: Props): ReactElement {
  return (
    <div className="bar-line">
      <VisibleLine message={message} progress={progress} />
      <div role="status" className="sr-only">
        {announcementOf(message)}
      </div>
    </div>
  );
}

/** A failure is announced by its toast, and the steps by the page's own region. */
function announcementOf(message: BarMessage): string | null {
  switch (message.kind) {
    case "waiting":
      return message.isPickedUp ? formWords.waiting.pickedUp : null;
    case "offline":
      return message.hasFailed ? formWords.waiting.offlineFailed : formWords.waiting.offline;
    case "back-online":
      return formWords.waiting.backOnline;
    case "canceled":
      return formWords.waiting.canceled;
    case "left-to-do":
      return message.isKept ? null : formWords.draft.notKeptShort;
    case "failed":
      return null;
  }
}

function VisibleLine({ message, progress }: Props): ReactElement {
  switch (message.kind) {
    case "waiting":
      return (
        <>
          {message.isPickedUp && <p className="text-note">{formWords.waiting.pickedUp}</p>}
          <AnalysisSteps progress={progress} />
        </>
      );
    case "offline":
      return <p className="bar-offline text-note">{announcementOf(message)}</p>;
    case "back-online":
    case "canceled":
      return <p className="text-note">{announcementOf(message)}</p>;
    case "failed":
      return <Failed failure={message.failure} />;
    case "left-to-do":
      return (
        <>
          <RemainingWork />
          {!message.isKept && (
            <p className="text-small text-loss">
              <span className="bar-wide">{formWords.draft.notKeptShort}</span>
              <span className="bar-narrow">{formWords.draft.notKeptShortest}</span>
            </p>
          )}
        </>
      );
  }
}

function Failed({ failure: { cause, retryAfterSeconds } }: { readonly failure: Failure }): ReactElement {
  const { again, failed, newRelease, notBefore, reload, safe, unreachable } = formWords.waiting;
  if (cause === "new-release")
    return (
      <p className="text-note">
        <strong>{newRelease}</strong>{" "}
        <button type="button" className="link" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </p>
    );
  return (
    <p className="text-note">
      {/* The toast over the page has more. */}
      <strong className="text-loss">{cause === "no-connection" ? unreachable : failed}</strong>{" "}
      <span className="text-muted">
        {safe} {retryAfterSeconds === null ? again : notBefore(retryAfterSeconds)}
      </span>
    </p>
  );
}

/** Problems first, then required answers that are missing. */
function RemainingWork(): ReactElement {
  const { missing, next: toNext, nothingLeft, short } = formWords.problems;
  const { setFocus } = useFormContext<FormValues>();
  const { problems, goTo } = useOpenProblems();
  const progress = useProgress();
  const left = progress.reduce((sum, { requiredLeft }) => sum + requiredLeft, 0);
  const [firstProblem] = problems;
  const next = nextRequired(progress);
  const { answered, asked } = totalOf(progress);
  const count = formWords.answered(answered, asked);

  if (firstProblem) {
    const toFix = short.toFix(problems.length);
    return <ToDo {...problemWords(problems)} count={count} short={toFix} onGo={() => goTo(firstProblem.field)} />;
  }
  if (next) {
    return (
      <ToDo title={missing(left)} next={toNext} count={count} short={short.left(left)} onGo={() => setFocus(next)} />
    );
  }
  return (
    <p className="bar-todo">
      <span className="bar-wide">
        {count}. {nothingLeft}.
      </span>
      <span className="bar-narrow">{short.nothingLeft}</span>
    </p>
  );
}

interface ToDoProps {
  readonly title: string;
  readonly next: string;
  readonly count: string;
  /** A shorter title for phones. */
  readonly short: string;
  readonly onGo: () => void;
}

function ToDo({ title, next, count, short, onGo }: ToDoProps): ReactElement {
  return (
    <p className="bar-todo">
      <span className="bar-wide">
        {count}. {title}.
      </span>
      <span className="bar-narrow">{short}</span>{" "}
      <button type="button" className="link" aria-label={next} onClick={onGo}>
        <span className="bar-wide">{next}</span>
        <span className="bar-narrow">{formWords.problems.short.go(next)}</span>
      </button>
    </p>
  );
}
