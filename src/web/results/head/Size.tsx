import type { ReactElement } from "react";
import { roundRate } from "../../../survey/round-rate.ts";
import type { WireDiagnosis, WireFigure, WireHeadline } from "../../../survey/wire/response.ts";
import { estimateText, moneyText, scoreText } from "../../number-text.ts";
import type { ShownResult } from "../../steps/step.ts";
import { resultsWords } from "../../words/results.ts";
import { hasFewAnswers, readThemes } from "../read-diagnosis.ts";
import { HeadlineFigure, RangeFigure, ScoreFigure } from "./Figures.tsx";

/**
 * The size as on page one of the report, and what the answers add up to where it has hardly a figure. If no cause stands
 * out, the diagnosis's figures for similar shops follow the first of those.
 */
export function Size({ result }: { readonly result: ShownResult }): ReactElement | null {
  const { diagnosis, in_short: { figures, known = [], money = "$" } = {} } = result.response;
  const isUsual = diagnosis && !figures?.length && (figures === undefined || isOpen(diagnosis));
  if (isUsual) return <Figures diagnosis={diagnosis} isRated={isRated(result)} money={money} known={known[0]} />;
  const shown = [...(figures ?? []), ...known];
  if (shown.length === 0) return null;
  const isMixed = shown.some(isRange) && !shown.every(isRange);
  return (
    <dl className={isMixed ? "figures figures-mixed" : "figures"}>
      {shown.map((figure) => (
        <HeadlineFigure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

/** What kind of numbers these are, where any of them is a range. */
export function SizeNote({ result }: { readonly result: ShownResult }): ReactElement | null {
  const { figures = [] } = result.response.in_short ?? {};
  return figures.some(isRange) ? (
    <p className="size-note text-note text-muted">{resultsWords.figures.estimates}</p>
  ) : null;
}

/** What the shop counted itself is one number, not a range. */
const isRange = ({ scale }: WireHeadline): boolean => scale !== undefined && scale.low < scale.high;

/** Whether the shop gave its rate; assumed if the answers aren't available. */
const isRated = ({ answers }: ShownResult): boolean => answers === undefined || answers.shop_rate_value !== undefined;

/** Whether no cause stands out. */
function isOpen({ themes }: WireDiagnosis): boolean {
  const [first] = readThemes(themes);
  return first === undefined || first.confidence === "low";
}

interface FiguresProps {
  readonly diagnosis: WireDiagnosis;
  readonly isRated: boolean;
  /** The currency symbol. */
  readonly money: string;
  /** What the answers add up to; older reports have none, and show a score instead. */
  readonly known: WireHeadline | undefined;
}

function Figures({ diagnosis, isRated, money, known }: FiguresProps): ReactElement {
  const { hidden_hours: hours, hidden_dollars: dollars, scores } = diagnosis;
  const { figures: words } = resultsWords;
  return (
    <dl className={known ? "figures figures-mixed" : "figures"}>
      {known ? (
        <HeadlineFigure {...known} />
      ) : (
        !hasFewAnswers(diagnosis) && (
          <ScoreFigure
            name={words.visibility}
            unit={words.visibilityUnit}
            score={scores.visibility_index}
            text={scoreText(scores.visibility_index)}
            tier={scores.visibility_tier}
          />
        )
      )}
      <RangeFigure
        name={isOpen(diagnosis) ? words.usualHours : words.hours}
        unit={words.hoursUnit}
        range={hours}
        isLoss
        write={estimateText}
      />
      <RangeFigure
        name={words.dollars}
        unit={words.dollarsUnit}
        range={isRated ? dollars : atRoundRate(hours)}
        note={isRated ? words.dollarsNote : words.unratedNote(`${money}${roundRate}`)}
        write={(value) => moneyText(value, money)}
      />
    </dl>
  );
}

/** Dollars if the shop gave no rate, as in the report. */
const atRoundRate = ({ low, likely, high }: WireFigure): WireFigure => ({
  low: low * roundRate,
  likely: likely * roundRate,
  high: high * roundRate,
});
