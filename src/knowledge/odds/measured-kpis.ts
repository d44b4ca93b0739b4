import type { Submission } from "../../survey/submission.ts";
import type { KpiId } from "../kpis/kpis.ts";
import type { ThemeId } from "../themes/theme-id.ts";

/**
 * Likelihood ratios. `red`: how many times likelier the KPI is red if the theme is a root cause; `green`: how many times
 * likelier it is green if the theme isn't. High if the KPI measures just this theme, low if other themes move it, too. An
 * amber value is no evidence. Own judgment, November 2026.
 */
export const measuredRatios: {
  readonly [K in KpiId]?: readonly { readonly theme: ThemeId; readonly red: number; readonly green: number }[];
} = {
  kpi_setup_var: [{ theme: "setup_changeover", red: 8, green: 6 }],
  kpi_setup_share: [{ theme: "setup_changeover", red: 2.5, green: 2 }],
  kpi_changeover: [{ theme: "setup_changeover", red: 4, green: 3 }],
  kpi_sched_adh: [{ theme: "scheduling_priority", red: 5, green: 5 }],
  kpi_expedite: [{ theme: "scheduling_priority", red: 5, green: 4 }],
  kpi_program_ready: [{ theme: "programming_readiness", red: 8, green: 6 }],
  kpi_prog_backlog: [{ theme: "programming_readiness", red: 6, green: 4 }],
  kpi_proveout: [{ theme: "programming_readiness", red: 3, green: 2 }],
  kpi_unplanned_dt: [{ theme: "maintenance_downtime", red: 8, green: 6 }],
  kpi_mtbf_mttr: [{ theme: "maintenance_downtime", red: 4, green: 3 }],
  kpi_pm: [{ theme: "maintenance_downtime", red: 2, green: 1.5 }],
  kpi_supplier_otd: [{ theme: "material_supply", red: 6, green: 5 }],
  kpi_downtime_reasons: [{ theme: "capacity_visibility", red: 5, green: 4 }],
  kpi_spindle_util: [{ theme: "capacity_visibility", red: 1.5, green: 1.5 }],
  kpi_est_actual: [{ theme: "quoting_estimating", red: 5, green: 5 }],
  kpi_job_margin: [{ theme: "quoting_estimating", red: 5, green: 4 }],
  kpi_insp_queue: [{ theme: "quality_inspection", red: 6, green: 5 }],
  kpi_fpy: [{ theme: "quality_inspection", red: 4, green: 3 }],
  kpi_scrap: [{ theme: "quality_inspection", red: 3, green: 2.5 }],
  kpi_rework: [{ theme: "quality_inspection", red: 3, green: 2.5 }],
  kpi_wip_age: [{ theme: "flow_wip_dwell", red: 4, green: 4 }],
  kpi_ship_dwell: [{ theme: "flow_wip_dwell", red: 5, green: 4 }],
  kpi_flow_eff: [{ theme: "flow_wip_dwell", red: 4, green: 4 }],
  kpi_skill_cover: [{ theme: "staffing_skills", red: 6, green: 5 }],
  kpi_overtime: [{ theme: "staffing_skills", red: 1.5, green: 1.5 }],
  kpi_data_capture: [{ theme: "data_silos", red: 3, green: 2.5 }],
};

/** From how many rows and days on a value tells of a year, and not just of those rows. Own judgment. */
export const enoughMeasured = { rows: 30, days: 21 } as const;

/** KPIs whose setup hours hold every wait between the last part of one job and the first good one of the next. */
export const holdsWaits: readonly KpiId[] = ["kpi_setup_var", "kpi_setup_share", "kpi_changeover"];

/** An answer that states, as a range, the same quantity that a KPI measures. */
interface OverriddenAnswer<F extends keyof Submission> {
  readonly field: F;
  /** The choice that a value corresponds to: the first whose limit it doesn't exceed. Limits in the unit of the KPI. */
  readonly choices: readonly { readonly upTo: number; readonly choice: NonNullable<Submission[F]> }[];
  /** Answers that agree with a choice although they aren't it. */
  readonly alsoAgrees?: Readonly<Record<string, readonly string[]>>;
  /** What the answer claims, after "You said". */
  readonly said: Readonly<Record<string, string>>;
}

type OverriddenField = "late_job_ratio" | "shipping_dwell" | "setup_time_variability" | "overtime_dependency";
type AnyOverridden = { readonly [F in OverriddenField]: OverriddenAnswer<F> }[OverriddenField];

/**
 * The answers that a measured value overrides: if the two disagree, both are shown and the value counts. The limits are
 * those of the choices (for finished parts, halfway between two of them); for setups and overtime they are our own judgment.
 */
export const answersOverriddenBy: { readonly [K in KpiId]?: AnyOverridden } = {
  kpi_otd: {
    field: "late_job_ratio",
    choices: [
      { upTo: 70, choice: "30%+" },
      { upTo: 85, choice: "15–30%" },
      { upTo: 95, choice: "5–15%" },
      { upTo: Number.POSITIVE_INFINITY, choice: "0–5%" },
    ],
    said: {
      "0–5%": "up to 5% of jobs ship late",
      "5–15%": "5% to 15% of jobs ship late",
      "15–30%": "15% to 30% of jobs ship late",
      "30%+": "more than 30% of jobs ship late",
    },
  },
  kpi_ship_dwell: {
    field: "shipping_dwell",
    choices: [
      { upTo: 1.5, choice: "0–1 day" },
      { upTo: 3.5, choice: "2–3 days" },
      { upTo: 7, choice: "4–7 days" },
      { upTo: Number.POSITIVE_INFINITY, choice: ">1 week" },
    ],
    said: {
      "0–1 day": "finished parts ship within a day",
      "2–3 days": "finished parts wait 2 to 3 days",
      "4–7 days": "finished parts wait 4 to 7 days",
      ">1 week": "finished parts wait more than a week",
    },
  },
  kpi_setup_var: {
    field: "setup_time_variability",
    choices: [
      { upTo: 10, choice: "Very consistent" },
      { upTo: 25, choice: "Sometimes over" },
      { upTo: Number.POSITIVE_INFINITY, choice: "Often over" },
    ],
    alsoAgrees: { "Often over": ["Highly variable"] },
    said: {
      "Very consistent": "setups hold their plan",
      "Sometimes over": "setups sometimes run over",
      "Often over": "setups often run over",
      "Highly variable": "setup times vary a lot",
    },
  },
  kpi_overtime: {
    field: "overtime_dependency",
    choices: [
      { upTo: 3, choice: "Rarely" },
      { upTo: 7, choice: "Sometimes" },
      { upTo: 12, choice: "Often" },
      { upTo: Number.POSITIVE_INFINITY, choice: "Every week" },
    ],
    said: {
      Rarely: "you rarely work overtime",
      Sometimes: "you sometimes work overtime",
      Often: "you often work overtime",
      "Every week": "you work overtime every week",
    },
  },
};

/** A parameter of the loss formulas that a KPI gives directly, in place of our assumption. */
export interface MeasuredParameter {
  readonly kpi: KpiId;
  /** Converts the KPI's value to the unit of the formula. */
  readonly fromKpi: (value: number) => number;
  readonly unit: string;
}

const share = (value: number): number => Math.min(1, Math.max(0, value / 100));
const shareOfHours = "share of staffed machine hours";

/** By the id of the assumption in the formulas. */
export const measuredParameters: Readonly<Record<string, MeasuredParameter>> = {
  utilization: { kpi: "kpi_spindle_util", fromKpi: share, unit: shareOfHours },
  "setup_changeover.setup_share": { kpi: "kpi_setup_share", fromKpi: share, unit: shareOfHours },
  "scheduling_priority.setup_share": { kpi: "kpi_setup_share", fromKpi: share, unit: shareOfHours },
  "scheduling_priority.late_ratio": { kpi: "kpi_otd", fromKpi: (value) => 1 - share(value), unit: "share of jobs" },
  "maintenance_downtime.unplanned_share": { kpi: "kpi_unplanned_dt", fromKpi: share, unit: shareOfHours },
  // Hours over plan, as a share of the hours that setups took.
  "setup_changeover.avoidable": {
    kpi: "kpi_setup_var",
    fromKpi: (value) => Math.max(0, value) / (100 + Math.max(0, value)),
    unit: "share of setup hours that can be avoided",
  },
  dwell: { kpi: "kpi_ship_dwell", fromKpi: (value) => Math.max(0, value), unit: "days" },
};
