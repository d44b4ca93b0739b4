import type { ListId } from "../../measures/record-lists.ts";

/**
 * How entries with the same key become one row. By default, the first filled cell counts. `latest-of-all` is empty if
 * any cell is; with `won` a quote is won if one of its price breaks is.
 */
export type Combine = "sum" | "earliest" | "latest" | "last" | "latest-of-all" | "won";

export const combine: { readonly [R in ListId]?: Readonly<Record<string, Combine>> } = {
  deliveries: { ship_date: "latest", ship_qty: "sum", finish_date: "latest" },
  jobs: {
    setup_hours: "sum",
    run_hours: "sum",
    good_qty: "sum",
    job_cost: "sum",
    material_cost: "sum",
    outside_cost: "sum",
    invoiced: "sum",
    machine_hours: "sum",
    invoiced_on: "latest",
    shipped: "latest",
    closed: "latest",
  },
  operations: {
    act_setup: "sum",
    act_run: "sum",
    rework_hours: "sum",
    good_qty: "sum",
    scrap_qty: "sum",
    started: "earliest",
    last_worked: "latest",
    completed: "latest",
    status: "last",
  },
  quotes: { result: "won" },
  people_weeks: { paid_hours: "sum", overtime_hours: "sum", booked_hours: "sum", logged_hours: "sum" },
  machine_days: {
    scheduled_hours: "sum",
    in_cycle_hours: "sum",
    unattended_hours: "sum",
    ideal_hours: "sum",
    parts_made: "sum",
    parts_good: "sum",
    setup_hours: "sum",
    fault_hours: "sum",
  },
  purchases: { received: "latest-of-all", received_qty: "sum" },
};

/** The columns that identify a row of each list. */
export const keys: { readonly [R in ListId]: readonly string[] } = {
  deliveries: ["line"],
  jobs: ["job"],
  operations: ["operation"],
  work_centers: ["work_center"],
  machine_days: ["machine", "day"],
  stops: ["machine", "began"],
  changeovers: ["job", "machine", "last_good"],
  inspections: ["lot", "kind", "ready", "done"],
  purchases: ["line"],
  quotes: ["quote"],
  people_weeks: ["who", "week"],
  maintenance: ["task", "due", "kind"],
};

/** Columns that keep the first value ever seen when a newer file replaces a row: a promise must not be overwritten. */
export const keepsFirst: { readonly [R in ListId]?: readonly string[] } = {
  deliveries: ["promise_date"],
  purchases: ["due"],
};

/** Planned or promised days, which may be in the future. */
export const planned: readonly string[] = [
  "deliveries.promise_date",
  "operations.planned_start",
  "operations.planned_end",
  "purchases.due",
  "maintenance.due",
];

/**
 * Days on which something in a list happened. They show how far a file reaches; plans and promises don't, because they
 * may be in the future.
 */
export const happened: { readonly [R in ListId]: readonly string[] } = {
  deliveries: ["ship_date", "finish_date", "order_date"],
  jobs: ["shipped", "closed", "invoiced_on", "released", "expedited", "programmed", "order_date"],
  operations: ["completed", "started", "released", "program_ready", "kit_ready"],
  work_centers: [],
  machine_days: ["day"],
  stops: ["began"],
  changeovers: ["first_good", "last_good"],
  inspections: ["done", "started"],
  purchases: ["received", "sent"],
  quotes: ["decided", "sent", "asked"],
  people_weeks: ["week"],
  maintenance: ["done"],
};
