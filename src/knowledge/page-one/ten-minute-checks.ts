import type { Field } from "../../survey/questionnaire.ts";
import type { StatementId } from "../../survey/weekly-checklist.ts";

/**
 * What to count, and what each count means. People agree on that before anyone counts, so that the count settles it.
 */
export interface Check {
  readonly count: string;
  readonly verdict: string;
}

/**
 * What to check when two people in a shop see the same thing differently: ten minutes, on the floor or at the screen,
 * with both of them there. A check counts something; it never asks who is right. For a statement, `verdict` is the
 * least count from which it happens every week. Own judgment.
 */
export const statementChecks = {
  setups_run_over: {
    count:
      "Take the last five travelers. Write planned and actual setup time side by side, and count how many ran over.",
    verdict: "Two or more ran over",
  },
  searching_for_tools: {
    count: "Stand at one machine for the next changeover with a watch. Count the minutes until the first tool is in.",
    verdict: "More than ten minutes",
  },
  program_not_ready: {
    count: "Pick the next five jobs on the list. For each, ask now: is the program proven, and is it at the machine?",
    verdict: "One that isn't ready",
  },
  programs_at_machine: {
    count: "Walk past every control together. Count the screens that show someone editing.",
    verdict: "One screen or more",
  },
  waits_for_inspection: {
    count: "Go to inspection and count the jobs in line. Read the oldest date on a tag.",
    verdict: "The oldest is from yesterday or before",
  },
  made_again: {
    count: "Open the last ten travelers. Count the ones with a quantity made twice or a scrap note.",
    verdict: "Two or more",
  },
  waits_for_material: {
    count: "Look at what should have started this week and didn't. Count the jobs where material is the reason.",
    verdict: "One job or more",
  },
  suppliers_move: {
    count: "Take the last ten receipts. Compare the promised date with the date it came.",
    verdict: "Three or more came late",
  },
  few_know_how: {
    count: "Write down the five hardest operations. Next to each, write the names of everyone who can run it alone.",
    verdict: "Two operations with one name only",
  },
  short_of_skill: {
    count: "List the open positions and the hours of overtime last week. Do the machines wait for people or for work?",
    verdict: "Machines wait for people, not for work",
  },
  list_changes: {
    count: "Take a photo of the list at 7 a.m. and at 3 p.m. Count the lines that moved.",
    verdict: "Three or more lines moved",
  },
  next_by_memory: {
    count: "Ask three people right now, one at a time: what runs next on the busiest machine?",
    verdict: "Two different answers",
  },
  hours_unknown: {
    count:
      "Each of you writes down how many hours the busiest machine cut yesterday. Then read the control's cycle-time counter.",
    verdict: "Two of you are off by two hours or more",
  },
  stops_unexplained: {
    count: "Look at all machines once, together. For each one that's sitting, write down why. Count the blanks.",
    verdict: "One blank or more",
  },
  over_quote_found_late: {
    count: "Take the last five jobs that shipped. Compare quoted hours with clocked hours, job by job.",
    verdict: "Two or more went over, and nobody knew it before",
  },
  margin_unknown: {
    count: "Each of you names last month's best job and worst job in money. Then open the job costs.",
    verdict: "The job costs name other jobs than you did",
  },
  sits_between_operations: {
    count: "Pick five jobs on the floor. For each: when was it last touched?",
    verdict: "Two or more untouched for two days",
  },
  long_lead_big_lots: {
    count: "Take one job that just shipped. Add up its machine hours, and divide by the days it was in the building.",
    verdict: "Less than two machine hours a day",
  },
  breakdown_stops_job: {
    count: "Go through last month's repair bills and log. Count the days a job stopped for a machine.",
    verdict: "Four days or more",
  },
  fixed_when_it_fails: {
    count: "Open the PM plan of the busiest machine. When was its last task done?",
    verdict: "No plan, or nothing done in three months",
  },
  same_numbers_twice: {
    count: "Follow one due date. Count the places where someone has to change it when it moves.",
    verdict: "Two places or more",
  },
  walk_to_find_job: {
    count: "Pick a job at random. Time how long it takes to say where it is without leaving the desk.",
    verdict: "More than two minutes",
  },
} as const satisfies Readonly<Record<StatementId, Check>>;

/** The same for the questions that we ask coworkers. */
export const questionChecks: Readonly<Partial<Record<Field, Check>>> = {
  primary_bottleneck: {
    count: "Walk the floor together and count the jobs waiting at each station.",
    verdict: "The longest line is where work piles up today.",
  },
  typical_delay_cause: {
    count:
      "Take the last five jobs that shipped late. Write one reason next to each, from the traveler, not from memory.",
    verdict: "The reason you wrote most often is the one to fix first.",
  },
  late_job_ratio: {
    count: "Take the last 20 jobs that shipped. Count the ones after the first date you promised.",
    verdict: "One job is 5%, three are 15%, six are 30%.",
  },
  overtime_dependency: {
    count: "Open last month's time cards. Count the weeks with overtime, and what it was for.",
    verdict: "One week is “Rarely,” two are “Sometimes,” three are “Often.”",
  },
  scheduling_ownership: {
    count: "Ask three people who may move a job to the front of the line. Compare the names.",
    verdict: "One name is an owner. Two names mean that nobody owns it.",
  },
  setup_time_variability: {
    count: "Take the last five travelers of one repeat part. Write down the shortest setup and the longest.",
    verdict: "The longest takes twice the shortest or more: it's “Highly variable.”",
  },
  wip_visibility: {
    count: "Pick a job at random. See where each of you looks first, and whether it's right.",
    verdict: "The place that was right is the one to use, for all of you.",
  },
  shipping_dwell: {
    count: "Read the finish dates on what's sitting at shipping today. Note the oldest.",
    verdict: "The days from that date to today are your answer.",
  },
  schedule_tracking_ready: {
    count: "Try it: print planned and actual start dates for last week's jobs.",
    verdict: "If it takes longer than ten minutes, it's a no.",
  },
  operator_specialization: {
    count: "Write the machines across and the people down. Check who runs what without help.",
    verdict: "Every machine with one name: “Yes.” Some of them: “Partially.”",
  },
  machine_utilization_known: {
    count: "Ask for yesterday's cycle hours of one machine. See whether you get a number, and from where.",
    verdict: "A number that a machine or the ERP wrote down counts. One that someone guesses is an estimate.",
  },
  downtime_tracking: {
    count: "Look for the reason for last week's longest stop. Is it written down anywhere?",
    verdict: "If you don't find it in ten minutes, nobody writes them down.",
  },
  labor_tracking_ready: {
    count: "Open one job that shipped. Are there clock-ins for each operation?",
    verdict: "One operation without a clock-in: it's a no.",
  },
  maintenance_tracking_ready: {
    count: "Ask for the last three repairs of one machine, in writing.",
    verdict: "All three in ten minutes: it's a yes.",
  },
  quoting_accuracy: {
    count: "Open the last three quotes. What did the hours come from?",
    verdict: "Past jobs three times: “Historical data.” If they differ, it's a mix.",
  },
  variance_tracking_ready: {
    count: "Try it: print estimated and actual hours of one job.",
    verdict: "If it takes longer than ten minutes, it's a no.",
  },
  financial_sync_ready: {
    count: "Compare the labor cost of one job with what the books say for it.",
    verdict: "More than 5% apart: it's a no.",
  },
};
