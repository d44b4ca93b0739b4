import type { ReactElement } from "react";
import { usMark } from "../../../survey/currency.ts";
import type { WireWhatIf, WireWorkedFigure } from "../../../survey/wire/results.ts";
import { estimateText, moneyText } from "../../number-text.ts";
import { causesWords } from "../../words/causes.ts";
import { whatIfWords } from "../../words/what-if.ts";
import { RangeScale } from "../head/RangeScale.tsx";
import type { Explained } from "./BasisSheet.tsx";
import { amountText } from "./levers.ts";
import "./what-if-result.css";
import type { WhatIfState } from "./use-what-if.ts";

const words = whatIfWords;

interface Props {
  readonly whatIf: WhatIfState;
  readonly calculated: WireWhatIf;
  readonly onExplain: (explained: Explained) => void;
  readonly onTryAgain: () => void;
}

/**
 * What the levers gain, hours and dollars separately. The figures update in place; one sentence announces them to
 * screen readers.
 */
export function WhatIfResult({ whatIf: { state, message }, calculated, onExplain, onTryAgain }: Props): ReactElement {
  const { won_back: won, added, whole, money = "$" } = calculated;
  const isReported = state === "offline" || state === "failed";
  return (
    <div className="what-if-result" aria-busy={state === "calculating"}>
      <h3 className="sr-only">{words.result}</h3>
      <dl className="what-if-main">
        <Amount
          name={words.recovered}
          figure={won.hours}
          unit={words.hoursUnit}
          end={whole.hours.high}
          money={money}
          onExplain={onExplain}
        />
        <Amount
          name={words.recoveredSales}
          figure={won.sales}
          unit={words.yearUnit}
          end={whole.sales.high}
          money={money}
          onExplain={onExplain}
        />
      </dl>
      <p className="what-if-note what-if-of">{words.of(estimateText(whole.hours.likely))}</p>
      {added.hours.high > 0 && <Shift added={added} money={money} onExplain={onExplain} />}
      <p className="what-if-note">{words.potential}</p>
      <p className="what-if-state" data-reported={isReported}>
        {isReported && (state === "offline" ? words.offline : (message ?? words.failed))}{" "}
        {state === "failed" && (
          <button type="button" className="link" onClick={onTryAgain}>
            {words.tryAgain}
          </button>
        )}
      </p>
      <p className="sr-only" role="status">
        {state === "calculated" && announcementOf(calculated)}
        {state === "offline" && words.offline}
        {state === "failed" && (message ?? words.failed)}
      </p>
    </div>
  );
}

/** What one more shift adds and what it requires, in a separate list because these are other units. */
function Shift({ added, ...shared }: Pick<WireWhatIf, "added"> & Pick<AmountProps, "money" | "onExplain">) {
  const { hours, sales, labor_hours: people, labor_dollars: wages } = added;
  return (
    <div className="what-if-shift">
      <h4>{words.addedShift}</h4>
      <dl className="what-if-added">
        <Amount name={words.added} figure={hours} unit={words.hoursUnit} {...shared} />
        <Amount name={words.addedSales} figure={sales} unit={words.yearUnit} {...shared} />
        <Amount name={words.people} figure={people} unit={words.hoursUnit} {...shared} />
        {/* Labor cost is based on US wages, whatever the shop's currency. */}
        <Amount name={words.wages} figure={wages} unit={words.yearUnit} {...shared} money={usMark(shared.money)} />
      </dl>
    </div>
  );
}

function announcementOf({ won_back: { hours, sales }, added, money = "$" }: WireWhatIf): string {
  const [likely, low, high] = [hours.likely, hours.low, hours.high].map(estimateText);
  const text = words.announced(likely ?? "", low ?? "", high ?? "", moneyText(sales.likely, money));
  if (added.hours.likely === 0) return text;
  return `${text} ${words.announcedShift(estimateText(added.hours.likely), estimateText(added.labor_hours.likely))}`;
}

interface AmountProps {
  readonly name: string;
  readonly figure: WireWorkedFigure;
  readonly unit: string;
  /** The currency symbol. */
  readonly money: string;
  /** The end of its scale; without it, there is no scale. */
  readonly end?: number;
  readonly onExplain: (explained: Explained) => void;
}

function Amount({ name, figure, unit, money, end = 0, onExplain }: AmountProps): ReactElement {
  const { low, likely, high } = figure;
  const [from, to] = [low, high].map((value) => amountText(value, figure.unit, money));
  return (
    <div className="amount">
      <dt>
        {name}{" "}
        <button
          type="button"
          className="amount-how"
          aria-label={words.howFor(name)}
          onClick={() => onExplain({ name, assumes: null, figure })}
        >
          ?
        </button>
      </dt>
      <dd>
        <p className="amount-value">
          {amountText(likely, figure.unit, money)} <span className="figure-unit">{unit}</span>
        </p>
        {end > 0 && <RangeScale {...{ low, likely, high, end }} />}
        <p className="amount-range">{high === 0 ? words.nothingYet : causesWords.range(from ?? "", to ?? "")}</p>
      </dd>
    </div>
  );
}
