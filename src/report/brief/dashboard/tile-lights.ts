import { measuredOf } from "../../../diagnosis/kpis/measured.ts";
import type { PlannedKpi } from "../../../diagnosis/kpis/planned-kpi.ts";
import { statedToday } from "../../../diagnosis/kpis/value-in-text.ts";
import { inUnit } from "../../../knowledge/kpi-record/kpi-units.ts";
import { type Light, lightWords, type Signal, signalOf } from "../../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpis } from "../../../knowledge/kpis/kpis.ts";
import type { Submission } from "../../../survey/submission.ts";
import { dashboardWords as words } from "./dashboard.words.ts";
import { ownTerm } from "./own-term.ts";
import { daysOff, isGoalForOtherWork, isTimed, ownGoal, plannedTime, ratedHour } from "./stated-goal.ts";

/** A light and the values that it stands for. */
export type LightLimit = readonly [light: Light, limit: string];

/** The days that a shop wants to stop working if its overtime is counted in them, because it knows no share of hours. */
export const daysCounted = (id: KpiId, submission: Submission): string | undefined =>
  measuredOf(id, submission) === undefined && statedToday(id, submission) === undefined
    ? daysOff(id, submission)
    : undefined;

/**
 * What the lights of a KPI mean, in every file. The shop's own goal decides what is green, else ours; red starts where it
 * does for any shop, or at a goal that is easier. Empty if ours are for other work than theirs.
 */
export function lightsOn(id: KpiId, submission: Submission): readonly LightLimit[] {
  if (daysCounted(id, submission) !== undefined) return words.daysWorked;
  const term = termInWords(id, submission);
  if (term !== undefined) return words.withinTerm(term);
  const stated = statedSignal(id, submission);
  if (stated === undefined && isGoalForOtherWork(id, submission)) return [];
  const signal = stated ?? signalOf(id);
  const { green, amber, red } = lightWords(id, signal);
  const isOneLimit = signal.kind !== "band" && signal.good === signal.typical;
  return [["green", green], ...(isOneLimit ? [] : [["amber", amber] as const]), ["red", red]];
}

/** The shop's own lead time as it writes it, unless a file has measured it in our unit. */
const termInWords = (id: KpiId, submission: Submission): string | undefined =>
  measuredOf(id, submission) === undefined ? ownTerm(id, submission)?.text : undefined;

/** Where the lights of a value change: at the goal or plan of the shop if it has one. */
export const ownSignal = (id: KpiId, submission: Submission): Signal => statedSignal(id, submission) ?? signalOf(id);

/** The goal that the lights belong to, without a word around it: `95%`. */
export function goalInShort({ id, target }: Pick<PlannedKpi, "id" | "target">, submission: Submission): string {
  const off = daysCounted(id, submission);
  if (off !== undefined) return words.noDays(off);
  const term = termInWords(id, submission);
  if (term !== undefined) return term;
  const stated = statedSignal(id, submission);
  if (stated !== undefined) return inUnit(stated.good, kpis[id].unit);
  return isGoalForOtherWork(id, submission) ? words.betterThanToday : target.good;
}

/** The same as a limit: `95% or more`. */
export function goalInWords(kpi: PlannedKpi, submission: Submission): string {
  const [green] = daysCounted(kpi.id, submission) === undefined ? lightsOn(kpi.id, submission) : [];
  return green?.[1] ?? goalInShort(kpi, submission);
}

/** The goal if the shop set it itself: `92%`, `no Saturdays`. */
export const goalOfTheirOwn = (kpi: PlannedKpi, submission: Submission): string | undefined =>
  daysCounted(kpi.id, submission) === undefined && ownGoal(kpi.id, submission) === undefined
    ? undefined
    : goalInShort(kpi, submission);

function statedSignal(id: KpiId, submission: Submission): Exclude<Signal, { kind: "band" }> | undefined {
  const ours = signalOf(id);
  const own = ownGoal(id, submission);
  const planned = plannedTime(id, submission);
  if (ours.kind === "band") return undefined;
  const rate = ratedHour(id, submission);
  if (rate !== undefined && own === undefined)
    return { ...ours, good: rate, typical: (rate * ours.typical) / ours.good };
  // A limit of time is one: what takes longer is late. Red at 8 hours says nothing to who wants 45 minutes.
  if (own !== undefined && isTimed(id)) return { ...ours, good: own, typical: own };
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
