import type { ReactElement } from "react";
import type { WireTile } from "../../../survey/wire/response.ts";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import { RangeScale } from "../head/RangeScale.tsx";
import { LightMark } from "./LightMark.tsx";

/** The shop's own value of a KPI, as on the report's dashboard: the number, its light, its goal, and a scale from zero. */
export function OwnReading({ tile }: { readonly tile: WireTile }): ReactElement {
  const { value, unit, lights, light, note, target, scale } = tile;
  return (
    <div className="own-reading">
      <p className={value.includes(" ") ? "own-value own-value-long" : "own-value"}>
        {value}
        <span className="unit-gap"> </span>
        <span>{unit}</span>
      </p>
      <p className="own-light">
        {lights.map((mark) => (
          <LightMark key={mark} light={mark} />
        ))}
        <b data-light={lights.length === 1 ? lights[0] : undefined}>{light}</b> <span>{note}</span>
      </p>
      <p className="own-goal">{target}</p>
      {scale !== undefined && <Scale {...scale} />}
    </div>
  );
}

/** The value between zero and the end, with the goal. Where the goal is near an end, that end has no number. */
function Scale({ low, high, end, end_label: label = "", goal = -1 }: NonNullable<WireTile["scale"]>): ReactElement {
  const part = end > 0 ? goal / end : 0;
  return (
    <div className="own-scale" aria-hidden="true">
      <RangeScale {...{ low, high, end }} {...(low === high && { likely: low })} {...(goal >= 0 && { goal })} />
      <p>
        <span>{(goal < 0 || part > 0.2) && "0"}</span>
        {goal >= 0 && <b style={{ left: `${Math.min(94, Math.max(6, part * 100))}%` }}>{kpiPlanWords.goal}</b>}
        <span>{(goal < 0 || part < 0.8) && label}</span>
      </p>
    </div>
  );
}
