import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";
import type { Report } from "../../report.ts";
import { tilesInOrder } from "./board-order.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { daysOff } from "./stated-goal.ts";
import { goalInShort, type LightLimit, lightsOn } from "./tile-lights.ts";

/** What a KPI says away from its tile, as on the poster and in the calendar: the same goal and lights as the tile. */
export interface OnWall {
  readonly question: string;
  readonly goal: string;
  /** Empty if our goal is for other work than theirs. */
  readonly lights: readonly LightLimit[];
}

export function onWall(kpi: PlannedKpi, report: Report, submission: Submission): OnWall {
  const hasValue = tilesInOrder(report).some(({ id, isReal }) => id === kpi.id && isReal);
  const off = hasValue ? undefined : daysOff(kpi.id, submission);
  return {
    question: off === undefined ? kpi.question : `${capitalized(words.howDaysOff(off))}.`,
    goal: off === undefined ? goalInShort(kpi, submission) : words.noDays(off),
    lights: lightsOn(kpi.id, submission, hasValue),
  };
}
