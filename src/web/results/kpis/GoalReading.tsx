import type { ReactElement } from "react";
import type { WireTile } from "../../../survey/wire/response.ts";

/** Shown until a value has been counted: the goal, and when the first reading comes. */
export const GoalReading = ({ tile: { value, unit, target, note } }: { readonly tile: WireTile }): ReactElement => (
  <div className="goal-reading">
    <p className="goal-value">
      <span>{target}</span>
      <span className="unit-gap"> </span>
      <b>{value}</b>
      <span className="unit-gap"> </span>
      <span>{unit}</span>
    </p>
    <p className="goal-note">{note}</p>
  </div>
);
