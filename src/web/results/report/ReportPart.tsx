import type { ReactElement } from "react";
import { exportFormats } from "../../../survey/export-formats.ts";
import { samplePath } from "../../../survey/wire/wire.ts";
import { reportDocumentAddress } from "../../report-address.ts";
import type { ShownResult } from "../../steps/step.ts";
import { resultsWords } from "../../words/results.ts";
import { ReportFrame } from "./ReportFrame.tsx";
import "./report-part.css";

const words = resultsWords.report;

/** The report itself, with a heading if the page has other parts, and a link to open it full size. */
export function ReportPart({
  result,
  isAlone,
}: {
  readonly result: ShownResult;
  readonly isAlone: boolean;
}): ReactElement {
  const fullSizePath = fullSizePathOf(result);
  const frame = <ReportFrame analysis={result.response.analysis} />;
  if (isAlone) return frame;
  return (
    <section id="full-report" className="results-part report-part" aria-labelledby="full-report-title">
      <h2 id="full-report-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="part-lead">
        {words.about}{" "}
        {fullSizePath !== null && (
          <a className="link" href={fullSizePath} target="_blank" rel="noopener noreferrer">
            {resultsWords.report.fullSize}
          </a>
        )}
      </p>
      {frame}
      {fullSizePath !== null && (
        <p className="only-printed">{resultsWords.report.printFrom(absoluteUrl(fullSizePath))}</p>
      )}
    </section>
  );
}

/** A frame prints only its visible part; the whole report prints from its own URL. */
const absoluteUrl = (path: string): string => new URL(path, window.location.href).href;

/** The path of the document alone; `null` if it isn't stored. */
function fullSizePathOf({ response, from }: ShownResult): string | null {
  if (response.id !== undefined) return reportDocumentAddress(response.id);
  return from === "sample" ? `${samplePath}/${exportFormats.html.path}` : null;
}
