import type { ReactElement } from "react";

interface Props {
  /** Oldest first; `null` for a week without a value. */
  readonly weeks: readonly (number | null)[];
  /** Where green ends, drawn across all weeks. */
  readonly goals: readonly number[];
  readonly label: string;
}

const width = 240;
const tall = 56;
const edge = 4;

/** Thirteen weeks as a line, and the goal across them. A week without a value leaves a gap. */
export function Trend({ weeks, goals, label }: Props): ReactElement {
  const height = heightIn([...goals, ...weeks.filter((week) => week !== null)]);
  const points = weeks.map((week, index) =>
    week === null ? null : { x: edge + (index * (width - 2 * edge)) / Math.max(1, weeks.length - 1), y: height(week) },
  );
  return (
    <figure className="trend">
      <svg viewBox={`0 0 ${width} ${tall}`} aria-hidden="true">
        {goals.map((goal) => (
          <line key={goal} className="trend-goal" x1={0} y1={height(goal)} x2={width} y2={height(goal)} />
        ))}
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

/**
 * Where a value is between the lowest and the highest of all. If all are the same, it is in the middle: at the bottom
 * it would look like zero.
 */
function heightIn(values: readonly number[]): (value: number) => number {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  return (value) => tall - edge - (span > 0 ? (value - lowest) / span : 0.5) * (tall - 2 * edge);
}
