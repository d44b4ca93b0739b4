import { type ReactElement, useRef } from "react";
import { Spinner } from "./Spinner.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface Props {
  readonly text: string;
  readonly loadingText: string;
  readonly isLoading: boolean;
  readonly onClick: () => void;
}

/** The button in the top right corner that analyzes the sample shop. */
export function PreviewButton({ text, loadingText, isLoading, onClick }: Props): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, isLoading);
  return (
    <button ref={button} type="button" className="button preview-button" disabled={isLoading} onClick={onClick}>
      {isLoading && <Spinner />}
      {isLoading ? loadingText : text}
    </button>
  );
}
