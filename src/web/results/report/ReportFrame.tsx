import { type ReactElement, useMemo } from "react";
import { resultsWords } from "../../words/results.ts";
import { framed } from "./framed.ts";
import { isHtmlDocument } from "./is-html-document.ts";

/**
 * The report: an HTML document in a frame without scripts or our origin, or else plain text. A linked source opens in
 * an ordinary new tab.
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
