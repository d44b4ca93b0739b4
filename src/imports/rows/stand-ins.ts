import type { Row } from "../../measures/reading.ts";
import type { Cell } from "../../measures/record-list.ts";
import type { ListId } from "../../measures/record-lists.ts";
import type { ByJob } from "./by-job.ts";
import { numberIn } from "./entries.ts";
import { undated } from "./records.ts";

/** A rule for filling a column that no file fills. */
export interface StandIn {
  readonly list: ListId;
  readonly column: string;
  /** Columns of any list that must be filled, as `deliveries.ship_date`. */
  readonly needs: readonly string[];
  /** Columns none of which may be filled. */
  readonly without?: readonly string[];
  /** The explanation for the owner. */
  readonly text: string;
  /** KPIs, and numbers next to them, that it would distort, so they don't compute with it. */
  readonly notFor?: readonly string[];
  /** `false` for values left out of the rows a visitor saves. */
  readonly isSaved?: false;
  /** Whether the rows show only today. It then counts as filled even if it is empty in every row. */
  readonly isSnapshot?: true;
  readonly from: (row: Row, shop: ByJob) => Cell;
}

const isInFull = ({ ship_qty, order_qty }: Row): boolean => {
  const [shipped, ordered] = [numberIn(ship_qty), numberIn(order_qty)];
  return shipped !== null && ordered !== null && shipped >= ordered;
};
const isDone = (row: Row): boolean => row.status === "Done";

/** The most hours one person can be paid in a week. With more, rows are departments. */
const maxHoursOfOne = 110;
/** Weekly hours from which US law counts overtime (Fair Labor Standards Act). */
const hoursBeforeOvertime = 40;

const shippedInFull = "Shipped quantities are missing: a line with a ship date counts as shipped in full.";
const openPieces = "Only open quantities: a line is open while it has pieces to ship.";
const openValues = "Only what is open in dollars: a line is open while it has something to ship.";
const fromOperations = "No hours by job: the hours of its operations are added up.";
const notSplit = "Setup and run hours are not split: all of them count as run.";

/**
 * Applied in this order, because a later rule may build on an earlier one. Each explains its assumption in a sentence.
 * Own judgment, November 2026; not confirmed by a shop.
 */
export const standIns: readonly StandIn[] = [
  {
    list: "operations",
    column: "completed",
    needs: ["operations.last_worked", "operations.status"],
    text: "No completion dates: a finished operation counts on the last day someone worked on it.",
    from: (row) => (isDone(row) ? (row.last_worked ?? null) : null),
  },
  {
    list: "operations",
    column: "completed",
    needs: ["operations.last_worked"],
    text: "No completion dates and no status: an operation counts as done on the last day someone worked on it.",
    from: (row) => row.last_worked ?? null,
  },
  {
    list: "operations",
    column: "completed",
    needs: ["operations.status", "operations.started"],
    text: "No completion dates: a finished operation counts on the day it started.",
    from: (row) => (isDone(row) ? (row.started ?? null) : null),
  },
  {
    list: "operations",
    column: "completed",
    needs: ["operations.status", "operations.planned_end"],
    text: "No completion dates: a finished operation counts on its planned end.",
    from: (row) => (isDone(row) ? (row.planned_end ?? null) : null),
  },
  {
    list: "operations",
    column: "status",
    needs: ["operations.completed"],
    text: "No status: an operation with a completion date counts as done, all others as open.",
    // No date says which operations are waiting at a machine.
    notFor: ["kpi_bn_queue"],
    from: (row) => (numberIn(row.completed) === null ? "Planned" : "Done"),
  },
  {
    list: "operations",
    column: "released",
    needs: ["jobs.released"],
    text: "No release dates on operations: the release of the job counts.",
    from: (row, shop) => shop.jobOf(row.job_number ?? row.operation)?.released ?? null,
  },
  {
    list: "deliveries",
    column: "ship_date",
    needs: ["deliveries.finish_date", "deliveries.promise_date"],
    text: "No ship dates: a line counts as shipped on the day it was finished.",
    notFor: ["kpi_ship_dwell"],
    from: (row) => (row.ship_qty === 0 ? null : (row.finish_date ?? null)),
  },
  {
    list: "deliveries",
    column: "order_qty",
    needs: ["deliveries.open_qty"],
    text: openPieces,
    isSaved: false,
    from: (row) => row.open_qty ?? null,
  },
  {
    list: "deliveries",
    column: "ship_qty",
    needs: ["deliveries.open_qty"],
    text: openPieces,
    isSaved: false,
    from: () => 0,
  },
  {
    list: "deliveries",
    column: "order_qty",
    needs: ["deliveries.open_value"],
    without: ["deliveries.ship_date", "deliveries.ship_qty"],
    text: openValues,
    isSaved: false,
    from: () => 1,
  },
  {
    list: "deliveries",
    column: "ship_qty",
    needs: ["deliveries.open_value", "deliveries.order_qty"],
    without: ["deliveries.ship_date"],
    text: openValues,
    isSaved: false,
    from: ({ open_value }) => ((numberIn(open_value) ?? 0) > 0 ? 0 : 1),
  },
  {
    list: "deliveries",
    column: "ship_date",
    needs: ["deliveries.promise_date", "deliveries.order_qty", "deliveries.ship_qty"],
    text: "No ship dates: a line is open until its whole quantity has shipped.",
    notFor: ["kpi_otd", "kpi_lead_time", "kpi_ship_dwell", "kpi_flow_eff", "kpi_data_capture"],
    isSaved: false,
    isSnapshot: true,
    from: (row) => (isInFull(row) ? (row.order_date ?? undated) : null),
  },
  {
    list: "deliveries",
    column: "order_qty",
    needs: ["deliveries.ship_date", "deliveries.ship_qty"],
    text: shippedInFull,
    from: (row) => (numberIn(row.ship_date) === null ? null : (row.ship_qty ?? null)),
  },
  {
    list: "deliveries",
    column: "order_qty",
    needs: ["deliveries.ship_date"],
    text: shippedInFull,
    isSaved: false,
    from: () => 1,
  },
  {
    list: "deliveries",
    column: "ship_qty",
    needs: ["deliveries.ship_date", "deliveries.order_qty"],
    text: shippedInFull,
    isSaved: false,
    from: (row) => (numberIn(row.ship_date) === null ? 0 : (row.order_qty ?? null)),
  },
  {
    list: "deliveries",
    column: "order_date",
    needs: ["jobs.order_date"],
    text: "No order dates on the lines: the order date of the job counts.",
    from: (row, shop) => shop.jobOf(row.line)?.order_date ?? null,
  },
  {
    list: "deliveries",
    column: "order_date",
    needs: ["deliveries.promise_date"],
    text: "No order dates: every line counts as ordered from the start.",
    notFor: ["kpi_lead_time"],
    isSaved: false,
    from: (row) => (numberIn(row.promise_date) === null ? null : undated),
  },
  {
    list: "deliveries",
    column: "order_value",
    needs: ["deliveries.promise_date"],
    text: "No line values: past due is a share of open lines, not of dollars.",
    notFor: ["past_due_value"],
    isSaved: false,
    from: () => 1,
  },
  {
    list: "deliveries",
    column: "finish_date",
    needs: ["deliveries.ship_date", "operations.completed"],
    without: ["operations.undated", "deliveries.undated"],
    text: "No finish dates on the lines: the last operation of the job counts.",
    from: (row, shop) => shop.operationsOf(row.line)?.done ?? null,
  },
  {
    list: "jobs",
    column: "quoted_hours",
    needs: ["operations.est_run"],
    text: "No quoted hours: the planned hours of the job's operations stand in for them, if hours are booked for each.",
    from: (row, shop) => shop.operationsOf(row.job)?.planned ?? null,
  },
  {
    list: "jobs",
    column: "run_hours",
    needs: ["operations.act_run"],
    text: fromOperations,
    from: (row, shop) => shop.operationsOf(row.job)?.run ?? null,
  },
  {
    list: "jobs",
    column: "setup_hours",
    needs: ["operations.act_setup"],
    text: fromOperations,
    from: (row, shop) => shop.operationsOf(row.job)?.setup ?? null,
  },
  {
    list: "jobs",
    column: "setup_hours",
    needs: ["jobs.run_hours"],
    text: notSplit,
    from: (row) => (numberIn(row.run_hours) === null ? null : 0),
  },
  {
    list: "jobs",
    column: "unbooked",
    needs: ["operations.act_run", "operations.good_qty"],
    text: "Operations not booked are counted from your list of operations.",
    from: (row, shop) => shop.operationsOf(row.job)?.unbooked ?? null,
  },
  {
    list: "jobs",
    column: "shipped",
    needs: ["deliveries.ship_date"],
    text: "No ship dates on jobs: a job has shipped when its last order line has.",
    from: (row, shop) => shop.shippedOf(row.job),
  },
  {
    list: "jobs",
    column: "quoted_price",
    needs: ["jobs.quoted_cost", "jobs.invoiced"],
    text: "No quoted price: the amount invoiced counts as the price in the quote, too.",
    isSaved: false,
    from: (row) => row.invoiced ?? null,
  },
  {
    list: "jobs",
    column: "invoiced_on",
    needs: ["jobs.invoiced", "jobs.closed"],
    text: "No invoice dates: a job counts as invoiced on the day it was closed.",
    from: (row) => (numberIn(row.invoiced) === null ? null : (row.closed ?? null)),
  },
  {
    list: "jobs",
    column: "closed",
    needs: ["jobs.shipped"],
    text: "No closing dates: a job counts as closed on the day it shipped.",
    from: (row) => row.shipped ?? null,
  },
  {
    list: "jobs",
    column: "closed",
    needs: ["jobs.invoiced_on"],
    text: "No closing dates: a job counts as closed on the day of its invoice.",
    from: (row) => row.invoiced_on ?? null,
  },
  {
    list: "jobs",
    column: "closed",
    needs: ["operations.completed"],
    text: "No closing dates: a job counts as closed when its last operation is done.",
    from: (row, shop) => shop.operationsOf(row.job)?.done ?? null,
  },
  {
    list: "jobs",
    column: "outside_cost",
    needs: ["jobs.invoiced", "jobs.material_cost"],
    text: "No cost of outside services: none is taken off the invoices.",
    from: () => 0,
  },
  {
    list: "machine_days",
    column: "scheduled_hours",
    needs: ["machine_days.on_hours"],
    text: "No staffed hours: the hours that a machine was switched on count as staffed.",
    notFor: ["kpi_setup_share", "kpi_unplanned_dt", "kpi_downtime_reasons", "kpi_oee"],
    isSaved: false,
    from: (row) => row.on_hours ?? null,
  },
  {
    list: "machine_days",
    column: "unattended_hours",
    needs: ["machine_days.in_cycle_hours"],
    text: "Attended and unattended hours are not split: all hours in cycle count as attended.",
    notFor: ["kpi_unattended"],
    isSaved: false,
    from: () => 0,
  },
  {
    list: "quotes",
    column: "decided",
    needs: ["quotes.result", "quotes.sent"],
    text: "No decision dates: a decided quote counts on the day it was sent.",
    from: (row) => ((row.result ?? null) === null ? null : (row.sent ?? null)),
  },
  {
    list: "maintenance",
    column: "kind",
    needs: ["maintenance.due", "maintenance.done"],
    text: "No kind of maintenance: every line counts as planned.",
    notFor: ["kpi_mtbf_mttr"],
    from: () => "Planned",
  },
  {
    list: "people_weeks",
    column: "paid_hours",
    needs: ["people_weeks.logged_hours"],
    text: "No paid hours: all hours on the time tickets, the indirect ones included, count as paid.",
    notFor: ["kpi_overtime", "kpi_run_paid"],
    isSaved: false,
    from: (row) => row.logged_hours ?? null,
  },
  {
    list: "people_weeks",
    column: "overtime_hours",
    needs: ["people_weeks.who", "people_weeks.paid_hours"],
    text: "No overtime hours: a person's paid hours over 40 a week count as overtime.",
    from: (row) => {
      const paid = numberIn(row.paid_hours);
      return paid === null || paid > maxHoursOfOne ? null : Math.max(0, paid - hoursBeforeOvertime);
    },
  },
  // These come last: they would distort the sums above.
  {
    list: "operations",
    column: "est_setup",
    needs: ["operations.est_run"],
    without: ["operations.act_setup"],
    text: notSplit,
    isSaved: false,
    from: (row) => (numberIn(row.est_run) === null ? null : 0),
  },
  {
    list: "operations",
    column: "act_run",
    needs: ["operations.est_run", "operations.status"],
    without: ["operations.act_setup"],
    text: "No actual hours: an open operation counts with all of its planned hours.",
    // Scrap and rework hours need hours worked.
    notFor: ["kpi_rework"],
    isSaved: false,
    from: () => 0,
  },
  {
    list: "operations",
    column: "act_setup",
    needs: ["operations.est_run", "operations.status"],
    text: "No actual setup hours: the planned setup of an open operation counts whole.",
    notFor: ["kpi_setup_var", "kpi_setup_share"],
    isSaved: false,
    from: () => 0,
  },
];
