import type { ReactElement } from "react";
import type { WireFigure, WireHeadline } from "../../survey/wire-answer.ts";
import { resultsWords } from "../words/results.ts";

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
  const share = positionOn(range.high);
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {write(range.likely)} <span className="figure-unit">{unit}</span>
        </p>
        <Scale range={range} share={share} isLoss={isLoss} />
        <p className="figure-range">{resultsWords.figures.range(write(range.low), write(range.high))}</p>
        {note !== undefined && <p className="figure-note">{note}</p>}
      </dd>
    </div>
  );
}

/** A figure from the report's first page, worded as there. */
export function HeadlineFigure({ name, value, unit, note, scale }: WireHeadline): ReactElement {
  const share = positionOn(scale?.high ?? 0);
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {value} <span className="figure-unit">{unit}</span>
        </p>
        {scale && scale.low < scale.high && <Scale range={scale} share={share} isLoss={scale.is_loss} />}
        <p className="figure-range">{note}</p>
      </dd>
    </div>
  );
}

interface ScaleProps {
  readonly range: WireFigure;
  readonly share: (value: number) => string;
  readonly isLoss: boolean;
}

const Scale = ({ range, share, isLoss }: ScaleProps): ReactElement => (
  <div className={isLoss ? "figure-scale loss" : "figure-scale"} aria-hidden="true">
    <i className="band" style={{ left: share(range.low), right: `calc(100% - ${share(range.high)})` }} />
    <i className="mark" style={{ left: share(range.likely) }} />
  </div>
);

/** The position of a value on a scale from zero to slightly above the highest, as a CSS length. */
const positionOn =
  (highest: number) =>
  (value: number): string =>
    `${highest <= 0 ? 0 : Math.min(100, (Math.max(0, value) / (highest * 1.08)) * 100)}%`;

interface ScoreProps {
  readonly name: string;
  readonly unit: string;
  /** 0 to 100. */
  readonly score: number;
  readonly text: string;
  readonly tier: string;
}

/** Shown instead of a score when there are too few answers for one. */
export const MissingFigure = ({ name, text, why }: Record<"name" | "text" | "why", string>): ReactElement => (
  <div className="figure">
    <dt>{name}</dt>
    <dd>
      <p className="figure-missing">{text}</p>
      <p className="figure-range">{why}</p>
    </dd>
  </div>
);

/** A score on a scale from 0 to 100. */
export function ScoreFigure({ name, unit, score, text, tier }: ScoreProps): ReactElement {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        <p className="figure-value">
          {text} <span className="figure-unit">{unit}</span>
        </p>
        <div className="figure-scale" aria-hidden="true">
          <i className="mark" style={{ left: `${Math.min(100, Math.max(0, score))}%` }} />
        </div>
        <p className="figure-range">{tier}</p>
      </dd>
    </div>
  );
}
