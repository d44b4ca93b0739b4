import type { Need } from "./action.ts";
import type { KpiId } from "./kpis/kpis.ts";

/** A task for one day. Our own judgment, minutes and counts included. */
export interface TaskRow {
  readonly id: string;
  /** Who could do it, the best first; only a role that the answers name gets it, else the owner. */
  readonly roles: readonly RoleId[];
  readonly minutes: number;
  /**
   * What to do. `{place}`: the machines named, else the bottleneck; `{system}`: the system that holds the
   * data; `{plan}`, `{wall}`, `{traveler}`: where the shop keeps its plan, shows and sends along.
   */
  readonly what: string;
  /** The same in a shop of one person. */
  readonly alone?: string;
  /** The same where one person is named whom work waits for: `{person}`. */
  readonly ofPerson?: string;
  /** The same in a shop that lacks what it rests on. */
  readonly instead?: Instead;
  readonly kpi: KpiId | null;
  /** Something done differently from that day on, free and undone in a minute; the others look and count. */
  readonly isChange?: true;
  /** It is for shops with a sentence that speaks of this; what to do elsewhere. */
  readonly about?: RegExp;
  readonly otherwise?: string;
}

export interface Instead {
  readonly lacking: Need;
  readonly what: string;
}

/** The first week on a cause: Monday by where the data lies, then one task a day. */
export interface FirstWeek {
  /** Where a system holds it ready. */
  readonly pull: TaskRow & { readonly kpi: KpiId };
  /** Where a monitor counts. */
  readonly monitor?: TaskRow;
  /** Where no one writes it down yet. */
  readonly sheet: TaskRow;
  /** A good case beside a bad one: what differs between them is how it happens here. */
  readonly compare: TaskRow;
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

export const atMachine = ["setters", "machinists", "operators"] as const satisfies readonly RoleId[];
export const leads = ["foreman", "planner"] as const satisfies readonly RoleId[];

export const lateJobs: TaskRow = {
  id: "late-jobs",
  roles: ["planner", "foreman"],
  minutes: 60,
  what: "Take the last 20 late jobs. Next to each, write the first promised date, the day it shipped, the day the last operation was done, and one reason.",
  kpi: "kpi_otd",
};

/** Where no date is the goal and no second cause is named: which machine does work wait for? */
export const countQueues = {
  id: "count-queues",
  roles: ["foreman", "planner"],
  minutes: 30,
  what: "At nine, noon and three, count the jobs in front of each machine. The machine with the longest line is your bottleneck: a saved hour pays there.",
  kpi: "kpi_bn_queue",
} as const satisfies TaskRow;

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
    what: "Split the next ten days' cuts on {place}: needs an operator, or runs alone.",
    kpi: "kpi_unattended",
  },
  {
    id: "first-night-cut",
    isChange: true,
    roles: atMachine,
    minutes: 20,
    what: "If the builder's manual allows it, start the longest cut that runs alone before leaving. Note in the morning when it stopped.",
    kpi: "kpi_unattended",
  },
  {
    id: "add-cut-hours",
    roles: ["planner", "foreman"],
    minutes: 30,
    what: "Add up the hours cut during and outside the shifts. Compare them with {clock}, the hours in the week.",
    kpi: "kpi_spindle_util",
  },
] as const satisfies readonly TaskRow[];

/** The first week where proven programs live in the controls alone. */
export const programsInControls = [
  {
    id: "copy-out",
    isChange: true,
    roles: ["setters", "programmers", ...atMachine],
    minutes: 120,
    what: "At all {machines} controls, count the programs and note how they get out. New rule: no copy, no delete. Start a sheet: part, repeat or new, where the file was, hours to write it again.",
    kpi: "kpi_program_ready",
  },
  {
    id: "fullest-control",
    roles: ["setters", "programmers", ...atMachine],
    minutes: 120,
    what: "Back up the fullest control. Name each file by part and revision.",
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
    what: "Add up the sheet. Name who may delete. Set a date to back up the other controls.",
    kpi: "kpi_prog_backlog",
  },
] as const satisfies readonly TaskRow[];

/** Where the rate isn't known and money is the goal, this comes before everything. */
export const rateFirst = {
  id: "rate-first",
  roles: ["estimator"],
  minutes: 90,
  what: "Work out your rate first: last year's cost of running the shop divided by the machine hours you billed. Without it, you can't say which jobs lose money.",
  kpi: "kpi_rev_hour",
} as const satisfies TaskRow;

/** The last day of a week on one situation. */
export const addUp = {
  id: "add-up",
  roles: ["foreman", "planner"],
  minutes: 30,
  what: "Add up the week's count. Compare it with the first row of the table below, and show it {wall}.",
  alone: "Add up the week's count. Compare it with the first row of the table below.",
  kpi: null,
} as const satisfies TaskRow;

/** The first week where the answers point nowhere: five counts, one for each place where hours usually go. */
export const countingWeek = [
  {
    id: "late-and-why",
    roles: leads,
    minutes: 60,
    what: "Take the last 20 jobs that shipped. Next to each, write the first promised date, the day it shipped, and one reason if it was late.",
    kpi: null,
  },
  {
    id: "ten-looks-anywhere",
    roles: leads,
    minutes: 30,
    what: "Walk past each machine ten times today at random and check off: cutting, setup, waiting, off. Write down what it's waiting for.",
    kpi: null,
  },
  {
    id: "two-changeovers",
    roles: ["foreman", ...atMachine],
    minutes: 60,
    what: "Time two changeovers on the machine with the longest line, last good part to first good part. Next to them, write the minutes planned.",
    kpi: null,
  },
  {
    id: "ten-quotes",
    roles: ["estimator", "planner"],
    minutes: 90,
    what: "For ten closed jobs, write quoted and actual hours side by side. No actual hours is an answer too.",
    instead: {
      lacking: "hours-by-job",
      what: "Send a card with ten jobs that start now: quoted hours, and hours by operation as they are worked.",
    },
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
