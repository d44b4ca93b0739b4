import { type ReactElement, useMemo } from "react";
import { resultsWords } from "../words/results.ts";
import { framed } from "./framed.ts";
import { isHtmlDocument } from "./is-html-document.ts";

/**
 * The report: an HTML document in a frame that runs no script and has no origin of ours, anything else as plain text.
 * A source that is linked opens in a tab of its own, which is an ordinary one.
 */
export function ReportFrame({ analysis }: { readonly analysis: string }): ReactElement {
  return isHtmlDocument(analysis) ? <Frame analysis={analysis} /> : <div className="report-text">{analysis}</div>;
}

function Frame({ analysis }: { readonly analysis: string }): ReactElement {
  const document = useMemo(() => framed(analysis), [analysis]);
  return (
    <iframe
      className="report-frame"
      title={resultsWords.report.frame}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={document}
    />
  );
}
