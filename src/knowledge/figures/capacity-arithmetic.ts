import type { AnswerTest } from "../odds/answer-test.ts";
import { answerBenchmarks } from "./answer-benchmarks.ts";
import type { LossParameter, Tabulated } from "./parameters.ts";

/**
 * The figures of the capacity arithmetic. Unit and source are those of the row, most of them own judgment; the default shop
 * rate is published. `share2` and `share3` count only when `machinist_count` was not answered.
 */
export const capacityParameters = {
  weeks: { kind: "benchmark", benchmark: "AS-DAYS" },
  machinesPerMachinist: answerBenchmarks.machinesPerMachinist,
  share2: { kind: "benchmark", benchmark: "AS-SHIFT2" },
  share3: { kind: "benchmark", benchmark: "AS-SHIFT3" },
  utilization: answerBenchmarks.utilizationPercent,
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
    source: { kind: "own-judgment" },
  },
  estimateSpread: {
    kind: "constant",
    value: 0.15,
    unit: "share of the shop rate",
    meaning: "A shop rate that is an estimate may be this much too low or too high",
    source: { kind: "own-judgment" },
  },
  /** A revenue potential above this share of the implied sales isn't shown without machine data. */
  believable: {
    kind: "constant",
    value: 0.3,
    unit: "share of implied sales",
    meaning: "we don't claim more before a machine is measured",
    source: { kind: "own-judgment" },
  },
} as const satisfies Record<string, LossParameter>;

/**
 * When the sellable share of recovered hours moves to an end of the range of `AS-SELL`: the share (0 to 1) that holds
 * when all of these answers are given. Late and on overtime means unmet demand. Own judgment.
 */
export const sellableByDemand = {
  unit: "share of recovered machine hours",
  basis: "Recovered hours are worth the shop rate only if they can be sold",
  source: { kind: "own-judgment" },
  rows: [
    {
      allOf: [
        { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] },
        { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] },
      ],
      share: 0.9,
      reason: "late and on overtime",
    },
    {
      allOf: [
        { kind: "any-of", field: "late_job_ratio", choices: ["0–5%"] },
        { kind: "any-of", field: "overtime_dependency", choices: ["Rarely"] },
      ],
      share: 0.3,
      reason: "neither late nor on overtime",
    },
  ],
} as const satisfies Tabulated & {
  readonly rows: readonly {
    readonly allOf: readonly AnswerTest[];
    readonly share: number;
    readonly reason: string;
  }[];
};
