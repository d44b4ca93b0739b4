import type { KpiId } from "./kpis/kpis.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** A task for one day. Our own judgment, minutes and counts included. */
export interface TaskRow {
  readonly id: string;
  /** Who could do it, the best first; only a role that the answers name gets it, else the owner. */
  readonly roles: readonly RoleId[];
  readonly minutes: number;
  /**
   * What to do. `{place}`: the machines named, else the one that most work waits for; `{system}`: the system that holds the
   * data, `{fields}`: where in it; `{plan}`, `{wall}`, `{traveler}`: where the shop keeps its plan, shows and sends along.
   */
  readonly what: string;
  /** The same in a shop of one person. */
  readonly alone?: string;
  readonly kpi: KpiId | null;
}

/** The first week on a cause: Monday by where the data lies, then one task a day. */
export interface FirstWeek {
  /** Where a system holds it ready. */
  readonly pull: TaskRow & { readonly kpi: KpiId };
  /** Where a monitor counts. */
  readonly monitor?: TaskRow;
  /** Where nobody writes it down yet. */
  readonly sheet: TaskRow;
  readonly days: readonly [TaskRow, TaskRow, TaskRow, TaskRow];
}

/** Roles as answers name them. */
export const roles = {
  owner: { name: "owner", says: /\bowner\b/i },
  planner: { name: "planner", says: /\b(?:planner|production manager|scheduler)s?\b/i },
  foreman: { name: "foreman", says: /\b(?:foreman|foremen|supervisor|shift lead|lead man)s?\b/i },
  setters: { name: "setup people", says: /\bset-?up (?:people|men|man|guys?|persons?|crew|hands|techs?)\b/i },
  machinists: { name: "machinists", says: /\bmachinists?\b/i },
  operators: { name: "operators", says: /\boperators?\b/i },
  programmers: { name: "programmer", says: /\bprogrammers?\b/i },
  inspectors: { name: "inspector", says: /\binspectors?\b/i },
  buyer: { name: "buyer", says: /\b(?:buyers?|purchasing (?:agent|manager|lady|guy))\b/i },
  estimator: { name: "estimator", says: /\bestimators?\b/i },
  maintenance: { name: "maintenance", says: /\bmaintenance (?:man|men|guy|tech|technician|person|lead|crew)s?\b/i },
} as const satisfies Record<string, { readonly name: string; readonly says: RegExp }>;

export type RoleId = keyof typeof roles;

const atMachine = ["setters", "machinists", "operators"] as const satisfies readonly RoleId[];
const leads = ["foreman", "planner"] as const satisfies readonly RoleId[];

const lateJobs: TaskRow = {
  id: "late-jobs",
  roles: ["planner", "foreman"],
  minutes: 60,
  what: "Take the last twenty late jobs. Beside each, write the first promised date, the day it shipped, the day the last operation was done, and one reason.",
  kpi: "kpi_otd",
};

/** Where no date is the goal and no second cause is named: which machine does work wait for? */
export const countQueues = {
  id: "count-queues",
  roles: ["foreman", "planner"],
  minutes: 30,
  what: "At nine, noon and three, count the jobs in front of each machine. The longest line is where an hour won counts.",
  kpi: "kpi_bn_queue",
} as const satisfies TaskRow;

export const firstWeeks = {
  setup_changeover: {
    pull: {
      id: "pull-setups",
      roles: leads,
      minutes: 180,
      what: "In {system}, list estimated beside actual setup hours for the last fifty closed jobs{fields}. Sort by machine, person and week. If actuals are blank or copied from the estimate, add one clock code for setup.",
      kpi: "kpi_setup_var",
    },
    sheet: {
      id: "setup-sheet",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Hang a sheet on {place}. At each changeover, write the last good part, the next first good part, and the minutes planned.",
      kpi: "kpi_changeover",
    },
    days: [
      lateJobs,
      {
        id: "time-setups",
        roles: ["foreman", ...atMachine],
        minutes: 240,
        what: "Time two setups on {place}, last good part to first good part. Write down each walk and each wait.",
        kpi: "kpi_changeover",
      },
      {
        id: "lock-jobs",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Make one rule: each afternoon, lock the next day's first two jobs {plan}, for {place}, and show them {wall}. One named person may break a lock, in writing.",
        alone:
          "Make one rule: each afternoon, pick tomorrow's first two jobs {plan} and leave them alone. Write down each time you break it, and for whom.",
        kpi: "kpi_expedite",
      },
      {
        id: "stage-jobs",
        roles: ["foreman", ...atMachine],
        minutes: 60,
        what: "Stage Monday's locked jobs: material, program, tools, fixture, gauges, drawing. Write each gap {traveler}.",
        kpi: "kpi_ready_to_run",
      },
    ],
  },
  scheduling_priority: {
    pull: {
      id: "pull-starts",
      roles: ["planner", "foreman"],
      minutes: 90,
      what: "In {system}, list planned beside actual start days for last week's operations{fields}. Count how many started on the planned day. Start a log of changes: who asked, which job lost its place.",
      kpi: "kpi_sched_adh",
    },
    sheet: {
      id: "hot-log",
      roles: ["planner", "foreman"],
      minutes: 20,
      what: "Start a log of changes: who asked, which job came in, which job lost its place. Keep it all week.",
      kpi: "kpi_expedite",
    },
    days: [
      lateJobs,
      {
        id: "three-answers",
        roles: ["foreman", "planner"],
        minutes: 20,
        what: "Ask three people, apart from each other, which job runs next on {place}. Three answers mean three plans.",
        alone: "Write down which three jobs run next. Do it again in the afternoon and compare.",
        kpi: "kpi_sched_adh",
      },
      {
        id: "freeze-days",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Freeze the next two days {plan}, for {place}, and show them {wall}. One named person may break the freeze, in writing.",
        alone: "Freeze your next two days {plan}. Write down each time you break the freeze, and for whom.",
        kpi: "kpi_expedite",
      },
      {
        id: "count-changes",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Add up the log by who asked. Set the hours of extra setups beside it.",
        alone: "Add up the log by customer. Set the hours of extra setups beside it.",
        kpi: "kpi_expedite",
      },
    ],
  },
  programming_readiness: {
    pull: {
      id: "pull-programs",
      roles: ["programmers", "planner"],
      minutes: 90,
      what: "In {system}, list the jobs that start in the next ten days{fields}. Mark each program there, missing or not proven.",
      kpi: "kpi_program_ready",
    },
    sheet: {
      id: "program-list",
      roles: ["programmers", "planner", "setters"],
      minutes: 60,
      what: "List the jobs that start in the next ten days. Mark each program there, missing or not proven.",
      kpi: "kpi_program_ready",
    },
    days: [
      {
        id: "new-or-repeat",
        roles: ["programmers", "planner", "setters"],
        minutes: 60,
        what: "Split last month's programs into new parts and repeats. For each repeat that was written again, say why.",
        kpi: "kpi_prog_backlog",
      },
      {
        id: "waits-at-machine",
        roles: ["setters", "machinists", "operators", "foreman"],
        minutes: 60,
        what: "At {place}, note each time the machine waits for a program, a setup sheet or a tool list, from when to when.",
        kpi: "kpi_program_ready",
      },
      {
        id: "sort-by-start",
        roles: ["programmers", "planner"],
        minutes: 30,
        what: "Sort the programs still to do by the job's start date. Three days before start, each is done or the job moves.",
        kpi: "kpi_prog_backlog",
      },
      {
        id: "count-waits",
        roles: ["foreman", "setters", "programmers"],
        minutes: 30,
        what: "Add up the waits. Set them beside the hours the programs took.",
        kpi: "kpi_proveout",
      },
    ],
  },
  quality_inspection: {
    pull: {
      id: "sort-scrap",
      roles: ["inspectors", "foreman"],
      minutes: 120,
      what: "In {system}, take the last three months of scrap and rework{fields}. Sort it by machine, person, shift, tool and lot, then by week. Look for the column where half of it sits.",
      kpi: "kpi_scrap",
    },
    sheet: {
      id: "reject-box",
      roles: ["inspectors", "foreman", ...atMachine],
      minutes: 30,
      what: "Put one box and one sheet at {place}. For each bad part write part, feature, machine, time, and whether the setup was fresh.",
      kpi: "kpi_fpy",
    },
    days: [
      {
        id: "inspection-line",
        roles: ["inspectors", "foreman"],
        minutes: 30,
        what: "List what waits for inspection now, with the day it arrived. Mark each lot a machine waits for.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "first-articles",
        roles: ["inspectors", ...atMachine],
        minutes: 60,
        what: "For ten first articles, write when the part was ready, when it was looked at, and when it was released.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "first-articles-first",
        roles: ["inspectors", "foreman"],
        minutes: 20,
        what: "Make one rule for two weeks: first articles first, then the oldest lot. Show the age of the oldest lot {wall}.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "count-bad-parts",
        roles: ["inspectors", "foreman"],
        minutes: 30,
        what: "Add up the week: bad parts by cause, hours lots waited, hours machines waited.",
        kpi: "kpi_rework",
      },
    ],
  },
  material_supply: {
    pull: {
      id: "pull-receipts",
      roles: ["buyer", "planner"],
      minutes: 90,
      what: "In {system}, list due beside receipt dates for the last fifty purchase lines{fields}. Sort by supplier.",
      kpi: "kpi_supplier_otd",
    },
    sheet: {
      id: "open-orders",
      roles: ["buyer", "planner"],
      minutes: 60,
      what: "List every open purchase order and outside process with its job, its due date and the day the job needs it.",
      kpi: "kpi_supplier_otd",
    },
    days: [
      lateJobs,
      {
        id: "walk-shortages",
        roles: ["foreman", "planner"],
        minutes: 45,
        what: "Walk the floor. Write down each job that can't start or go on, and the one thing it waits for.",
        kpi: "kpi_ready_to_run",
      },
      {
        id: "no-release-short",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "For two weeks, release no job whose material isn't on the rack. Show what is short {wall}.",
        kpi: "kpi_ready_to_run",
      },
      {
        id: "call-three",
        roles: ["buyer", "planner"],
        minutes: 45,
        what: "Call the three suppliers behind most of the waiting. Ask for a date they will keep, and write it down.",
        kpi: "kpi_supplier_otd",
      },
    ],
  },
  staffing_skills: {
    pull: {
      id: "skills-grid",
      roles: leads,
      minutes: 60,
      what: "Draw a grid for {place}: who can set up, run, prove out and inspect, by shift. Circle each cell with one name.",
      alone: "List what only you can do here, and what waits while you do something else.",
      kpi: "kpi_skill_cover",
    },
    sheet: {
      id: "skills-grid",
      roles: leads,
      minutes: 60,
      what: "Draw a grid for {place}: who can set up, run, prove out and inspect, by shift. Circle each cell with one name.",
      alone: "List what only you can do here, and what waits while you do something else.",
      kpi: "kpi_skill_cover",
    },
    days: [
      {
        id: "waits-for-whom",
        roles: ["foreman", ...atMachine],
        minutes: 45,
        what: "On three rounds a shift, note each machine that has work and no one to run it, and who it waits for.",
        alone: "Three times a day, note each machine that has work and waits for you, and what you were doing instead.",
        kpi: "kpi_run_paid",
      },
      {
        id: "interruptions",
        roles: ["foreman", ...atMachine],
        minutes: 30,
        what: "Where one person is asked by everyone, keep a tally for a day: who asked, what for, how many minutes.",
        alone: "Keep a tally for a day: who called or came in, what for, how many minutes.",
        kpi: "kpi_skill_cover",
      },
      {
        id: "one-sheet",
        roles: ["setters", "machinists", "foreman"],
        minutes: 90,
        what: "Pick the circled job that comes up most. Have the one who knows it write it down while a second person does it.",
        alone:
          "Pick the job on the list that comes up most and needs you least. Write it down so that somebody could do it.",
        kpi: "kpi_skill_cover",
      },
      {
        id: "count-people-waits",
        roles: leads,
        minutes: 30,
        what: "Add up the rounds: machines without a person, by hour and by what was missing. Is it hands, or one skill?",
        alone: "Add up the rounds: hours machines waited for you, by what you were doing instead.",
        kpi: "kpi_run_paid",
      },
    ],
  },
  capacity_visibility: {
    pull: {
      id: "pull-hours",
      roles: leads,
      minutes: 60,
      what: "In {system}, pull last month's hours in cycle for {place}{fields}. Set them beside the hours you staffed.",
      kpi: "kpi_spindle_util",
    },
    monitor: {
      id: "read-monitor",
      roles: leads,
      minutes: 45,
      what: "Open {system} and read last week's hours in cycle for {place}. Set them beside what you believed.",
      kpi: "kpi_spindle_util",
    },
    sheet: {
      id: "stop-sheet",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Hang a sheet on {place}: each stop over five minutes, from when to when, and one of eight reasons.",
      kpi: "kpi_downtime_reasons",
    },
    days: [
      {
        id: "ten-looks",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Look at {place} at ten odd moments of the day. Note cutting or not, and why not.",
        kpi: "kpi_spindle_util",
      },
      {
        id: "first-last-hour",
        roles: ["foreman", ...atMachine],
        minutes: 30,
        what: "Write the first and the last cut of the shift, and what happened around each break.",
        kpi: "kpi_downtime_reasons",
      },
      {
        id: "longest-reason",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Take the reason with the most minutes so far. Try one free change against it tomorrow.",
        kpi: "kpi_downtime_reasons",
      },
      {
        id: "add-stops",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Add up the week: hours cut, hours stopped by reason, hours nobody can explain. Show it {wall}.",
        kpi: "kpi_downtime_reasons",
      },
    ],
  },
  quoting_estimating: {
    pull: {
      id: "pull-quoted",
      roles: ["estimator", "planner"],
      minutes: 180,
      what: "In {system}, put quoted beside actual hours for the last fifty closed jobs{fields}. Mark the ten worst.",
      kpi: "kpi_est_actual",
    },
    sheet: {
      id: "time-jobs",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Put a time sheet with every job that starts today: setup and run hours by operation, beside the quote.",
      kpi: "kpi_est_actual",
    },
    days: [
      {
        id: "ten-invoices",
        roles: ["estimator"],
        minutes: 60,
        what: "Take the last ten invoices. Price less material and outside work, divided by the machine hours run. Circle what falls under your rate.",
        kpi: "kpi_rev_hour",
      },
      {
        id: "won-and-lost",
        roles: ["estimator"],
        minutes: 60,
        what: "List the last twenty quotes: won or lost, at what margin. Are the jobs you win the ones that run over?",
        kpi: "kpi_quote_hit",
      },
      {
        id: "what-was-left-out",
        roles: ["estimator", "foreman"],
        minutes: 60,
        what: "Take the five worst jobs. Say for each what the quote left out: setup, prove-out, inspection, outside work, a second run.",
        kpi: "kpi_est_actual",
      },
      {
        id: "quote-from-actuals",
        roles: ["estimator"],
        minutes: 45,
        what: "Quote one repeat part from its actual hours. Compare it with the old quote before you send it.",
        kpi: "kpi_job_margin",
      },
    ],
  },
  flow_wip_dwell: {
    pull: {
      id: "pull-waiting",
      roles: ["planner", "foreman"],
      minutes: 60,
      what: "In {system}, list what is finished and not shipped{fields}: age, dollars, and what it waits for.",
      kpi: "kpi_ship_dwell",
    },
    sheet: {
      id: "waiting-list",
      roles: ["planner", "foreman"],
      minutes: 45,
      what: "Walk the floor and list every lot that hasn't moved in five days: job, place, last operation, what it waits for.",
      kpi: "kpi_wip_age",
    },
    days: [
      lateJobs,
      {
        id: "follow-a-job",
        roles: ["planner", "foreman"],
        minutes: 60,
        what: "Take three jobs shipped last week. Write the days they were in the shop and the hours they were worked on.",
        kpi: "kpi_flow_eff",
      },
      {
        id: "split-a-lot",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Pick one large lot. Send the first quarter on to the next step as soon as it's done, and note when it gets there.",
        kpi: "kpi_lead_time",
      },
      {
        id: "oldest-first",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Ship the oldest finished lot. Show the next five {wall}, with what each waits for.",
        kpi: "kpi_ship_dwell",
      },
    ],
  },
  maintenance_downtime: {
    pull: {
      id: "pull-repairs",
      roles: ["maintenance", "foreman"],
      minutes: 90,
      what: "In {system}, list last quarter's repairs by machine{fields}: hours down and what failed. Sort by hours.",
      kpi: "kpi_unplanned_dt",
    },
    monitor: {
      id: "read-alarms",
      roles: ["maintenance", "foreman"],
      minutes: 60,
      what: "In {system}, list last month's alarms and long stops by machine. Sort by hours.",
      kpi: "kpi_unplanned_dt",
    },
    sheet: {
      id: "repair-sheet",
      roles: ["maintenance", "foreman", ...atMachine],
      minutes: 30,
      what: "Hang a sheet on every machine: down from when to when, what failed, what part it needed.",
      kpi: "kpi_unplanned_dt",
    },
    days: [
      {
        id: "repair-invoices",
        roles: ["maintenance", "foreman"],
        minutes: 60,
        what: "Go through a year of repair invoices. Count by machine and by part. Which one came twice?",
        kpi: "kpi_mtbf_mttr",
      },
      {
        id: "ask-for-signs",
        roles: ["machinists", "operators", "foreman"],
        minutes: 30,
        what: "Ask who runs each machine what it does before it fails. Write down slow cycles people have got used to.",
        alone: "Write down what each machine does before it fails, and the slow cycles you have got used to.",
        kpi: "kpi_mtbf_mttr",
      },
      {
        id: "one-hour-care",
        roles: ["maintenance", "machinists", "operators"],
        minutes: 60,
        what: "Give the machine at the top of the list one planned hour: clean, fill, tighten, check against the manual.",
        kpi: "kpi_pm",
      },
      {
        id: "count-down-hours",
        roles: ["maintenance", "foreman"],
        minutes: 30,
        what: "Add up the week's down hours by machine. Set them beside its staffed hours.",
        kpi: "kpi_unplanned_dt",
      },
    ],
  },
  data_silos: {
    pull: {
      id: "twenty-jobs",
      roles: ["planner"],
      minutes: 90,
      what: "In {system}, take twenty closed jobs{fields}. Mark each one whose hours and dates are complete.",
      kpi: "kpi_data_capture",
    },
    sheet: {
      id: "follow-a-number",
      roles: ["planner"],
      minutes: 60,
      what: "Take one job and follow it on paper: every place where its due date, its quantity and its hours are written.",
      kpi: "kpi_data_capture",
    },
    days: [
      {
        id: "count-copies",
        roles: ["planner"],
        minutes: 45,
        what: "For ten jobs, write the due date from each of those places. Circle those that differ.",
        kpi: "kpi_data_capture",
      },
      {
        id: "who-types",
        roles: ["planner", "foreman"],
        minutes: 45,
        what: "Ask who types what a second time. Write the minutes beside it.",
        alone: "Note each number you write a second time, and the minutes.",
        kpi: null,
      },
      {
        id: "one-home",
        roles: ["planner"],
        minutes: 30,
        what: "Pick the number that differs most. Name one home for it, {plan} or elsewhere, and stop the other copies for two weeks.",
        kpi: null,
      },
      {
        id: "check-home",
        roles: ["planner"],
        minutes: 30,
        what: "Check the ten jobs again. Does the one home agree with the floor?",
        alone: "Check the ten jobs again. Does the one home agree with what you ran?",
        kpi: "kpi_data_capture",
      },
    ],
  },
} as const satisfies Record<ThemeId, FirstWeek>;

/** The first week where machines run so many hours and that is taken for all they can do. */
export const rateTakenAsLimit = [
  {
    id: "cut-sheet",
    roles: atMachine,
    minutes: 30,
    what: "Hang a sheet on each of {place}: cut start, cut stop, reason. After that it takes ten minutes a shift.",
    kpi: "kpi_downtime_reasons",
  },
  {
    id: "hours-each",
    roles: ["estimator", "planner"],
    minutes: 120,
    what: "List the {things} with the machine hours each needs on {place}, guessed from ones you have made. Take the average.",
    kpi: "kpi_bottleneck_load",
  },
  {
    id: "hand-or-alone",
    roles: atMachine,
    minutes: 60,
    what: "Split the next ten days' cuts on {place}: needs a hand, or runs alone.",
    kpi: "kpi_unattended",
  },
  {
    id: "first-night-cut",
    roles: atMachine,
    minutes: 20,
    what: "If the builder's manual allows it, start the longest cut that runs alone before leaving. Note in the morning when it stopped.",
    kpi: "kpi_unattended",
  },
  {
    id: "add-cut-hours",
    roles: ["planner", "foreman"],
    minutes: 30,
    what: "Add up the cut hours inside and outside the shifts. Write them over {clock}, the hours in the week.",
    kpi: "kpi_spindle_util",
  },
] as const satisfies readonly TaskRow[];

/** The first week where proven programs live in the controls alone. */
export const programsInControls = [
  {
    id: "copy-out",
    roles: ["setters", "programmers", ...atMachine],
    minutes: 120,
    what: "At all {machines} controls, count the programs and note how they get out. New rule: no copy, no delete. Start a sheet: part, repeat or new, where the file was, hours to write it again.",
    kpi: "kpi_program_ready",
  },
  {
    id: "fullest-control",
    roles: ["setters", "programmers", ...atMachine],
    minutes: 120,
    what: "Copy out the fullest control. Name each file by part and revision.",
    kpi: "kpi_program_ready",
  },
  {
    id: "repeats-due",
    roles: ["planner", "programmers"],
    minutes: 60,
    what: "List the repeat jobs due in ten working days. Mark each program found or missing.",
    kpi: "kpi_program_ready",
  },
  {
    id: "search-controls",
    roles: ["setters", "machinists", "operators"],
    minutes: 60,
    what: "Search every control for the missing ones before anyone writes a program again.",
    kpi: "kpi_prog_backlog",
  },
  {
    id: "who-deletes",
    roles: ["setters", "programmers"],
    minutes: 20,
    what: "Add up the sheet. Name who may delete. Put a date on copying out the other controls.",
    kpi: "kpi_prog_backlog",
  },
] as const satisfies readonly TaskRow[];

/** Where the rate isn't known and money is the goal, this comes before everything. */
export const rateFirst = {
  id: "rate-first",
  roles: ["estimator"],
  minutes: 90,
  what: "Work out your rate first: last year's cost of running the shop divided by the machine hours you billed. Without it, no job can be said to lose money.",
  kpi: "kpi_rev_hour",
} as const satisfies TaskRow;

/** The last day of a week on one situation. */
export const addUp = {
  id: "add-up",
  roles: ["foreman", "planner"],
  minutes: 30,
  what: "Add up the week's count. Set it beside the first row of the table below, and show it {wall}.",
  alone: "Add up the week's count. Set it beside the first row of the table below.",
  kpi: null,
} as const satisfies TaskRow;

/** The first week where the answers point nowhere: five counts, one for each place where hours usually go. */
export const countingWeek = [
  {
    id: "late-and-why",
    roles: leads,
    minutes: 60,
    what: "Take the last twenty jobs that shipped. Beside each, write the first promised date, the day it shipped, and one reason if it was late.",
    kpi: null,
  },
  {
    id: "ten-looks-anywhere",
    roles: leads,
    minutes: 30,
    what: "At ten odd moments, look at each machine and tick: cutting, setup, waiting for something, off. Write what it waits for.",
    kpi: null,
  },
  {
    id: "two-changeovers",
    roles: ["foreman", ...atMachine],
    minutes: 60,
    what: "Time two changeovers at {place}, last good part to first good part. Write the minutes planned beside them.",
    kpi: null,
  },
  {
    id: "ten-quotes",
    roles: ["estimator", "planner"],
    minutes: 90,
    what: "For ten jobs that are closed, write quoted hours beside actual hours. No actual hours is an answer too.",
    kpi: null,
  },
  {
    id: "what-stands",
    roles: leads,
    minutes: 45,
    what: "Walk the floor. List each lot that hasn't moved in five days and what it waits for. Then look for the longest list of the week in the table below.",
    kpi: null,
  },
] as const satisfies readonly TaskRow[];
