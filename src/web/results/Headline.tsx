import type { ReactElement } from "react";
import type { PageSettings } from "../../survey/wire.ts";
import type { WireDiagnosis } from "../../survey/wire-answer.ts";
import { addressOf } from "../place.ts";
import type { ShownResult } from "../step.ts";
import { pageWords } from "../words/page.ts";
import { resultsWords } from "../words/results.ts";
import { dayText, dollarsText, estimateText, scoreText } from "../written.ts";
import { RangeFigure, ScoreFigure } from "./Figures.tsx";
import { StoredLine } from "./StoredLine.tsx";
import { StoredReceiptLine } from "./StoredReceiptLine.tsx";

interface Props {
  readonly settings: PageSettings;
  readonly result: ShownResult;
  readonly ownReport: string | null;
  readonly onErased: () => void;
}

/** Whose report this is, and its three figures; then where it is kept and who wrote it. */
export function Headline({ settings, result, ownReport, onErased }: Props): ReactElement {
  const { answer, shopName, madeAt, from } = result;
  return (
    <div className="page-head results-head">
      <p className="text-note text-muted">
        {shopName === null ? dayText(madeAt) : `${pageWords.titles.results}, ${dayText(madeAt)}`}
      </p>
      <h1 tabIndex={-1} className="page-title">
        {resultsWords.title(shopName)}
      </h1>
      {from === "sample" && <SampleLine ownReport={ownReport} />}
      {answer.diagnosis && <Figures diagnosis={answer.diagnosis} />}
      {answer.id !== undefined && <StoredLine id={answer.id} settings={settings} result={result} onErased={onErased} />}
      {answer.id !== undefined && <StoredReceiptLine madeAt={madeAt} retentionDays={settings.retentionDays} />}
    </div>
  );
}

/** Says that this is no shop of the visitor's, and leads back to their own report. */
const SampleLine = ({ ownReport }: Pick<Props, "ownReport">): ReactElement => (
  <p className="sample-line">
    {resultsWords.sample}{" "}
    {ownReport !== null && (
      <a className="link" href={addressOf({ kind: "report", id: ownReport })}>
        {resultsWords.backToOwn}
      </a>
    )}
  </p>
);

function Figures({ diagnosis }: { readonly diagnosis: WireDiagnosis }): ReactElement {
  const { hidden_hours: hours, hidden_dollars: dollars, scores } = diagnosis;
  return (
    <dl className="figures">
      <RangeFigure
        name={resultsWords.figures.hours}
        unit={resultsWords.figures.hoursUnit}
        range={hours}
        isLoss
        write={estimateText}
      />
      <RangeFigure
        name={resultsWords.figures.dollars}
        unit={resultsWords.figures.dollarsUnit}
        range={dollars}
        note={resultsWords.figures.dollarsNote}
        write={dollarsText}
      />
      <ScoreFigure
        name={resultsWords.figures.visibility}
        unit={resultsWords.figures.visibilityUnit}
        score={scores.visibility_index}
        text={scoreText(scores.visibility_index)}
        tier={scores.visibility_tier}
      />
    </dl>
  );
}
