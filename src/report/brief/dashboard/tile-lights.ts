import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { inUnit } from "../../../knowledge/kpi-record/kpi-units.ts";
import { type Light, lightWords, type Signal, signalOf } from "../../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../../survey/submission.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { daysOff, isGoalForOtherWork, ownGoal, plannedTime } from "./stated-goal.ts";

/** A light and the values that it stands for. */
export type LightLimit = readonly [light: Light, limit: string];

/**
 * What the lights of a tile mean. The shop's own goal decides what is green, else ours; red starts where it does for any
 * shop, or at a goal that is easier. Empty if ours are for other work than theirs.
 *
 * @param hasValue whether the tile shows a value and not only the goal
 */
export function lightsOn(id: KpiId, submission: Submission, hasValue: boolean): readonly LightLimit[] {
  if (!hasValue && daysOff(id, submission) !== undefined) return words.daysWorked;
  const stated = statedSignal(id, submission);
  if (stated === undefined && isGoalForOtherWork(id, submission)) return [];
  const signal = stated ?? signalOf(id);
  const { green, amber, red } = lightWords(id, signal);
  const isOneLimit = signal.kind !== "band" && signal.good === signal.typical;
  return [["green", green], ...(isOneLimit ? [] : [["amber", amber] as const]), ["red", red]];
}

/** Where the lights of a value change: at the goal or plan of the shop if it has one. */
export const ownSignal = (id: KpiId, submission: Submission): Signal => statedSignal(id, submission) ?? signalOf(id);

/** The goal that the lights belong to, without a word around it: `95%`. */
export function goalInShort({ id, target }: PlannedKpi, submission: Submission): string {
  const stated = statedSignal(id, submission);
  if (stated !== undefined) return inUnit(stated.good, kpis[id].unit);
  return isGoalForOtherWork(id, submission) ? words.betterThanToday : target.good;
}

function statedSignal(id: KpiId, submission: Submission): Exclude<Signal, { kind: "band" }> | undefined {
  const ours = signalOf(id);
  const own = ownGoal(id, submission);
  const planned = plannedTime(id, submission);
  if (ours.kind === "band") return undefined;
  if (own !== undefined)
    return {
      ...ours,
      good: own,
      typical: ours.kind === "higher" ? Math.min(ours.typical, own) : Math.max(ours.typical, own),
    };
  return planned === undefined ? undefined : { ...ours, good: planned, typical: planned * overPlan };
}

/** Red starts at half as much again as planned, as it does for our goal. */
const overPlan = 1.5;
