import type { KpiId } from "./kpis.ts";

/** What to do first about a KPI, and what it takes to have it. */
export interface KpiStep {
  /** The first thing to do on the day it turns red, and who does it. */
  readonly whenRed: string;
  /**
   * What it takes to start it in a shop that has nothing. low: a sheet and ten minutes a day; medium: a habit for several
   * people or a field in the ERP; high: sensors, an interface or weeks of cleaning data.
   */
  readonly effort: "low" | "medium" | "high";
  readonly effortWhy: string;
}

/**
 * For each KPI the first step when it is red and the effort to start it. Own judgement: no source ranks them. The effort
 * assumes the simplest honest way of counting, by hand where that will do.
 */
export const kpiSteps = {
  kpi_otd: {
    whenRed:
      "Have the production manager go through the lines due in the next ten days and name, for each one behind, the operation that holds it and who frees it today.",
    effort: "low",
    effortWhy: "first promise and ship date per line, written down at shipping",
  },
  kpi_past_due: {
    whenRed:
      "Have the production manager sort the late jobs by age and hours left, finish the nearly done ones first and call each customer with one new date.",
    effort: "low",
    effortWhy: "one list of open orders past their promise, updated each morning",
  },
  kpi_lead_time: {
    whenRed:
      "Pull the travelers of the five slowest jobs shipped last week and have the planner mark where each one waited longest.",
    effort: "low",
    effortWhy: "order date and ship date are on the paperwork already",
  },
  kpi_spindle_util: {
    whenRed:
      "Have the production manager stand at the bottleneck machine for one hour and write down each stop, its minutes and what it waited for.",
    effort: "high",
    effortWhy: "a signal from every machine; booked hours mislead",
  },
  kpi_oee: {
    whenRed:
      "Have the manufacturing engineer see which of the three factors at the bottleneck fell most this week and take its one biggest stop, slow cycle or reject to the operator.",
    effort: "high",
    effortWhy: "machine signal, part counts and true cycle times together",
  },
  kpi_bottleneck_load: {
    whenRed:
      "Have the planner list the jobs in the overloaded week and move, send out or re-promise enough hours to get below demonstrated capacity.",
    effort: "medium",
    effortWhy: "estimated hours and a week for every open operation",
  },
  kpi_downtime_reasons: {
    whenRed:
      "Have the shift lead take yesterday's longest reason, and the longest stop without one, to the operators at the machine and agree one fix for today.",
    effort: "medium",
    effortWhy: "all operators must note a reason for each longer stop",
  },
  kpi_unattended: {
    whenRed:
      "Have the foreman read each machine's alarm page in the morning and write down what stopped last night's run and when.",
    effort: "low",
    effortWhy: "read the cycle-hour counters at leaving and at arriving",
  },
  kpi_setup_var: {
    whenRed:
      "Have the foreman take the three worst setups of the week back to the people who made them and write down what was missing when they began.",
    effort: "medium",
    effortWhy: "setup needs its own clock code that everyone uses",
  },
  kpi_setup_share: {
    whenRed:
      "Have planner and manufacturing engineer look at the next two weeks of the worst machine and put jobs with the same material, vise or tools back to back.",
    effort: "medium",
    effortWhy: "setup and run must be clocked apart",
  },
  kpi_changeover: {
    whenRed:
      "Have the foreman watch one changeover with a stopwatch and move the first fetched item (tools, jaws, gauges or drawing) to a cart staged beforehand.",
    effort: "low",
    effortWhy: "two times per changeover on a sheet at one machine",
  },
  kpi_program_ready: {
    whenRed:
      "Have programming lead and planner go through the starts of the next three days and put the missing programs, setup sheets and tool lists in order of start.",
    effort: "medium",
    effortWhy: "programmers must date each release: one field in the ERP",
  },
  kpi_prog_backlog: {
    whenRed:
      "Have the programming lead re-sort the queue by planned machine start and hand repeats and simple parts to a setter who can program at the control.",
    effort: "low",
    effortWhy: "a list of unprogrammed jobs with a guess of hours",
  },
  kpi_proveout: {
    whenRed:
      "Have the manufacturing engineer go through the latest long prove-out with programmer and setter and write the first three edits into the template, post or tool library.",
    effort: "medium",
    effortWhy: "prove-out needs a clock code apart from setup",
  },
  kpi_fpy: {
    whenRed:
      "Have the quality manager take the part number with the most first-time rejects to the machine and check the failing dimension with the operator, on the same gauge.",
    effort: "medium",
    effortWhy: "operators must count parts touched up at the machine too",
  },
  kpi_scrap: {
    whenRed:
      "Lay yesterday's scrap on a table and have quality manager and operators sort it by cause, costliest part first.",
    effort: "low",
    effortWhy: "a tag per scrapped part, counted once a day",
  },
  kpi_rework: {
    whenRed:
      "Have the quality manager list this week's rework and remakes by part number and stop the one with the most hours until its cause is named at the machine.",
    effort: "medium",
    effortWhy: "rework code and a remake mark that everyone uses",
  },
  kpi_insp_queue: {
    whenRed:
      "Have the quality manager walk the inspection shelf, put first articles with a stopped machine first and then the lots with the nearest ship date.",
    effort: "low",
    effortWhy: "a tag with the time on each lot put on the shelf",
  },
  kpi_wip_age: {
    whenRed:
      "Have the production manager walk the floor, tag every job that has not moved in five days and hold new releases until each tag has an owner.",
    effort: "medium",
    effortWhy: "every finished operation must be reported the same day",
  },
  kpi_flow_eff: {
    whenRed:
      "Have the planner follow one ordinary job's traveler from release to ship and cut its longest wait for the next job of that kind.",
    effort: "high",
    effortWhy: "needs weeks of clean hours for every operation",
  },
  kpi_bn_queue: {
    whenRed:
      "Have the planner add up the hours waiting at the bottleneck: too many, hold releases that go there; too few, pull the next ready job forward.",
    effort: "low",
    effortWhy: "add up the travelers in one rack each morning",
  },
  kpi_ship_dwell: {
    whenRed:
      "Have the shipping lead write on each finished lot what it waits for (certs, finish, packing, customer) and call whoever owes it, oldest first.",
    effort: "low",
    effortWhy: "a date on each lot as it reaches the finished rack",
  },
  kpi_supplier_otd: {
    whenRed:
      "Have purchasing call every supplier and outside processor with a delivery due this week and give the planner each late one by noon.",
    effort: "low",
    effortWhy: "due and received date per order line, kept at receiving",
  },
  kpi_est_actual: {
    whenRed:
      "Have estimator and foreman open the three jobs that ran furthest over quote last week and note which operation took the hours.",
    effort: "medium",
    effortWhy: "everyone must clock setup and run on job and operation",
  },
  kpi_job_margin: {
    whenRed:
      "Have owner and estimator take the worst repeat job of the month and decide: new price, new method or no quote before its next order.",
    effort: "high",
    effortWhy: "true hours, material and a right rate, cleaned job by job",
  },
  kpi_rev_hour: {
    whenRed:
      "Have the owner list last month's jobs on the busiest machine by dollars per hour and raise the price or move the lowest one at its next order.",
    effort: "medium",
    effortWhy: "invoices by machine, and hours read or booked monthly",
  },
  kpi_quote_hit: {
    whenRed:
      "Have the estimator sort the open inquiries by age, answer or decline the oldest today and call two customers whose orders went elsewhere to ask why.",
    effort: "low",
    effortWhy: "a quote log: received, sent, won or lost",
  },
  kpi_overtime: {
    whenRed:
      "Have the production manager approve this week's overtime job by job, and only for the bottleneck or a late order.",
    effort: "low",
    effortWhy: "payroll has the hours; only the area must be added",
  },
  kpi_labor_util: {
    whenRed:
      "Have foreman and operators of one department write down for a day where unbooked hours go, or what was forgotten when nearly all are booked.",
    effort: "medium",
    effortWhy: "everyone must clock on and off jobs",
  },
  kpi_run_paid: {
    whenRed:
      "Have owner and foreman look for the shift with most people per running machine and try one operator on two long-cycle machines there this week.",
    effort: "medium",
    effortWhy: "hour counters of all machines read weekly, beside payroll",
  },
  kpi_skill_cover: {
    whenRed:
      "Have the production manager pick the critical cell with one name only and set that person beside a second one for the next setup.",
    effort: "low",
    effortWhy: "one matrix on paper, filled in by the foremen",
  },
  kpi_unplanned_dt: {
    whenRed:
      "Have the maintenance lead take the machine with the most down hours this week, talk to its operator and order the part or the visit today.",
    effort: "medium",
    effortWhy: "operators must note stop and restart of each breakdown",
  },
  kpi_mtbf_mttr: {
    whenRed:
      "Have the maintenance lead read the log of the worst critical machine, name the failure that came twice and put its spare part on the shelf.",
    effort: "medium",
    effortWhy: "a repair log per critical machine, kept for months",
  },
  kpi_pm: {
    whenRed:
      "Have maintenance lead and planner go through the overdue list and book an hour on the schedule for each critical machine this week.",
    effort: "low",
    effortWhy: "a list of tasks with due dates, ticked when done",
  },
  kpi_sched_adh: {
    whenRed:
      "Have planner and foreman go through yesterday's missed starts, write one reason beside each and clear the commonest before tomorrow's plan.",
    effort: "medium",
    effortWhy: "a plan frozen for the week and a tick at each start",
  },
  kpi_expedite: {
    whenRed:
      "Let one person only move a job up, and have the planner log each case today: who asked, why and which job lost its place.",
    effort: "low",
    effortWhy: "a log at the planner's desk, one line per case",
  },
  kpi_ready_to_run: {
    whenRed:
      "Have the foreman check material, program, tools, fixture, gauges and drawing for the next two days' jobs and put a name to each missing thing.",
    effort: "medium",
    effortWhy: "purchasing, programming, tool crib and quality must confirm daily",
  },
  kpi_data_capture: {
    whenRed:
      "Have the foreman hand back yesterday's travelers with blanks to the people who ran them and note which work center leaves most.",
    effort: "low",
    effortWhy: "count the week's closed travelers without a blank",
  },
} as const satisfies Record<KpiId, KpiStep>;
