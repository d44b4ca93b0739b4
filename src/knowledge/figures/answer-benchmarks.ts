import type { BenchmarkByAnswer } from "./parameters.ts";

/** The benchmark rows of one figure by type of shop: the id of the figure, then that of the type. */
const byShopType = <Figure extends "AS-SETSH" | "AS-UTIL" | "AS-MPM">(figure: Figure) =>
  ({
    kind: "benchmark-by-answer",
    field: "shop_type",
    rows: {
      "High-mix / prototype work": `${figure}-HM`,
      "Medium-mix batches": `${figure}-MM`,
      "Low-mix production": `${figure}-LM`,
      "Automated / lights-out runs": `${figure}-LO`,
      "Specialty process": `${figure}-SP`,
    },
  }) as const;

/**
 * The benchmark row for each answer. Unit and source are those of the row; all of these rows are our own judgment. Figures
 * named percent run from 0 to 100, as in the rows. An unanswered question has no row.
 */
export const answerBenchmarks = {
  setupPercent: byShopType("AS-SETSH"),
  utilizationPercent: byShopType("AS-UTIL"),
  machinesPerMachinist: byShopType("AS-MPM"),
  latePercent: {
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
