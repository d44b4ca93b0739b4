import { day, median, rowLess, within } from "../../measures/terms.ts";
import type { Kpi } from "../kpi-record/kpi-record.ts";

export const finishedToShipped: Kpi = {
  name: "Days from done to shipped",
  group: "flow",
  question: "How long do finished parts sit before they leave?",
  formula: "Dwell days = ship date - completion of the last operation (or final inspection), median",
  unit: { short: "days", long: "days (median)" },
  targets: { direction: "lower", typical: 2.5, good: 1, worldClass: 0.5 },
  basis: {
    benchmarks: ["AS-DWELL-1", "AS-DWELL-2", "AS-DWELL-3", "AS-DWELL-4"],
    note: "Based on the choices in our question",
  },
  cadence: "daily",
  owner: "Shipping lead",
  timing: "lagging",
  pitfalls: [
    "Code the reason when parts wait for certs, outside finish or consolidation",
    "Look at the ship date too: jobs finished early look like they're waiting",
  ],
  whenRed:
    "Have the shipping lead write on each finished lot what it's waiting for (certs, finish, packing, customer) and call the person it's waiting on, oldest first.",
  effort: { level: "low", how: "write the date on each lot as it reaches the finished rack" },
  exposes: { flow_wip_dwell: 0.15, quality_inspection: 0.15 },
  urgentWhen: [
    { when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days", ">1 week"] }, level: "high" },
    { when: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days"] }, level: "medium" },
  ],
  trackedAs: null,
  words: [
    "shipping dwell",
    "ship dwell",
    "dock time*",
    "dock to ship",
    "finish* to ship*",
    "done to ship*",
    "complete* to ship*",
    "finished goods",
    "finished parts sit*",
    "finished jobs sit*",
    "finished parts wait*",
    "sit* in shipping",
    "sit* on the dock",
    "sit* at shipping",
    "waiting to ship",
    "waiting to be shipped",
    "waiting for shipping",
    "shipping delay*",
    "shipping backlog",
    "shipping time*",
    "pack* and ship*",
    "same day ship*",
    "ship same day",
  ],
  elements: ["op_complete_dates", "ship_date", "order_value"],
  measure: {
    shows:
      "The median number of calendar days from finish to shipment, for lines shipped in the period. The value of what waits isn't in this number.",
    reads: "period",
    value: median("deliveries", rowLess(day("ship_date"), day("finish_date")), within("ship_date")),
  },
  example: {
    reading: 2,
    drawing: {
      kind: "ageing",
      lateFrom: 2,
      buckets: [
        { age: "today", amount: 14, text: "$14k" },
        { age: "1 day", amount: 22, text: "$22k" },
        { age: "2–3 days", amount: 31, text: "$31k" },
        { age: "> 3 days", amount: 13, text: "$13k" },
      ],
    },
  },
};
