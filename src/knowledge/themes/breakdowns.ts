import { ownJudgment } from "../figures/sources.ts";
import { good } from "../kpi-record/target-of.ts";
import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import { theme } from "../theme.ts";

export const breakdowns = theme({
  name: "Breakdowns",
  oneLine: "Breakdowns stop machines that have work.",
  headline: "{Place} {likely}break{s} down often enough to push back the jobs that follow",
  story:
    "Breakdowns come at the worst time, because the busiest machine breaks most often. Long repairs also make the day unpredictable, so more work waits than the lost hours alone would explain.",
  symptoms: {
    same_machine_down: "The same machine is down again",
    waits_for_technician: "Waiting for the service technician",
    pm_skipped: "PM gets skipped when it's busy",
    alarms_unrecorded: "Warm-up and alarms no one records",
    breakdowns: "A machine breaks down at the worst time",
    spare_parts_missing: "Repairs wait for spare parts",
    worn_machine: "A worn spindle, pump or axis limits what a machine can do",
  },
  prior: 0.08,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "downtime_tracking", choices: ["No formal tracking"] },
      ratio: 1.6,
      why: "You don't record why machines stop, so nobody sees which breakdowns come back.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "maintenance_tracking_ready", choices: [false] },
      ratio: 3.5,
      why: "You keep no record of repairs and planned maintenance.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["Automated / lights-out runs"] },
      ratio: 1.1,
      why: "An unattended cell that stops loses the whole night.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "maintenance_tracking_ready", choices: [true] },
      ratio: 1.1,
      why: "You log repairs and planned maintenance.",
    },
    {
      speaks: "against",
      when: {
        kind: "any-of",
        field: "downtime_tracking",
        choices: ["Yes, via telemetry (Datanomix, Amper, MachineMetrics)"],
      },
      ratio: 1.7,
      why: "Breakdowns show up with their reasons.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours breakdowns took, from the stop to the next good part",
  handCount: {
    name: "Minutes that machines were down",
    unit: "",
    goal: "half the first week's count",
    later: showsLater.upkeep,
  },
  loss: {
    formula: "staffed machine hours × unplanned share × recoverable share",
    counted: { kind: "share-of-staffed-hours", share: "unplanned_share", text: "unplanned downtime" },
    parameters: {
      unplanned_share: {
        kind: "by-answer",
        field: "downtime_tracking",
        rows: {
          "No formal tracking": { low: 0.02, likely: 0.04, high: 0.08 },
          "Yes, in ERP": { low: 0.01, likely: 0.025, high: 0.05 },
          "Yes, via telemetry (Datanomix, Amper, MachineMetrics)": { low: 0.01, likely: 0.02, high: 0.04 },
        },
        unit: "share of staffed machine hours",
        basis: "centered on BM-TIME-05 (4%)",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be recovered",
        basis: "centered on BM-TIME-05 (4%)",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Stopped", "Running again", "What failed, and what got it going"],
  causedBy: [
    {
      theme: "capacity_visibility",
      why: "Short stops no one records turn into breakdowns everyone sees.",
      source: "own judgment, with BM-TIME-06",
    },
  ],
  effort: {
    level: "medium",
    why: "breakdowns have to be logged, and time set aside for repairs",
  },
  actions: {
    days30: [
      "Log the start, end and cause of every breakdown",
      "List machines by breakdowns in the last 12 months",
      "Have the operator check the bottleneck for 5 minutes every day",
    ],
    days60: [
      "Make a PM calendar for the machines that broke down most",
      "Stock spare parts for the most common breakdowns",
      "Check response times in the service contracts",
    ],
    days90: ["Schedule spindle and way checks", "Review the MTBF chart every month", "Protect PM time in the schedule"],
  },
  firstWeek: {
    pull: {
      id: "pull-repairs",
      roles: ["maintenance", "foreman"],
      minutes: 90,
      what: "In {system}, list last quarter's repairs by machine: hours down and what failed. Sort by hours.",
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
      what: "Post a sheet at every machine: down from when to when, what failed, what it waited for and until when.",
      unattended:
        "Each morning, write down for every machine that stands: when it stopped, by its control, what stopped it, what it waited for and until when.",
      ofPlace: "Post a sheet at {each}: down from when to when, what failed, what it waited for and until when.",
      kpi: "kpi_unplanned_dt",
    },
    compare: {
      id: "good-and-bad",
      roles: ["maintenance", "foreman", ...atMachine],
      minutes: 30,
      what: "Take the machine that stops least and the one that stops most. For each, write who greases and cleans it, how often, who runs it, and what was replaced last.",
      ofPlace:
        "Put {place} next to the machine that gives least trouble. For each, write who greases and cleans it, how often, who runs it, what runs on it, and what was replaced last.",
      alone:
        "Take the machine that stops least and the one that stops most. For each, write how often it is greased and cleaned, and what was replaced last.",
      instead: {
        lacking: "several-machines",
        what: "Take the last three times it stopped. For each, write what failed, what the machine did the week before, when it was last cleaned and greased there, and what was replaced.",
      },
      kpi: null,
    },
    today: {
      id: "fill-and-name",
      roles: ["maintenance", "foreman", ...atMachine],
      minutes: 60,
      what: "On every machine, check oil, grease, coolant and filters. Write down what's low or dirty, then fill and clean it. Name {wall} who checks each machine every morning.",
      alone:
        "On every machine, check oil, grease, coolant and filters. Write down what's low or dirty, then fill and clean it. Do it every morning.",
      kpi: null,
    },
    days: [
      {
        id: "repair-invoices",
        roles: ["maintenance", "foreman"],
        minutes: 60,
        what: "Go through a year of repairs, from {repairs}. Count by machine and by part. Which one failed twice?",
        kpi: "kpi_mtbf_mttr",
      },
      {
        id: "ask-for-signs",
        roles: ["machinists", "operators", "foreman"],
        minutes: 30,
        what: "Ask whoever runs each machine what it does before it fails. Write down slow cycles people have gotten used to.",
        alone: "Write down what each machine does before it fails, and the slow cycles you've gotten used to.",
        kpi: "kpi_mtbf_mttr",
      },
      {
        id: "one-hour-care",
        isChange: true,
        roles: ["maintenance", "machinists", "operators"],
        minutes: 60,
        what: "Give the machine at the top of the list one planned hour: clean, fill, tighten, check against the manual.",
        kpi: "kpi_pm",
      },
      {
        id: "count-down-hours",
        roles: ["maintenance", "foreman"],
        minutes: 30,
        what: "Add up the week's down hours by machine. Compare them with its staffed hours.",
        unattended:
          "Add up the hours each machine stood with nobody there, by what stopped it. Compare them with the hours it should have run alone.",
        kpi: "kpi_unplanned_dt",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Down hours are 2% of staffed hours or more, half of them from something that stopped the same machine twice",
      means: "The same repairs come back",
      act: "Fix the cause once, then plan its maintenance",
      from: ["count-down-hours"],
    },
    lookAlikes: [
      {
        see: "Most stops are short and nobody calls them breakdowns",
        means: "Short stops cost more than repairs",
        act: "Write the reason for each stop over five minutes",
        from: ["repair-sheet", "read-alarms"],
      },
      {
        see: "Waiting for a part or a technician takes longer than the repair",
        means: "You wait for spares and service",
        act: "Stock the two parts that failed twice",
        from: ["repair-sheet", "kept-repairs"],
      },
    ],
    neighbor: {
      see: "Crashes and broken tools lead the list",
      means: "Crashes are booked as breakdowns",
      act: "Prove out slower, with a second person at the first part",
      from: ["pull-repairs", "read-alarms", "repair-sheet", "repair-invoices"],
    },
    refutes: {
      see: "Down hours come to less than 2% of staffed hours",
      means: "Breakdowns aren't your main loss",
      act: "Move on to the next cause",
      from: ["count-down-hours"],
    },
    unattended: {
      confirms: {
        see: "Of the hours machines stood with nobody there, half or more come from something that stopped the same machine twice",
        means: "The same repairs come back",
        act: "Fix the cause once, then plan its maintenance",
        from: ["count-down-hours"],
      },
      refutes: {
        see: "Of the hours machines stood with nobody there, less than a tenth come from something that broke, wore out or clogged",
        means: "Breakdowns aren't your main loss",
        act: "Move on to the next cause",
        from: ["count-down-hours"],
      },
    },
  },
  goneWhen: "For four weeks no machine stops twice for the same thing",
  unknowns: [
    {
      id: "same-again",
      flips: "finding",
      what: "Whether the same thing fails again",
      question: "In the last year, which repair came up twice?",
      answered: answered["same-repair"],
    },
    {
      id: "sign-of-wear",
      flips: "finding",
      what: "Whether it shows before it fails",
      question: "What did the machine do, or sound like, in the week before the last stop?",
      answered: answered["sign-of-wear"],
    },
    {
      id: "spare-wait",
      flips: "finding",
      what: "How much of a repair is waiting",
      question: "Of the last three repairs, how long did each wait for a part or a technician?",
      answered: answered["spare-wait"],
    },
    {
      id: "down-hours",
      flips: "size",
      what: "How many hours they were down",
      question: "How many hours were your three worst machines down last month?",
      answered: answered["down-hours"],
    },
  ],
  usualPurchase: "A new machine breaks down too if nobody maintains it.",
  comparison: "cared-for",
  words: {
    subject: "Breakdowns",
    verb: "cost you about",
    check:
      "Log the start, end and cause of each breakdown, on the busiest machines first, and add what people remember from the last twelve months.",
    wrong: `If they lose less than ${good("kpi_unplanned_dt")} of their staffed hours, breakdowns aren't your main loss.`,
    week: "Log the start, end and cause of every breakdown, bottleneck first.",
  },
  evidencePattern:
    /\b(?:broke|broken|breaks? down|breakdowns?|repair\w*|(?:is|was|were|went|goes|been|days?|machine) down|down (?:for|again|\d+ days)|spindle (?:bearing|went|died|failed|seized)|bearings?|tech(?:nician)?(?: truck)?|service (?:man|call|contract|guy)|pm (?:sheets?|list)|greas\w*|lube|filters?|serviced|pumps? (?:went|failed|again|quit|died)|coolant pumps?|maintenance|(?<!\b(?:roof|ceiling|window|gutter)s?\b[^.;]{0,30})leak\w*|gearbox|seized)\b/i,
  mentionPattern: /\b(?:maint\w*|breakdowns?|break down|downtime)\b/iu,
});
