import type { ReactElement } from "react";
import { isFloorFact, labelOf } from "../../../survey/label.ts";
import { isField } from "../../../survey/questionnaire.ts";
import { saidBy } from "../../../survey/shared.words.ts";
import { isUnlikely, type WireEvidence, type WireLoss, type WireTheme } from "../../../survey/wire/results.ts";
import { lossText } from "../../number-text.ts";
import { causesWords } from "../../words/causes.ts";
import { RangeScale } from "../head/RangeScale.tsx";
import { NotMeant } from "./NotMeant.tsx";

const words = causesWords;

interface Props {
  readonly theme: WireTheme;
  readonly rank: number;
  /** The most machine hours that any theme may cost: the end of the shared scale. */
  readonly maxHours: number;
}

/** One theme: how likely it is, what it costs, and, collapsed, the evidence from the answers. */
export function ThemeRow({ theme, rank, maxHours }: Props): ReactElement {
  const { name, probability, likelihood, evidence } = theme;
  const loss = theme.losses.find(({ amount }) => amount.likely > 0 && amount.unit === "h/yr");
  return (
    <li className="theme-row">
      <span className="theme-place" aria-hidden="true">
        {rank}
      </span>
      <div className="theme-name">
        <h3>{name}</h3>
        <p>
          {likelihood !== undefined && (
            <>
              <b>{likelihood === "too-early" && isUnlikely(theme) ? words.unlikely : words.likelihood[likelihood]}</b>,{" "}
            </>
          )}
          <span>{words.estimate(Math.round(probability * 100))}</span>
        </p>
      </div>
      {loss !== undefined && <Hours loss={loss} maxHours={maxHours} />}
      <details className="theme-why">
        <summary>{words.why}</summary>
        {evidence.length === 0 ? <p>{words.nothing}</p> : <Reasons evidence={evidence} />}
      </details>
    </li>
  );
}

function Hours({ loss: { amount, currency }, maxHours }: { readonly loss: WireLoss; readonly maxHours: number }) {
  const isOnScale = currency === "machine_hours" && maxHours > 0;
  return (
    <div className="theme-hours">
      <p>
        <b>{lossText(amount.likely, currency)}</b> {words.lost(currency)}
        <span className="theme-range">
          {words.range(lossText(amount.low, currency), lossText(amount.high, currency))}
        </span>
      </p>
      {isOnScale && <RangeScale {...amount} end={maxHours} isLoss />}
    </div>
  );
}

function Reasons({ evidence }: { readonly evidence: readonly WireEvidence[] }): ReactElement {
  return (
    <div className="theme-reasons">
      {(["for", "against"] as const).map((side) => {
        const reasons = evidence.filter(({ speaks }) => speaks === side).filter(isFirstOfQuote);
        return (
          reasons.length > 0 && (
            <div key={side}>
              <h4>{words.speaks[side]}</h4>
              <ul>
                {reasons.map((reason) => (
                  <Reason key={`${reason.field} ${reason.answer} ${reason.by}`} reason={reason} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}

/** What they wrote counts once as a sentence and once with those around it, and is shown once. */
const isFirstOfQuote = (one: WireEvidence, at: number, all: readonly WireEvidence[]): boolean =>
  all.findIndex(({ field, answer, by }) => field === one.field && answer === one.answer && by === one.by) === at;

/** The evidence names the source. */
const sourceId = / \(BM-[-\w]+\)/;

const Reason = ({ reason: { field, answer, quoted, why, by } }: { readonly reason: WireEvidence }): ReactElement => (
  <li>
    <p>
      {by === undefined ? (quoted ? words.wrote : words.asked(nameOf(field))) : saidBy(by, field, nameOf(field))}{" "}
      {quoted ? <q dir="auto">{answer}</q> : <b dir="auto">{answer}</b>}
    </p>
    <p className="reason-why">{why.replace(sourceId, "")}</p>
    {quoted && by === undefined && <NotMeant field={field} quote={answer} />}
  </li>
);

/** The label of a question, or its name if it is no longer asked. */
const nameOf = (field: string): string =>
  isField(field) || isFloorFact(field) ? labelOf(field) : field.replaceAll("_", " ");
