import type { ReactElement } from "react";
import { kpiPlanWords } from "../../words/kpi-plan.ts";
import type { CountOnBoard } from "./board.ts";
import { GoalReading } from "./GoalReading.tsx";
import { TilePicture } from "./KpiCard.tsx";
import { OwnReading } from "./OwnReading.tsx";

/** Something this shop counts by hand or measures itself by, as on the report's dashboard. */
export const CountCard = ({ count }: { readonly count: CountOnBoard }): ReactElement => (
  <li className="kpi-card count-card">
    <h3>{count.name}</h3>
    {count.is_own ? <OwnReading tile={count} /> : <GoalReading tile={count} />}
    {count.picture !== undefined && <TilePicture picture={count.picture} text={kpiPlanWords.noReading(count.name)} />}
  </li>
);
