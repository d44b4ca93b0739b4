import { type ReactElement, useId } from "react";
import type { WireProgress } from "../../survey/wire-answer.ts";
import { pageWords } from "../words/page.ts";

interface Props {
  /** The latest step that was told, `null` before the first and where steps are not told at all. */
  readonly progress: WireProgress | null;
}

/** How far the analysis is: the step in words, and a bar. Without a step the bar says only that something runs. */
export function AnalysisSteps({ progress }: Props): ReactElement {
  const id = useId();
  return (
    <div className="analysis-steps">
      <label htmlFor={id}>{stepText(progress)}</label>
      <progress id={id} {...(progress !== null && { value: progress.done, max: progress.total })} />
    </div>
  );
}

/** The step in words: `Hidden hours priced · step 3 of 5`. */
export const stepText = (progress: WireProgress | null): string =>
  progress === null
    ? pageWords.analysis.waiting
    : pageWords.analysis.progress(progress.message, progress.done, progress.total);
