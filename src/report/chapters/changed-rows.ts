import { type Measured, spanText, valueText } from "../../diagnosis/measured.ts";
import { onTimeToday } from "../../diagnosis/on-time.ts";
import { saidToday, type ValueToday } from "../../diagnosis/value-today.ts";
import { answerText } from "../../knowledge/answer-text.ts";
import { type KpiId, kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Earlier } from "../earlier.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

export type Change = keyof typeof words.change;

/** One KPI or habit on both days. */
export interface ChangedRow {
  readonly what: string;
  readonly before: string;
  readonly now: string;
  readonly change: Change;
  /** Measured, estimated from an answer, or an answer as it is. */
  readonly known: string;
}

/** Every KPI with a value on either day, then the habits. */
export const changedRows = (
  submission: Submission,
  measured: readonly Measured[],
  earlier: Earlier,
): readonly ChangedRow[] => [
  ...kpiIds.flatMap((id) =>
    kpiRow(id, kpiValue(id, earlier.submission, earlier.measured), kpiValue(id, submission, measured)),
  ),
  ...habits(earlier.submission, submission),
];

type Value = { readonly kind: "measured"; readonly one: Measured } | ({ readonly kind: "said" } & ValueToday);

function kpiValue(id: KpiId, submission: Submission, measured: readonly Measured[]): Value | null {
  const found = measured.find(({ kpi }) => kpi === id);
  if (found !== undefined) return { kind: "measured", one: found };
  const said = id === "kpi_otd" ? onTimeToday(submission) : saidToday(id, submission);
  return said === undefined ? null : { kind: "said", ...said };
}

/** Measured is compared with measured and an answer with an answer; one of each proves nothing. */
function kpiRow(id: KpiId, before: Value | null, now: Value | null): readonly ChangedRow[] {
  if (before === null && now === null) return [];
  const [was, is] = [textOf(id, before), textOf(id, now)];
  return [
    { what: kpis[id].name, before: was, now: is, change: changeOf(id, before, now), known: knownOf(before, now) },
  ];
}

function textOf(id: KpiId, value: Value | null): string {
  if (value === null) return words.table.none;
  if (value.kind === "measured") return valueText(value.one);
  return kpis[id].unit.short === "%"
    ? value.from === value.to
      ? `${value.from}%`
      : `${value.from}–${value.to}%`
    : value.said;
}

/** How both values are known; each separately if that differs. */
function knownOf(before: Value | null, now: Value | null): string {
  const [was, is] = [sourceOf(before), sourceOf(now)];
  if (before === null || now === null || before.kind !== now.kind) return words.known.mixed(was, is);
  return now.kind === "measured" ? words.known.measured(spanText(now.one)) : words.known.estimated;
}

const sourceOf = (value: Value | null): string =>
  value === null ? words.table.none : words.known.short[value.kind === "measured" ? "measured" : "estimated"];

/**
 * A measured value that moved by less than this share of the earlier one hasn't changed, because no two quarters are
 * the same. Own judgment.
 */
const leastMeasuredChange = 0.05;

function changeOf(id: KpiId, before: Value | null, now: Value | null): Change {
  if (before === null || now === null || before.kind !== now.kind) return "unknown";
  const [was, is] = [middleOf(before), middleOf(now)];
  if (was === is) return "same";
  if (now.kind === "measured" && Math.abs(is - was) < leastMeasuredChange * Math.abs(was)) return "about";
  const { direction } = kpis[id].targets;
  if (direction !== "higher" && direction !== "lower") return "other";
  return is > was === (direction === "higher") ? "better" : "worse";
}

const middleOf = (value: Value): number => (value.kind === "measured" ? value.one.value : (value.from + value.to) / 2);

/** Answers that run from good to bad, the best first. Two on one step are as good as each other. */
const scales = {
  overtime_dependency: [["Rarely"], ["Sometimes"], ["Often"], ["Every week"]],
  setup_time_variability: [["Very consistent"], ["Sometimes over"], ["Often over"], ["Highly variable"]],
  machine_utilization_known: [["Yes (ERP)", "Yes (telemetry)"], ["Estimate only"], ["Not at all"]],
  downtime_tracking: [["Yes, in ERP", "Yes, via telemetry (Datanomix, Amper, MachineMetrics)"], ["No formal tracking"]],
} as const satisfies Partial<{ readonly [F in Field]: readonly (readonly Submission[F][])[] }>;

const kept = [
  "schedule_tracking_ready",
  "labor_tracking_ready",
  "variance_tracking_ready",
  "financial_sync_ready",
  "maintenance_tracking_ready",
] as const satisfies readonly Field[];

/** Habits answered before or now. Unchanged ones are listed only if their choices form a scale. */
function habits(before: Submission, now: Submission): readonly ChangedRow[] {
  const onScale = (Object.keys(scales) as (keyof typeof scales)[]).flatMap((field) => {
    const steps: readonly (readonly string[])[] = scales[field];
    const [was, is] = [before[field], now[field]];
    if (was === undefined || is === undefined) return [];
    const stepOf = (answer: string): number => steps.findIndex((step) => step.includes(answer));
    const moved = stepOf(is) - stepOf(was);
    const alike: Change = was === is ? "same" : "other";
    return [habit(field, before, now, moved === 0 ? alike : moved < 0 ? "better" : "worse")];
  });
  const [pile, piled] = [before.primary_bottleneck, now.primary_bottleneck];
  const place = pile === piled ? [] : [habit("primary_bottleneck", before, now, "other")];
  const started = kept
    .filter((field) => before[field] !== undefined && now[field] !== undefined && before[field] !== now[field])
    .map((field) => habit(field, before, now, now[field] ? "better" : "worse"));
  return [...onScale, ...started, ...place];
}

const habit = (field: Field, before: Submission, now: Submission, change: Change): ChangedRow => ({
  what: questionOf(field).label,
  before: answerText(before, field) ?? words.table.none,
  now: answerText(now, field) ?? words.table.none,
  change,
  known: words.known.answer,
});
