import { causesExposedBy, exposureOf } from "../knowledge/kpi-exposure.ts";
import { kpiWorth, planRules } from "../knowledge/plan.ts";
import type { Submission } from "../survey/submission.ts";
import type { Diagnosis, PlannedKpi, RankedTheme, SystemId, ThemeId } from "./diagnosis.ts";
import { type Candidate, candidatesFor } from "./kpi-worth.ts";
import { planned } from "./planned-kpi.ts";

export interface KpiPlan {
  readonly kpis: readonly PlannedKpi[];
  readonly later: Diagnosis["later_kpis"];
}

/** A candidate with how much of each theme it shows here, already times what its data allows. */
interface Weighed extends Candidate {
  readonly shows: Readonly<Partial<Record<ThemeId, number>>>;
  /** What it is worth on top of the themes, times what its data allows. */
  readonly extra: number;
}

/**
 * Chooses the KPIs for the first wall: those that together show most of what is likely wrong here.
 *
 * What a KPI adds is Σ over themes of weight × what it shows of the theme, plus what it is worth by itself. The weight of a
 * theme is its probability, raised by its part of the money at stake; a theme that another KPI shows already counts a little
 * less. Chosen one by one; delivery and a KPI of each leading theme first.
 *
 * @param stakes dollars or hours at stake by theme, as parts of the largest, 0 to 1
 */
export function planKpis(
  submission: Submission,
  ranked: readonly RankedTheme[],
  stakes: Readonly<Partial<Record<ThemeId, number>>>,
  shopSystems: readonly SystemId[],
): KpiPlan {
  const weights = ranked.map(
    ({ id, probability }) => [id, probability * (1 + planRules.moneyCounts * (stakes[id] ?? 0))] as const,
  );
  const candidates = candidatesFor(submission, shopSystems).map(weighed);
  const chosen = filled(mustHaves(candidates, ranked, weights), candidates, weights);
  return {
    kpis: inOrder(chosen).map(([one, phase]) => planned(one, phase, submission)),
    later: waiting(candidates, chosen, weights),
  };
}

type ThemeWeights = readonly (readonly [ThemeId, number])[];

function weighed(one: Candidate): Weighed {
  const allowed = kpiWorth.readiness[one.readiness] * kpiWorth.effort[one.kpi.effort.level];
  const shows = causesExposedBy(one.id).map((theme) => [theme, exposureOf(one.id, theme) * allowed]);
  return { ...one, shows: Object.fromEntries(shows), extra: one.own * allowed };
}

/** What a KPI adds: of each theme it shows a part of what is left unseen. */
const gain = (one: Weighed, unseen: ThemeWeights): number =>
  unseen.reduce((sum, [theme, weight]) => sum + weight * (one.shows[theme] ?? 0), one.extra);

/** The weight of each theme, less what the chosen show of it. */
const unseenBy = (chosen: readonly Weighed[], weights: ThemeWeights): ThemeWeights =>
  weights.map(([theme, weight]) => [
    theme,
    chosen.reduce((left, { shows }) => left * (1 - planRules.seenTwice * (shows[theme] ?? 0)), weight),
  ]);

function best(among: readonly Weighed[], chosen: readonly Weighed[], weights: ThemeWeights): Weighed | undefined {
  const unseen = unseenBy(chosen, weights);
  let most: { readonly one: Weighed; readonly gain: number } | undefined;
  for (const one of among) {
    if (chosen.includes(one)) continue;
    const gained = gain(one, unseen);
    if (most === undefined || gained > most.gain) most = { one, gain: gained };
  }
  return most?.one;
}

/** Delivery, and for each leading theme that it leaves open the best KPI that exposes it. */
function mustHaves(
  candidates: readonly Weighed[],
  ranked: readonly RankedTheme[],
  weights: ThemeWeights,
): readonly Weighed[] {
  const chosen = candidates.filter(({ id }) => id === planRules.outcome);
  for (const { id } of ranked.slice(0, planRules.leadingThemes)) {
    const exposes = (one: Candidate): boolean => exposureOf(one.id, id) > 0;
    if (chosen.some((one) => one.id !== planRules.outcome && exposes(one))) continue;
    const own = best(
      candidates.filter((one) => exposes(one)),
      chosen,
      weights,
    );
    if (own !== undefined) chosen.push(own);
  }
  return chosen;
}

/** Fills the wall with what adds most, within the limits on groups and on KPIs that only look back. */
function filled(musts: readonly Weighed[], candidates: readonly Weighed[], weights: ThemeWeights): readonly Weighed[] {
  const chosen = [...musts];
  while (chosen.length < planRules.size) {
    const owed = planRules.minLeading - chosen.filter(isLeading).length;
    const room = planRules.size - chosen.length;
    const next = best(
      candidates.filter((one) => (isLeading(one) || room > owed) && hasRoom(one, chosen)),
      chosen,
      weights,
    );
    if (next === undefined) return chosen;
    chosen.push(next);
  }
  return chosen;
}

const isLeading = ({ kpi }: Candidate): boolean => kpi.timing === "leading";

const hasRoom = (one: Candidate, chosen: readonly Candidate[]): boolean =>
  chosen.filter(({ kpi }) => kpi.group === one.kpi.group).length < planRules.maxOfOneGroup;

/** The order of introduction: delivery, then what can start now, then what needs a habit, then what needs a source. */
function inOrder(chosen: readonly Weighed[]): readonly (readonly [Weighed, PlannedKpi["phase"]])[] {
  return chosen
    .toSorted(
      (a, b) =>
        Number(b.id === planRules.outcome) - Number(a.id === planRules.outcome) || earliestPhase(a) - earliestPhase(b),
    )
    .map((one, index) => [one, index < planRules.minAtOnce ? atOnce(one) : earliestPhase(one)]);
}

function earliestPhase({ readiness, tracked }: Candidate): PlannedKpi["phase"] {
  if (readiness === "needs-a-source") return 90;
  return readiness === "ready-now" || tracked ? 30 : 60;
}

/** A habit can begin in the first month, when little else is ready. */
const atOnce = (one: Candidate): PlannedKpi["phase"] => (one.readiness === "needs-a-source" ? 90 : 30);

/** What not to track yet, the most tempting first: what the answers ask for or the themes would want. */
function waiting(
  candidates: readonly Weighed[],
  chosen: readonly Weighed[],
  weights: ThemeWeights,
): Diagnosis["later_kpis"] {
  return candidates
    .filter((one) => !chosen.includes(one) && (one.because.length > 0 || one.tracked))
    .map((one) => ({ one, alone: gain(one, weights) }))
    .sort((a, b) => b.alone - a.alone)
    .slice(0, planRules.maxLater)
    .map(({ one }) => ({ id: one.id, name: one.kpi.name, why: whyLater(one, chosen) }));
}

function whyLater(one: Weighed, chosen: readonly Weighed[]): string {
  const missing = one.data.find(({ readiness }) => readiness === "needs-a-source");
  if (missing) return `You have no data for it yet: ${missing.name.toLowerCase()}.`;
  if (one.tracked) return "You already track it. Keep it where it is. It doesn't have to be on your board yet.";
  const [cause] = causesExposedBy(one.id);
  const same = chosen.find(({ id }) => id !== planRules.outcome && causesExposedBy(id)[0] === cause);
  return same
    ? `${same.kpi.name} shows the same cause and comes first.`
    : "This matters less in your shop. Add it once people check the first KPIs every week.";
}
