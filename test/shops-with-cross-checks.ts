import type { ContradictionId } from "../src/knowledge/cross-checks/contradictions.ts";
import type { Submission } from "../src/survey/submission.ts";
import { silentShop } from "./shops.ts";

const telemetry = "Yes, via telemetry (Datanomix, Amper, MachineMetrics)";
const allReady = {
  schedule_tracking_ready: true,
  labor_tracking_ready: true,
  variance_tracking_ready: true,
  financial_sync_ready: true,
  maintenance_tracking_ready: true,
} as const;

/** A shop for each finding, and the one answer that removes the finding. */
export const shopsWith = {
  "monitor-not-read": [
    { tech_stack: ["Amper"], machine_utilization_known: "Estimate only" },
    { machine_utilization_known: "Yes (telemetry)" },
  ],
  "monitor-not-named": [
    { downtime_tracking: telemetry, tech_stack: ["JobBOSS"] },
    { tech_stack: ["JobBOSS", "Datanomix"] },
  ],
  "erp-plan-elsewhere": [{ tech_stack: ["E2"], schedule_tool: "Whiteboard" }, { schedule_tool: "ERP native" }],
  "erp-not-named": [{ wip_visibility: "ERP", tech_stack: ["QuickBooks"] }, { tech_stack: ["QuickBooks", "ProShop"] }],
  "erp-nobody-uses": [{ tech_stack: ["Sage"], erp_user_count: 0 }, { erp_user_count: 1 }],
  "utilization-tracked-unknown": [
    { current_kpi_tracking: ["Spindle Utilization %"], machine_utilization_known: "Not at all" },
    { machine_utilization_known: "Yes (ERP)" },
  ],
  "oee-without-stops": [
    { current_kpi_tracking: ["OEE"], downtime_tracking: "No formal tracking" },
    { downtime_tracking: "Yes, in ERP" },
  ],
  "utilization-from-unclocked-hours": [
    { machine_utilization_known: "Yes (ERP)", labor_tracking_ready: false },
    { labor_tracking_ready: true },
  ],
  // 4 machinists at no more than 2 machines each run 8 of 10 machines; 5 could run all.
  "machinists-too-few": [
    { machinist_count: 4, shop_type: "High-mix / prototype work", lights_out: false },
    { machinist_count: 5 },
  ],
  "machinists-more-than-machines": [{ machinist_count: 11 }, { machinist_count: 10 }],
  "unattended-short-of-people": [{ lights_out: true, primary_bottleneck: "Staffing" }, { primary_bottleneck: "Setup" }],
  "unattended-unwatched": [
    { lights_out: true, machine_utilization_known: "Not at all", downtime_tracking: "No formal tracking" },
    { downtime_tracking: "Yes, in ERP" },
  ],
  "unattended-work-attended": [{ shop_type: "Automated / lights-out runs", lights_out: false }, { lights_out: true }],
  "delivery-bought-with-overtime": [
    { late_job_ratio: "0–5%", overtime_dependency: "Every week" },
    { overtime_dependency: "Often" },
  ],
  "late-without-overtime": [{ late_job_ratio: "30%+", overtime_dependency: "Rarely" }, { late_job_ratio: "5–15%" }],
  "late-though-tracked": [{ late_job_ratio: "15–30%", current_kpi_tracking: ["OTD %"] }, { late_job_ratio: "0–5%" }],
  "late-uncounted": [
    { late_job_ratio: "15–30%", current_kpi_tracking: ["Revenue $"] },
    { current_kpi_tracking: ["OTD %", "Revenue $"] },
  ],
  "few-late-uncounted": [{ late_job_ratio: "0–5%", current_kpi_tracking: [] }, { current_kpi_tracking: ["OTD %"] }],
  "late-with-finished-parts": [{ late_job_ratio: "30%+", shipping_dwell: "4–7 days" }, { shipping_dwell: "0–1 day" }],
  // 14 machinists at 63.8% are 21.9 people, 7.9 of them in the office.
  "many-logins-paper-travelers": [
    { machinist_count: 14, machine_count: 18, erp_user_count: 8, wip_visibility: "Paper traveler" },
    { erp_user_count: 7 },
  ],
  "more-users-than-people": [{ machinist_count: 14, machine_count: 18, erp_user_count: 22 }, { erp_user_count: 21 }],
  "rate-above-published": [{ shop_rate_value: 121 }, { shop_rate_value: 120 }],
  "rate-below-published": [{ shop_rate_value: 59 }, { shop_rate_value: 60 }],
  "five-axis-rate-low": [{ primary_bottleneck: "5-axis", shop_rate_value: 89 }, { shop_rate_value: 90 }],
  "rate-accurate-uncosted": [
    { shop_rate_known: "Yes – accurate", variance_tracking_ready: false },
    { shop_rate_known: "Estimate" },
  ],
  "history-not-recorded": [
    { quoting_accuracy: "Historical data", variance_tracking_ready: false },
    { variance_tracking_ready: true },
  ],
  "setups-consistent-and-blamed": [
    { setup_time_variability: "Very consistent", typical_delay_cause: ["Setup overruns"] },
    { setup_time_variability: "Often over" },
  ],
  "setups-variable-not-blamed": [
    { setup_time_variability: "Highly variable", typical_delay_cause: ["Expedites"] },
    { primary_bottleneck: "Setup" },
  ],
  "setup-tracked-not-steadied": [
    { current_kpi_tracking: ["Setup vs Est %"], setup_time_variability: "Highly variable" },
    { setup_time_variability: "Very consistent" },
  ],
  "plan-of-everybody": [
    { scheduling_ownership: "Everyone (tribal)", schedule_tool: "Excel" },
    { scheduling_ownership: "Owner / GM" },
  ],
  "planner-overruled": [
    { scheduling_ownership: "Production Manager / Planner", typical_delay_cause: ["Expedites"] },
    { scheduling_ownership: "Foreman / Lead Machinist" },
  ],
  "plan-compared-without-record": [
    { schedule_tracking_ready: true, schedule_tool: "Whiteboard" },
    { schedule_tracking_ready: false },
  ],
  "screens-fed-that-are-not-there": [{ ablesign_use: true, tv_monitors: false }, { tv_monitors: true }],
  "screens-without-figures": [
    { tv_monitors: true, machine_utilization_known: "Estimate only", downtime_tracking: "No formal tracking" },
    { tv_monitors: false },
  ],
  "records-without-kpi": [
    { ...allReady, current_kpi_tracking: ["Revenue $"] },
    { current_kpi_tracking: ["Scrap %", "Revenue $"] },
  ],
  "dates-without-on-time": [
    { tech_stack: ["Acumatica"], schedule_tracking_ready: true, current_kpi_tracking: ["Backlog $"] },
    { current_kpi_tracking: ["OTD %"] },
  ],
  "monitor-beside-erp": [{ tech_stack: ["ProShop", "MachineMetrics"] }, { tech_stack: ["ProShop"] }],
  "measured-not-followed": [
    { machine_utilization_known: "Yes (telemetry)", current_kpi_tracking: ["OTD %"] },
    { current_kpi_tracking: ["OEE"] },
  ],
  "actuals-not-in-quotes": [
    { quoting_accuracy: "Estimates", labor_tracking_ready: true, variance_tracking_ready: true },
    { quoting_accuracy: "Historical data" },
  ],
  "finished-parts-wait": [{ shipping_dwell: ">1 week" }, { shipping_dwell: "2–3 days" }],
  "evenings-unused": [{ shop_type: "Low-mix production", lights_out: false }, { shift_count: "2" }],
} as const satisfies Record<ContradictionId, readonly [Partial<Submission>, Partial<Submission>]>;

/** A shop that has this finding. */
export const shopWith = (id: ContradictionId): Submission => ({ ...silentShop, ...shopsWith[id][0] });
