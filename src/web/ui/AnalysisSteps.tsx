import { type ReactElement, useId } from "react";
import type { WireProgress } from "../../survey/wire/response.ts";
import { pageWords } from "../words/page.ts";

interface Props {
  /** The latest step reported; `null` before the first, and if steps aren't reported. */
  readonly progress: WireProgress | null;
}

/** The progress of the analysis: the step as text, and a bar. Without a step, the bar only shows activity. */
export function AnalysisSteps({ progress }: Props): ReactElement {
  const id = useId();
  return (
    <div className="analysis-steps">
      <label htmlFor={id}>{stepText(progress)}</label>
      <progress id={id} {...(progress !== null && { value: progress.done, max: progress.total })} />
    </div>
  );
}

/** The step as text: `Recoverable hours estimated · step 3 of 5`. */
export const stepText = (progress: WireProgress | null): string =>
  progress === null
    ? pageWords.analysis.waiting
    : pageWords.analysis.progress(progress.message, progress.done, progress.total);
