import type { ReactElement, ReactNode } from "react";
import { dayMs } from "../../../survey/day-ms.ts";
import { visitApartDays } from "../../../survey/return-day.ts";
import { ownVersion } from "../../../survey/wire/history.ts";
import type { WireInShort } from "../../../survey/wire/response.ts";
import { dayText } from "../../../survey/writing.ts";
import { returnAddress } from "../../steps/route.ts";
import type { ShownResult } from "../../steps/step.ts";
import { causesWords } from "../../words/causes.ts";
import { pageWords } from "../../words/page.ts";
import { resultsWords } from "../../words/results.ts";
import { cardsOnBoard } from "../kpis/board.ts";
import { FirstKpis } from "../kpis/FirstKpis.tsx";
import { readThemes } from "../read-diagnosis.ts";
import { Changed } from "./Changed.tsx";
import { type HeadActionProps, HeadActions } from "./HeadActions.tsx";
import { Size, SizeNote } from "./Size.tsx";
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
  const { response, shopName, madeAt, from, isUpdate } = result;
  const { diagnosis, in_short: inShort } = response;
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
      <div className="head-foot">
        <SizeNote result={result} />
        <HeadActions result={result} {...actions} />
      </div>
      {children}
      {diagnosis && <FirstKpis cards={cardsOnBoard(response)} />}
    </div>
  );
}

/** Older reports have no finding; then the leading theme is used. */
function findingIn({ response, shopName }: ShownResult): string {
  const [first] = readThemes(response.diagnosis?.themes);
  return response.in_short?.finding ?? (first ? causesWords.leads(first.name) : resultsWords.title(shopName));
}

/** The link to the short form, once the report is old enough for a return visit. */
function ReturnLine({ result }: Pick<Props, "result">): ReactElement | null {
  const { response, madeAt, from, version, history } = result;
  const own = history && ownVersion(history.versions);
  const days = Math.floor((Date.now() - Date.parse(own?.made_at ?? madeAt)) / dayMs);
  if (response.id === undefined || from === "sample" || version !== undefined || days < visitApartDays) return null;
  return (
    <p className="updated-line">
      {resultsWords.changed.old(days)}{" "}
      <a className="link" href={returnAddress(response.id)}>
        {resultsWords.changed.open}
      </a>
    </p>
  );
}

const ThisWeek = ({ task, who }: NonNullable<WireInShort["week"]>): ReactElement => (
  <p className="lead-line">
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
