import type { Field } from "../../survey/questionnaire.ts";
import type { StatementId } from "../../survey/weekly-checklist.ts";

/**
 * What depends on it when people in a shop see the same thing differently: one or two sentences that are true whoever
 * is right. Own judgment.
 */
export const statementStakes = {
  setups_run_over: "Every minute over plan pushes back the next start, and quotes count on these times, too.",
  searching_for_tools:
    "The machine waits while someone looks. It's the part of a setup that can be done before the machine stops.",
  program_not_ready:
    "A machine that waits for its program is booked as setup. Then setup gets fixed, and the wait stays.",
  programs_at_machine:
    "While someone edits at the control, no part gets cut. The same work at a desk costs no machine hours.",
  waits_for_inspection: "Until the first part is signed off, the machine waits, or goes on making the same mistake.",
  made_again: "A part made twice takes its hours from another job, and no schedule has room for it.",
  waits_for_material: "Working faster doesn't help a job without material. It only moves everything behind it.",
  suppliers_move: "If suppliers are the reason, the fix is in buying, not on the floor.",
  few_know_how: "If work waits for one person, a second one who can do it is worth more than another machine.",
  short_of_skill: "Hiring takes months. If the work waits for something else, new people wait with it.",
  list_changes: "Each change can tear down a setup that was paid for, and nobody can work ahead on a list that moves.",
  next_by_memory: "What's only in one head can't be staged the day before, and it's gone when that person is out.",
  hours_unknown: "Without the hours in cut, a busy machine and a full machine look the same.",
  stops_unexplained: "A stop without a reason can't be fixed. It comes back tomorrow.",
  over_quote_found_late:
    "If you find out after shipping, the price can't change any more, and the next quote repeats it.",
  margin_unknown: "If you don't know which jobs pay, you sell more of the wrong ones.",
  sits_between_operations: "Days between operations make the lead time. No machine has to run faster to shorten them.",
  long_lead_big_lots: "Big lots keep machines busy and jobs waiting. Which one costs more decides how you batch.",
  breakdown_stops_job: "One stop can cost a day of the machine that everything waits for.",
  fixed_when_it_fails: "A repair picks its own moment. A planned one can wait for a free shift.",
  same_numbers_twice: "Each copy can be out of date, and then people plan with different numbers.",
  walk_to_find_job: "Every walk takes someone from their work, and a customer waits for the answer.",
} as const satisfies Readonly<Record<StatementId, string>>;

/** The same for the questions that we ask coworkers. */
export const questionStakes: Readonly<Partial<Record<Field, string>>> = {
  primary_bottleneck: "You fix what you see. If you look at different places, you may spend on the wrong one.",
  typical_delay_cause: "If you name different reasons, each of you fixes another one, and the same jobs stay late.",
  late_job_ratio:
    "Your customers see this number. Until all of you trust one count, nobody can tell whether a change helped.",
  overtime_dependency:
    "Overtime pays for hours that were lost somewhere else. How often it happens tells how much there is to recover.",
  scheduling_ownership:
    "Whoever may change the list decides which setups get torn down. If several people may, nobody can promise a date.",
  setup_time_variability:
    "Every start time and every promised date counts on setup times. If you expect different ones, you plan different weeks.",
  wip_visibility: "If you look in different places, two of you can act on two different states of the same job.",
  shipping_dwell: "Days after the last operation are the cheapest ones to get back. No machine has to run any faster.",
  schedule_tracking_ready:
    "With planned and actual starts side by side, you see a late job before it's late. Without them, you see it at shipping.",
  operator_specialization:
    "If a machine waits for one person, a day off makes a job late. Which skill is missing decides whom to train.",
  machine_utilization_known:
    "If only one of you has the number, you decide about machines and overtime with different facts.",
  downtime_tracking: "A stop that nobody writes down looks like a slow job, and then the wrong thing gets fixed.",
  labor_tracking_ready:
    "Job times come from these clock-ins. If some of them are missing, quotes and schedules count on guesses.",
  maintenance_tracking_ready:
    "With the last repairs in writing, you see which machine keeps failing. Without them, each one looks like bad luck.",
  quoting_accuracy: "Quoted hours become the schedule. If they are short, a job is late on the day it's sold.",
  variance_tracking_ready:
    "Quoted against actual hours shows which jobs pay. If nobody can print it, the next quote repeats the mistake.",
  financial_sync_ready: "If job costs and the books disagree, a busy month can lose money without anyone seeing it.",
};
