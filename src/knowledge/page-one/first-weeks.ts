import type { KpiId } from "../kpis/kpis.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import type { Need } from "./action.ts";

/** A task for one day. Our own judgment, minutes and counts included. */
export interface TaskRow {
  readonly id: string;
  /** Who could do it, in order of preference. It goes to the first role that the answers mention, else to the owner, or in a larger shop to the person who does that work. */
  readonly roles: readonly RoleId[];
  readonly minutes: number;
  /**
   * What to do. `{place}`: the machines the answers name, else the bottleneck; `{second}`: whoever could learn what one person
   * does; `{step}`: the hand step that lots wait for; `{system}`: the system that holds the data; `{nextJobs}`: tomorrow's first
   * two, or the next two where setups take most of a shift; `{ready}`: a sentence on what frozen jobs must
   * have, if any; `{byShift}`, `{eachShift}`: nothing and "a day" where there is one shift; `{plan}`, `{wall}`, `{traveler}`:
   * where the shop keeps its schedule, posts numbers and notes things on a job; `{shown}`: that the schedule is shown on the
   * wall, if it is kept elsewhere.
   */
  readonly what: string;
  /** The same in a shop of one person, and where work waits for the owner. */
  readonly alone?: string;
  /** The same if the answers name one person that work waits for: `{person}`. */
  readonly ofPerson?: string;
  /** The same if a sentence about it names the machine: `{place}`. */
  readonly ofPlace?: string;
  /** The same if one part runs for days, so that no new job starts tomorrow. */
  readonly ofLongRuns?: string;
  /** The same for repairs, whose work shows only once they're apart. */
  readonly ofRepairs?: string;
  /** The same where the goal is about hours that machines run with nobody there. */
  readonly unattended?: string;
  /** The same in a shop that lacks what the task requires. */
  readonly instead?: Instead;
  readonly kpi: KpiId | null;
  /** Whether it takes everyone at the shop who has the first role. */
  readonly forAll?: true;
  /** Whether it changes something from that day on, free and easy to undo. The other tasks only look and count. */
  readonly isChange?: true;
  /** Whether it follows the change on the next day, because the change needs it. Other tasks come at the end of the week. */
  readonly isRightAfter?: true;
  /** The task is for shops whose answers mention this; `otherwise` is for the rest. */
  readonly about?: RegExp;
  readonly otherwise?: string;
}

export interface Instead {
  readonly lacking: Need;
  readonly what: string;
}

/** The first week on a cause: Monday's task depends on where the data is, then one task a day. */
export interface FirstWeek {
  /** Monday if a system holds the data. */
  readonly pull: TaskRow & { readonly kpi: KpiId };
  /** Monday if a machine monitor counts it. */
  readonly monitor?: TaskRow;
  /** Monday if the shop has compared a number of `{records}` already. */
  readonly compared?: TaskRow;
  /** Monday if no one writes it down yet. */
  readonly sheet: TaskRow;
  /** Compares a good case with a bad one: what differs shows how it happens in this shop. */
  readonly compare: TaskRow;
  readonly days: readonly [TaskRow, TaskRow, TaskRow, TaskRow];
  /**
   * What costs nothing, can't hurt and need not wait for the count: it isn't the change that the two weeks compare, and it holds in
   * both of them.
   */
  readonly today?: TaskRow;
}

/** Roles, the words answers use for them, and what to call the person if no answer names one. */
export const roles = {
  owner: { name: "owner", unnamed: "owner", says: /\bowner\b/i },
  planner: {
    name: "planner",
    unnamed: "whoever plans the work",
    says: /\b(?:planner|production manager|scheduler)s?\b/i,
  },
  foreman: {
    name: "foreman",
    unnamed: "whoever leads the floor",
    says: /\b(?:foreman|foremen|supervisor|shift lead|lead man)s?\b/i,
  },
  setters: {
    name: "setup people",
    unnamed: "whoever sets up",
    says: /\bset-?up (?:people|men|man|guys?|persons?|crew|hands|techs?)\b/i,
  },
  machinists: { name: "machinists", unnamed: "whoever runs the machine", says: /\bmachinists?\b/i },
  operators: { name: "operators", unnamed: "whoever runs the machine", says: /\boperators?\b/i },
  programmers: { name: "programmer", unnamed: "whoever writes the programs", says: /\bprogrammers?\b/i },
  inspectors: { name: "inspector", unnamed: "whoever inspects", says: /\binspectors?\b/i },
  buyer: { name: "buyer", unnamed: "whoever buys", says: /\b(?:buyers?|purchasing (?:agent|manager|lady|guy))\b/i },
  estimator: { name: "estimator", unnamed: "whoever makes the prices", says: /\bestimators?\b/i },
  clerks: {
    name: "office",
    unnamed: "whoever enters the orders",
    says: /\b(?:bookkeeper|office (?:lady|ladies|girls?|manager)|(?:order|data) entry|clerks?)\b/i,
  },
  maintenance: {
    name: "maintenance",
    unnamed: "whoever does the repairs",
    says: /\bmaintenance (?:man|men|guy|tech|technician|person|lead|crew)s?\b/i,
  },
} as const satisfies Record<string, { readonly name: string; readonly unnamed: string; readonly says: RegExp }>;

export type RoleId = keyof typeof roles;

export const atMachine: readonly RoleId[] = ["setters", "machinists", "operators"];
export const leads: readonly RoleId[] = ["foreman", "planner"];

export const lateJobs: TaskRow = {
  id: "late-jobs",
  roles: ["planner", "foreman"],
  minutes: 60,
  what: "Take the last 40 jobs shipped and mark the late ones. Next to each late one, write the first promised date, the day it shipped, the day the last operation was done, and one reason.",
  kpi: "kpi_otd",
};

/** What a job can't start without, by the cause of which it is missing. */
export const neededToStart: Partial<Record<ThemeId, string>> = {
  programming_readiness: "a proven program",
  material_supply: "their material in house",
};

/** If the shop rate isn't known and margin is the goal, this comes first. */
export const rateFirst = {
  id: "rate-first",
  roles: ["owner"],
  minutes: 90,
  what: "Work out your rate first: last year's cost of running the shop divided by the machine hours you billed. Without it, you can't say which jobs lose money.",
  kpi: "kpi_rev_hour",
} as const satisfies TaskRow;

/** If the scrap comes from machines that the answers name: hold and measure what they made, and work out their share. */
export const holdParts: TaskRow = {
  id: "hold-parts",
  roles: ["inspectors", "foreman", "planner"],
  minutes: 120,
  what: "Hold the parts from {place} that are still here, and measure what they are rejected for before they go on. Sort last month's rejects by machine, and divide by the parts each made.",
  kpi: "kpi_scrap",
};

/** If a machine could hurt someone: the first thing to do that week. */
export const safetyFirst = {
  says: /\b(?:dropped (?:the|its|his|her) (?:head|spindle|ram|table|gate|turret)|lost (?:its|the) (?:\w+[- ])?brake|brake (?:slipped|failed|let go|gave out)|(?:interlocks?|door switch(?:es)?)\b[^.;]{0,30}\b(?:jump\w*|bypass\w*|taped)|chuck (?:let go|came open)|threw (?:a|the) (?:part|jaw|chuck))\b/i,
  isOver: /\b(?:repaired|fixed|replaced|rebuilt|solved|years ago)\b/i,
  thatMachine: "that machine",
  what: "Before anything else: stop {machine} until a technician has tested what failed and signed for it. Nobody reaches into it until then.",
} as const;

/** The first week if the answers point to no cause: five counts, one for each way hours are usually lost. */
export const countingWeek = [
  {
    id: "late-and-why",
    roles: leads,
    minutes: 60,
    what: "Take the last 20 jobs that shipped. Next to each, write the first promised date, the day it shipped, and one reason if it was late.",
    kpi: "kpi_otd",
  },
  {
    id: "ten-looks-anywhere",
    roles: leads,
    minutes: 30,
    what: "Pick up to ten machines. Walk past them ten times today at random and check off: cutting, setup, waiting, off. Write down what they're waiting for.",
    kpi: "kpi_spindle_util",
  },
  {
    id: "two-changeovers",
    roles: ["foreman", ...atMachine],
    minutes: 60,
    what: "Time two changeovers on the machine with the longest line, last good part to first good part. Next to them, write the minutes planned.",
    kpi: "kpi_changeover",
  },
  {
    id: "ten-quotes",
    roles: ["estimator", "planner"],
    minutes: 90,
    what: "For ten closed jobs, write quoted and actual hours side by side. Where there are no actual hours, write “none.”",
    instead: {
      lacking: "hours-by-job",
      what: "Send a card along with the next ten jobs that start: quoted hours, and the hours at each operation.",
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
