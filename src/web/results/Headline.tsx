import type { ReactElement } from "react";
import type { WireDiagnosis } from "../../survey/wire.ts";
import type { ShownResult } from "../step.ts";
import { reportDocumentAddress } from "../stored-report.ts";
import { words } from "../words.ts";
import { dayText, dollarsText, estimateText, scoreText } from "../written.ts";
import { EngineLine } from "./EngineLine.tsx";
import { RangeFigure, ScoreFigure } from "./Figures.tsx";
import { StoredLine } from "./StoredLine.tsx";

interface Props {
  readonly result: ShownResult;
  readonly onErased: () => void;
}

/** Whose report this is, and its three figures. */
export function Headline({ result, onErased }: Props): ReactElement {
  const { answer, shopName, madeAt, from } = result;
  return (
    <div className="pt-8 pb-6">
      <p className="text-note text-muted">
        {shopName === null ? dayText(madeAt) : `${words.results.kind}, ${dayText(madeAt)}`}
      </p>
      <h1 tabIndex={-1} className="page-title">
        {words.results.title(shopName)}
      </h1>
      {from === "sample" && <p className="mt-1 text-note text-muted">{words.results.sample}</p>}
      {answer.id !== undefined && <StoredLine id={answer.id} onErased={onErased} />}
      {answer.id !== undefined && <p className="only-printed">{words.results.printFrom(documentOf(answer.id))}</p>}
      {answer.engine && <EngineLine engine={answer.engine} receipt={answer.receipt} />}
      {answer.diagnosis && <Figures diagnosis={answer.diagnosis} />}
    </div>
  );
}

function Figures({ diagnosis }: { readonly diagnosis: WireDiagnosis }): ReactElement {
  const { hidden_hours: hours, hidden_dollars: dollars, scores } = diagnosis;
  return (
    <dl className="figures">
      <RangeFigure name={words.results.hours} unit={words.results.hoursUnit} range={hours} write={estimateText} />
      <RangeFigure
        name={words.results.dollars}
        unit={words.results.dollarsUnit}
        range={dollars}
        note={words.results.dollarsNote}
        write={dollarsText}
      />
      <ScoreFigure
        name={words.results.visibility}
        unit={words.results.visibilityUnit}
        score={scores.visibility_index}
        text={scoreText(scores.visibility_index)}
        tier={scores.visibility_tier}
      />
    </dl>
  );
}

/** A frame prints only what it shows; the whole report prints from its own address. */
const documentOf = (id: string): string => new URL(reportDocumentAddress(id), window.location.href).href;
