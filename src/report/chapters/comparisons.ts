import { answerText } from "../../knowledge/answer-text.ts";
import type { BenchmarkId } from "../../knowledge/benchmarks.ts";
import type { Field } from "../../survey/questionnaire.ts";
import type { Submission } from "../../survey/submission.ts";
import { plainNumber, twoFigures } from "../format.ts";
import { writtenValue } from "./published-row.ts";

/** An answer that a published figure can be set beside. */
export interface Comparison {
  readonly field: Field;
  readonly topic: string;
  /** The row it is set beside. Published rows only: what we assume ourselves is no yardstick. */
  readonly benchmark: BenchmarkId;
  /** The published figure in words, after its value. */
  readonly publishedUnit: string;
  /** Words after the answer that say what it counts: `14` and `machinists`. */
  readonly unitOfAnswer?: string;
  /** What the answer comes to in the unit of the row, or `null` where it holds no figure. */
  readonly own: (submission: Submission) => OwnValue | null;
  /** The scale on which both are drawn; `null` where the answer can never be drawn. */
  readonly scale: Scale | null;
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

/** Where all of the answer's band lies against the published range; `open` where they overlap or one is not known. */
export type Standing = "below" | "above" | "open";

const none = (): null => null;
const asPercent = (value: number): string => `${plainNumber(value)}%`;
const asDollars = (value: number): string => `$${plainNumber(value)}`;

/** On-time bands, in percent: what an answer to the late ratio leaves of a hundred jobs. */
export const onTimeBands = {
  "0–5%": { low: 95, high: 100 },
  "5–15%": { low: 85, high: 95 },
  "15–30%": { low: 70, high: 85 },
  "30%+": { low: 0, high: 70 },
} as const satisfies Record<NonNullable<Submission["late_job_ratio"]>, { low: number; high: number }>;

function onTime({ late_job_ratio }: Submission): OwnValue | null {
  if (late_job_ratio === undefined) return null;
  const band = onTimeBands[late_job_ratio];
  return { ...band, text: `${band.low}–${band.high}% on time` };
}

/** Machines that one machinist has on a shift, if the machinists are spread evenly over the shifts. */
function machinesEach({ machine_count, machinist_count, shift_count }: Submission): OwnValue | null {
  if (machinist_count === undefined || machinist_count === 0) return null;
  const each = (machine_count * Number(shift_count)) / machinist_count;
  const written = twoFigures(each);
  return { low: each, high: each, text: `${written} ${written === "1" ? "machine" : "machines"} each` };
}

function shopRate({ shop_rate_value }: Submission): OwnValue | null {
  if (shop_rate_value === undefined) return null;
  return { low: shop_rate_value, high: shop_rate_value, text: `${asDollars(shop_rate_value)}/h` };
}

/** Hours a day that a machine can have people beside it, at eight a shift. Unattended hours have no such end. */
function hoursWithPeople({ shift_count, lights_out }: Submission): OwnValue | null {
  if (lights_out === true) return null;
  const most = Number(shift_count) * 8;
  return { low: 0, high: most, text: `at most ${most} h a day` };
}

const erps = ["ProShop", "JobBOSS", "Acumatica", "E2", "Sage"] as const;
const monitors = ["Datanomix", "Amper", "MachineMetrics"] as const;

const names = (submission: Submission, tools: readonly (typeof erps | typeof monitors)[number][]): boolean =>
  tools.some((tool) => submission.tech_stack?.includes(tool) === true);

/** In the order in which the report shows them. Which row fits which answer is own judgement, November 2026. */
export const comparisons: readonly Comparison[] = [
  {
    field: "late_job_ratio",
    unitOfAnswer: " of jobs late",
    topic: "On-time share",
    benchmark: "BM-OTD-01",
    publishedUnit: "of parts on time",
    own: onTime,
    scale: { name: "Shipped on time", end: 100, write: asPercent },
    means: (_, standing) =>
      `${
        {
          below: "Even the best of your band lies below the published range.",
          above: "Even the worst of your band lies above the published range.",
          open: "Your band and the range overlap: they do not tell you apart.",
        }[standing]
      } It is one author's word, not a survey, and it counts parts where you counted jobs.`,
  },
  {
    field: "machine_utilization_known",
    topic: "Machines in cycle",
    benchmark: "BM-UTIL-05",
    publishedUnit: "of shift time, measured",
    own: none,
    scale: { name: "Machines in cycle", end: 100, write: asPercent },
    means: ({ machine_utilization_known }) =>
      machine_utilization_known === "Yes (telemetry)"
        ? "You measure it. Set your own share of shift time beside this one."
        : `Shops that estimate say more: in a survey of 2016 half of those outside the top group said ${writtenValue("BM-UTIL-04")} or more (BM-UTIL-04). Do not trust a share that nobody has measured.`,
  },
  {
    field: "shift_count",
    unitOfAnswer: " × 8 h a shift",
    topic: "Hours a machine runs in a day",
    benchmark: "BM-HRS-01",
    publishedUnit: "hours a day, bottom and top quarter of shops",
    own: hoursWithPeople,
    scale: { name: "Hours a machine runs in a day", end: 24, write: (value) => `${plainNumber(value)} h` },
    means: ({ shift_count, lights_out }) =>
      lights_out === true
        ? "You run unattended, so your shifts do not tell how long the machines run. A run-hour meter does."
        : shift_count === "1"
          ? "One shift of 8 hours ends where the bottom quarter stands. More needs a further shift or unattended running."
          : "Your shifts leave room for it. Whether the machines use them, only a run-hour meter tells.",
  },
  {
    field: "machinist_count",
    unitOfAnswer: " machinists",
    topic: "Machines per machinist",
    benchmark: "BM-LAB-03",
    publishedUnit: "machines: job shop to production shop",
    own: machinesEach,
    scale: { name: "Machines per machinist, on a shift", end: 12, write: plainNumber },
    means: (_, standing) =>
      `${
        {
          below: "You have more machinists than machines on a shift.",
          above: "Each of your machinists looks after more machines than the column names for production.",
          open: "You lie within the range. It is wide because it spans one-off and production work.",
        }[standing]
      } We spread your machinists evenly over the shifts.`,
  },
  {
    field: "shop_rate_value",
    topic: "Shop rate",
    benchmark: "BM-RATE-08",
    publishedUnit: "an hour for most jobs",
    own: shopRate,
    scale: { name: "Shop rate", end: 200, write: (value) => `${asDollars(value)}/h` },
    means: (_, standing) =>
      `${
        {
          below: "You charge less than this range. Check it against your cost before you quote the next job.",
          above: `You charge more than this range. Five-axis work is priced higher, at ${writtenValue("BM-RATE-03")} (BM-RATE-03): see which of your work that explains.`,
          open: "You lie within the range.",
        }[standing]
      } It comes from a trade page, not from a survey.`,
  },
  {
    field: "setup_time_variability",
    topic: "Setups against the plan",
    benchmark: "BM-SET-10",
    publishedUnit: "of setup time missing in quotes",
    own: none,
    scale: null,
    means: () =>
      "The choice you ticked holds no minutes. Ten clocked changeovers give a figure that you can set beside this one. A vendor's experience, not a survey.",
  },
  {
    field: "quoting_accuracy",
    topic: "Quoted against actual cost",
    benchmark: "BM-QUOTE-01",
    publishedUnit: "gap between quoted and actual cost",
    own: none,
    scale: null,
    means: ({ quoting_accuracy }) =>
      quoting_accuracy === "Historical data"
        ? "You quote from history, so you can compute your own gap. It counts over and under alike."
        : "Your own gap is not in your answers. Quoted and actual hours of 50 closed jobs give it. It counts over and under alike.",
  },
  {
    field: "overtime_dependency",
    topic: "Overtime",
    benchmark: "BM-LAB-02",
    publishedUnit: "hours a week for each production worker",
    own: none,
    scale: null,
    means: () =>
      "Some overtime is usual in all of US manufacturing. Your answer says how often, not how much: take the hours from payroll.",
  },
  {
    field: "downtime_tracking",
    topic: "Stops that are written down",
    benchmark: "BM-TIME-06",
    publishedUnit: "minutes a shift missing in hand-written logs",
    own: none,
    scale: null,
    means: ({ downtime_tracking }) =>
      downtime_tracking === "Yes, via telemetry (Datanomix, Amper, MachineMetrics)"
        ? "Your machines report their stops themselves, so this gap should not be yours."
        : `${downtime_tracking === "No formal tracking" ? "You keep no log yet. Even one" : "A log"} by hand misses the short stops. The figure is a vendor's.`,
  },
  {
    field: "tech_stack",
    topic: "ERP and machine data",
    benchmark: "BM-ERP-01",
    publishedUnit: "of shops run an ERP or MRP",
    own: none,
    scale: null,
    means: (submission) =>
      `${names(submission, erps) ? "You run one too." : "You named none."} ${names(submission, monitors) ? "You connect machines, as" : "You named no machine monitoring;"} ${writtenValue("BM-CONN-01")} of shops did in 2019 (BM-CONN-01).`,
  },
  {
    field: "lights_out",
    topic: "Unattended running",
    benchmark: "BM-LIGHTS-01",
    publishedUnit: "points more profit margin in shops that do",
    own: none,
    scale: null,
    means: () => "The two go together; it does not say that one brings the other.",
  },
];

/** Questions for whose answers we looked for a published figure and found none. */
export const nothingPublished = [
  "shipping_dwell",
  "wip_visibility",
  "scheduling_ownership",
  "operator_specialization",
  "current_kpi_tracking",
] as const satisfies readonly Field[];

/** Whether the shop gave an answer that can be set beside something. Nobody and nothing an hour are read as not known. */
export const isAnswered = (submission: Submission, field: Field): boolean =>
  submission[field] !== 0 && answerText(submission, field) !== undefined;
