import type { AnswerTest } from "./answer-test.ts";
import { targetWords } from "./kpi-units.ts";
import { type KpiId, kpis } from "./kpis/kpis.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** What is seen within ten working days, what it means and what to do then. */
export interface LookAlike {
  readonly see: string;
  readonly means: string;
  readonly act: string;
  /** The answer that makes it plausible here; without one it always is. */
  readonly arms?: AnswerTest;
  /** It takes more than one person to happen. */
  readonly ofCrew?: true;
}

/** A cause, what looks like it, what lies next to it, and what would prove us wrong. */
export interface Confounders {
  readonly ours: LookAlike;
  /** The first that an answer arms comes first. */
  readonly lookAlikes: readonly [LookAlike, ...LookAlike[]];
  readonly neighbor: LookAlike;
  readonly wrong: LookAlike;
  /** What we don't know about it, the one that would change most first. */
  readonly unknowns: readonly [CauseUnknown, ...CauseUnknown[]];
}

export interface CauseUnknown {
  readonly id: string;
  /** finding: the cause; size: our hours. */
  readonly flips: "finding" | "size";
  readonly what: string;
  readonly question: string;
}

const typical = (id: KpiId): string => targetWords(kpis[id].targets, kpis[id].unit).typical;
const good = (id: KpiId): string => targetWords(kpis[id].targets, kpis[id].unit).good;

/** Limits that no KPI carries are our own judgment. */
export const confounders = {
  setup_changeover: {
    ours: {
      see: "Seven in ten staged, unbroken setups stay under 125% of the estimate",
      means: "Searching and tearing down took the extra time",
      act: "Lock and stage the next machine too",
    },
    lookAlikes: [
      {
        see: "The program is the gap most often written down",
        means: "Programs not ready, booked as setup",
        act: "Sort programs by start date, three days ahead",
        arms: { kind: "any-of", field: "typical_delay_cause", choices: ["Programming not ready"] },
      },
      {
        see: "The machine waits for its first article in half of the setups",
        means: "Inspection, booked as setup",
        act: "First articles first for two weeks",
      },
    ],
    neighbor: {
      see: "Half the locks get broken",
      means: "The trial did not run: the plan keeps changing",
      act: "Count the log by who asked, settle it, run five more days",
    },
    wrong: {
      see: "Seven in ten staged, unbroken setups still run over 125%",
      means: "The floor isn't slow, the quote is short",
      act: "Put actual setup hours into quotes and promises",
    },
    unknowns: [
      {
        id: "setups-made",
        flips: "size",
        what: "How many setups you make",
        question: "How many setups does one machine make in a week?",
      },
      {
        id: "where-setup-ends",
        flips: "finding",
        what: "What the planned setup time covers",
        question: "Does the planned time end at the first cut or at the first good part?",
      },
    ],
  },
  scheduling_priority: {
    ours: {
      see: "Late starts drop by a third or more in the frozen days",
      means: "Changes of plan made the jobs late",
      act: "Freeze three days, then the next machine",
    },
    lookAlikes: [
      {
        see: "Most changes were made because a setup or a run took longer than planned",
        means: "The hours are wrong, not the order",
        act: "Put actual hours into the plan first",
        arms: { kind: "any-of", field: "setup_time_variability", choices: ["Often over", "Highly variable"] },
      },
      {
        see: "Most changes were made because something was missing",
        means: "Jobs are released before they can run",
        act: "Release only what is complete",
      },
    ],
    neighbor: {
      see: "Most late jobs were finished by the promised day",
      means: "Finished parts wait, the plan held",
      act: "Fix shipping first",
      arms: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days", "4–7 days", ">1 week"] },
    },
    wrong: {
      see: `More than ${good("kpi_sched_adh")} starts on the planned day, and jobs are still late`,
      means: "The schedule holds; the dates are promised wrong",
      act: "Compare promised days with the load before you promise",
    },
    unknowns: [
      {
        id: "who-moves",
        flips: "finding",
        what: "Who changes the order, and for whom",
        question: "In the last five changes, who asked and which customer was it for?",
      },
      {
        id: "changes-a-week",
        flips: "size",
        what: "How many running jobs are broken into",
        question: "How many setups were torn down last week before the job was done?",
      },
    ],
  },
  programming_readiness: {
    ours: {
      see: `Fewer than ${typical("kpi_program_ready")} of starts have their program, and those without it start late`,
      means: "Programs hold the machines up",
      act: "No start date without a program three days ahead",
    },
    lookAlikes: [
      {
        see: "The program was there, but the file could not be found or was an old revision",
        means: "Storage and names, not programming",
        act: "Keep one list: part, revision, place",
        arms: { kind: "any-of", field: "operator_specialization", choices: ["Yes", "Partially"] },
      },
      {
        see: "The program was done, and it was changed at the machine",
        means: "Prove-out takes the time",
        act: "Count prove-out apart; start with the post and the tool list",
      },
    ],
    neighbor: {
      see: "Programs wait for a drawing, a fixture or an answer from the customer",
      means: "The wait is ahead of programming",
      act: "Ask on the day the order comes in",
    },
    wrong: {
      see: "Nine of ten jobs have their program, and still start late",
      means: "Programs are not the cause",
      act: "Time ten changeovers",
    },
    unknowns: [
      {
        id: "written-again",
        flips: "size",
        what: "How often a program is written again",
        question: "How many repeat jobs were programmed again last month?",
      },
      {
        id: "gone-or-elsewhere",
        flips: "finding",
        what: "Whether files are gone or elsewhere",
        question: "Were the last three missing programs deleted, on another control, or never saved?",
      },
    ],
  },
  quality_inspection: {
    ours: {
      see: "Half of the bad parts sit in one column: one machine, one shift, one tool or one lot",
      means: "One cause makes most of it",
      act: "Fix that one, then sort again",
    },
    lookAlikes: [
      {
        see: "Most bad parts come in the first parts of a setup",
        means: "Setups make them, not inspection",
        act: "Write down offsets and tool lengths with the setup",
      },
      {
        see: `Lots wait longer than ${typical("kpi_insp_queue")} before anyone looks`,
        means: "The line makes the delay, and bad parts are found late",
        act: "First articles first, then the oldest lot",
      },
    ],
    neighbor: {
      see: "The same new people make most of them",
      means: "Training, not the process",
      act: "Second person signs the first part for two weeks",
      ofCrew: true,
    },
    wrong: {
      see: `First-pass yield is over ${good("kpi_fpy")} and no lot waits longer than a day`,
      means: "Quality is not where your hours go",
      act: "Take the next cause",
    },
    unknowns: [
      {
        id: "what-fails",
        flips: "finding",
        what: "What fails, and when it is found",
        question: "For the last ten bad parts: which feature, and at which step was it seen?",
      },
      {
        id: "scrap-hours",
        flips: "size",
        what: "What one remake costs",
        question: "How many machine hours did the last three remakes take?",
      },
    ],
  },
  material_supply: {
    ours: {
      see: "One late job in three waited for something from outside",
      means: "Supply makes the jobs late",
      act: "Order by the day the job needs it, and call twice a week",
    },
    lookAlikes: [
      {
        see: "The order went out later than the lead time allowed",
        means: "Buying late, not a late supplier",
        act: "Order on the day the job is booked",
      },
      {
        see: "The material was here and nobody knew",
        means: "Numbers in two places",
        act: "One list of what is on the rack",
        arms: { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard"] },
      },
    ],
    neighbor: {
      see: "Material was here on the day, and the job still started late",
      means: "Something else held it",
      act: "Write the reason at each start",
    },
    wrong: {
      see: "Fewer than one late job in ten waited for something from outside",
      means: "Supply is not your main loss",
      act: "Take the reason that leads the list",
    },
    unknowns: [
      {
        id: "which-supplier",
        flips: "finding",
        what: "Which supplier or process is late",
        question: "Of your last ten late receipts, how many came from the same two suppliers?",
      },
      {
        id: "wait-days",
        flips: "size",
        what: "How long jobs wait",
        question: "How many days did the last three jobs wait for material or outside work?",
      },
    ],
  },
  staffing_skills: {
    ours: {
      see: "One stop in five or more is for want of a person, and most want the same skill",
      means: "One skill holds the machines up",
      act: "Train a second person on that job",
      ofCrew: true,
    },
    lookAlikes: [
      {
        see: "Machines stand without people while others have two",
        means: "The plan spreads people wrong, none are missing",
        act: "Plan people by shift beside the jobs",
        ofCrew: true,
      },
      {
        see: "People stand at machines that wait for setup, program or material",
        means: "The wait is elsewhere",
        act: "Take the reason most often written down",
        ofCrew: true,
      },
    ],
    neighbor: {
      see: "Overtime goes to jobs that were torn down or made twice",
      means: "The hours are spent twice",
      act: "Stop the second run before adding a person",
    },
    wrong: {
      see: "Fewer than one stop in five is for want of a person",
      means: "More people would not help yet",
      act: "Take the next cause",
    },
    unknowns: [
      {
        id: "hands-or-skill",
        flips: "finding",
        what: "Whether hands or one skill is missing",
        question: "Which machines stood last week for want of a person, and what did that person have to know?",
      },
      {
        id: "one-name",
        flips: "size",
        what: "How many jobs hang on one name",
        question: "How many of your machines can only one person set up?",
      },
    ],
  },
  capacity_visibility: {
    ours: {
      see: "Over a third of the stopped hours have a reason nobody had counted",
      means: "There are hours in the machines you have",
      act: "Remove the longest reason first",
    },
    lookAlikes: [
      {
        see: "Cutting ends when the last shift leaves",
        means: "The shift is the limit, not the machine",
        act: "Run what runs alone every night, then weekends",
        arms: { kind: "any-of", field: "lights_out", choices: [true] },
      },
      {
        see: "Machines stand because there is no work for them",
        means: "Demand, not stops",
        act: "Find the step that is short of hours, or sell what you have",
      },
    ],
    neighbor: {
      see: "Most of the stopped time is setup",
      means: "Setups, seen at last",
      act: "Time ten changeovers",
    },
    wrong: {
      see: "The machines cut within ten points of what you thought, and work still waits",
      means: "You know your capacity, and it is full",
      act: "Now talk about adding some",
    },
    unknowns: [
      {
        id: "who-measured",
        flips: "finding",
        what: "Where your machine hours come from",
        question: "Are the hours read off the machines, booked by people, or guessed?",
      },
      {
        id: "which-machine",
        flips: "size",
        what: "Which machine sets the pace",
        question: "Where did the last five jobs wait longest?",
      },
    ],
  },
  quoting_estimating: {
    ours: {
      see: `The worst ten jobs ran over by more than ${typical("kpi_est_actual")}, nearly all in one step`,
      means: "The quote leaves that step out",
      act: "Quote that step from actual hours",
    },
    lookAlikes: [
      {
        see: "Only new parts ran over, repeats did not",
        means: "Learning and prove-out, not the rate",
        act: "Quote the first run apart",
      },
      {
        see: "Jobs ran over because they were run twice or broken into",
        means: "The floor's loss, not the quote's",
        act: "Count remakes and breaks apart",
        arms: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites", "QC hold", "Scheduling changes"] },
      },
    ],
    neighbor: {
      see: "Hours are right and the job still earns nothing",
      means: "Rate or material, not hours",
      act: "Work out the rate again",
    },
    wrong: {
      see: "As many jobs come in under as over",
      means: "Your quotes are right on average",
      act: "Look at which jobs you win",
    },
    unknowns: [
      {
        id: "actual-hours",
        flips: "finding",
        what: "What your last jobs really took",
        question: "For your last five closed jobs, what were the quoted and the actual hours?",
      },
      {
        id: "rate",
        flips: "size",
        what: "What an hour costs you",
        question: "What did running the shop cost last year, and how many machine hours did you bill?",
      },
    ],
  },
  flow_wip_dwell: {
    ours: {
      see: "Jobs are in the shop ten days or more for each day they are worked on",
      means: "Waiting is the lead time",
      act: "Release less, and send lots on in parts",
    },
    lookAlikes: [
      {
        see: "Most of the wait is in front of one machine",
        means: "That machine is the limit",
        act: "Keep it fed, stop feeding the others ahead of it",
      },
      {
        see: "Finished parts wait for papers, packing or the rest of the order",
        means: "The dock, not the floor",
        act: "Ship the oldest first, papers with the last operation",
        arms: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days", "4–7 days", ">1 week"] },
      },
    ],
    neighbor: {
      see: "The first quarter of a split lot waits for the rest at the next step",
      means: "The next step waits for full lots",
      act: "Split there too",
    },
    wrong: {
      see: "Nothing on the list is older than a day",
      means: "Waiting is not your problem",
      act: "Take the next cause",
    },
    unknowns: [
      {
        id: "touch-days",
        flips: "finding",
        what: "How long a job is worked on",
        question: "For your last three jobs: days in the shop, and hours on a machine?",
      },
      {
        id: "lot-size",
        flips: "size",
        what: "How lots are sized",
        question: "What decides how many pieces move to the next step at once?",
      },
    ],
  },
  maintenance_downtime: {
    ours: {
      see: `One machine loses more than ${typical("kpi_unplanned_dt")} of its hours, mostly to one thing`,
      means: "That machine's repairs come again",
      act: "Fix the cause once, then plan its care",
    },
    lookAlikes: [
      {
        see: "Most stops are short and nobody calls them breakdowns",
        means: "Stops nobody counts, not repairs",
        act: "Write the reason for each stop over five minutes",
      },
      {
        see: "The machine waits longer for a part or a technician than for the repair",
        means: "Spares and service, not the machine",
        act: "Keep the two parts that came twice on the shelf",
      },
    ],
    neighbor: {
      see: "Crashes and broken tools lead the list",
      means: "Programs or training, booked as breakdown",
      act: "Prove out slower, second person at the first part",
    },
    wrong: {
      see: `The machines lose less than ${good("kpi_unplanned_dt")} of their staffed hours`,
      means: "Breakdowns are not your main loss",
      act: "Take the next cause",
    },
    unknowns: [
      {
        id: "down-hours",
        flips: "size",
        what: "How many hours they were down",
        question: "How many hours were your three worst machines down last month?",
      },
      {
        id: "same-again",
        flips: "finding",
        what: "Whether the same thing fails again",
        question: "In the last year, which repair came twice?",
      },
    ],
  },
  data_silos: {
    ours: {
      see: "More than three of ten jobs show different dates in different places",
      means: "People act on different numbers",
      act: "One home per number, the copies go",
    },
    lookAlikes: [
      {
        see: "The numbers agree, and nobody looks at them",
        means: "A habit is missing, not a system",
        act: "Read three of them out every morning",
      },
      {
        see: "The numbers agree and change every day",
        means: "The plan keeps changing",
        act: "Log who changes it and why",
        arms: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites", "Scheduling changes"] },
      },
    ],
    neighbor: {
      see: "Hours are filled in days later, all alike",
      means: "Nobody records, so nobody can compare",
      act: "Clock setup and run apart on one machine",
    },
    wrong: {
      see: "Eighteen of twenty jobs are complete and agree",
      means: "Your numbers are good enough",
      act: "Take the next cause",
    },
    unknowns: [
      {
        id: "how-many-places",
        flips: "finding",
        what: "How many places hold the same number",
        question: "In how many places is the due date of one job written?",
      },
      {
        id: "typing-hours",
        flips: "size",
        what: "How long typing it twice takes",
        question: "How many hours a week does somebody copy numbers from one place to another?",
      },
    ],
  },
} as const satisfies Record<ThemeId, Confounders>;

/** Ten days after a rate was taken for a limit. `{clock}`, `{plan}` and `{each}` are filled in. */
export const rateLookAlikes = {
  shift: {
    see: "Cutting ends when the last shift leaves",
    means: "The shift is the limit, not the machine",
    act: "Run what runs alone every night, then weekends",
  },
  inside: {
    see: "Long stops inside the shifts",
    means: "Staffed hours leak too",
    act: "Remove the longest reason first",
  },
  nights: { see: "Night cuts die early", means: "They need a hand somewhere", act: "Fix that, and try again" },
} as const satisfies Record<string, LookAlike>;

/** What a week of counting shows where the answers pointed nowhere: which list to follow. */
export const openTrial = [
  {
    see: "One reason stands beside a third of the late jobs",
    means: "That reason comes first",
    act: "Log it for two weeks: who, which job, how long",
  },
  {
    see: "More than a quarter of the ticks say waiting",
    means: "Machines wait for something, not for work",
    act: "Take the thing they wait for most",
  },
  {
    see: "A changeover takes 25% longer than planned, or nobody planned it",
    means: "Setups may take the hours",
    act: "Time ten more before you believe it",
  },
  {
    see: "Three of ten jobs took 15% more hours than quoted",
    means: "Quotes may be short",
    act: "Do the same for the next twenty jobs",
  },
  {
    see: "More than ten lots have stood for five days",
    means: "Work waits, and that is the lead time",
    act: "Release less, and move the oldest first",
  },
] as const satisfies readonly LookAlike[];
