import { monitoredOf } from "../../diagnosis/facts/numbers/monitored-machines.ts";
import { onTimeToday } from "../../diagnosis/kpis/on-time.ts";
import { ownUtilization } from "../../diagnosis/kpis/own-utilization.ts";
import type { BenchmarkId } from "../../knowledge/figures/benchmarks.ts";
import { hoursAShift } from "../../knowledge/figures/working-time.ts";
import { answerText } from "../../survey/answer-text.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { erps, monitors, stopsByTelemetry } from "../../survey/tech-stack.ts";
import { plainNumber, twoFigures } from "../format.ts";
import { comparisonsWords as words } from "./comparisons.words.ts";
import { writtenValue } from "./published-row.ts";
import { overrunInShort } from "./setup-overrun.ts";

/** An answer that can be compared with a published figure. */
export interface Comparison {
  readonly field: Field;
  readonly topic: string;
  /** The row it is compared with. Published rows only, because our own assumptions aren't a benchmark. */
  readonly benchmark: BenchmarkId;
  /** The published figure in words, after its value. */
  readonly publishedUnit: string;
  /** Words after the answer that say what it counts: `14` and `machinists`. */
  readonly unitOfAnswer?: string;
  /** The answer in the row's unit, or `null` if it has no figure. */
  readonly own: (submission: Submission) => OwnValue | null;
  /** The scale both are drawn on; `null` if a drawing would show nothing. */
  readonly scale: Scale | null;
  /** The brief leaves it out, because a shop outside the published range needn't do anything about it. */
  readonly isOnlyInEvidence?: true;
  /** What the comparison means, and what it cannot say. */
  readonly means: (submission: Submission, standing: Standing) => string;
}

/** An answer as a value or a band, with its words. */
export interface OwnValue {
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

export interface Scale {
  readonly name: string;
  readonly end: number;
  readonly write: (value: number) => string;
}

/** Where the whole range of the answer is, compared with the published one; `open` if they overlap or one is unknown. */
export type Standing = "below" | "above" | "open";

const none = (): null => null;
const asPercent = (value: number): string => `${plainNumber(value)}%`;
const asDollars = (value: number): string => `$${plainNumber(value)}`;

function onTime(submission: Submission): OwnValue | null {
  const today = onTimeToday(submission);
  return today === undefined ? null : { low: today.from, high: today.to, text: words.onTime.own(today.from, today.to) };
}

function inCycle(submission: Submission): OwnValue | null {
  const share = ownUtilization(submission);
  return share === undefined ? null : { low: share, high: share, text: asPercent(share) };
}

/** Machines that one machinist has on a shift, if the machinists are spread evenly over the shifts. */
function machinesEach({ machine_count, machinist_count, shift_count }: Submission): OwnValue | null {
  if (machinist_count === undefined || machinist_count === 0) return null;
  const each = (machine_count * Number(shift_count)) / machinist_count;
  return { low: each, high: each, text: words.machinists.own(twoFigures(each)) };
}

function shopRate({ shop_rate_value }: Submission): OwnValue | null {
  if (shop_rate_value === undefined) return null;
  return { low: shop_rate_value, high: shop_rate_value, text: `${asDollars(shop_rate_value)}/h` };
}

/** The most hours a day that people can be at a machine, eight a shift. Unattended hours have no such limit. */
function hoursWithPeople({ shift_count, lights_out }: Submission): OwnValue | null {
  if (lights_out === true) return null;
  const most = Number(shift_count) * hoursAShift;
  return { low: 0, high: most, text: words.runHours.own(most) };
}

const uses = (submission: Submission, tools: readonly (typeof erps | typeof monitors)[number][]): boolean =>
  tools.some((tool) => submission.tech_stack?.includes(tool) === true);

/** In the order in which the report shows them. Which row fits which answer is our judgment, November 2026. */
export const comparisons: readonly Comparison[] = [
  {
    field: "late_job_ratio",
    unitOfAnswer: words.onTime.answer,
    topic: words.onTime.topic,
    benchmark: "BM-OTD-01",
    publishedUnit: words.onTime.published,
    own: onTime,
    scale: { name: words.onTime.scale, end: 100, write: asPercent },
    means: (_, standing) => `${words.onTime[standing]} ${words.onTime.limits}`,
  },
  {
    field: "machine_utilization_known",
    topic: words.cycle.topic,
    benchmark: "BM-UTIL-05",
    publishedUnit: words.cycle.published,
    own: inCycle,
    scale: { name: words.cycle.scale, end: 100, write: asPercent },
    means: (submission, standing) => {
      const { machine_utilization_known } = submission;
      const share = ownUtilization(submission);
      if (share !== undefined) return `${words.cycle.told(share, monitoredOf(submission))} ${words.cycle[standing]}`;
      if (machine_utilization_known === "Yes (telemetry)") return words.cycle.measured;
      if (machine_utilization_known === "Yes (ERP)") return words.cycle.booked;
      return words.cycle.estimated(writtenValue("BM-UTIL-04"), "BM-UTIL-04");
    },
  },
  {
    field: "shift_count",
    unitOfAnswer: words.runHours.answer,
    topic: words.runHours.topic,
    benchmark: "BM-HRS-01",
    publishedUnit: words.runHours.published,
    own: hoursWithPeople,
    scale: { name: words.runHours.scale, end: 24, write: (value) => `${plainNumber(value)} h` },
    means: ({ shift_count, lights_out }) => {
      if (lights_out === true) return words.runHours.unattended;
      return shift_count === "1" ? words.runHours.oneShift : words.runHours.moreShifts;
    },
  },
  {
    field: "machinist_count",
    unitOfAnswer: words.machinists.answer,
    topic: words.machinists.topic,
    benchmark: "BM-LAB-03",
    publishedUnit: words.machinists.published,
    own: machinesEach,
    // The published range is too wide for a useful drawing.
    scale: null,
    isOnlyInEvidence: true,
    means: (_, standing) => `${words.machinists[standing]} ${words.machinists.limits}`,
  },
  {
    field: "shop_rate_value",
    topic: words.rate.topic,
    benchmark: "BM-RATE-08",
    publishedUnit: words.rate.published,
    own: shopRate,
    scale: { name: words.rate.scale, end: 200, write: (value) => `${asDollars(value)}/h` },
    means: (_, standing) => {
      const meaning =
        standing === "above" ? words.rate.above(writtenValue("BM-RATE-03"), "BM-RATE-03") : words.rate[standing];
      return `${meaning} ${words.rate.limits}`;
    },
  },
  {
    field: "setup_time_variability",
    topic: words.setups.topic,
    benchmark: "BM-SET-10",
    publishedUnit: words.setups.published,
    own: none,
    scale: null,
    means: (submission) => {
      const told = overrunInShort(submission);
      return told === undefined ? words.setups.means : words.setups.timed(told);
    },
  },
  {
    field: "quoting_accuracy",
    topic: words.quotes.topic,
    benchmark: "BM-QUOTE-01",
    publishedUnit: words.quotes.published,
    own: none,
    scale: null,
    means: ({ quoting_accuracy }) =>
      quoting_accuracy === "Historical data" ? words.quotes.history : words.quotes.other,
  },
  {
    field: "overtime_dependency",
    topic: words.overtime.topic,
    benchmark: "BM-LAB-02",
    publishedUnit: words.overtime.published,
    own: none,
    scale: null,
    means: () => words.overtime.means,
  },
  {
    field: "downtime_tracking",
    topic: words.stops.topic,
    benchmark: "BM-TIME-06",
    publishedUnit: words.stops.published,
    own: none,
    scale: null,
    means: ({ downtime_tracking }) => {
      if (downtime_tracking === stopsByTelemetry) return words.stops.measured;
      return downtime_tracking === "No formal tracking" ? words.stops.none : words.stops.byHand;
    },
  },
  {
    field: "tech_stack",
    topic: words.erp.topic,
    benchmark: "BM-ERP-01",
    publishedUnit: words.erp.published,
    own: none,
    scale: null,
    means: (submission) => {
      const erp = uses(submission, erps) ? words.erp.has : words.erp.hasNot;
      const connected = uses(submission, monitors) ? words.erp.connects : words.erp.connectsNot;
      return `${erp} ${connected(writtenValue("BM-CONN-01"), "BM-CONN-01")}`;
    },
  },
  {
    field: "lights_out",
    topic: words.unattended.topic,
    benchmark: "BM-LIGHTS-01",
    publishedUnit: words.unattended.published,
    own: none,
    scale: null,
    means: () => words.unattended.means,
  },
];

/** Questions for which we looked for a published figure and found none. */
export const nothingPublished = [
  "shipping_dwell",
  "wip_visibility",
  "scheduling_ownership",
  "operator_specialization",
  "current_kpi_tracking",
] as const satisfies readonly Field[];

/** Whether the shop gave an answer that can be compared. No machinists and a rate of zero count as unknown. */
export const isAnswered = (submission: Submission, field: Field): boolean =>
  submission[field] !== 0 && answerText(submission, field) !== undefined;
