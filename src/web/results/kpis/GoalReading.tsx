import type { ReactElement } from "react";
import type { WireTile } from "../../../survey/wire/response.ts";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { LightMark } from "./LightMark.tsx";

/** The longest goal in the largest type: `60 min or less`; `half the first week’s count` would wrap. */
const goalInLarge = 14;

/** Shown until a value has been counted: the goal, when the first reading comes, how to count it, and its lights. */
export const GoalReading = ({
  tile: { value, unit, target, note, by_hand: byHand },
}: {
  readonly tile: WireTile;
}): ReactElement => (
  <div className="goal-reading">
    <p className="goal-value">
      <span>{target}</span>
      <span className="unit-gap"> </span>
      <b className={value.length > goalInLarge ? "goal-long" : undefined}>{value}</b>
      <span className="unit-gap"> </span>
      <span>{unit}</span>
    </p>
    <p className="goal-note">{note}</p>
    {byHand !== undefined && <p className="goal-how">{byHand.how}</p>}
    {byHand !== undefined && byHand.lights.length > 0 && (
      <ul className="goal-lights">
        {byHand.lights.map(({ light, limit }) => (
          <li key={light}>
            <LightMark light={light} /> <span className="sr-only">{kpiPlanWords.lights[light]}:</span> {limit}
          </li>
        ))}
      </ul>
    )}
  </div>
);
