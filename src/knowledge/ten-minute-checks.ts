import type { Field } from "../survey/questionnaire.ts";
import type { StatementId } from "../survey/weekly-checklist.ts";

/**
 * What to check when two people in a shop see the same thing differently: ten minutes, on the floor or at the screen, with
 * both of them there. A check counts something; it never asks who is right. Own judgment.
 */
export const statementChecks = {
  setups_run_over:
    "Take the last five travelers. Write planned and actual setup time side by side, and count how many ran over.",
  searching_for_tools:
    "Stand at one machine for the next changeover with a watch. Count the minutes until the first tool is in.",
  program_not_ready:
    "Pick the next five jobs on the list. For each, ask now: is the program proven, is the fixture here?",
  programs_at_machine: "Walk past every control together. Count the screens that show someone editing.",
  waits_for_inspection: "Go to inspection and count the jobs in line. Read the oldest date on a tag.",
  made_again: "Open the last ten travelers. Count the ones with a quantity made twice or a scrap note.",
  waits_for_material:
    "Look at what should have started this week and didn't. Count the jobs where material is the reason.",
  suppliers_move: "Take the last ten receipts. Compare the promised date with the date it came.",
  few_know_how:
    "Write down the five hardest operations. Next to each, write the names of everyone who can run it alone.",
  short_of_skill:
    "List the open positions and the hours of overtime last week. Do the machines wait for people or for work?",
  list_changes: "Take a photo of the list at 7 a.m. and at 3 p.m. Count the lines that moved.",
  next_by_memory: "Ask three people right now, apart from each other: what runs next on the busiest machine?",
  hours_unknown:
    "Each of you writes down how many hours the busiest machine cut yesterday. Then read the control’s cycle-time counter.",
  stops_unexplained:
    "Look at all machines once, together. For each one that's sitting, write down why. Count the blanks.",
  over_quote_found_late: "Take the last five jobs that shipped. Compare quoted hours with clocked hours, job by job.",
  margin_unknown: "Each of you names last month’s best job and worst job in dollars. Then open the job costs.",
  sits_between_operations: "Pick five jobs on the floor. For each: when was it last touched?",
  long_lead_big_lots:
    "Take one job that just shipped. Add up its machine hours, and divide by the days it was in the building.",
  breakdown_stops_job: "Go through last month’s repair bills and log. Count the days a job stopped for a machine.",
  fixed_when_it_fails: "Open the PM plan of the busiest machine. When was its last task done?",
  same_numbers_twice: "Follow one due date. Count the places where someone has to change it when it moves.",
  walk_to_find_job: "Pick a job at random. Time how long it takes to say where it is without leaving the desk.",
} as const satisfies Readonly<Record<StatementId, string>>;

/** The same for the questions that we ask witnesses. */
export const questionChecks: Readonly<Partial<Record<Field, string>>> = {
  primary_bottleneck:
    "Walk the floor together and count the jobs waiting at each station. The longest line is where work piles up today.",
  typical_delay_cause:
    "Take the last five jobs that shipped late. Write one reason next to each, from the traveler, not from memory.",
  late_job_ratio: "Take the last 20 jobs that shipped. Count the ones after the first date you promised.",
  overtime_dependency: "Open last month’s time cards. Count the weeks with overtime, and what it was for.",
  scheduling_ownership: "Ask three people who may move a job to the front of the line. Compare the names.",
  setup_time_variability:
    "Take the last five travelers of one repeat part. Write down the shortest setup and the longest.",
  wip_visibility: "Pick a job at random. See where each of you looks first, and whether it's right.",
  shipping_dwell: "Read the finish dates on what's sitting at shipping today. Note the oldest.",
  schedule_tracking_ready:
    "Try it: print planned and actual start dates for last week’s jobs. If it takes longer than ten minutes, it’s a no.",
  operator_specialization: "Write the machines across and the people down. Check who runs what without help.",
  machine_utilization_known:
    "Ask for yesterday’s cycle hours of one machine. See whether you get a number, and from where.",
  downtime_tracking: "Look for the reason for last week’s longest stop. Is it written down anywhere?",
  labor_tracking_ready: "Open one job that shipped. Are there clock-ins for each operation?",
  maintenance_tracking_ready: "Ask for the last three repairs of one machine, in writing.",
  quoting_accuracy: "Open the last three quotes. What did the hours come from?",
  variance_tracking_ready: "Try it: print estimated and actual hours of one job.",
  financial_sync_ready: "Compare the labor cost of one job with what the books say for it.",
};
