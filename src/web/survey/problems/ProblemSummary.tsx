import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { FormValues } from "../../draft/draft.ts";
import { hideProblem } from "../../toasts.ts";
import { idsOf } from "../ids.ts";
import { type OpenProblem, problemWords, useOpenProblems } from "./use-open-problems.ts";

/**
 * After a refused submit: all problems, each a link to its field. It takes the focus after each refused submit, so that a
 * screen reader reads it then, and not again as problems are fixed and it shrinks.
 */
export function ProblemSummary(): ReactElement | null {
  const { problems, goTo } = useOpenProblems();
  const summary = useFocusAfterSubmit();
  useHideToastWhenDone(problems[0]);
  if (problems.length === 0) return null;
  return (
    <section ref={summary} tabIndex={-1} className="problem-summary" aria-labelledby="problem-summary">
      <h2 id="problem-summary">{problemWords(problems).title}</h2>
      <ul>
        {problems.map((problem) => (
          <ProblemLink key={problem.field} problem={problem} onGo={() => goTo(problem.field)} />
        ))}
      </ul>
    </section>
  );
}

/** The toast shows the first problem. It is hidden when that one is fixed, and when it might cover a question. */
function useHideToastWhenDone(first: OpenProblem | undefined): void {
  const shownProblem = first && `${first.field}: ${first.message}`;
  useEffect(() => {
    if (shownProblem === undefined) return;
    const leave = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches("form [name]")) hideProblem();
    };
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("focusin", leave);
      hideProblem();
    };
  }, [shownProblem]);
}

function ProblemLink({
  problem: { field, label, message },
  onGo,
}: {
  readonly problem: OpenProblem;
  readonly onGo: () => void;
}): ReactElement {
  const named = message.startsWith(`${label} `);
  const go = (event: MouseEvent): void => {
    event.preventDefault();
    onGo();
  };
  return (
    <li>
      <a className="link" href={`#${idsOf(field).control}`} onClick={go}>
        {label}
      </a>
      <span className="text-muted">
        {named || label.endsWith("?") ? " " : ": "}
        {named ? message.slice(label.length + 1) : message}
      </span>
    </li>
  );
}

/** Focuses the summary after every refused submit, even one that only the server refused. */
function useFocusAfterSubmit() {
  const summary = useRef<HTMLElement>(null);
  const { control } = useFormContext<FormValues>();
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  return summary;
}
