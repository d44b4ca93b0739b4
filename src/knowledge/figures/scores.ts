import { erps, monitors, stopsByTelemetry } from "../../survey/tech-stack.ts";
import { type AnswerTest, says } from "../odds/answer-test.ts";

/** An answer that adds points to an index. Of several rows about the same field, the best one that is true counts. */
export interface ScoreRow {
  readonly when: AnswerTest;
  readonly points: number;
}

const tracks = (count: number): AnswerTest => ({ kind: "at-least", field: "current_kpi_tracking", count });

/** The indices as points out of 100, by answer. An unanswered question adds nothing. Own judgment throughout. */
export const scoreRows = {
  /** How well the shop can see its own machines, jobs and plan. */
  visibility_index: [
    { when: says("machine_utilization_known", "Yes (telemetry)"), points: 30 },
    { when: says("machine_utilization_known", "Yes (ERP)"), points: 15 },
    { when: says("machine_utilization_known", "Estimate only"), points: 5 },
    { when: says("downtime_tracking", stopsByTelemetry), points: 20 },
    { when: says("downtime_tracking", "Yes, in ERP"), points: 10 },
    { when: says("wip_visibility", "ERP"), points: 15 },
    { when: says("wip_visibility", "Excel"), points: 6 },
    { when: says("wip_visibility", "Other"), points: 4 },
    { when: says("wip_visibility", "Paper traveler"), points: 3 },
    { when: says("schedule_tool", "ERP native"), points: 10 },
    { when: says("schedule_tool", "Excel"), points: 5 },
    { when: says("schedule_tool", "Other"), points: 4 },
    { when: says("schedule_tool", "Whiteboard"), points: 3 },
    { when: tracks(1), points: 4 },
    { when: tracks(2), points: 8 },
    { when: tracks(3), points: 12 },
    { when: tracks(4), points: 15 },
    { when: says("variance_tracking_ready", true), points: 5 },
    { when: says("tv_monitors", true), points: 5 },
  ],
  /** How much of the shop's data is kept in systems that can be read. */
  digital_maturity_score: [
    { when: says("tech_stack", ...erps), points: 20 },
    { when: says("tech_stack", "QuickBooks", "Other"), points: 5 },
    { when: says("machine_utilization_known", "Yes (telemetry)"), points: 15 },
    { when: says("machine_utilization_known", "Yes (ERP)"), points: 8 },
    { when: says("schedule_tool", "ERP native"), points: 12 },
    { when: says("schedule_tool", "Excel"), points: 5 },
    { when: says("wip_visibility", "ERP"), points: 10 },
    { when: says("wip_visibility", "Excel"), points: 4 },
    { when: says("quoting_accuracy", "Historical data"), points: 8 },
    { when: says("quoting_accuracy", "Mix of both"), points: 4 },
    { when: says("schedule_tracking_ready", true), points: 7 },
    { when: says("labor_tracking_ready", true), points: 7 },
    { when: says("variance_tracking_ready", true), points: 7 },
    { when: says("financial_sync_ready", true), points: 7 },
    { when: says("maintenance_tracking_ready", true), points: 7 },
  ],
  /** How far machines and information run without people. */
  automation_index: [
    { when: says("lights_out", true), points: 35 },
    { when: says("shop_type", "Automated / lights-out runs"), points: 20 },
    { when: says("tech_stack", ...monitors), points: 20 },
    { when: says("downtime_tracking", stopsByTelemetry), points: 10 },
    { when: says("schedule_tool", "ERP native"), points: 5 },
    { when: says("tv_monitors", true), points: 5 },
    { when: says("ablesign_use", true), points: 5 },
  ],
} as const satisfies Record<string, readonly ScoreRow[]>;

/** Names of the tiers, from the lowest index that earns them. Own judgment. */
export const tiers = {
  visibility_tier: [
    { from: 75, name: "Clear view" },
    { from: 50, name: "Partial view" },
    { from: 25, name: "You can see less than half" },
    { from: 0, name: "Little is measured yet" },
  ],
  readiness_tier: [
    { from: 70, name: "Ready for live dashboards" },
    { from: 40, name: "Ready for weekly KPIs" },
    { from: 0, name: "Start with daily habits" },
  ],
} as const;

/** What kind of help comes first, for the operator: the first row whose scores are reached. Own judgment. */
export const leadTypes = [
  { needs: { maturity: 70, visibility: 50 }, name: "Dashboards on existing data" },
  { needs: { maturity: 40, visibility: 0 }, name: "Machine data beside the ERP" },
  { needs: { maturity: 0, visibility: 0 }, name: "Data foundation" },
] as const;
