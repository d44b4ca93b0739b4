import type { ReactElement } from "react";
import type { ShownResult } from "../step.ts";
import { words } from "../words.ts";
import { exportReport } from "./export-report.ts";

interface Props {
  readonly result: ShownResult;
  readonly onNewAnalysis: () => void;
}

/** What can be done with the report. Stays in reach while it is read. */
export function ResultActions({ result, onNewAnalysis }: Props): ReactElement {
  return (
    <div className="sticky-bar">
      <div className="sticky-bar-inner result-actions">
        <button type="button" className="button" onClick={onNewAnalysis}>
          {words.results.newAnalysis}
        </button>
        <button type="button" className="button button-main" onClick={() => exportReport(result)}>
          {words.results.exportReport}
        </button>
      </div>
    </div>
  );
}
