import { expect, test } from "vitest";
import { sections } from "./question.ts";
import { fields, questionnaire, questionOf } from "./questionnaire.ts";

test("[R1] every field is there, in its section, in the order it is asked", () => {
  const bySection = Object.groupBy(fields, (field) => questionOf(field).section ?? "not asked");
  expect(bySection).toEqual({
    "Contact Information": ["shop_name", "owner_name", "owner_email", "owner_phone"],
    "Shop Basics": [
      "machine_count",
      "shift_count",
      "machinist_count",
      "erp_user_count",
      "shop_type",
      "operator_specialization",
      "top_customers_industries",
      "tech_stack",
      "lights_out",
      "tv_monitors",
      "ablesign_use",
    ],
    "Operations & Challenges": [
      "primary_bottleneck",
      "typical_delay_cause",
      "late_job_ratio",
      "overtime_dependency",
      "schedule_tool",
      "scheduling_ownership",
      "setup_time_variability",
      "quoting_accuracy",
      "machine_utilization_known",
      "downtime_tracking",
      "wip_visibility",
      "shipping_dwell",
    ],
    "Goals & Current Tracking": [
      "current_kpi_tracking",
      "improvement_goal",
      "success_metric",
      "pain_invisible",
      "shop_rate_known",
      "shop_rate_value",
      "schedule_tracking_ready",
      "labor_tracking_ready",
      "variance_tracking_ready",
      "financial_sync_ready",
      "maintenance_tracking_ready",
    ],
    "Wrap Up": ["notes"],
    "not asked": [
      "automation_index",
      "digital_maturity_score",
      "readiness_tier",
      "lead_type",
      "visibility_index",
      "visibility_tier",
    ],
  });
  expect(Object.keys(bySection).slice(0, 5)).toEqual(sections);
});

test.for([
  ["shift_count", "1, 2, 3"],
  [
    "shop_type",
    "High-mix / prototype work; Medium-mix batches; Low-mix production; Automated / lights-out runs; Specialty process",
  ],
  ["operator_specialization", "Yes, No, Partially"],
  ["tech_stack", "ProShop, JobBOSS, Acumatica, E2, Sage, Datanomix, Amper, MachineMetrics, QuickBooks, Other"],
  ["primary_bottleneck", "5-axis, Programming, Setup, QC/Inspection, Materials, Staffing, Other"],
  [
    "typical_delay_cause",
    "Programming not ready, Setup overruns, QC hold, Changeovers, Supplier delays, Expedites, Scheduling changes",
  ],
  ["schedule_tool", "ERP native, Excel, Whiteboard, Other"],
  ["scheduling_ownership", "Owner / GM; Production Manager / Planner; Foreman / Lead Machinist; Everyone (tribal)"],
  ["late_job_ratio", "0–5%, 5–15%, 15–30%, 30%+"],
  ["overtime_dependency", "Rarely, Sometimes, Often, Every week"],
  ["machine_utilization_known", "Yes (ERP), Yes (telemetry), Estimate only, Not at all"],
  ["downtime_tracking", "Yes, in ERP; Yes, via telemetry (Datanomix, Amper, MachineMetrics); No formal tracking"],
  ["quoting_accuracy", "Historical data, Estimates, Mix of both"],
  ["setup_time_variability", "Very consistent, Sometimes over, Often over, Highly variable"],
  ["wip_visibility", "ERP, Paper traveler, Excel, Other"],
  ["shipping_dwell", "0–1 day, 2–3 days, 4–7 days, >1 week"],
  ["current_kpi_tracking", "OTD %, Spindle Utilization %, Scrap %, Setup vs Est %, Revenue $, Backlog $, OEE, Other"],
  ["shop_rate_known", "Yes – accurate, Estimate, Not sure"],
] as const)("[R1] the choices of %s are: %s", ([field, choices]) => {
  expect(questionnaire[field].choices.join(choices.includes(";") ? "; " : ", ")).toBe(choices);
});
