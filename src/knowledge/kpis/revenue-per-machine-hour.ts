import { orZero, over, plus, rowLess, sum, within } from "../../measures/terms.ts";
import { twelveMonths } from "../kpi-record/kpi-drawing.ts";
import { inCycle, unattended } from "../kpi-record/kpi-quantities.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const revenuePerMachineHour: Kpi = {
  name: "Revenue per machine hour",
  group: "quoting_finance",
  question: "What does an hour of machine time earn?",
  formula:
    "Revenue per machine hour = invoiced machining revenue (less material and outside services) / in-cycle machine hours",
  unit: { short: "$/h", long: "$ per machine hour" },
  targets: { direction: "higher", typical: 75, good: 100, worldClass: 140 },
  basis: {
    benchmarks: ["BM-FIN-01", "BM-FIN-02", "BM-RATE-08", "BM-RATE-01", "BM-RATE-03"],
    note: "Compare with your own shop rate first",
  },
  cadence: "monthly",
  owner: "Owner / GM",
  timing: "lagging",
  pitfalls: [
    "Leave out material you pass through at cost",
    "Read it with utilization: a few high-priced hours look good",
  ],
  whenRed:
    "Have the owner list last month's jobs on the busiest machine by sales per hour and raise the price of the lowest one at its next order, or move it to another machine.",
  effort: { level: "medium", how: "divide a month's machining invoices by its machine hours" },
  exposes: { quoting_estimating: 0.15, capacity_visibility: 0.1 },
  urgentWhen: [
    { when: { kind: "any-of", field: "shop_rate_known", choices: ["Not sure", "Estimate"] }, level: "high" },
    { when: { kind: "any-of", field: "current_kpi_tracking", choices: ["Revenue $"] }, level: "medium" },
  ],
  trackedAs: "Revenue $",
  words: [
    "revenue per machine*",
    "revenue per hour",
    "revenue per spindle*",
    "revenue per employee",
    "sales per machine*",
    "sales per hour",
    "sales per spindle*",
    "turnover per machine*",
    "$ per machine*",
    "$ per hour",
    "$ per spindle*",
    "dollars per machine*",
    "dollars per hour",
    "dollars per spindle*",
    "throughput per hour",
    "throughput dollars",
    "earn* per hour",
    "value added per hour",
    "shop rate*",
    "machine rate*",
    "machine hour rate*",
    "effective rate*",
  ],
  elements: ["invoice_amount", "material_cost", "machine_state", "act_run_hours"],
  measure: {
    shows:
      "Invoices of the period minus material and outside services, divided by in-cycle hours, unattended hours included.",
    reads: "period",
    value: over(
      sum("jobs", rowLess(rowLess("invoiced", orZero("material_cost")), orZero("outside_cost")), within("invoiced_on")),
      plus(inCycle, unattended),
    ),
  },
  example: {
    reading: 91,
    drawing: {
      kind: "trend",
      series: [{ name: "", values: [78, 80, 77, 82, 84, 81, 86, 85, 88, 87, 90, 91] }],
      ends: twelveMonths,
    },
  },
};
