import type { Condition } from "../../measures/measure.ts";
import {
  all,
  bound,
  compare,
  count,
  day,
  doneByEnd,
  less,
  not,
  over,
  percentOf,
  rowLess,
  rowOver,
  rowTimes,
  sum,
} from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";
import { ownTargets } from "../kpi-record/kpi-target-notes.ts";

/** The full quantity of the line has shipped by the end of the period. */
const shippedByEnd = all(doneByEnd("ship_date"), compare("ship_qty", ">=", "order_qty"));
const open = [doneByEnd("order_date"), not(shippedByEnd)] as const;
const shippedLater = compare("ship_date", ">=", bound("after"));
const valueShipped = rowTimes("order_value", rowOver("ship_qty", "order_qty"));
/** The value of what hasn't shipped. A line without quantities counts whole. */
const valueOpen = (...where: readonly Condition<"promise_date">[]) =>
  less(
    sum("deliveries", "order_value", ...open, ...where),
    sum("deliveries", valueShipped, ...open, not(shippedLater), ...where),
  );

export const pastDueBacklog: Kpi = {
  name: "Past-due backlog",
  group: "delivery",
  question: "How much promised work is already late, and how old is it?",
  formula:
    "Past-due % = value of what is still to ship on lines past their first promise / value of what is still to ship x 100",
  unit: { short: "%", long: "% of open backlog" },
  targets: { direction: "lower", typical: 10, good: 3, worldClass: 1 },
  basis: {
    benchmarks: ["AS-LATE-1", "AS-LATE-2", "AS-LATE-3", "AS-LATE-4"],
    note: `Shares of the value of the open backlog. ${ownTargets}`,
  },
  cadence: "daily",
  owner: "Production manager",
  timing: "lagging",
  pitfalls: [
    "Show count and hours too: by value, big jobs count most",
    "Count jobs the customer put on hold separately",
  ],
  whenRed:
    "Have the production manager sort the late jobs by age and hours left, finish the nearly done ones first and call each customer with one new date.",
  effort: { level: "low", how: "list open orders past their promise, and update it each morning", isOneSitting: true },
  exposes: { scheduling_priority: 0.15 },
  urgentWhen: [
    { when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] }, level: "high" },
    { when: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites"] }, level: "medium" },
  ],
  trackedAs: "Backlog $",
  words: [
    "past due*",
    "pastdue",
    "overdue order*",
    "overdue job*",
    "late backlog",
    "late order backlog",
    "backlog of late",
    "arrears",
    "delinquent*",
    "delinquenc*",
    "late list",
    "late orders",
    "late jobs",
    "late work",
    "behind on orders",
    "days late",
    "catch up on late",
    "clear* the backlog",
    "reduc* the backlog",
    "backlog reduc*",
    "caught up on late",
    "aged backlog",
    "aging backlog",
    "ageing backlog",
  ],
  elements: [
    "order_date",
    "promise_date",
    "ship_date",
    "order_value",
    "ship_qty",
    "order_qty",
    "est_run_hours",
    "act_run_hours",
  ],
  measure: {
    shows:
      "The value of pieces still to ship on lines past their first promise, out of the value of all pieces still to ship. Hours and age aren't in this number.",
    reads: "state",
    isShare: true,
    value: percentOf(valueOpen(doneByEnd("promise_date")), valueOpen()),
    also: [
      { id: "past_due_value", label: "past due", unit: "$", value: valueOpen(doneByEnd("promise_date")) },
      {
        id: "past_due_age",
        label: "late, on average",
        unit: "days",
        value: over(
          sum("deliveries", rowLess(bound("after"), day("promise_date")), ...open, doneByEnd("promise_date")),
          count("deliveries", ...open, doneByEnd("promise_date")),
        ),
      },
    ],
  },
  example: {
    reading: 7,
    drawing: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "1–3 days", amount: 18, text: "$18k" },
        { age: "4–7", amount: 31, text: "$31k" },
        { age: "8–14", amount: 22, text: "$22k" },
        { age: "> 14", amount: 41, text: "$41k" },
      ],
    },
  },
};
