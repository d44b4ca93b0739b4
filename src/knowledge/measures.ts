import type { Measure, Value } from "../measures/measure.ts";
import {
  all,
  any,
  bound,
  compare,
  count,
  day,
  doneByEnd,
  filled,
  hasNumber,
  is,
  less,
  median,
  not,
  onOrBefore,
  orZero,
  over,
  percentOf,
  plus,
  rowLess,
  rowOver,
  rowPlus,
  rowTimes,
  size,
  sum,
  times,
  weekdays,
  weeksOfPeriod,
  within,
} from "../measures/terms.ts";
import type { KpiId } from "./kpis.ts";

/** Working days of a week: by them weekly hours become hours a day. */
const daysAWeek = 5;

const inCycle = sum("machine_days", "in_cycle_hours", within("day"));
const unattended = sum("machine_days", "unattended_hours", within("day"));
const scheduled = sum("machine_days", "scheduled_hours", within("day"));
const paid = sum("people_weeks", "paid_hours", within("week"));
const demonstratedOf = (kind: "Machine" | "Programming"): Value =>
  sum("work_centers", "demonstrated_hours", is("kind", kind));
const demonstratedAtBottleneck = sum("work_centers", "demonstrated_hours", is("bottleneck", "Yes"));

/** The whole line has left by the end of the period. */
const shippedByEnd = all(doneByEnd("ship_date"), compare("ship_qty", ">=", "order_qty"));
const openValue = [doneByEnd("order_date"), not(shippedByEnd)] as const;

const stillToRun = rowLess("est_run", orZero("act_run"));
const stillToDo = rowLess(rowPlus(orZero("est_setup"), orZero("est_run")), orZero("act_run"));
const notDone = not(is("status", "Done"));

const yearToEnd = all(compare("day", ">=", bound("after", -365)), doneByEnd("day"));
const failedInYear = all(is("kind", "Repair"), compare("due", ">=", bound("after", -365)), doneByEnd("due"));

const pricedJob = [
  within("closed"),
  hasNumber("invoiced"),
  hasNumber("job_cost"),
  hasNumber("quoted_price"),
  hasNumber("quoted_cost"),
] as const;

const skilled = (column: "setters" | "programmers" | "inspectors"): Value =>
  count("work_centers", compare(column, ">=", 2));
const critical = (column: "setters" | "programmers" | "inspectors"): Value => count("work_centers", hasNumber(column));

/**
 * How the number of every KPI comes out of the records. Each follows the formula of the catalogue (`kpis`); where that
 * has several parts or leaves something open, `shows` says what we took. No unit but that of the KPI's signal.
 */
export const measures = {
  kpi_otd: {
    shows: "Lines shipped complete on or before the first promise, of all lines promised in the period.",
    reads: "period",
    value: percentOf(
      count(
        "deliveries",
        within("promise_date"),
        onOrBefore("ship_date", "promise_date"),
        compare("ship_qty", ">=", "order_qty"),
      ),
      count("deliveries", within("promise_date")),
    ),
  },
  kpi_past_due: {
    shows:
      "Dollars of open lines past their first promise, of the dollars of all open lines. Not the hours, not the age.",
    reads: "state",
    value: percentOf(
      sum("deliveries", "order_value", ...openValue, doneByEnd("promise_date")),
      sum("deliveries", "order_value", ...openValue),
    ),
  },
  kpi_lead_time: {
    shows:
      "The median, Mondays to Fridays from order to shipment, of lines shipped in the period. Public holidays count as working days.",
    reads: "period",
    value: median("deliveries", weekdays("order_date", "ship_date"), within("ship_date")),
  },
  kpi_spindle_util: {
    shows: "Hours in cycle in staffed time, of the staffed hours planned.",
    reads: "period",
    value: percentOf(inCycle, scheduled),
  },
  kpi_oee: {
    shows: "Ideal hours of the parts made, of the scheduled hours, times the good share: the bottleneck only.",
    reads: "period",
    value: times(
      percentOf(
        sum("machine_days", "ideal_hours", within("day"), is("bottleneck", "Yes")),
        sum("machine_days", "scheduled_hours", within("day"), is("bottleneck", "Yes")),
      ),
      over(
        sum("machine_days", "parts_good", within("day"), is("bottleneck", "Yes")),
        sum("machine_days", "parts_made", within("day"), is("bottleneck", "Yes")),
      ),
    ),
  },
  kpi_bottleneck_load: {
    shows: "Hours still to do on bottleneck operations planned to start in the period, of the hours it usually makes.",
    reads: "period",
    value: percentOf(
      sum(
        "operations",
        stillToDo,
        within("planned_start"),
        is("bottleneck", "Yes"),
        notDone,
        compare(stillToDo, ">", 0),
      ),
      times(demonstratedAtBottleneck, weeksOfPeriod),
    ),
  },
  kpi_downtime_reasons: {
    shows: "Scheduled hours out of cycle that no stop with a reason explains, of all scheduled hours out of cycle.",
    reads: "period",
    value: percentOf(
      less(less(scheduled, inCycle), sum("stops", "hours", within("began"), filled("reason"))),
      less(scheduled, inCycle),
    ),
  },
  kpi_unattended: {
    shows: "Hours in cycle outside of staffed shifts, per machine on the list of work centers and week.",
    reads: "period",
    value: over(over(unattended, count("work_centers", is("kind", "Machine"))), weeksOfPeriod),
  },
  kpi_setup_var: {
    shows: "How far the setups of operations completed in the period ran over, all together. Not the share over 125%.",
    reads: "period",
    value: percentOf(
      sum("operations", rowLess("act_setup", "est_setup"), within("completed")),
      sum("operations", "est_setup", within("completed"), hasNumber("act_setup")),
    ),
  },
  kpi_setup_share: {
    shows:
      "Setup hours of operations completed in the period, of the scheduled machine hours, all work centers together.",
    reads: "period",
    value: percentOf(sum("operations", "act_setup", within("completed")), scheduled),
  },
  kpi_changeover: {
    shows: "The median of changeovers whose first good part came in the period. Not the 90th percentile.",
    reads: "period",
    value: median("changeovers", rowTimes(rowLess("first_good", "last_good"), 24 * 60), within("first_good")),
  },
  kpi_program_ready: {
    shows:
      "Operations whose program, setup sheet and tool list were there by the planned day, of those planned to start.",
    reads: "period",
    value: percentOf(
      count("operations", within("planned_start"), onOrBefore("program_ready", "planned_start")),
      count("operations", within("planned_start")),
    ),
  },
  kpi_prog_backlog: {
    shows: "Programming hours of ordered jobs not yet programmed, in days of what the programmers usually make.",
    reads: "state",
    value: over(
      sum("jobs", "est_prog_hours", doneByEnd("order_date"), not(doneByEnd("programmed"))),
      over(demonstratedOf("Programming"), daysAWeek),
    ),
  },
  kpi_proveout: {
    shows: "Mean prove-out hours of new parts whose first good part came in the period.",
    reads: "period",
    value: over(
      sum("changeovers", "proveout_hours", within("first_good"), is("new_program", "Yes")),
      count("changeovers", within("first_good"), is("new_program", "Yes"), hasNumber("proveout_hours")),
    ),
  },
  kpi_fpy: {
    shows: "Parts right the first time, of the parts inspected in the period.",
    reads: "period",
    value: percentOf(
      sum("inspections", "right_first_time", within("done")),
      sum("inspections", "inspected", within("done")),
    ),
  },
  kpi_scrap: {
    shows: "Parts scrapped, of good and scrapped parts of operations completed in the period. Not the cost.",
    reads: "period",
    value: percentOf(
      sum("operations", "scrap_qty", within("completed")),
      sum("operations", rowPlus("good_qty", orZero("scrap_qty")), within("completed")),
    ),
  },
  kpi_rework: {
    shows: "Rework and remake hours, of the run hours of operations completed in the period.",
    reads: "period",
    value: percentOf(
      sum("operations", "rework_hours", within("completed")),
      sum("operations", "act_run", within("completed")),
    ),
  },
  kpi_insp_queue: {
    shows: "The median wait of lots whose inspection began in the period. Not the oldest.",
    reads: "period",
    value: median("inspections", rowTimes(rowLess("started", "ready"), 24), within("started")),
  },
  kpi_wip_age: {
    shows:
      "Run hours still to do on released operations, in days of what the machines usually make. Not the stalled jobs.",
    reads: "state",
    value: over(
      sum(
        "operations",
        stillToRun,
        doneByEnd("released"),
        not(doneByEnd("completed")),
        notDone,
        compare(stillToRun, ">", 0),
      ),
      over(demonstratedOf("Machine"), daysAWeek),
    ),
  },
  kpi_flow_eff: {
    shows: "Setup and run hours of jobs shipped in the period, of the staffed hours from release to shipment.",
    reads: "period",
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
  kpi_bn_queue: {
    shows:
      "Planned hours of operations that wait at the bottleneck as the list stands, in days of what it usually makes.",
    reads: "state",
    value: over(
      sum(
        "operations",
        rowPlus(orZero("est_setup"), orZero("est_run")),
        is("bottleneck", "Yes"),
        is("status", "Waiting"),
      ),
      over(demonstratedAtBottleneck, daysAWeek),
    ),
  },
  kpi_ship_dwell: {
    shows:
      "The median of calendar days from finish to shipment, of lines shipped in the period. Not the dollars waiting.",
    reads: "period",
    value: median("deliveries", rowLess(day("ship_date"), day("finish_date")), within("ship_date")),
  },
  kpi_supplier_otd: {
    shows: "Lines received complete by the first due date, of all lines due in the period, outside processes included.",
    reads: "period",
    value: percentOf(
      count("purchases", within("due"), onOrBefore("received", "due")),
      count("purchases", within("due")),
    ),
  },
  kpi_est_actual: {
    shows: "The median miss of jobs closed in the period, over or under: half of the jobs miss by less.",
    reads: "period",
    value: times(
      100,
      median(
        "jobs",
        size(rowOver(rowLess(rowPlus("setup_hours", "run_hours"), "quoted_hours"), "quoted_hours")),
        within("closed"),
        compare("quoted_hours", ">", 0),
      ),
    ),
  },
  kpi_job_margin: {
    shows: "Actual less quoted contribution of jobs closed in the period, all together, large jobs counting more.",
    reads: "period",
    value: times(
      100,
      less(
        over(sum("jobs", "quoted_cost", ...pricedJob), sum("jobs", "quoted_price", ...pricedJob)),
        over(sum("jobs", "job_cost", ...pricedJob), sum("jobs", "invoiced", ...pricedJob)),
      ),
    ),
  },
  kpi_rev_hour: {
    shows:
      "Invoices of the period less material and outside services, by the hours in cycle, unattended ones included.",
    reads: "period",
    value: over(
      sum("jobs", rowLess(rowLess("invoiced", orZero("material_cost")), orZero("outside_cost")), within("invoiced_on")),
      plus(inCycle, unattended),
    ),
  },
  kpi_quote_hit: {
    shows: "Quotes won, of those decided in the period. Not the days to quote.",
    reads: "period",
    value: percentOf(
      count("quotes", within("decided"), is("result", "Won")),
      count("quotes", within("decided"), any(is("result", "Won"), is("result", "Lost"))),
    ),
  },
  kpi_overtime: {
    shows: "Overtime hours, of all paid hours, all areas together.",
    reads: "period",
    value: percentOf(sum("people_weeks", "overtime_hours", within("week")), paid),
  },
  kpi_labor_util: {
    shows: "Hours booked to operations of jobs, of the paid hours.",
    reads: "period",
    value: percentOf(sum("people_weeks", "booked_hours", within("week")), paid),
  },
  kpi_run_paid: {
    shows: "Hours in cycle, unattended ones included, by the paid hours.",
    reads: "period",
    value: over(plus(inCycle, unattended), paid),
  },
  kpi_skill_cover: {
    shows:
      "Critical skills (setup, program, inspect; on the weakest shift) with two people or more, of all critical ones.",
    reads: "state",
    value: percentOf(
      plus(plus(skilled("setters"), skilled("programmers")), skilled("inspectors")),
      plus(plus(critical("setters"), critical("programmers")), critical("inspectors")),
    ),
  },
  kpi_unplanned_dt: {
    shows: "Hours of stops for a breakdown, of the scheduled machine hours.",
    reads: "period",
    value: percentOf(sum("stops", "hours", within("began"), is("reason", "Breakdown")), scheduled),
  },
  kpi_mtbf_mttr: {
    shows:
      "Mean hours in cycle between failures, over the 365 days up to the end of the period. Not the time to repair.",
    reads: "state",
    value: over(
      plus(sum("machine_days", "in_cycle_hours", yearToEnd), sum("machine_days", "unattended_hours", yearToEnd)),
      count("maintenance", failedInYear),
    ),
  },
  kpi_pm: {
    shows: "Planned tasks done by the last day of their window, of the tasks due in the period.",
    reads: "period",
    value: percentOf(
      count("maintenance", is("kind", "Planned"), within("due"), onOrBefore("done", "due")),
      count("maintenance", is("kind", "Planned"), within("due")),
    ),
  },
  kpi_sched_adh: {
    shows:
      "Operations begun on the very day planned, of those planned to start in the period. Shifts are not told apart.",
    reads: "period",
    value: percentOf(
      count("operations", within("planned_start"), compare(day("started"), "=", day("planned_start"))),
      count("operations", within("planned_start")),
    ),
  },
  kpi_expedite: {
    shows: "Jobs first expedited in the period, of the jobs released in it.",
    reads: "period",
    value: percentOf(count("jobs", within("expedited")), count("jobs", within("released"))),
  },
  kpi_ready_to_run: {
    shows: "Operations with a complete kit, of those planned to start in the two days after the period.",
    reads: "state",
    value: percentOf(
      count("operations", ...startsInTwoDays(), doneByEnd("kit_ready")),
      count("operations", ...startsInTwoDays()),
    ),
  },
  kpi_data_capture: {
    shows: "Jobs with hours, quantity, ship date and no operation left unbooked, of the jobs closed in the period.",
    reads: "period",
    value: percentOf(
      count(
        "jobs",
        within("closed"),
        hasNumber("setup_hours"),
        hasNumber("run_hours"),
        hasNumber("good_qty"),
        hasNumber("shipped"),
        compare("unbooked", "=", 0),
      ),
      count("jobs", within("closed")),
    ),
  },
} as const satisfies Record<KpiId, Measure>;

function startsInTwoDays() {
  return [compare("planned_start", ">=", bound("after")), compare("planned_start", "<", bound("after", 2))] as const;
}
