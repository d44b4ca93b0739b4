import { type ReactElement, useRef } from "react";
import type { PageState } from "../../steps/step.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useConnection } from "../../use-connection.ts";
import { formWords } from "../../words/form.ts";
import { BarLine, barMessage } from "./BarLine.tsx";
import { totalOf } from "./progress.ts";
import { useProgress } from "./use-progress.ts";

interface Props {
  readonly productName: string;
  readonly state: PageState;
  readonly isKept: boolean;
  readonly onCancel: () => void;
}

/** The bar that is always visible at the bottom: what is still missing or in progress, and the button. */
export function SubmitBar({ productName, state, isKept, onCancel }: Props): ReactElement {
  const { isLoading, progress } = state;
  const message = barMessage(state, useConnection(), isKept);
  const submit = useRef<HTMLButtonElement>(null);
  useFocusBack(submit, isLoading);
  return (
    <div className="sticky-bar">
      <OverallProgress />
      <div className="sticky-bar-inner submit-bar" data-loading={isLoading}>
        <BarLine message={message} progress={progress} />
        <div className="submit-buttons">
          {isLoading && (
            <button type="button" className="button" onClick={onCancel}>
              {formWords.waiting.cancel}
            </button>
          )}
          <button ref={submit} type="submit" className="button button-main" disabled={isLoading}>
            {isLoading && <Spinner />}
            {isLoading ? formWords.submitting(productName) : formWords.submit}
          </button>
        </div>
      </div>
    </div>
  );
}

/** How much of the form is answered, visually; the line below says it in text. */
function OverallProgress(): ReactElement {
  const { answered, asked } = totalOf(useProgress());
  return <i className="bar-progress" style={{ inlineSize: `${(answered / asked) * 100}%` }} aria-hidden="true" />;
}
