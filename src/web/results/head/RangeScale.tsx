import type { ReactElement } from "react";
import "./range-scale.css";

interface Props {
  readonly low: number;
  /** Absent if nothing says where in the band the value is. */
  readonly likely?: number;
  readonly high: number;
  /** The end of the scale, which starts at zero. */
  readonly end: number;
  /** Whether it is a loss, which has its own color. */
  readonly isLoss?: boolean;
  /** Where the value should be. */
  readonly goal?: number;
}

/** A band from low to high, and a mark at likely if it is known; a single value is only a mark. */
export function RangeScale({ low, likely, high, end, isLoss = false, goal }: Props): ReactElement {
  const at = (value: number): string => `${end <= 0 ? 0 : Math.min(100, (Math.max(0, value) / end) * 100)}%`;
  return (
    <div className={isLoss ? "range-scale loss" : "range-scale"} aria-hidden="true">
      {low < high && <i className="band" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />}
      {likely !== undefined && <i className="mark" style={{ left: at(likely) }} />}
      {goal !== undefined && <i className="goal" style={{ left: at(goal) }} />}
    </div>
  );
}
