import type { ReactElement } from "react";
import { Spinner } from "./Spinner.tsx";

interface Props {
  readonly text: string;
  readonly loadingText: string;
  readonly isLoading: boolean;
  readonly onClick: () => void;
}

/** The button in the top right corner that analyzes the sample shop. */
export function PreviewButton({ text, loadingText, isLoading, onClick }: Props): ReactElement {
  return (
    <button type="button" className="button preview-button" disabled={isLoading} onClick={onClick}>
      {isLoading && <Spinner />}
      {isLoading ? loadingText : text}
    </button>
  );
}
