import type { ReactElement } from "react";
import type { WireFigure, WireHeadline } from "../../../survey/wire/response.ts";
import { resultsWords } from "../../words/results.ts";
import { RangeScale } from "./RangeScale.tsx";
import "./figures.css";

interface RangeProps {
  readonly name: string;
  readonly unit: string;
  readonly range: WireFigure;
  /** A caveat shown with it. */
  readonly note?: string;
  /** Whether it is a loss, which has its own color. */
  readonly isLoss?: boolean;
  /** Formats one value. */
  readonly write: (value: number) => string;
}

/** A figure with its range: the number, and a scale from zero with a band from low to high and a mark at likely. */
export function RangeFigure({ name, unit, range, note, isLoss = false, write }: RangeProps): ReactElement {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {write(range.likely)} <span className="figure-unit">{unit}</span>
        </p>
        <RangeScale {...range} end={endOf(range)} isLoss={isLoss} />
        <p className="figure-range">{resultsWords.figures.range(write(range.low), write(range.high))}</p>
        {note !== undefined && <p className="figure-note">{note}</p>}
      </dd>
    </div>
  );
}

/** A figure from the report's first page, worded as there. */
export function HeadlineFigure({ name, value, unit, note, scale }: WireHeadline): ReactElement {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {value} <span className="figure-unit">{unit}</span>
        </p>
        {scale && scale.low < scale.high && <RangeScale {...scale} end={endOf(scale)} isLoss={scale.is_loss} />}
        <p className="figure-range">{note}</p>
      </dd>
    </div>
  );
}

/** A scale ends slightly above the highest value. */
const endOf = ({ high }: WireFigure): number => high * 1.08;

interface ScoreProps {
  readonly name: string;
  readonly unit: string;
  /** 0 to 100. */
  readonly score: number;
  readonly text: string;
  readonly tier: string;
}

/** A score on a scale from 0 to 100. */
export function ScoreFigure({ name, unit, score, text, tier }: ScoreProps): ReactElement {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {text} <span className="figure-unit">{unit}</span>
        </p>
        <RangeScale low={score} likely={score} high={score} end={100} />
        <p className="figure-range">{tier}</p>
      </dd>
    </div>
  );
}
