import type { Kpi } from "../kpi-record/kpi-record.ts";
import { bottleneckLoad } from "./bottleneck-load.ts";
import { bottleneckQueue } from "./bottleneck-queue.ts";
import { changeoverTime } from "./changeover-time.ts";
import { completeActuals } from "./complete-actuals.ts";
import { downtimeReasons } from "./downtime-reasons.ts";
import { estimateVsActual } from "./estimate-vs-actual.ts";
import { expediteRate } from "./expedite-rate.ts";
import { finishedToShipped } from "./finished-to-shipped.ts";
import { firstPassYield } from "./first-pass-yield.ts";
import { inspectionQueue } from "./inspection-queue.ts";
import { jobMargin } from "./job-margin.ts";
import { laborUtilization } from "./labor-utilization.ts";
import { leadTime } from "./lead-time.ts";
import { machineHoursPerPaidHour } from "./machine-hours-per-paid-hour.ts";
import { onTimeDelivery } from "./on-time-delivery.ts";
import { overallEquipmentEffectiveness } from "./overall-equipment-effectiveness.ts";
import { overtimeShare } from "./overtime-share.ts";
import { pastDueBacklog } from "./past-due-backlog.ts";
import { preventiveMaintenance } from "./preventive-maintenance.ts";
import { programmingQueue } from "./programming-queue.ts";
import { programsReady } from "./programs-ready.ts";
import { proveOutHours } from "./prove-out-hours.ts";
import { quoteWinRate } from "./quote-win-rate.ts";
import { readyToRun } from "./ready-to-run.ts";
import { revenuePerMachineHour } from "./revenue-per-machine-hour.ts";
import { reworkHours } from "./rework-hours.ts";
import { scheduleAdherence } from "./schedule-adherence.ts";
import { scrapRate } from "./scrap-rate.ts";
import { setupShare } from "./setup-share.ts";
import { setupVariance } from "./setup-variance.ts";
import { skillCoverage } from "./skill-coverage.ts";
import { spindleUtilization } from "./spindle-utilization.ts";
import { supplierOnTime } from "./supplier-on-time.ts";
import { timeBetweenFailures } from "./time-between-failures.ts";
import { touchTimeShare } from "./touch-time-share.ts";
import { unattendedHours } from "./unattended-hours.ts";
import { unplannedDowntime } from "./unplanned-downtime.ts";
import { workInProcess } from "./work-in-process.ts";

/**
 * The KPI catalog, one file per KPI: delivery first, then machines, setup, programming, quality, flow, quoting and money,
 * people, maintenance, scheduling. Public sources were read in November 2026; each benchmark row names its own.
 */
const catalog = {
  kpi_otd: onTimeDelivery,
  kpi_past_due: pastDueBacklog,
  kpi_lead_time: leadTime,
  kpi_spindle_util: spindleUtilization,
  kpi_oee: overallEquipmentEffectiveness,
  kpi_bottleneck_load: bottleneckLoad,
  kpi_downtime_reasons: downtimeReasons,
  kpi_unattended: unattendedHours,
  kpi_setup_var: setupVariance,
  kpi_setup_share: setupShare,
  kpi_changeover: changeoverTime,
  kpi_program_ready: programsReady,
  kpi_prog_backlog: programmingQueue,
  kpi_proveout: proveOutHours,
  kpi_fpy: firstPassYield,
  kpi_scrap: scrapRate,
  kpi_rework: reworkHours,
  kpi_insp_queue: inspectionQueue,
  kpi_wip_age: workInProcess,
  kpi_flow_eff: touchTimeShare,
  kpi_bn_queue: bottleneckQueue,
  kpi_ship_dwell: finishedToShipped,
  kpi_supplier_otd: supplierOnTime,
  kpi_est_actual: estimateVsActual,
  kpi_job_margin: jobMargin,
  kpi_rev_hour: revenuePerMachineHour,
  kpi_quote_hit: quoteWinRate,
  kpi_overtime: overtimeShare,
  kpi_labor_util: laborUtilization,
  kpi_run_paid: machineHoursPerPaidHour,
  kpi_skill_cover: skillCoverage,
  kpi_unplanned_dt: unplannedDowntime,
  kpi_mtbf_mttr: timeBetweenFailures,
  kpi_pm: preventiveMaintenance,
  kpi_sched_adh: scheduleAdherence,
  kpi_expedite: expediteRate,
  kpi_ready_to_run: readyToRun,
  kpi_data_capture: completeActuals,
} satisfies Record<string, Kpi>;

/** The id of a KPI. */
export type KpiId = keyof typeof catalog;

export const kpis: Readonly<Record<KpiId, Kpi>> = catalog;

/** The ids of all KPIs, in the order of the catalog. */
export const kpiIds = Object.keys(catalog) as readonly KpiId[];

export const isKpiId = (text: string): text is KpiId => Object.hasOwn(kpis, text);

/** The result of `make` for each KPI, by its id. */
export const byKpi = <T>(make: (kpi: Kpi, id: KpiId) => T): Readonly<Record<KpiId, T>> =>
  Object.fromEntries(kpiIds.map((id) => [id, make(kpis[id], id)])) as Record<KpiId, T>;

/** How the number of each KPI is calculated. */
export const measures = byKpi(({ measure }) => measure);
