import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import type { DashboardTile } from "../../kpi-blocks.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { daysCounted, goalInShort, type LightLimit, lightsOn } from "./tile-lights.ts";

/** What a KPI says away from its tile, as on the poster and in the calendar: the same goal and lights as the tile. */
export interface OnWall {
  readonly question: string;
  readonly goal: string;
  /** Empty if our goal is for other work than theirs. */
  readonly lights: readonly LightLimit[];
}

export function onWall(kpi: PlannedKpi, submission: Submission): OnWall {
  const off = daysCounted(kpi.id, submission);
  return {
    question: off === undefined ? kpi.question : `${capitalized(words.howDaysOff(off))}.`,
    goal: goalInShort(kpi, submission),
    lights: lightsOn(kpi.id, submission),
  };
}

/** The goal of what is no KPI of the plan. */
export const goalOfCount = ({ isReal, target, value, unit }: DashboardTile): string =>
  isReal ? target.replace(/^(?:your )?goal: /, "") : `${value} ${unit}`.trim();
