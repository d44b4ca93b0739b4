import type { ReactElement } from "react";

interface Props {
  /** Oldest first; `null` for a week without a value. */
  readonly weeks: readonly (number | null)[];
  readonly label: string;
}

const width = 240;
const height = 48;
const edge = 4;

/** Thirteen weeks as a line. A week without a value leaves a gap. */
export function Trend({ weeks, label }: Props): ReactElement {
  const points = pointsOf(weeks);
  return (
    <figure className="trend">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {points.slice(1).map((point, index) => {
          const before = points[index];
          return point && before ? <line key={point.x} x1={before.x} y1={before.y} x2={point.x} y2={point.y} /> : null;
        })}
        {points.map((point, index) =>
          point ? <circle key={point.x} cx={point.x} cy={point.y} r={index === points.length - 1 ? 3.5 : 2} /> : null,
        )}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function pointsOf(weeks: Props["weeks"]) {
  const values = weeks.filter((week) => week !== null);
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = (width - 2 * edge) / Math.max(1, weeks.length - 1);
  return weeks.map((week, index) =>
    week === null
      ? null
      : // A flat line is in the middle, because at the bottom it would look like zero.
        { x: edge + index * step, y: height - edge - (span > 0 ? (week - lowest) / span : 0.5) * (height - 2 * edge) },
  );
}
