import { causesExposedBy, exposureOf } from "../../knowledge/kpi-record/kpi-exposure.ts";
import { quick } from "../../knowledge/patterns/quick-pattern.ts";
import { kpiWorth, planRules } from "../../knowledge/plan.ts";
import type { SystemId } from "../../knowledge/systems/systems.ts";
import type { Theme } from "../../knowledge/theme.ts";
import { type ThemeId, themes } from "../../knowledge/themes.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import { laterWords } from "../cross-checks/cross-checks.words.ts";
import type { Diagnosis, RankedTheme } from "../diagnosis.ts";
import { isTracked } from "./is-tracked.ts";
import { type Candidate, candidatesFor } from "./kpi-worth.ts";
import { ownUtilization } from "./own-utilization.ts";
import { type PlannedKpi, planned } from "./planned-kpi.ts";

export interface KpiPlan {
  readonly kpis: readonly PlannedKpi[];
  readonly later: Diagnosis["later_kpis"];
}

/** A candidate with how much it measures each theme, discounted for how ready its data is. */
interface WeighedCandidate extends Candidate {
  readonly shows: Readonly<Partial<Record<ThemeId, number>>>;
  /** What it is worth apart from the themes, with the same discount. */
  readonly extra: number;
}

/**
 * Chooses the KPIs for the first board: those that together measure most of what is likely wrong in this shop.
 *
 * The gain of a KPI is Σ over themes of weight × what it shows of the theme, plus what it is worth by itself. A theme's
 * weight is its probability; a theme that a chosen KPI already shows counts a little less. KPIs are chosen one at a time: delivery first, then one for each leading theme and the named bottleneck, then whatever
 * gains most.
 */
export function planKpis(
  submission: Submission,
  ranked: readonly RankedTheme[],
  shopSystems: readonly SystemId[],
): KpiPlan {
  const weights = ranked.map(({ id, probability }) => [id, probability] as const);
  const candidates = candidatesFor(submission, ranked, shopSystems)
    .filter(({ id }) => id !== "kpi_quote_hit" || !winsEvery(submission))
    .map(weigh);
  const musts = withNamed(mustHaves(candidates, ranked, weights), candidates, weights, submission);
  const chosen = fillBoard(musts, candidates, weights);
  return {
    kpis: inOrder(chosen).map(([candidate, phase]) => planned(candidate, phase, submission)),
    later: laterKpis(candidates, chosen, weights, submission),
  };
}

/** Who wins every bid has prices to raise, and no use for a goal to win more. */
const winsEvery = (submission: Submission): boolean =>
  freeTextFields.some((field) => everyBid.test(submission[field] ?? ""));
const everyBid = quick(
  /\b(?:won|win|get|got|land(?:ed)?) (?:almost |nearly |just about )?every (?:single )?(?:thing|one|job|bid|quote)\b[^.;]{0,20}\b(?:bid|quote[ds]?|price[ds]?|send|sent)\b|\bnever (?:yet )?lost an? (?:bid|quote)\b|\b(?:nobody|no one)(?: has|['’]s)? ever (?:said|told me|tells me|complained)[^.;]{0,12}\btoo (?:high|expensive|dear|much)\b/i,
);

type ThemeWeights = readonly (readonly [ThemeId, number])[];

function weigh(candidate: Candidate): WeighedCandidate {
  const allowed = kpiWorth.readiness[candidate.readiness] * kpiWorth.effort[candidate.kpi.effort.level];
  const shows = causesExposedBy(candidate.id).map((theme) => [theme, exposureOf(candidate.id, theme) * allowed]);
  return { ...candidate, shows: Object.fromEntries(shows), extra: candidate.own * allowed };
}

/** The gain of a KPI: for each theme, its part of what no chosen KPI measures yet. */
const gain = (candidate: WeighedCandidate, unseen: ThemeWeights): number =>
  unseen.reduce((sum, [theme, weight]) => sum + weight * (candidate.shows[theme] ?? 0), candidate.extra);

/** The weight of each theme, minus what the chosen KPIs measure of it. */
const unseenBy = (chosen: readonly WeighedCandidate[], weights: ThemeWeights): ThemeWeights =>
  weights.map(([theme, weight]) => [
    theme,
    chosen.reduce((left, { shows }) => left * (1 - planRules.seenTwice * (shows[theme] ?? 0)), weight),
  ]);

function best(
  among: readonly WeighedCandidate[],
  chosen: readonly WeighedCandidate[],
  weights: ThemeWeights,
): WeighedCandidate | undefined {
  const unseen = unseenBy(chosen, weights);
  let leader: { readonly candidate: WeighedCandidate; readonly gain: number } | undefined;
  for (const candidate of among) {
    if (chosen.includes(candidate)) continue;
    const gained = gain(candidate, unseen);
    if (leader === undefined || gained > leader.gain) leader = { candidate, gain: gained };
  }
  return leader?.candidate;
}

/** Delivery, and for each leading theme that no chosen KPI exposes yet, the best KPI that does. */
function mustHaves(
  candidates: readonly WeighedCandidate[],
  ranked: readonly RankedTheme[],
  weights: ThemeWeights,
): readonly WeighedCandidate[] {
  const chosen = candidates.filter(({ id }) => id === planRules.outcome);
  for (const { id } of ranked.slice(0, planRules.leadingThemes)) {
    const exposes = (candidate: Candidate): boolean => exposureOf(candidate.id, id) > 0;
    if (chosen.some((candidate) => candidate.id !== planRules.outcome && exposes(candidate))) continue;
    const next = best(
      candidates.filter((candidate) => exposes(candidate)),
      chosen,
      weights,
    );
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
}

/** The same with the best KPI of the cause that the owner names as the bottleneck, if none is about it. A kind of machine is no cause. */
function withNamed(
  musts: readonly WeighedCandidate[],
  candidates: readonly WeighedCandidate[],
  weights: ThemeWeights,
  { primary_bottleneck: named }: Submission,
): readonly WeighedCandidate[] {
  const isOfIt = ({ id }: Candidate): boolean => {
    const [cause] = causesExposedBy(id);
    return cause !== undefined && (themes[cause] satisfies Theme).bottlenecks.some(({ choice }) => choice === named);
  };
  if (named === "5-axis" || musts.some(isOfIt)) return musts;
  const next = best(candidates.filter(isOfIt), musts, weights);
  return next === undefined ? musts : [...musts, next];
}

/** Fills the board with what gains most, within the limits on groups and on lagging KPIs. */
function fillBoard(
  musts: readonly WeighedCandidate[],
  candidates: readonly WeighedCandidate[],
  weights: ThemeWeights,
): readonly WeighedCandidate[] {
  const chosen = [...musts];
  while (chosen.length < planRules.size) {
    const missingLeading = planRules.minLeading - chosen.filter(isLeading).length;
    const room = planRules.size - chosen.length;
    const next = best(
      candidates.filter((candidate) => (isLeading(candidate) || room > missingLeading) && hasRoom(candidate, chosen)),
      chosen,
      weights,
    );
    if (next === undefined) return chosen;
    chosen.push(next);
  }
  return chosen;
}

const isLeading = ({ kpi }: Candidate): boolean => kpi.timing === "leading";

const hasRoom = (candidate: Candidate, chosen: readonly Candidate[]): boolean =>
  chosen.filter(({ kpi }) => kpi.group === candidate.kpi.group).length < planRules.maxOfOneGroup;

/**
 * The order of introduction: delivery, then what can start now, then what takes a new habit, then what needs a data
 * source.
 */
function inOrder(chosen: readonly WeighedCandidate[]): readonly (readonly [WeighedCandidate, PlannedKpi["phase"]])[] {
  return chosen
    .toSorted(
      (a, b) =>
        Number(b.id === planRules.outcome) - Number(a.id === planRules.outcome) || earliestPhase(a) - earliestPhase(b),
    )
    .map((candidate, index) => [
      candidate,
      index < planRules.minAtOnce ? firstMonthPhase(candidate) : earliestPhase(candidate),
    ]);
}

function earliestPhase({ readiness, tracked, kpi }: Candidate): PlannedKpi["phase"] {
  if (kpi.effort.isOneSitting === true) return 30;
  if (readiness === "needs-a-source") return 90;
  return readiness === "ready-now" || tracked ? 30 : 60;
}

/** A new habit can start in the first month if little else is ready. */
const firstMonthPhase = (candidate: Candidate): PlannedKpi["phase"] =>
  candidate.readiness === "needs-a-source" ? 90 : 30;

/** KPIs to leave for later, the most tempting first: those that the answers or the themes suggest. */
function laterKpis(
  candidates: readonly WeighedCandidate[],
  chosen: readonly WeighedCandidate[],
  weights: ThemeWeights,
  submission: Submission,
): Diagnosis["later_kpis"] {
  return candidates
    .filter((candidate) => !chosen.includes(candidate) && (candidate.because.length > 0 || candidate.tracked))
    .map((candidate) => ({ candidate, gain: gain(candidate, weights) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, planRules.maxLater)
    .map(({ candidate }) => ({
      id: candidate.id,
      name: candidate.kpi.name,
      why: whyLater(candidate, chosen, submission),
    }));
}

function whyLater(candidate: WeighedCandidate, chosen: readonly WeighedCandidate[], submission: Submission): string {
  if (candidate.id === "kpi_spindle_util" && ownUtilization(submission) !== undefined) return laterWords.known;
  const missing = candidate.data.find(({ readiness }) => readiness === "needs-a-source");
  if (missing) return laterWords.noData(missing.name.toLowerCase());
  if (isTracked(candidate.id, submission)) return laterWords.tracked;
  const [cause] = causesExposedBy(candidate.id);
  const shown = chosen.find(({ id }) => id !== planRules.outcome && causesExposedBy(id)[0] === cause);
  return shown ? laterWords.sameCause(shown.kpi.name) : laterWords.afterOthers;
}
