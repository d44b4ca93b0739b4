import { type ReactElement, type RefObject, useEffect, useRef } from "react";
import type { WireProgress } from "../../survey/wire-answer.ts";
import type { PageState } from "../step.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { useConnection } from "../use-connection.ts";
import { formWords } from "../words/form.ts";
import { pageWords } from "../words/page.ts";
import { BarLine, barSays } from "./BarLine.tsx";

interface Props {
  readonly productName: string;
  readonly state: PageState;
  readonly isKept: boolean;
  readonly onCancel: () => void;
}

/** Stays in reach at the lower edge: what is left to do or being done, and the button. */
export function SubmitBar({ productName, state, isKept, onCancel }: Props): ReactElement {
  const { isLoading, progress } = state;
  const says = barSays(state, useConnection(), isKept);
  const submit = useRef<HTMLButtonElement>(null);
  useFocusBack(submit, isLoading);
  return (
    <div className="sticky-bar">
      <div className="sticky-bar-inner submit-bar" data-loading={isLoading}>
        <BarLine says={says} progress={progress} />
        <div className="submit-buttons">
          {isLoading && (
            <button type="button" className="button" onClick={onCancel}>
              {formWords.waiting.cancel}
            </button>
          )}
          <button
            ref={submit}
            type="submit"
            className="button button-main"
            disabled={isLoading}
            data-step={stepText(progress)}
          >
            {isLoading && <Spinner />}
            {isLoading ? formWords.submitting(productName) : formWords.submit}
          </button>
        </div>
      </div>
    </div>
  );
}

const stepText = (progress: WireProgress | null): string | undefined =>
  progress === null ? undefined : pageWords.analysis.step(progress.done, progress.total);

/** A button that is disabled loses the focus. Where nothing else has taken it, it comes back for the next press. */
function useFocusBack(submit: RefObject<HTMLButtonElement | null>, isLoading: boolean): void {
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    const isOver = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    const active = document.activeElement;
    if (isOver && (active === null || active === document.body)) submit.current?.focus({ preventScroll: true });
  }, [submit, isLoading]);
}
