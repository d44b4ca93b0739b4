import { questionOf } from "../survey/questionnaire.ts";
import type { Submission } from "../survey/submission.ts";
import { holds } from "./answer-test.ts";
import { answerText } from "./answer-text.ts";
import type { Diagnosis, KpiId, PlannedKpi, Readiness, SystemId, ThemeId } from "./diagnosis.ts";
import { kpis } from "./knowledge/kpis.ts";
import { urgencyPoints } from "./knowledge/scoring.ts";
import type { Kpi } from "./kpis.ts";
import type { WeighedTheme } from "./rank-themes.ts";
import { neededElements, readinessOf } from "./readiness.ts";

/** How many KPIs the first wall holds, and how many themes must each have one of their own. Own judgement. */
const planSize = 8;
const leadingThemes = 3;
/** A KPI counts for less while its data is not there. Own judgement. */
const worthWhen = { "ready-now": 1, "needs-a-habit": 0.85, "needs-a-source": 0.6 } as const satisfies Record<
  Readiness,
  number
>;
/** What the shop tracks already counts for more, as much as a medium urgency. Own judgement. */
const trackedWorth = 1;
/** The one outcome that every shop watches. */
const outcomeKpi: KpiId = "kpi_otd";
/** At most so many KPIs of one group. */
const mostOfOneGroup = 2;
const fewestLeading = 3;
/** KPIs to switch on in the first 30 days, at the least; at most so many that wait are named. */
const fewestAtOnce = 3;
const mostLater = 4;

export interface KpiPlan {
  readonly kpis: readonly PlannedKpi[];
  readonly later: Diagnosis["later_kpis"];
}

/** A KPI with what this shop gives it. */
interface Candidate {
  readonly id: KpiId;
  readonly kpi: Kpi;
  readonly data: PlannedKpi["data"];
  readonly readiness: Readiness;
  readonly tracked: boolean;
  readonly because: PlannedKpi["because"];
  readonly worth: number;
}

/**
 * Chooses the KPIs for the first wall: delivery, one for each leading theme, then whatever is worth most: urgent answers,
 * the rank of the themes it exposes, what is tracked already, and how far its data is there.
 */
export function planKpis(
  submission: Submission,
  ranked: readonly WeighedTheme[],
  shopSystems: readonly SystemId[],
): KpiPlan {
  const candidates = (Object.keys(kpis) as KpiId[])
    .map((id) => candidateOf(id, submission, ranked, shopSystems))
    .sort((a, b) => b.worth - a.worth);
  const chosen = filled(mustHaves(candidates, ranked), candidates);
  return { kpis: inOrder(chosen), later: waiting(candidates, chosen) };
}

function candidateOf(
  id: KpiId,
  submission: Submission,
  ranked: readonly WeighedTheme[],
  shopSystems: readonly SystemId[],
): Candidate {
  const kpi: Kpi = kpis[id];
  const urgent = kpi.urgentWhen.filter(({ when }) => holds(when, submission, undefined));
  const urgency = urgent.reduce((points, { level }) => points + urgencyPoints[level], 0);
  const exposed = kpi.themes.reduce((sum, theme) => sum + 2 * rankWeight(theme, ranked), 0);
  const data = neededElements(kpi.elements, shopSystems, submission);
  const readiness = readinessOf(data);
  const tracked = kpi.trackedAs !== null && (submission.current_kpi_tracking ?? []).includes(kpi.trackedAs);
  return {
    id,
    kpi,
    data,
    readiness,
    tracked,
    because: urgent.map(({ when }) => ({ field: when.field, answer: answerOf(when, submission) })),
    worth: (urgency + exposed + (tracked ? trackedWorth : 0)) * worthWhen[readiness],
  };
}

/** The weight of a theme as a part of the leading theme's. 0 to 1. */
function rankWeight(theme: ThemeId, ranked: readonly WeighedTheme[]): number {
  const top = ranked[0]?.weight ?? 0;
  const own = ranked.find(({ id }) => id === theme)?.weight ?? 0;
  return top === 0 ? 0 : own / top;
}

function answerOf(when: Kpi["urgentWhen"][number]["when"], submission: Submission): string {
  const answer = answerText(submission, when.field) ?? "";
  if (when.kind !== "any-of" || questionOf(when.field).kind !== "anyOf") return answer;
  return when.choices.filter((choice) => answer.split(", ").includes(String(choice))).join(", ");
}

/** Delivery, and for each leading theme the best KPI that is about it before all else. */
function mustHaves(candidates: readonly Candidate[], ranked: readonly WeighedTheme[]): readonly Candidate[] {
  const chosen = candidates.filter(({ id }) => id === outcomeKpi);
  for (const { id } of ranked.slice(0, leadingThemes)) {
    const best = candidates.find((one) => one.kpi.themes[0] === id && !chosen.includes(one));
    if (best !== undefined) chosen.push(best);
  }
  return chosen;
}

/** Fills the wall with what is worth most, at most two of a group, at least three that warn before the fact. */
function filled(musts: readonly Candidate[], candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen = [...musts];
  for (const one of candidates) {
    const owed = fewestLeading - chosen.filter(isLeading).length;
    const ofGroup = chosen.filter(({ kpi }) => kpi.group === one.kpi.group).length;
    const isRoom = planSize - chosen.length > (isLeading(one) ? 0 : Math.max(0, owed));
    if (isRoom && ofGroup < mostOfOneGroup && !chosen.includes(one)) chosen.push(one);
  }
  return chosen;
}

const isLeading = ({ kpi }: Candidate): boolean => kpi.timing === "leading";

/** The order of introduction: delivery, then what can start now, then what needs a habit, then what needs a source. */
function inOrder(chosen: readonly Candidate[]): readonly PlannedKpi[] {
  const sorted = chosen.toSorted(
    (a, b) =>
      Number(b.id === outcomeKpi) - Number(a.id === outcomeKpi) ||
      earliestPhase(a) - earliestPhase(b) ||
      b.worth - a.worth,
  );
  return sorted.map((one, place) => planned(one, place < fewestAtOnce ? atOnce(one) : earliestPhase(one)));
}

function earliestPhase({ readiness, tracked }: Candidate): PlannedKpi["phase"] {
  if (readiness === "needs-a-source") return 90;
  return readiness === "ready-now" || tracked ? 30 : 60;
}

/** A habit can begin in the first month, when little else is ready. */
const atOnce = (one: Candidate): PlannedKpi["phase"] => (one.readiness === "needs-a-source" ? 90 : 30);

function planned({ id, kpi, data, readiness, tracked, because }: Candidate, phase: PlannedKpi["phase"]): PlannedKpi {
  const { typical, good, worldClass, note } = kpi.target;
  return {
    id,
    name: kpi.name,
    question: kpi.question,
    formula: kpi.formula,
    unit: kpi.unit,
    direction: kpi.direction,
    target: {
      typical: withUnit(typical, kpi.unit),
      good: withUnit(good, kpi.unit),
      world_class: withUnit(worldClass, kpi.unit),
      note,
    },
    benchmarks: kpi.benchmarks,
    themes: kpi.themes,
    because,
    tracked,
    readiness,
    data,
    phase,
    cadence: kpi.cadence,
    owner: kpi.owner,
    visual: kpi.visual,
    timing: kpi.timing,
    pitfalls: kpi.pitfalls,
  };
}

/** A target as it is read: `85%`, `±10%`, `2–4 days`; words stay as they are. */
function withUnit(target: number | string, unit: string): string {
  const text = String(target)
    .replaceAll("+/-", "±")
    .replace(/(\d)-(\d)/g, "$1–$2")
    .replace(/^-/, "−");
  const isBare = /^[±+−]?[\d.]+(?:–[\d.]+)?\+?$/.test(text);
  if (!isBare || unit === "ratio") return text;
  if (unit === "$/hour") return `$${text} an hour`;
  const [first = unit] = unit.split(" / ");
  return first.startsWith("%") ? `${text}%` : `${text} ${first.replace("percentage points", "points")}`;
}

function waiting(candidates: readonly Candidate[], chosen: readonly Candidate[]): Diagnosis["later_kpis"] {
  return candidates
    .filter((one) => !chosen.includes(one) && (one.because.length > 0 || one.tracked))
    .slice(0, mostLater)
    .map((one) => ({ id: one.id, name: one.kpi.name, why: whyLater(one, chosen) }));
}

function whyLater(one: Candidate, chosen: readonly Candidate[]): string {
  const missing = one.data.find(({ readiness }) => readiness === "needs-a-source");
  if (missing) return `Nothing in the shop gives it yet: ${missing.name.toLowerCase()}.`;
  if (one.tracked) return "You track it already. Keep it where it is; it need not be on the first wall.";
  const same = chosen.find(({ id, kpi }) => id !== outcomeKpi && kpi.themes[0] === one.kpi.themes[0]);
  return same
    ? `${same.kpi.name} shows the same theme and comes first.`
    : "It exposes a theme that ranks lower here. Add it when the first wall is read every week.";
}
