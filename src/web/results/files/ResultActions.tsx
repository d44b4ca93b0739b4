import type { ReactElement, ReactNode } from "react";
import type { PageSettings } from "../../../survey/wire/wire.ts";
import type { ShownResult } from "../../steps/step.ts";
import { resultsWords } from "../../words/results.ts";
import { ExportButton } from "./ExportButton.tsx";
import { FilesMenu } from "./FilesMenu.tsx";
import { fileSourceOf } from "./file-source.ts";

interface Props {
  readonly settings: PageSettings;
  readonly result: ShownResult;
  readonly onNewAnalysis: () => void;
  /** Shown between the buttons, such as progress while a new preview is made. */
  readonly children: ReactNode;
}

/** Actions on the report, always within reach. */
export function ResultActions({ settings, result, onNewAnalysis, children }: Props): ReactElement {
  const source = fileSourceOf(result, settings, window.location.href);
  const hasPdf = settings.pdfAvailable;
  return (
    <div className="sticky-bar">
      <div className="sticky-bar-inner result-actions">
        <button type="button" className="button" onClick={onNewAnalysis}>
          {resultsWords.newAnalysis}
        </button>
        {children}
        <div className="result-files">
          <ExportButton result={result} source={source} hasPdf={hasPdf} />
          <FilesMenu source={source} hasPdf={hasPdf} />
        </div>
      </div>
    </div>
  );
}
