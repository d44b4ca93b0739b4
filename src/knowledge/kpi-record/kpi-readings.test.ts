import { expect, test } from "vitest";
import type { ElementId } from "../../measures/elements.ts";
import { columnsRead } from "../../measures/measure.ts";
import { type Rows, readingOf } from "../../measures/reading.ts";
import { type RecordList, serialOf } from "../../measures/record-list.ts";
import { recordLists } from "../../measures/record-lists.ts";
import { type KpiId, kpiIds, kpis } from "../kpis/kpis.ts";

/** Monday 16 to Sunday 22 November 2026. */
const week = { first: serialOf("2026-11-16"), after: serialOf("2026-11-23") };

/** A day of November 2026, at noon where it is a half. */
const nov = (day: number): number => serialOf("2026-11-01") + day - 1;

/** A small shop: three machines, one of them the bottleneck, and one programmer. */
const work_centers = [
  { kind: "Machine", bottleneck: "Yes", staffed_hours: 8, demonstrated_hours: 40, setters: 1, programmers: 2 },
  { kind: "Machine", bottleneck: "No", staffed_hours: 8, demonstrated_hours: 40, setters: 2, inspectors: 3 },
  { kind: "Programming", bottleneck: "No", staffed_hours: 8, demonstrated_hours: 20 },
];
const machine_days = [
  {
    day: nov(16),
    bottleneck: "Yes",
    scheduled_hours: 16,
    in_cycle_hours: 8,
    unattended_hours: 4,
    ideal_hours: 6,
    parts_made: 40,
    parts_good: 30,
  },
  { day: nov(17), bottleneck: "No", scheduled_hours: 24, in_cycle_hours: 8, unattended_hours: 0, ideal_hours: 9 },
  { day: nov(9), bottleneck: "Yes", scheduled_hours: 99, in_cycle_hours: 90, unattended_hours: 10 },
];
const stops = [
  { began: nov(16.5), hours: 9, reason: "Setup" },
  { began: nov(16.5), hours: 3, reason: "Breakdown" },
  { began: nov(17), hours: 5, reason: null },
];

test.for<readonly [KpiId, string, Rows, number]>([
  [
    "kpi_otd",
    "one of three lines due is in time and complete; early by half, and not yet shipped, are not",
    {
      deliveries: [
        { promise_date: nov(18), ship_date: nov(18), order_qty: 10, ship_qty: 10 },
        { promise_date: nov(18), ship_date: nov(17), order_qty: 10, ship_qty: 5 },
        { promise_date: nov(22), ship_date: null, order_qty: 10, ship_qty: null },
        { promise_date: nov(23), ship_date: nov(19), order_qty: 1, ship_qty: 1 },
      ],
    },
    (100 * 1) / 3,
  ],
  [
    "kpi_past_due",
    "$100 late of $400 open; what is shipped, in full or in part, or ordered later does not count",
    {
      deliveries: [
        { order_date: nov(1), promise_date: nov(20), order_value: 100, order_qty: 1, ship_qty: 0 },
        { order_date: nov(1), promise_date: nov(23), order_value: 400, order_qty: 2, ship_date: nov(20), ship_qty: 1 },
        { order_date: nov(1), promise_date: nov(23), order_value: 100, order_qty: 5, ship_date: nov(24), ship_qty: 5 },
        { order_date: nov(1), promise_date: nov(10), order_value: 900, order_qty: 1, ship_date: nov(22), ship_qty: 1 },
        { order_date: nov(23), promise_date: nov(1), order_value: 900, order_qty: 1 },
      ],
    },
    25,
  ],
  [
    "kpi_lead_time",
    "Monday to Friday is 4 working days, Friday to Monday is 1: the median lies between; a line in part has no lead time yet",
    {
      deliveries: [
        { order_date: nov(16), ship_date: nov(20), order_qty: 4, ship_qty: 4 },
        { order_date: nov(13), ship_date: nov(16), order_qty: 4, ship_qty: 5 },
        { order_date: nov(2), ship_date: nov(15), order_qty: 4, ship_qty: 4 },
        { order_date: nov(2), ship_date: nov(17), order_qty: 4, ship_qty: 3 },
      ],
    },
    2.5,
  ],
  ["kpi_spindle_util", "16 of 40 h", { machine_days }, 40],
  ["kpi_oee", "6 ideal of 16 h, 30 of 40 good, on the bottleneck", { machine_days }, (100 * 6 * 30) / (16 * 40)],
  [
    "kpi_bottleneck_load",
    "10 h overdue, 8 h whose setup is booked, and 12 h in the next two weeks, 40 h a week; overrun operations have nothing left",
    {
      work_centers,
      operations: [
        { bottleneck: "Yes", planned_start: nov(18), est_setup: 2, est_run: 10, act_run: 2, status: "Running" },
        { bottleneck: "Yes", planned_start: nov(18), est_setup: 0, est_run: 5, act_run: 9, status: "Running" },
        { bottleneck: "Yes", planned_start: nov(18), est_setup: 8, act_setup: 8, est_run: 8, status: "Running" },
        { bottleneck: "Yes", planned_start: nov(18), est_setup: 1, act_setup: 3, est_run: 0, status: "Running" },
        { bottleneck: "Yes", planned_start: nov(18), est_setup: 2, est_run: 10, status: "Done" },
        { bottleneck: "No", planned_start: nov(18), est_setup: 2, est_run: 10, status: "Planned" },
        { bottleneck: "Yes", planned_start: nov(23), est_setup: 2, est_run: 10, status: "Planned" },
        { bottleneck: "Yes", planned_start: nov(37), est_setup: 2, est_run: 10, status: "Planned" },
      ],
    },
    37.5,
  ],
  ["kpi_downtime_reasons", "24 h out of cycle, 12 h of them with a reason", { machine_days, stops }, 50],
  ["kpi_unattended", "4 h, two machines, one week", { machine_days, work_centers }, 2],
  [
    "kpi_setup_var",
    "5 h where 4 h were planned",
    {
      operations: [
        { completed: nov(18), est_setup: 1, act_setup: 3 },
        { completed: nov(18), est_setup: 3, act_setup: 2 },
        { completed: nov(18), est_setup: 3, act_setup: null },
      ],
    },
    25,
  ],
  ["kpi_setup_share", "10 of 40 h", { machine_days, operations: [{ completed: nov(18), act_setup: 10 }] }, 25],
  [
    "kpi_changeover",
    "6 h at the median",
    {
      changeovers: [
        { last_good: nov(16.25), first_good: nov(16.5) },
        { last_good: nov(16.5), first_good: nov(16.5) },
        { last_good: nov(16), first_good: nov(18) },
      ],
    },
    360,
  ],
  [
    "kpi_program_ready",
    "one of two",
    {
      operations: [
        { planned_start: nov(18), program_ready: nov(18) },
        { planned_start: nov(18), program_ready: nov(19) },
      ],
    },
    50,
  ],
  [
    "kpi_prog_backlog",
    "8 h at 4 h a day",
    {
      work_centers,
      jobs: [
        { order_date: nov(1), est_prog_hours: 8, programmed: nov(23) },
        { order_date: nov(1), est_prog_hours: 8, programmed: nov(22) },
      ],
    },
    2,
  ],
  [
    "kpi_proveout",
    "3 h on two new parts",
    {
      changeovers: [
        { first_good: nov(16), new_program: "Yes", proveout_hours: 1 },
        { first_good: nov(17), new_program: "Yes", proveout_hours: 2 },
        { first_good: nov(17), new_program: "No", proveout_hours: 9 },
      ],
    },
    1.5,
  ],
  ["kpi_fpy", "19 of 20", { inspections: [{ done: nov(18.5), inspected: 20, right_first_time: 19 }] }, 95],
  ["kpi_scrap", "1 of 50", { operations: [{ completed: nov(18), good_qty: 49, scrap_qty: 1 }] }, 2],
  ["kpi_rework", "1 of 20 h", { operations: [{ completed: nov(18), rework_hours: 1, act_setup: 4, act_run: 16 }] }, 5],
  ["kpi_insp_queue", "half a day", { inspections: [{ ready: nov(16), started: nov(16.5) }] }, 12],
  [
    "kpi_wip_age",
    "32 h still to run, 16 h a day",
    {
      work_centers,
      operations: [
        { released: nov(1), est_run: 40, act_run: 8, status: "Running" },
        { released: nov(1), est_run: 40, completed: nov(20), status: "Done" },
        { released: nov(23), est_run: 40, status: "Planned" },
      ],
    },
    2,
  ],
  [
    "kpi_flow_eff",
    "8 h of work in 4 working days of 8 h",
    { work_centers, jobs: [{ released: nov(16), shipped: nov(20), setup_hours: 2, run_hours: 6 }] },
    25,
  ],
  [
    "kpi_bn_queue",
    "16 h wait, 8 h a day",
    {
      work_centers,
      operations: [
        { bottleneck: "Yes", status: "Waiting", est_setup: 2, est_run: 14 },
        { bottleneck: "Yes", status: "Planned", est_setup: 2, est_run: 14 },
      ],
    },
    2,
  ],
  ["kpi_ship_dwell", "Tuesday to Friday", { deliveries: [{ finish_date: nov(17), ship_date: nov(20) }] }, 3],
  [
    "kpi_supplier_otd",
    "one of two",
    {
      purchases: [
        { due: nov(18), received: nov(18) },
        { due: nov(18), received: null },
      ],
    },
    50,
  ],
  [
    "kpi_est_actual",
    "10% over, 20% under, 30% over: half miss by less than 20%",
    {
      jobs: [
        { closed: nov(18), quoted_hours: 10, setup_hours: 1, run_hours: 10 },
        { closed: nov(18), quoted_hours: 10, setup_hours: 1, run_hours: 7 },
        { closed: nov(18), quoted_hours: 10, setup_hours: 1, run_hours: 12 },
        { closed: nov(18), quoted_hours: 0, setup_hours: 1, run_hours: 12 },
      ],
    },
    20,
  ],
  [
    "kpi_job_margin",
    "quoted to leave 40%, left 35%",
    { jobs: [{ closed: nov(18), invoiced: 100, job_cost: 65, quoted_price: 100, quoted_cost: 60 }] },
    -5,
  ],
  [
    "kpi_rev_hour",
    "$2,000 in 20 h in cycle",
    { machine_days, jobs: [{ invoiced_on: nov(18), invoiced: 2600, material_cost: 500, outside_cost: 100 }] },
    100,
  ],
  [
    "kpi_quote_hit",
    "one of two decided",
    { quotes: [{ decided: nov(18), result: "Won" }, { decided: nov(18), result: "Lost" }, { result: null }] },
    50,
  ],
  ["kpi_overtime", "4 of 40 h", { people_weeks: [{ week: nov(16), paid_hours: 40, overtime_hours: 4 }] }, 10],
  ["kpi_labor_util", "30 of 40 h", { people_weeks: [{ week: nov(16), paid_hours: 40, booked_hours: 30 }] }, 75],
  [
    "kpi_run_paid",
    "20 h in cycle, 40 h paid",
    { machine_days, people_weeks: [{ week: nov(16), paid_hours: 40 }] },
    0.5,
  ],
  ["kpi_skill_cover", "3 of 4 cells with two people", { work_centers }, 75],
  ["kpi_unplanned_dt", "3 of 40 h", { machine_days, stops }, 7.5],
  [
    "kpi_mtbf_mttr",
    "120 h in cycle in a year, 2 failures",
    {
      machine_days,
      maintenance: [
        { kind: "Repair", due: nov(1) },
        { kind: "Repair", due: nov(2) },
        { kind: "Repair", due: nov(23) - 366 },
        { kind: "Planned", due: nov(2) },
      ],
    },
    60,
  ],
  [
    "kpi_pm",
    "one of two",
    {
      maintenance: [
        { kind: "Planned", due: nov(18), done: nov(18) },
        { kind: "Planned", due: nov(18), done: nov(19) },
        { kind: "Repair", due: nov(18), done: nov(18) },
      ],
    },
    50,
  ],
  [
    "kpi_sched_adh",
    "one of two, at noon of the day",
    {
      operations: [
        { planned_start: nov(18), started: nov(18.5) },
        { planned_start: nov(18), started: nov(17) },
      ],
    },
    50,
  ],
  [
    "kpi_expedite",
    "one of four",
    {
      jobs: [
        { released: nov(16), expedited: nov(18) },
        { released: nov(16) },
        { released: nov(16) },
        { released: nov(16), expedited: nov(23) },
      ],
    },
    25,
  ],
  [
    "kpi_ready_to_run",
    "one of two that start on the Monday and Tuesday after",
    {
      operations: [
        { planned_start: nov(23), kit_ready: nov(22) },
        { planned_start: nov(24), kit_ready: nov(23) },
        { planned_start: nov(25), kit_ready: null },
      ],
    },
    50,
  ],
  [
    "kpi_data_capture",
    "one of two",
    {
      jobs: [
        { closed: nov(18), setup_hours: 1, run_hours: 1, good_qty: 1, shipped: nov(17), unbooked: 0 },
        { closed: nov(18), setup_hours: 1, run_hours: 1, good_qty: 1, shipped: nov(17), unbooked: 1 },
      ],
    },
    50,
  ],
])("[R69] %s: %s", ([id, , rows, expected]) => {
  expect(readingOf(kpis[id].measure, rows, week)).toBeCloseTo(expected, 9);
});

/** What the catalog names for a part of a KPI that its one number doesn't show, or for a way to sort it. */
const leftToOtherParts: { readonly [Id in KpiId]?: readonly ElementId[] } = {
  kpi_past_due: ["est_run_hours", "act_run_hours"],
  kpi_setup_share: ["act_run_hours"],
  kpi_changeover: ["job_at_machine"],
  kpi_proveout: ["job_at_machine"],
  kpi_scrap: ["scrap_reason", "material_cost"],
  kpi_ship_dwell: ["order_value"],
  kpi_job_margin: ["act_setup_hours", "act_run_hours", "material_cost"],
  kpi_rev_hour: ["act_run_hours"],
  kpi_unplanned_dt: ["maintenance_log"],
  kpi_ready_to_run: ["po_receipt_date", "program_release"],
};

test.for(kpiIds)("[R69] %s is read from the elements of the catalog", (id) => {
  const held = [...columnsRead(kpis[id].measure.value)].flatMap(([list, columns]) =>
    [...columns].flatMap((column) => (recordLists[list] as RecordList).columns[column]?.elements ?? []),
  );
  const unread = kpis[id].elements.filter((element) => !held.includes(element));
  expect(unread).toEqual(leftToOtherParts[id] ?? []);
});
