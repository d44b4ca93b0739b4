import type { KpiId } from "./kpis.ts";
import type { ThemeId } from "./themes.ts";

/**
 * How much of a theme a KPI lets a shop see and steer, 0 to 1. Each theme's own KPIs first. Own judgement, after what
 * published shops reported when they worked on that theme (benchmark sources) and what the theme's mechanism says. A KPI
 * that is not named for a theme shows nothing of it.
 */
export const kpiRelevance = {
  setup_changeover: {
    kpi_changeover: 0.7,
    kpi_setup_var: 0.5,
    kpi_setup_share: 0.45,
    kpi_spindle_util: 0.4,
    kpi_ready_to_run: 0.25,
    kpi_lead_time: 0.1,
  },
  programming_readiness: {
    kpi_program_ready: 0.7,
    kpi_prog_backlog: 0.5,
    kpi_proveout: 0.45,
    kpi_ready_to_run: 0.25,
    kpi_spindle_util: 0.25,
    kpi_changeover: 0.15,
  },
  quality_inspection: {
    kpi_fpy: 0.5,
    kpi_scrap: 0.5,
    kpi_rework: 0.5,
    kpi_insp_queue: 0.4,
    kpi_ship_dwell: 0.15,
  },
  material_supply: {
    kpi_supplier_otd: 0.75,
    kpi_ready_to_run: 0.5,
    kpi_lead_time: 0.3,
    kpi_sched_adh: 0.15,
    kpi_downtime_reasons: 0.15,
  },
  staffing_skills: {
    kpi_skill_cover: 0.6,
    kpi_run_paid: 0.4,
    kpi_overtime: 0.35,
    kpi_labor_util: 0.3,
    kpi_spindle_util: 0.3,
    kpi_unattended: 0.2,
  },
  scheduling_priority: {
    kpi_sched_adh: 0.55,
    kpi_otd: 0.4,
    kpi_bottleneck_load: 0.35,
    kpi_expedite: 0.35,
    kpi_lead_time: 0.25,
    kpi_past_due: 0.25,
    kpi_ready_to_run: 0.15,
    kpi_bn_queue: 0.15,
  },
  capacity_visibility: {
    kpi_spindle_util: 0.75,
    kpi_downtime_reasons: 0.6,
    kpi_oee: 0.35,
    kpi_run_paid: 0.25,
    kpi_bottleneck_load: 0.15,
    kpi_rev_hour: 0.15,
    kpi_unattended: 0.1,
    kpi_data_capture: 0.1,
  },
  quoting_estimating: {
    kpi_job_margin: 0.6,
    kpi_est_actual: 0.6,
    kpi_quote_hit: 0.35,
    kpi_rev_hour: 0.25,
    kpi_setup_var: 0.2,
  },
  flow_wip_dwell: {
    kpi_lead_time: 0.65,
    kpi_wip_age: 0.5,
    kpi_flow_eff: 0.3,
    kpi_ship_dwell: 0.3,
    kpi_bn_queue: 0.25,
    kpi_otd: 0.2,
    kpi_past_due: 0.1,
  },
  maintenance_downtime: {
    kpi_unplanned_dt: 0.65,
    kpi_pm: 0.6,
    kpi_mtbf_mttr: 0.45,
    kpi_downtime_reasons: 0.35,
    kpi_spindle_util: 0.15,
    kpi_oee: 0.15,
  },
  data_silos: {
    kpi_data_capture: 0.7,
    kpi_est_actual: 0.35,
    kpi_job_margin: 0.25,
    kpi_scrap: 0.25,
    kpi_lead_time: 0.2,
    kpi_labor_util: 0.15,
    kpi_sched_adh: 0.15,
    kpi_rework: 0.15,
  },
} as const satisfies Record<ThemeId, Partial<Record<KpiId, number>>>;
