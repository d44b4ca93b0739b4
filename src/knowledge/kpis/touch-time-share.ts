import { count, hasNumber, is, over, percentOf, rowPlus, sum, times, weekdays, within } from "../../measures/terms.ts";
import { hoursOf, stackedBars } from "../kpi-record/kpi-drawing.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const touchTimeShare: Kpi = {
  name: "Touch time share",
  group: "flow",
  question: "What part of the lead time is work, and what part is waiting?",
  formula: "Touch time share % = (setup + run hours of all operations) / staffed hours from release to shipment x 100",
  unit: { short: "%", long: "% touch time" },
  targets: { direction: "higher", typical: 10, good: 20, worldClass: 35 },
  basis: { benchmarks: ["AS-PROC", "BM-FLOW-01", "BM-FLOW-02"], note: "" },
  cadence: "monthly",
  owner: "Owner / GM",
  timing: "lagging",
  pitfalls: ["Don't mix calendar hours and staffed hours"],
  whenRed:
    "Have the planner follow one normal job's traveler from release to shipment and shorten its longest wait for the next job like it.",
  effort: {
    level: "high",
    how: "divide a job's hours of work by those from release to shipment",
  },
  exposes: { flow_wip_dwell: 0.25 },
  urgentWhen: [
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "medium" },
    { when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days", ">1 week"] }, level: "high" },
  ],
  trackedAs: null,
  words: [
    "flow efficiency",
    "process cycle efficiency",
    "pce",
    "touch time*",
    "value added time",
    "value add time",
    "value added ratio",
    "value added share",
    "non value added",
    "wait* between operations",
    "waiting time*",
    "wait time*",
    "time waiting",
    "queue time*",
    "time between operations",
    "dwell between operations",
    "jobs flow*",
    "better flow",
    "smoother flow",
    "improve* flow",
    "work flow* through",
    "one piece flow",
    "single piece flow",
    "manufacturing critical path*",
  ],
  elements: ["act_setup_hours", "act_run_hours", "job_released", "ship_date", "wc_capacity"],
  measure: {
    shows: "Setup and run hours of jobs shipped in the period, out of the staffed hours from release to shipment.",
    reads: "period",
    isShare: true,
    value: percentOf(
      sum("jobs", rowPlus("setup_hours", "run_hours"), within("shipped"), hasNumber("released")),
      times(
        sum(
          "jobs",
          weekdays("released", "shipped"),
          within("shipped"),
          hasNumber("setup_hours"),
          hasNumber("run_hours"),
        ),
        over(
          sum("work_centers", "staffed_hours", is("kind", "Machine")),
          count("work_centers", is("kind", "Machine"), hasNumber("staffed_hours")),
        ),
      ),
    ),
  },
  example: {
    reading: 14,
    drawing: stackedBars(
      {
        first: "gain",
        parts: ["work", "waiting"],
        rows: [
          { name: "Programming", values: [4, 30] },
          { name: "Machining", values: [14, 42] },
          { name: "Inspection", values: [3, 26] },
          { name: "Outside", values: [6, 68] },
        ],
      },
      (values) => hoursOf(...values),
    ),
  },
};
