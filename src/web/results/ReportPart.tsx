import type { ReactElement } from "react";
import { exportFormats } from "../../survey/export-formats.ts";
import { samplePath } from "../../survey/wire.ts";
import { reportDocumentAddress } from "../report-address.ts";
import type { ShownResult } from "../step.ts";
import { resultsWords } from "../words/results.ts";
import { ReportFrame } from "./ReportFrame.tsx";

const words = resultsWords.report;

/** The report itself, under its own heading where the page has other parts, and the way to read it by itself. */
export function ReportPart({
  result,
  isAlone,
}: {
  readonly result: ShownResult;
  readonly isAlone: boolean;
}): ReactElement {
  const apart = addressApart(result);
  const frame = <ReportFrame analysis={result.answer.analysis} />;
  if (isAlone) return frame;
  return (
    <section id="full-report" className="results-part report-part" aria-labelledby="full-report-title">
      <h2 id="full-report-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="part-lead">
        {words.about}{" "}
        {apart !== null && (
          <a className="link" href={apart} target="_blank" rel="noopener noreferrer">
            {resultsWords.report.openApart}
          </a>
        )}
      </p>
      {frame}
      {apart !== null && <p className="only-printed">{resultsWords.report.printFrom(whole(apart))}</p>}
    </section>
  );
}

/** A frame prints only what it shows; the whole report prints from its own address. */
const whole = (path: string): string => new URL(path, window.location.href).href;

/** Where the document can be read without this page around it; `null` where nobody stores it. */
function addressApart({ answer, from }: ShownResult): string | null {
  if (answer.id !== undefined) return reportDocumentAddress(answer.id);
  return from === "sample" ? `${samplePath}/${exportFormats.html.path}` : null;
}
