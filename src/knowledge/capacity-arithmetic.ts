import type { AnswerTo } from "../survey/submission.ts";
import { answerBenchmarks } from "./answer-benchmarks.ts";
import type { AnswerTest } from "./answer-test.ts";
import { benchmarks } from "./benchmarks.ts";
import type { LossParameter, Tabulated } from "./parameters.ts";
import type { Range } from "./units.ts";

/**
 * The figures of the capacity arithmetic. Unit and source are those of the row, most of them own judgement; the default shop
 * rate is published. `share2` and `share3` count only when `machinist_count` was not answered.
 */
export const capacityParameters = {
  weeks: { kind: "benchmark", benchmark: "AS-DAYS" },
  machinesPerMachinist: answerBenchmarks.machinesPerMachinist,
  share2: { kind: "benchmark", benchmark: "AS-SHIFT2" },
  share3: { kind: "benchmark", benchmark: "AS-SHIFT3" },
  utilization: answerBenchmarks.utilization,
  cap: { kind: "benchmark", benchmark: "AS-REC" },
  sellable: { kind: "benchmark", benchmark: "AS-SELL" },
  contribution: { kind: "benchmark", benchmark: "AS-CM" },
  shopRateDefault: { kind: "benchmark", benchmark: "BM-RATE-08" },
  loadedLabor: { kind: "benchmark", benchmark: "AS-LABBURD" },
  carrying: { kind: "benchmark", benchmark: "AS-CARRY" },
  hoursPerWeek: {
    kind: "constant",
    value: 40,
    unit: "hours per shift-week",
    meaning: "Hours that one shift staffs a machine, or one person works, in a week",
    source: { kind: "own-judgement" },
  },
  estimateSpread: {
    kind: "constant",
    value: 0.15,
    unit: "share of the shop rate",
    meaning: "A shop rate that is an estimate may lie this much below or above",
    source: { kind: "own-judgement" },
  },
} as const satisfies Record<string, LossParameter>;

/**
 * When the sellable share of recovered hours moves to an end of the range of `AS-SELL`: the share (0 to 1) that holds
 * when all of these answers are given. Late and on overtime means unmet demand. Own judgement.
 */
export const sellableByDemand = {
  unit: "share of recovered machine hours",
  basis: "Recovered hours are worth the shop rate only if they can be sold",
  source: { kind: "own-judgement" },
  rows: [
    {
      allOf: [
        { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] },
        { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] },
      ],
      share: 0.9,
    },
    {
      allOf: [
        { kind: "any-of", field: "late_job_ratio", choices: ["0–5%"] },
        { kind: "any-of", field: "overtime_dependency", choices: ["Rarely"] },
      ],
      share: 0.3,
    },
  ],
} as const satisfies Tabulated & {
  readonly rows: readonly { readonly allOf: readonly AnswerTest[]; readonly share: number }[];
};

/** Nominal hours of one machine in a year, by `shift_count`. Arithmetic over the working weeks of `AS-DAYS`, own judgement. */
export const nominalHours = {
  unit: "hours per machine and year",
  basis: "48 / 50 / 51 weeks x 40 h per shift",
  source: { kind: "own-judgement" },
  rows: {
    "1": { low: 1920, likely: 2000, high: 2040 },
    "2": { low: 3840, likely: 4000, high: 4080 },
    "3": { low: 5760, likely: 6000, high: 6120 },
  },
} as const satisfies Tabulated & { readonly rows: Record<AnswerTo<"shift_count">, Range> };

/**
 * How queue and flow time at one station grow with its load (share, 0 to 1), at variability 1: Kingman's equation, rounded
 * to two decimals. An approximation: use it for direction.
 */
export const queueByLoad = {
  unit: "multiples of the mean process time",
  basis: "queue time = ((ca^2 + ce^2)/2) x (u/(1-u)) x te",
  source: benchmarks["BM-Q-01"].source,
  rows: [
    { load: 0.5, queue: 1, flow: 2 },
    { load: 0.6, queue: 1.5, flow: 2.5 },
    { load: 0.7, queue: 2.33, flow: 3.33 },
    { load: 0.75, queue: 3, flow: 4 },
    { load: 0.8, queue: 4, flow: 5 },
    { load: 0.85, queue: 5.67, flow: 6.67 },
    { load: 0.9, queue: 9, flow: 10 },
    { load: 0.95, queue: 19, flow: 20 },
    { load: 0.98, queue: 49, flow: 50 },
  ],
} as const satisfies Tabulated & {
  readonly rows: readonly { readonly load: number; readonly queue: number; readonly flow: number }[];
};

/**
 * What a band of `late_job_ratio` says about slack: the late share used (0 to 1), quoted lead time over mean flow time, and
 * by how much the slack at the bottleneck must grow to reach 5% late. Illustrative: the model is one station; real shops
 * have several, so take the multipliers as upper values. Own arithmetic and judgement.
 */
export const lateBands = {
  unit: "pUsed: share of jobs; the other two: ratio",
  basis:
    "P(late) = exp(-L / CT) with L the quoted lead time and CT the mean flow time (exact for one M/M/1 station, illustrative for a shop)",
  source: { kind: "own-judgement" },
  rows: {
    "0–5%": { pUsed: 0.03, quotedOverMeanFlow: 3.51, slackMultiplier: 0.85 },
    "5–15%": { pUsed: 0.1, quotedOverMeanFlow: 2.3, slackMultiplier: 1.3 },
    "15–30%": { pUsed: 0.22, quotedOverMeanFlow: 1.51, slackMultiplier: 1.98 },
    "30%+": { pUsed: 0.38, quotedOverMeanFlow: 0.97, slackMultiplier: 3.1 },
  },
} as const satisfies Tabulated & { readonly rows: Record<AnswerTo<"late_job_ratio">, LateBand> };

/** What one band of late jobs implies. */
export interface LateBand {
  /** Share of jobs taken as late in this band. */
  readonly pUsed: number;
  readonly quotedOverMeanFlow: number;
  /** Factor on the slack at the bottleneck that brings late jobs down to 5%. */
  readonly slackMultiplier: number;
}
