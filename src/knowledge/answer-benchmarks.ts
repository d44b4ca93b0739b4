import type { BenchmarkByAnswer } from "./parameters.ts";

/**
 * Which benchmark row stands for which answer. Unit and source are those of the row; all of these rows are own judgment.
 * `setupShare`, `utilization` and `lateRatio` are in percent, 0 to 100, as the rows are. No row is set for a question
 * that was not answered.
 */
export const answerBenchmarks = {
  setupShare: {
    kind: "benchmark-by-answer",
    field: "shop_type",
    rows: {
      "High-mix / prototype work": "AS-SETSH-HM",
      "Medium-mix batches": "AS-SETSH-MM",
      "Low-mix production": "AS-SETSH-LM",
      "Automated / lights-out runs": "AS-SETSH-LO",
      "Specialty process": "AS-SETSH-SP",
    },
  },
  utilization: {
    kind: "benchmark-by-answer",
    field: "shop_type",
    rows: {
      "High-mix / prototype work": "AS-UTIL-HM",
      "Medium-mix batches": "AS-UTIL-MM",
      "Low-mix production": "AS-UTIL-LM",
      "Automated / lights-out runs": "AS-UTIL-LO",
      "Specialty process": "AS-UTIL-SP",
    },
  },
  machinesPerMachinist: {
    kind: "benchmark-by-answer",
    field: "shop_type",
    rows: {
      "High-mix / prototype work": "AS-MPM-HM",
      "Medium-mix batches": "AS-MPM-MM",
      "Low-mix production": "AS-MPM-LM",
      "Automated / lights-out runs": "AS-MPM-LO",
      "Specialty process": "AS-MPM-SP",
    },
  },
  lateRatio: {
    kind: "benchmark-by-answer",
    field: "late_job_ratio",
    rows: { "0–5%": "AS-LATE-1", "5–15%": "AS-LATE-2", "15–30%": "AS-LATE-3", "30%+": "AS-LATE-4" },
  },
  overtimeHours: {
    kind: "benchmark-by-answer",
    field: "overtime_dependency",
    rows: { Rarely: "AS-OT-1", Sometimes: "AS-OT-2", Often: "AS-OT-3", "Every week": "AS-OT-4" },
  },
  dwellDays: {
    kind: "benchmark-by-answer",
    field: "shipping_dwell",
    rows: { "0–1 day": "AS-DWELL-1", "2–3 days": "AS-DWELL-2", "4–7 days": "AS-DWELL-3", ">1 week": "AS-DWELL-4" },
  },
} as const satisfies Record<string, BenchmarkByAnswer>;
