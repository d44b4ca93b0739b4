import type { ReactElement, ReactNode } from "react";
import { visitApartDays } from "../../survey/return-day.ts";
import { roundRate } from "../../survey/round-rate.ts";
import type { WireDiagnosis, WireFigure, WireHeadline, WireInShort } from "../../survey/wire-answer.ts";
import { ownVersion } from "../../survey/wire-history.ts";
import { dayText } from "../../survey/writing.ts";
import { returnAddress } from "../route.ts";
import type { ShownResult } from "../step.ts";
import { causesWords } from "../words/causes.ts";
import { pageWords } from "../words/page.ts";
import { resultsWords } from "../words/results.ts";
import { dollarsText, estimateText, scoreText } from "../written.ts";
import { countsOnBoard, kpisOnBoard } from "./board.ts";
import { HeadlineFigure, MissingFigure, RangeFigure, ScoreFigure } from "./Figures.tsx";
import { FirstKpis } from "./FirstKpis.tsx";
import { type HeadActionProps, HeadActions } from "./HeadActions.tsx";
import { hasFewAnswers, readThemes } from "./read-findings.ts";
import { Versions } from "./Versions.tsx";

interface Props extends HeadActionProps {
  readonly result: ShownResult;
  /** Goes from the sample back to the visitor's own report; `null` if there is none. */
  readonly onBackToOwn: (() => void) | null;
  /** Shown before the KPIs. */
  readonly children: ReactNode;
}

/** The first screen: what we think is going on, what to do about it this week, its size, and the first KPIs. */
export function Headline({ result, onBackToOwn, children, ...actions }: Props): ReactElement {
  const { answer, shopName, madeAt, from, isUpdate } = result;
  const { diagnosis, in_short: inShort } = answer;
  const title = inShort?.changed?.title ?? findingIn(result);
  return (
    <div className="page-head results-head">
      <p className="results-shop">
        {title !== shopName && <b>{shopName ?? pageWords.titles.results}</b>}{" "}
        <span className="unbroken">{dayText(madeAt)}</span>
      </p>
      <Versions result={result} />
      {from === "sample" && <SampleLine onBackToOwn={onBackToOwn} />}
      {isUpdate === true && <p className="updated-line">{resultsWords.sharpen.updated}</p>}
      <ReturnLine result={result} />
      <h1 tabIndex={-1} className="page-title">
        {title}
      </h1>
      {inShort?.changed && <Changed {...inShort.changed} finding={inShort.finding} />}
      {inShort?.week && <ThisWeek {...inShort.week} />}
      <Size result={result} />
      <HeadActions result={result} {...actions} />
      {children}
      {diagnosis && <FirstKpis counts={countsOnBoard(answer)} kpis={kpisOnBoard(answer)} />}
    </div>
  );
}

/** The size as on page one of the report; if that has no figures, the diagnosis's figures for such shops. */
function Size({ result }: Pick<Props, "result">): ReactElement | null {
  const { diagnosis, in_short: { figures = [] } = {} } = result.answer;
  if (figures.length === 0) return diagnosis ? <Figures diagnosis={diagnosis} isRated={isRated(result)} /> : null;
  return (
    <>
      <dl className="figures">
        {figures.map((figure) => (
          <HeadlineFigure key={figure.name} {...figure} />
        ))}
      </dl>
      {figures.some(isRange) && <p className="size-note text-note text-muted">{resultsWords.figures.estimates}</p>}
    </>
  );
}

/** What the shop counted itself is one number, not a range. */
const isRange = ({ scale }: WireHeadline): boolean => scale !== undefined && scale.low < scale.high;

/** Older reports have no finding; then the leading theme is used. */
function findingIn({ answer, shopName }: ShownResult): string {
  const [first] = readThemes(answer.diagnosis?.themes);
  return answer.in_short?.finding ?? (first ? causesWords.leads(first.name) : resultsWords.title(shopName));
}

type ChangedProps = NonNullable<WireInShort["changed"]> & { readonly finding: string };

/** What changed since the last visit, followed by what we think now. */
const Changed = ({ rows, lines, finding }: ChangedProps): ReactElement => (
  <>
    {rows.length > 0 && (
      <table className="changes">
        <thead>
          <tr>
            {resultsWords.changed.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, before, now, change, said }) => (
            <tr key={what} className={change}>
              <th scope="row">{what}</th>
              <td>{before}</td>
              <td>{now}</td>
              <td>
                <span>{said}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <ul className="changed">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="this-week">
      <b>{resultsWords.changed.finding}</b> {finding}.
    </p>
  </>
);

/** The link to the short form, once the report is old enough for a return visit. */
function ReturnLine({ result }: Pick<Props, "result">): ReactElement | null {
  const { answer, madeAt, from, version, history } = result;
  const own = history && ownVersion(history.versions);
  const days = Math.floor((Date.now() - Date.parse(own?.made_at ?? madeAt)) / dayMs);
  if (answer.id === undefined || from === "sample" || version !== undefined || days < visitApartDays) return null;
  return (
    <p className="updated-line">
      {resultsWords.changed.old(days)}{" "}
      <a className="link" href={returnAddress(answer.id)}>
        {resultsWords.changed.open}
      </a>
    </p>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

const ThisWeek = ({ task, who }: NonNullable<WireInShort["week"]>): ReactElement => (
  <p className="this-week">
    <b>{resultsWords.thisWeek.title}</b> {task} {resultsWords.thisWeek.who(who)}
  </p>
);

/** Says that this is a sample shop, and links back to the visitor's own report. */
const SampleLine = ({ onBackToOwn }: Pick<Props, "onBackToOwn">): ReactElement => (
  <p className="sample-line">
    {resultsWords.sample}{" "}
    {onBackToOwn !== null && (
      <button type="button" className="link" onClick={onBackToOwn}>
        {resultsWords.backToOwn}
      </button>
    )}
  </p>
);

/** Whether the shop gave its rate; assumed if the answers aren't available. */
const isRated = ({ answers }: ShownResult): boolean => answers === undefined || answers.shop_rate_value !== undefined;

interface FiguresProps {
  readonly diagnosis: WireDiagnosis;
  readonly isRated: boolean;
}

function Figures({ diagnosis, isRated }: FiguresProps): ReactElement {
  const { hidden_hours: hours, hidden_dollars: dollars, scores } = diagnosis;
  const { figures: words } = resultsWords;
  const [first] = readThemes(diagnosis.themes);
  const isOpen = first === undefined || first.confidence === "low";
  return (
    <dl className="figures">
      <RangeFigure
        name={isOpen ? words.usualHours : words.hours}
        unit={words.hoursUnit}
        range={hours}
        isLoss
        write={estimateText}
      />
      <RangeFigure
        name={words.dollars}
        unit={words.dollarsUnit}
        range={isRated ? dollars : atRoundRate(hours)}
        note={isRated ? words.dollarsNote : words.unratedNote}
        write={dollarsText}
      />
      {hasFewAnswers(diagnosis) ? (
        <MissingFigure name={words.visibility} text={words.untold} why={words.untoldWhy} />
      ) : (
        <ScoreFigure
          name={words.visibility}
          unit={words.visibilityUnit}
          score={scores.visibility_index}
          text={scoreText(scores.visibility_index)}
          tier={scores.visibility_tier}
        />
      )}
    </dl>
  );
}

/** Dollars if the shop gave no rate, as in the report. */
const atRoundRate = ({ low, likely, high }: WireFigure): WireFigure => ({
  low: low * roundRate,
  likely: likely * roundRate,
  high: high * roundRate,
});
