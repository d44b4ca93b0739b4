import { type Measured, spanText, valueText } from "../../diagnosis/kpis/measured.ts";
import { onTimeStated, onTimeToday } from "../../diagnosis/kpis/on-time.ts";
import { saidToday, type ValueToday } from "../../diagnosis/kpis/value-today.ts";
import { signalOf } from "../../knowledge/kpi-record/signals.ts";
import { type KpiId, kpiIds, kpis } from "../../knowledge/kpis/kpis.ts";
import { answerText } from "../../survey/answer-text.ts";
import { plainChoice } from "../../survey/plain-choices.ts";
import { type Field, questionOf } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Earlier } from "../earlier.ts";
import { longDate } from "../format.ts";
import { takenBack } from "./changed-sentences.ts";
import { whatChangedWords as words } from "./what-changed.words.ts";

export type Change = keyof typeof words.change;

/** One KPI, habit or sentence on both days. */
export interface ChangedRow {
  readonly what: string;
  readonly before: string;
  readonly now: string;
  readonly change: Change;
  /** Measured, estimated from an answer, or an answer as it is. */
  readonly known: string;
}

/** Every KPI with a value on either day, the habits, and what the owner wrote and has taken back. */
export const changedRows = (
  submission: Submission,
  measured: readonly Measured[],
  earlier: Earlier,
): readonly ChangedRow[] => [
  ...kpiIds.flatMap((id) =>
    kpiRow(id, { submission: earlier.submission, measured: earlier.measured }, { submission, measured }),
  ),
  ...habits(earlier.submission, submission),
  ...takenBack(earlier, submission).map(sentenceRow),
];

/** What is known on one of the two days. */
interface Known {
  readonly submission: Submission;
  readonly measured: readonly Measured[];
}

type Value = { readonly kind: "measured"; readonly one: Measured } | ({ readonly kind: "said" } & ValueToday);

/** Compares measured values only with measured ones and answers only with answers. */
function kpiRow(id: KpiId, then: Known, today: Known): readonly ChangedRow[] {
  const [was, is] = [then, today].map(({ measured }) => measured.find(({ kpi }) => kpi === id));
  const [saidThen, saidNow] = saidOn(id, then.submission, today.submission);
  const isOver = was !== undefined && (is === undefined || isSameMeasurement(was, is));
  const before = isOver && saidThen && saidNow ? saidThen : (measuredValue(was) ?? saidThen);
  const now = isOver ? (saidNow ?? measuredValue(is)) : (measuredValue(is) ?? saidNow);
  if (before === undefined && now === undefined) return [];
  const change = isOver && now?.kind === "measured" ? "unknown" : changeOf(id, before, now);
  const known = isOver ? knownSince(was, before, now) : knownOf(before, now);
  return [{ what: kpis[id].name, before: textOf(id, before), now: textOf(id, now), change, known }];
}

/** Whether two measured values come from the same files, which were read for the earlier visit. */
const isSameMeasurement = (was: Measured, is: Measured): boolean =>
  was.from === is.from && was.to === is.to && was.rows === is.rows && was.value === is.value;

const measuredValue = (one: Measured | undefined): Value | undefined => one && { kind: "measured", one };

/**
 * The values that answers give on both days. A percentage in a text that hasn't been edited since counts less than a
 * changed answer.
 */
function saidOn(id: KpiId, then: Submission, now: Submission): readonly (Value | undefined)[] {
  const isNewer = then.late_job_ratio !== now.late_job_ratio && onTimeStated(then)?.said === onTimeStated(now)?.said;
  const saidIn = (submission: Submission): ValueToday | undefined =>
    id === "kpi_otd" && !isNewer ? onTimeToday(submission) : saidToday(id, submission);
  return [then, now].map(saidIn).map((said) => said && { kind: "said", ...said });
}

function textOf(id: KpiId, value: Value | undefined): string {
  if (value === undefined) return words.table.none;
  if (value.kind === "measured") return valueText(value.one);
  return kpis[id].unit.short === "%"
    ? value.from === value.to
      ? `${value.from}%`
      : `${value.from}–${value.to}%`
    : value.said;
}

/** How both values are known; each separately if that differs. */
function knownOf(before: Value | undefined, now: Value | undefined): string {
  const [was, is] = [sourceOf(before), sourceOf(now)];
  if (before === undefined || now === undefined || before.kind !== now.kind) return words.known.mixed(was, is);
  return now.kind === "measured" ? words.known.measured(spanText(now.one)) : words.known.estimated;
}

/** How a value is known if only files of the earlier visit measured it. */
function knownSince(was: Measured, before: Value | undefined, now: Value | undefined): string {
  const said = words.known.notSince(valueText(was), longDate(was.to));
  return before?.kind === "said" && now?.kind === "said" ? `${words.known.estimated}. ${said}` : said;
}

const sourceOf = (value: Value | undefined): string =>
  value === undefined ? words.table.none : words.known.short[value.kind === "measured" ? "measured" : "estimated"];

/**
 * A measured value that moved by less than this share counts as unchanged, because no two quarters are the same. Own
 * judgment.
 */
const minMeasuredChange = 0.05;

function changeOf(id: KpiId, before: Value | undefined, now: Value | undefined): Change {
  if (before === undefined || now === undefined || before.kind !== now.kind) return "unknown";
  const [was, is] = [middleOf(before), middleOf(now)];
  if (was === is) return "same";
  if (now.kind === "measured" && Math.abs(is - was) < minMeasuredChange * Math.abs(was)) return "about";
  const nearer = distanceFromGood(id, was) - distanceFromGood(id, is);
  if (nearer === 0) return "other";
  return nearer > 0 ? "better" : "worse";
}

/** How far a value is from a good one. If only higher or lower is better, no value is too good. */
function distanceFromGood(id: KpiId, value: number): number {
  const signal = signalOf(id);
  switch (signal.kind) {
    case "higher":
      return -value;
    case "lower":
      return value;
    case "band":
      return Math.max(0, signal.low - value, value - signal.high);
  }
}

const middleOf = (value: Value): number => (value.kind === "measured" ? value.one.value : (value.from + value.to) / 2);

/** Scales of answers, the best first. Two answers on one step are equally good. */
const scales = {
  overtime_dependency: [["Rarely"], ["Sometimes"], ["Often"], ["Every week"]],
  setup_time_variability: [["Very consistent"], ["Sometimes over"], ["Often over"], ["Highly variable"]],
  machine_utilization_known: [["Yes (ERP)", "Yes (telemetry)"], ["Estimate only"], ["Not at all"]],
  downtime_tracking: [["Yes, in ERP", "Yes, via telemetry (Datanomix, Amper, MachineMetrics)"], ["No formal tracking"]],
} as const satisfies Partial<{ readonly [F in Field]: readonly (readonly Submission[F][])[] }>;

const trackedHabits = [
  "schedule_tracking_ready",
  "labor_tracking_ready",
  "variance_tracking_ready",
  "financial_sync_ready",
  "maintenance_tracking_ready",
] as const satisfies readonly Field[];

/** Habits answered then or now. Unchanged ones are listed only if their choices form a scale. */
function habits(before: Submission, now: Submission): readonly ChangedRow[] {
  const onScale = (Object.keys(scales) as (keyof typeof scales)[]).flatMap((field) => {
    const steps: readonly (readonly string[])[] = scales[field];
    const [was, is] = [before[field], now[field]];
    if (was === undefined || is === undefined) return [];
    const stepOf = (answer: string): number => steps.findIndex((step) => step.includes(answer));
    const moved = stepOf(is) - stepOf(was);
    const alike: Change = was === is ? "same" : "other";
    return [habitRow(field, before, now, moved === 0 ? alike : moved < 0 ? "better" : "worse")];
  });
  const hasMoved = before.primary_bottleneck !== now.primary_bottleneck;
  const bottleneck = hasMoved ? [habitRow("primary_bottleneck", before, now, "other")] : [];
  const started = trackedHabits
    .filter((field) => before[field] !== undefined && now[field] !== undefined && before[field] !== now[field])
    .map((field) => habitRow(field, before, now, now[field] ? "better" : "worse"));
  return [...onScale, ...started, ...bottleneck];
}

const sentenceRow = (said: string): ChangedRow => ({
  what: words.sentence.quoted(said),
  before: words.sentence.before,
  now: words.sentence.now,
  change: "other",
  known: words.known.sentence,
});

/** In the words of the short form, where its owner has just read them. */
const writtenIn = (given: Submission, field: Field): string =>
  plainChoice(answerText(given, field) ?? words.table.none);

const habitRow = (field: Field, before: Submission, now: Submission, change: Change): ChangedRow => ({
  what: questionOf(field).label,
  before: writtenIn(before, field),
  now: writtenIn(now, field),
  change,
  known: words.known.answer,
});
