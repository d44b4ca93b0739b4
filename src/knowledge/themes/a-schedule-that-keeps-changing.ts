import { answerBenchmarks } from "../figures/answer-benchmarks.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { lateJobs } from "../page-one/first-weeks.ts";
import { theme } from "../theme.ts";

export const aScheduleThatKeepsChanging = theme({
  name: "A schedule that keeps changing",
  oneLine: "Jobs get moved ahead of others, so the ones behind them start late.",
  headline: "Your plan {likely}changes so often that the jobs pushed back run late",
  story:
    "Book a shop near 100% and lines grow fast. Jobs go late, customers call, priorities change, running setups get torn down, capacity drops and more jobs go late. It feeds itself. Boards and spreadsheets can't show load against capacity, so dates are promised without knowing the load.",
  symptoms: {
    hot_list: "The hot list is longer than the schedule",
    half_finished_jobs: "Half-finished jobs on carts",
    daily_reordering: "A daily meeting to reorder everything",
    promises_by_habit: "Promise dates set by sales out of habit",
    setups_broken_for_rush: "A running job is torn down for a rush job",
    whoever_shouts: "Priorities are set by whoever shouts loudest",
    schedule_out_of_date: "The schedule is wrong or out of date, and no one follows it",
    no_load_against_capacity: "Due dates are promised without looking at the load",
  },
  prior: 0.14,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Scheduling changes"] },
      ratio: 2.4,
      why: "You name schedule changes as a cause of late jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites"] },
      ratio: 2.4,
      why: "You name expedites as a cause of late jobs. Each one breaks into a running sequence.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] },
      ratio: 1.4,
      why: "It fits the cycle of late jobs and hot lists, though every cause makes jobs late.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tool", choices: ["Whiteboard"] },
      ratio: 1.8,
      why: "A whiteboard doesn't show load against capacity, or what changed.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tool", choices: ["Excel"] },
      ratio: 1.2,
      why: "A spreadsheet is out of date as soon as the floor moves.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "scheduling_ownership", choices: ["Everyone (tribal)"] },
      ratio: 3,
      why: "Without one owner there's no single rule for what runs next.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] },
      ratio: 1.2,
      why: "Overtime points to more load than capacity.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tracking_ready", choices: [false] },
      ratio: 1.2,
      why: "No one can see planned against actual starts.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "late_job_ratio", choices: ["0–5%"] },
      ratio: 2.2,
      why: "With so few late jobs, the schedule mostly holds.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "schedule_tool", choices: ["ERP native"] },
      ratio: 1.1,
      why: "The tool is there. We don't know whether people follow it.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "scheduling_ownership", choices: ["Production Manager / Planner"] },
      ratio: 1.7,
      why: "One person owns the sequence.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours spent tearing down and setting up again because the sequence changed",
  handCount: { name: "Jobs pushed back for another one", unit: "", goal: "half the first week's count" },
  loss: {
    formula:
      "setups broken by expedites: staffed machine hours × setup share × late ratio × expedites per late job (at most the expedite ceiling) × extra setups × break in factor; plus gaps between jobs: staffed machine hours × gap share × tribal factor if everyone owns the schedule × scheduling changes factor if scheduling changes are named × recoverable share",
    counted: { kind: "machine-hours" },
    parameters: {
      setup_share: answerBenchmarks.setupPercent,
      late_ratio: answerBenchmarks.latePercent,
      expedites_per_late: { kind: "benchmark", benchmark: "AS-EXP" },
      extra_setups: { kind: "benchmark", benchmark: "AS-BREAK" },
      expedite_ceiling: {
        kind: "constant",
        value: 1,
        unit: "expedites per job",
        meaning: "Late jobs × expedites for each of them count at most this much",
        source: ownJudgment,
      },
      break_in_factor: {
        kind: "constant",
        value: 0.5,
        unit: "share of an extra setup",
        meaning: "Part of a torn-down setup that is lost",
        source: ownJudgment,
      },
      gap_share: {
        kind: "by-answer",
        field: "schedule_tool",
        rows: {
          "ERP native": { low: 0.005, likely: 0.015, high: 0.03 },
          Excel: { low: 0.01, likely: 0.025, high: 0.045 },
          Whiteboard: { low: 0.015, likely: 0.03, high: 0.055 },
          Other: { low: 0.01, likely: 0.025, high: 0.05 },
        },
        unit: "share of staffed machine hours",
        basis: "assumed shares; load limits sourced (BM-LOAD-01, BM-Q-03)",
        source: ownJudgment,
      },
      tribal_factor: {
        kind: "constant",
        value: 1.3,
        unit: "factor",
        meaning: "The gap share is multiplied by this when everyone (tribal) owns the schedule",
        source: ownJudgment,
      },
      scheduling_changes_factor: {
        kind: "constant",
        value: 1.3,
        unit: "factor",
        meaning: "The gap share is multiplied by this when Scheduling changes is checked",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the lost hours that can be recovered",
        basis: "assumed shares; load limits sourced (BM-LOAD-01, BM-Q-03)",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Job put first", "Minutes lost", "Who asked, and why"],
  causedBy: [
    {
      theme: "data_silos",
      why: "A schedule kept outside the ERP doesn't know about moved dates and finished operations, so it's changed by hand all day.",
      source: "own judgment",
    },
    {
      theme: "capacity_visibility",
      why: "Dates are promised on hours the machines don't run. The schedule is overbooked before it starts.",
      source: "own judgment, with BM-UTIL-08, BM-Q-03",
    },
    {
      theme: "quoting_estimating",
      why: "The schedule uses the quoted hours. Where they're too short, it's late from day one.",
      source: "own judgment, with BM-QUOTE-01",
    },
    {
      theme: "staffing_skills",
      why: "A job only one person can run moves with that person's day, and the schedule moves with it.",
      source: "own judgment",
    },
    {
      theme: "programming_readiness",
      why: "A job without its program can't start on its day, so another takes its place.",
      source: "own judgment, with AS-PROGRDY",
    },
    {
      theme: "material_supply",
      why: "A job without material drops out of the schedule at the last minute and comes back with others, all late at once.",
      source: "own judgment, with AS-SUPOTD",
    },
    {
      theme: "maintenance_downtime",
      why: "A breakdown on the busiest machine upsets everything scheduled behind it, and lines grow with the uncertainty.",
      source: "own judgment, with BM-Q-04",
    },
    {
      theme: "quality_inspection",
      why: "A part made twice is needed right away, so remakes jump the line.",
      source: "own judgment, with BM-QUAL-02",
    },
  ],
  effort: {
    level: "low",
    why: "a written rule for what may break into the sequence, and one person who keeps it, are enough",
  },
  actions: {
    days30: [
      { what: "Put one person in charge of what runs next, and post the rule", needs: "no-planner" },
      "Log every expedite with its reason",
      "Compare hours booked with hours the bottleneck actually ran",
    ],
    days60: [
      "Freeze the next 48 hours on the bottleneck",
      "Don't book the bottleneck past 80–85%, and promise dates from that",
      "Limit released work with a WIP cap",
    ],
    days90: [
      { what: "Show the load six weeks ahead in the ERP", needs: "erp" },
      { what: "Show the load six weeks ahead on a sheet next to the schedule", needs: "no-erp" },
      "Reserve one slot a week for rush orders, or charge a fee for them",
      "Review late jobs by cause every week",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-starts",
      roles: ["planner", "foreman"],
      minutes: 90,
      what: "In {system}, put planned and actual start days for last week's operations side by side. Count how many started on the planned day. Start a log of changes: who asked, why, which jobs got pushed back, and each evening how many started.",
      kpi: "kpi_sched_adh",
    },
    sheet: {
      id: "hot-log",
      roles: ["planner", "foreman"],
      minutes: 20,
      what: "Start a log of changes: who asked, why, which job was moved ahead, and which ones got pushed back. Each evening, write how many jobs started.",
      kpi: "kpi_expedite",
    },
    compare: {
      id: "good-and-bad",
      roles: ["planner", "foreman"],
      minutes: 30,
      what: "Take the last job that ran start to finish undisturbed, and the last one that was pulled. For each, write who wanted it by when, who decided, and who found out last.",
      alone:
        "Take the last job that you ran through undisturbed, and the last one you pulled. For each, write who wanted it by when, and why you pulled it.",
      kpi: null,
    },
    days: [
      lateJobs,
      {
        id: "three-answers",
        roles: ["foreman", "planner"],
        minutes: 20,
        what: "Ask three people separately which job runs next on {place}. Different answers mean nobody follows one schedule.",
        alone: "Write down which three jobs run next. Do it again in the afternoon and compare.",
        kpi: null,
      },
      {
        id: "freeze-days",
        isChange: true,
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Freeze the next two days for {place} {plan}{shown}.{ready} Only {keeper} may change them, and must write down why.",
        alone: "Freeze your next two days {plan}. Write down each time you break the freeze, and for whom.",
        kpi: "kpi_sched_adh",
      },
      {
        id: "count-changes",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Add up the log by who asked and why. Next to it, write the hours of extra setups.",
        alone: "Add up the log by customer and reason. Next to it, write the hours of extra setups.",
        kpi: "kpi_expedite",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "One job or more was pushed back for every five that started",
      means: "Moving jobs ahead makes the others late",
      act: "Freeze the next two days on a second machine, too",
      from: ["pull-starts", "hot-log"],
    },
    lookAlikes: [
      {
        see: "Most changes were made because a setup or a run took longer than planned",
        means: "The hours in the plan are wrong, not the order",
        act: "Put actual hours into the plan first",
        from: ["pull-starts", "hot-log"],
        plausibleIf: { kind: "any-of", field: "setup_time_variability", choices: ["Often over", "Highly variable"] },
      },
      {
        see: "Most changes were made because something was missing",
        means: "Jobs are released before they can run",
        act: "Release only what is complete",
        from: ["pull-starts", "hot-log"],
      },
    ],
    neighbor: {
      see: "Most late jobs were finished by the promised day",
      means: "The plan held, but finished parts wait",
      act: "Fix shipping first",
      from: ["late-jobs"],
      plausibleIf: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days", "4–7 days", ">1 week"] },
    },
    refutes: {
      see: "Fewer than one job was pushed back for every twenty that started",
      means: "The order holds, but the promised dates are wrong",
      act: "Add up the hours of open jobs for your busiest machine, and promise no date that is sooner",
      from: ["pull-starts", "hot-log"],
    },
  },
  goneWhen: "For four weeks, at most one job is pushed back for every twenty that start",
  unknowns: [
    {
      id: "who-moves",
      flips: "finding",
      what: "Who may say yes to a sooner date",
      question: "When a customer asks for a sooner date, who says yes, and what do they look at first?",
      answered: answered["who-moves"],
    },
    {
      id: "was-it-needed",
      flips: "finding",
      what: "How many hot jobs had to be hot",
      question:
        "Of the last ten jobs that were moved ahead, how many shipped within two days of coming off the machine?",
      answered: answered["hot-jobs-needed"],
    },
    {
      id: "changes-a-week",
      flips: "size",
      what: "How many running jobs get interrupted",
      question: "How many setups were torn down last week before the job was done?",
      answered: answered["changes-counted"],
    },
  ],
  usualPurchase: "Scheduling software plans the same changes. A phone call would still move a job ahead.",
  comparison: "locked",
  words: {
    subject: "Schedule changes",
    verb: "cost you about",
    check:
      "Freeze Monday's schedule on paper. Every evening, mark what started as planned, what didn't, and who changed it.",
    wrong:
      "If fewer than one job is pushed back for every twenty that start, the schedule holds and the loss is elsewhere.",
    week: "Put one person in charge of what runs next, and write down every expedite with its reason.",
  },
  evidencePattern:
    /\b(?:schedul\w*|priorit\w*|hot (?:list|jobs?|ones?)|rush\w*|expedit\w*|red (?:tags?|stickers?)|bump\w*|pull(?:s|ed|ing)? (?:off|ahead|forward|it|them)|torn down|tear\w* (?:it |them |her |a |the )?\w* ?down|take her down|reshuffl\w*|re-?sequenc\w*|chang(?:e|es|ed|ing) the (?:list|plan|board|order)|chopped|eraser|erase\w*|whoever (?:shouts?|calls?|yells?|called|shouted)|drops? everything|jumps? (?:the|my) (?:line|queue)|boss(?:es)?|night list|first come|tells? (?:them|him|us) to run|what (?:to run|runs|goes) (?:next|first))\b/i,
  mentionPattern: /\b(?:schedul\w*|priorit\w*|hot jobs?|hot list|expedit\w*|plan|plans)\b/iu,
});
