import { answerBenchmarks } from "./answer-benchmarks.ts";
import { benchmarks } from "./benchmarks.ts";
import type { LossParameter } from "./parameters.ts";
import type { ThemeId } from "./themes.ts";

/**
 * The figures of each theme's loss formula, by the names the formula uses. Shares run from 0 to 1; benchmark rows keep
 * their own unit. Basis and source stand in each row: public sources read November 2026 set ceilings and centres, the
 * figures themselves are own judgement unless the row says published.
 * Tables by answer hold a row `unanswered` only where one was set.
 */
export const lossParameters = {
  setup_changeover: {
    setup_share: answerBenchmarks.setupShare,
    avoidable: {
      kind: "by-answer",
      field: "setup_time_variability",
      rows: {
        "Very consistent": { low: 0.05, likely: 0.1, high: 0.2 },
        "Sometimes over": { low: 0.1, likely: 0.2, high: 0.3 },
        "Often over": { low: 0.2, likely: 0.32, high: 0.45 },
        "Highly variable": { low: 0.25, likely: 0.4, high: 0.55 },
        unanswered: { low: 0.1, likely: 0.22, high: 0.4 },
      },
      unit: "share of setup hours that can be avoided",
      basis:
        "setup shares sourced (BM-SET-07, BM-SET-08, BM-TIME-01); avoidable part assumed, below the 40-70% SMED claims (BM-SET-09)",
      source: { kind: "own-judgement" },
    },
    named_cause_factor: {
      kind: "constant",
      value: 1.15,
      unit: "factor",
      meaning: "The avoidable part grows by this when Setup overruns or Changeovers is ticked",
      source: { kind: "own-judgement" },
    },
    bottleneck_factor: {
      kind: "constant",
      value: 1.2,
      unit: "factor",
      meaning: "The avoidable part grows by this when the bottleneck is Setup",
      source: { kind: "own-judgement" },
    },
    avoidable_cap: {
      kind: "constant",
      value: 0.6,
      unit: "share of setup hours that can be avoided",
      meaning: "The avoidable part is capped here after both factors",
      source: { kind: "own-judgement" },
    },
  },
  programming_readiness: {
    waiting_share: {
      kind: "by-case",
      base: { low: 0.01, likely: 0.03, high: 0.06 },
      cases: {
        "Programming not ready": {
          when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] }],
          effect: "at-least",
          range: { low: 0.03, likely: 0.06, high: 0.1 },
        },
        "bottleneck Programming": {
          when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Programming"] }],
          effect: "at-least",
          range: { low: 0.05, likely: 0.09, high: 0.13 },
        },
        "bottleneck 5-axis (minimum)": {
          when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["5-axis"] }],
          effect: "at-least",
          range: { low: 0.02, likely: 0.05, high: 0.08 },
        },
      },
      unit: "share of staffed machine hours",
      basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.25, likely: 0.4, high: 0.6 },
      unit: "share of the lost hours that can be won back",
      basis: "ceiling from BM-TIME-02 (12% of shift); rest assumed",
      source: { kind: "own-judgement" },
    },
  },
  quality_inspection: {
    waiting_share: {
      kind: "by-case",
      base: { low: 0.005, likely: 0.02, high: 0.04 },
      cases: {
        "QC hold": {
          when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] }],
          effect: "at-least",
          range: { low: 0.02, likely: 0.04, high: 0.07 },
        },
        "bottleneck QC/Inspection": {
          when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] }],
          effect: "at-least",
          range: { low: 0.03, likely: 0.06, high: 0.09 },
        },
      },
      unit: "share of staffed machine hours",
      basis: "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2-point gap between BM-QUAL-01 and BM-QUAL-02",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.3, likely: 0.45, high: 0.6 },
      unit: "share of the lost hours that can be won back",
      basis: "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2-point gap between BM-QUAL-01 and BM-QUAL-02",
      source: { kind: "own-judgement" },
    },
    utilization: answerBenchmarks.utilization,
    excess_scrap_rework: {
      kind: "by-case",
      base: { low: 0.003, likely: 0.008, high: 0.015 },
      cases: {
        "QC hold or bottleneck QC": {
          when: [
            { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] },
            { kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] },
          ],
          effect: "at-least",
          range: { low: 0.01, likely: 0.02, high: 0.035 },
        },
      },
      unit: "share of in-cycle machine hours",
      basis: "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2-point gap between BM-QUAL-01 and BM-QUAL-02",
      source: { kind: "own-judgement" },
    },
  },
  material_supply: {
    waiting_share: {
      kind: "by-case",
      base: { low: 0.005, likely: 0.02, high: 0.04 },
      cases: {
        "Supplier delays": {
          when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["Supplier delays"] }],
          effect: "at-least",
          range: { low: 0.02, likely: 0.04, high: 0.07 },
        },
        "bottleneck Materials": {
          when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Materials"] }],
          effect: "at-least",
          range: { low: 0.03, likely: 0.06, high: 0.1 },
        },
      },
      unit: "share of staffed machine hours",
      basis: "assumed; no machine-shop survey splits idle time by material",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.2, likely: 0.35, high: 0.5 },
      unit: "share of the lost hours that can be won back",
      basis: "assumed; no machine-shop survey splits idle time by material",
      source: { kind: "own-judgement" },
    },
  },
  staffing_skills: {
    unattended_idle: {
      kind: "by-case",
      base: { low: 0.01, likely: 0.03, high: 0.06 },
      cases: {
        "bottleneck Staffing": {
          when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }],
          effect: "at-least",
          range: { low: 0.05, likely: 0.1, high: 0.16 },
        },
        "add if specialization Yes": {
          when: [{ kind: "any-of", field: "operator_specialization", choices: ["Yes"] }],
          effect: "add",
          range: { low: 0.01, likely: 0.02, high: 0.04 },
        },
        "add if Partially": {
          when: [{ kind: "any-of", field: "operator_specialization", choices: ["Partially"] }],
          effect: "add",
          range: { low: 0.005, likely: 0.01, high: 0.02 },
        },
      },
      unit: "share of staffed machine hours",
      basis: "assumed; people ratio from BM-LAB-03",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.2, likely: 0.35, high: 0.5 },
      unit: "share of the lost hours that can be won back",
      basis: "assumed; people ratio from BM-LAB-03",
      source: { kind: "own-judgement" },
    },
  },
  scheduling_priority: {
    setup_share: answerBenchmarks.setupShare,
    late_ratio: answerBenchmarks.lateRatio,
    expedites_per_late: { kind: "benchmark", benchmark: "AS-EXP" },
    extra_setups: { kind: "benchmark", benchmark: "AS-BREAK" },
    expedite_ceiling: {
      kind: "constant",
      value: 1,
      unit: "expedites per job",
      meaning: "Late ratio times expedites per late job counts at most this: min(1, …) in part (a)",
      source: { kind: "own-judgement" },
    },
    break_in_factor: {
      kind: "constant",
      value: 0.5,
      unit: "factor",
      meaning: "Factor 0.5 of part (a), the setups broken by expedites",
      source: { kind: "own-judgement" },
    },
    gap_share: {
      kind: "by-answer",
      field: "schedule_tool",
      rows: {
        "ERP native": { low: 0.005, likely: 0.015, high: 0.03 },
        Excel: { low: 0.01, likely: 0.025, high: 0.045 },
        Whiteboard: { low: 0.015, likely: 0.03, high: 0.055 },
        Other: { low: 0.01, likely: 0.025, high: 0.05 },
      },
      unit: "share of staffed machine hours",
      basis: "assumed shares; load limits sourced (BM-LOAD-01, BM-Q-03)",
      source: { kind: "own-judgement" },
    },
    tribal_factor: {
      kind: "constant",
      value: 1.3,
      unit: "factor",
      meaning: "The gap share grows by this when everyone (tribal) owns the schedule",
      source: { kind: "own-judgement" },
    },
    scheduling_changes_factor: {
      kind: "constant",
      value: 1.3,
      unit: "factor",
      meaning: "The gap share grows by this when Scheduling changes is ticked",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.3, likely: 0.5, high: 0.7 },
      unit: "share of the lost hours that can be won back",
      basis: "assumed shares; load limits sourced (BM-LOAD-01, BM-Q-03)",
      source: { kind: "own-judgement" },
    },
  },
  capacity_visibility: {
    unexplained_idle: {
      kind: "by-answer",
      field: "machine_utilization_known",
      rows: {
        "Not at all": { low: 0.05, likely: 0.09, high: 0.14 },
        "Estimate only": { low: 0.04, likely: 0.07, high: 0.12 },
        "Yes (ERP)": { low: 0.02, likely: 0.05, high: 0.09 },
        "Yes (telemetry)": { low: 0.005, likely: 0.015, high: 0.03 },
      },
      unit: "share of staffed machine hours",
      basis: "bounded by BM-TIME-06 (12.5-19% of a shift unlogged) and BM-UTIL-13 (15-30%)",
      source: { kind: "own-judgement" },
    },
    no_tracking_factor: {
      kind: "constant",
      value: 1.1,
      unit: "factor",
      meaning: "Unexplained idle time grows by this under No formal tracking",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.2, likely: 0.35, high: 0.5 },
      unit: "share of the lost hours that can be won back",
      basis: "bounded by BM-TIME-06 (12.5-19% of a shift unlogged) and BM-UTIL-13 (15-30%)",
      source: { kind: "own-judgement" },
    },
    own_share: {
      kind: "constant",
      value: 0.4,
      unit: "share of the hours found",
      meaning: "Part that counts for this theme: 60% is already inside other themes",
      source: { kind: "own-judgement" },
    },
  },
  quoting_estimating: {
    utilization: answerBenchmarks.utilization,
    net_overrun: {
      kind: "by-answer",
      field: "quoting_accuracy",
      rows: {
        "Historical data": { low: 0.02, likely: 0.04, high: 0.07 },
        "Mix of both": { low: 0.04, likely: 0.08, high: 0.12 },
        Estimates: { low: 0.06, likely: 0.11, high: 0.16 },
        unanswered: { low: 0.04, likely: 0.08, high: 0.14 },
      },
      unit: "share of in-cycle machine hours",
      basis: "BM-QUOTE-01 is an absolute gap of 12-18%; net overrun assumed at about half to two thirds of it",
      source: { kind: "own-judgement" },
    },
    not_setup_share: {
      kind: "constant",
      value: 0.65,
      unit: "share of the overrun",
      meaning: "Part of the overrun that is not setup: 35% is setup (BM-QUOTE-02), counted under setup",
      source: benchmarks["BM-QUOTE-02"].source,
    },
    recoverable: {
      kind: "range",
      range: { low: 0.3, likely: 0.5, high: 0.7 },
      unit: "share of the unbilled hours that can be won back",
      basis: "BM-QUOTE-01 is an absolute gap of 12-18%; net overrun assumed at about half to two thirds of it",
      source: { kind: "own-judgement" },
    },
  },
  flow_wip_dwell: {
    dwell: answerBenchmarks.dwellDays,
    search_minutes: {
      kind: "by-answer",
      field: "wip_visibility",
      rows: { "Paper traveler": 40, Other: 40, Excel: 30, ERP: 15 },
      unit: "minutes per machinist and shift",
      basis: "waiting share sourced (BM-FLOW-01); search minutes assumed inside BM-TIME-06",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.3, likely: 0.5, high: 0.7 },
      unit: "share of the search time that can be won back",
      basis: "waiting share sourced (BM-FLOW-01); search minutes assumed inside BM-TIME-06",
      source: { kind: "own-judgement" },
    },
    work_days_per_year: {
      kind: "constant",
      value: 250,
      unit: "days per year",
      meaning: "Working days on which a machinist searches",
      source: { kind: "own-judgement" },
    },
    days_per_year: {
      kind: "constant",
      value: 365,
      unit: "days per year",
      meaning: "Calendar days over which annual sales are spread to value the dwell",
      source: { kind: "own-judgement" },
    },
    carrying_cost: { kind: "benchmark", benchmark: "AS-CARRY" },
  },
  maintenance_downtime: {
    unplanned_share: {
      kind: "by-answer",
      field: "downtime_tracking",
      rows: {
        "No formal tracking": { low: 0.02, likely: 0.04, high: 0.08 },
        "Yes, in ERP": { low: 0.01, likely: 0.025, high: 0.05 },
        "Yes, via telemetry (Datanomix, Amper, MachineMetrics)": { low: 0.01, likely: 0.02, high: 0.04 },
      },
      unit: "share of staffed machine hours",
      basis: "centre on BM-TIME-05 (4%)",
      source: { kind: "own-judgement" },
    },
    recoverable: {
      kind: "range",
      range: { low: 0.2, likely: 0.35, high: 0.5 },
      unit: "share of the lost hours that can be won back",
      basis: "centre on BM-TIME-05 (4%)",
      source: { kind: "own-judgement" },
    },
  },
  data_silos: {
    admin_hours_per_week: { kind: "benchmark", benchmark: "AS-ADMIN" },
    recoverable: {
      kind: "range",
      range: { low: 0.3, likely: 0.5, high: 0.7 },
      unit: "share of the office hours that can be won back",
      basis: "assumed",
      source: { kind: "own-judgement" },
    },
    weeks_per_year: {
      kind: "constant",
      value: 50,
      unit: "weeks per year",
      meaning: "Working weeks in which data is keyed again",
      source: { kind: "own-judgement" },
    },
    fewest_users: {
      kind: "constant",
      value: 2,
      unit: "users",
      meaning: "Users taken at the least when erp_user_count was not answered",
      source: { kind: "own-judgement" },
    },
    machines_per_user: {
      kind: "constant",
      value: 4,
      unit: "machines per user",
      meaning: "Machines for one user when erp_user_count was not answered",
      source: { kind: "own-judgement" },
    },
  },
} as const satisfies Record<ThemeId, Record<string, LossParameter>>;
