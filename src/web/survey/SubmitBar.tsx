import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import type { WireProgress } from "../../survey/wire.ts";
import type { FormValues } from "../draft.ts";
import { AnalysisSteps } from "../ui/AnalysisSteps.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { words } from "../words.ts";
import { nextRequired } from "./progress.ts";
import { useOpenProblems } from "./use-open-problems.ts";
import { useProgress } from "./use-progress.ts";

interface Props {
  readonly productName: string;
  readonly isLoading: boolean;
  readonly progress: WireProgress | null;
  readonly failure: string | null;
}

/** Stays in reach at the lower edge: what is left to do, and the button. */
export function SubmitBar({ productName, isLoading, progress, failure }: Props): ReactElement {
  return (
    <div className="sticky-bar">
      <div className="sticky-bar-inner submit-bar">
        {isLoading ? <AnalysisSteps progress={progress} /> : <BeforeSending failure={failure} />}
        <button type="submit" className="button button-main" disabled={isLoading} data-step={stepText(progress)}>
          {isLoading && <Spinner />}
          {isLoading ? words.survey.submitting(productName) : words.survey.submit}
        </button>
      </div>
    </div>
  );
}

const stepText = (progress: WireProgress | null): string | undefined =>
  progress === null ? undefined : words.analysis.step(progress.done, progress.total);

function BeforeSending({ failure }: Pick<Props, "failure">): ReactElement {
  return failure === null ? <WhatIsLeft /> : <Failure message={failure} />;
}

/** Problems first, then required answers that are still missing. */
function WhatIsLeft(): ReactElement {
  const { setFocus } = useFormContext<FormValues>();
  const { problems, goTo } = useOpenProblems();
  const progress = useProgress();
  const left = progress.reduce((sum, { requiredLeft }) => sum + requiredLeft, 0);
  const [firstProblem] = problems;
  const next = nextRequired(progress);

  if (firstProblem)
    return <ToDo text={words.problems.summary(problems.length)} onGo={() => goTo(firstProblem.field)} />;
  if (next) return <ToDo text={words.survey.requiredLeft(left)} onGo={() => setFocus(next)} />;
  return <p className="text-note text-muted">{words.survey.nothingLeft}</p>;
}

function ToDo({ text, onGo }: { readonly text: string; readonly onGo: () => void }): ReactElement {
  return (
    <p className="text-note text-muted">
      {text}.{" "}
      <button type="button" className="link" onClick={onGo}>
        {words.survey.goToNext}
      </button>
    </p>
  );
}

function Failure({ message }: { readonly message: string }): ReactElement {
  return (
    <p className="text-note">
      <strong className="text-loss">{message}</strong> <span className="text-muted">{words.analysis.kept}</span>
    </p>
  );
}
