import { answerBenchmarks } from "../figures/answer-benchmarks.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { lateJobs } from "../page-one/first-weeks.ts";
import { theme } from "../theme.ts";

const finishedOrShipping = /\b(?:finished|completed|done|final|pack\w*|ship\w*|truck|boxed|dock)\b/i;

export const workThatWaits = theme({
  name: "Work that waits",
  oneLine: "Your parts spend most of their days in the shop waiting for the next step, not being worked on.",
  headline: "Jobs {likely}wait between steps far longer than they're worked on",
  story:
    "The more work on the floor, the longer each job takes to get through it. Released work that no one can see piles up between operations, and finished parts wait for certs, packing or the rest of the order. The wait after the last operation takes no machine time to fix.",
  symptoms: {
    where_is_my_job: "Where-is-my-job walks",
    jobs_lost: "Jobs get lost on shelves",
    month_end_rush: "A shipping rush in the last days of the month",
    partial_lots: "Partial lots everywhere",
    parts_wait_between_operations: "Parts wait for days between operations",
    finished_not_shipped: "Finished parts sit before they ship",
    too_much_released: "Too much work is on the floor at once",
  },
  prior: 0.14,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: [">1 week"] },
      ratio: 3,
      why: "Finished parts wait more than a week to ship.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days"] },
      ratio: 3,
      why: "Finished parts wait four to seven days to ship.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days"] },
      ratio: 1.2,
      why: "Two or three days are common, so it counts little.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Paper traveler"] },
      ratio: 1.5,
      why: "With a paper traveler, you find a job by walking the floor.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Excel"] },
      ratio: 1.5,
      why: "A spreadsheet shows where a job was, not where it is.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Other"] },
      ratio: 1.5,
      why: "Without a live system, you find a job by asking around.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] },
      ratio: 1.1,
      why: "Every cause makes jobs late, so it counts little.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["0–1 day"] },
      ratio: 2.2,
      why: "Finished parts ship right away.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "wip_visibility", choices: ["ERP"] },
      ratio: 1.1,
      why: "The ERP knows where a job is, as long as people keep it current.",
    },
  ],
  bottlenecks: [],
  toCount: "the time people spent looking for lots and asking where a job is",
  handCount: { name: "Lots that didn't move today", unit: "", goal: "half the first week's count" },
  loss: {
    formula:
      "lead time: dwell in days; cash tied up: annual sales ÷ days per year × dwell; carrying cost per year: cash tied up × carrying cost rate; labor hours: machinists × search minutes ÷ 60 × work days per year × recoverable share",
    counted: { kind: "other" },
    parameters: {
      dwell: answerBenchmarks.dwellDays,
      search_minutes: {
        kind: "by-answer",
        field: "wip_visibility",
        rows: { "Paper traveler": 40, Other: 40, Excel: 30, ERP: 15 },
        unit: "minutes per machinist per shift",
        basis: "assumed: some of the minutes that shift logs miss (BM-TIME-06). Parts mostly wait (BM-FLOW-01)",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the search time that can be recovered",
        basis: "assumed",
        source: ownJudgment,
      },
      work_days_per_year: {
        kind: "constant",
        value: 250,
        unit: "days per year",
        meaning: "Working days on which a machinist searches",
        source: ownJudgment,
      },
      days_per_year: {
        kind: "constant",
        value: 365,
        unit: "days per year",
        meaning: "Calendar days over which annual sales are spread to value the dwell",
        source: ownJudgment,
      },
      carrying_cost: { kind: "benchmark", benchmark: "AS-CARRY" },
    },
  },
  countSheet: ["Operation done", "Next one started", "What it waited for"],
  causedBy: [
    {
      theme: "material_supply",
      why: "Lots stop halfway for an outside process and wait on the shelf for it.",
      source: "own judgment",
    },
    { theme: "quality_inspection", why: "Finished lots wait to be accepted and can't ship.", source: "own judgment" },
    {
      theme: "scheduling_priority",
      why: "Jobs that were pushed back sit half finished while others run in their place.",
      source: "own judgment, with BM-FLOW-01",
    },
    {
      theme: "setup_changeover",
      why: "Batches grow to save setups, and big batches wait longer at every step.",
      source: "own judgment",
    },
  ],
  effort: {
    level: "low",
    why: "a list every morning of what's finished and not shipped is enough",
  },
  actions: {
    days30: [
      "Every morning, list what's finished and not shipped, with age and price",
      "Give each a reason: a missing part, packing, finishing, paperwork, hold",
      "Scan or sign at every move",
    ],
    days60: [
      { what: "Put shipping and certs on the router", needs: "customers-paperwork" },
      "Set a WIP cap for each work center",
      "Review every job that hasn't moved in 5 days",
    ],
    days90: [
      "Release only what the bottleneck will start this week",
      { what: "Prepare the cert packet during the last operation", needs: "customers-paperwork" },
      "Show how long work has been waiting where everyone walks by",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-waiting",
      roles: ["planner", "foreman"],
      minutes: 60,
      what: "In {system}, list every lot that hasn't shipped: its last operation, the day that was done, its price, and what it's waiting for. Mark those older than five days.",
      kpi: "kpi_ship_dwell",
    },
    sheet: {
      id: "waiting-list",
      roles: ["planner", "foreman"],
      minutes: 45,
      what: "Walk the floor and list every lot that hasn't moved in five days: job, place, last operation, what it's waiting for.",
      kpi: "kpi_wip_age",
    },
    compare: {
      id: "good-and-bad",
      roles: ["planner", "foreman"],
      minutes: 30,
      what: "Take the lot that went through fastest last month, and the slowest one. For each, write how many pieces it had, who moved it, and the days it sat at each step.",
      alone:
        "Take the lot that went through fastest last month, and the slowest one. For each, write how many pieces it had, and the days it sat at each step.",
      kpi: null,
    },
    days: [
      lateJobs,
      {
        id: "follow-a-job",
        roles: ["planner", "foreman"],
        minutes: 60,
        what: "Take three jobs shipped last week. Write down the days they were in the shop and the hours you worked on them.",
        kpi: "kpi_flow_eff",
      },
      {
        id: "split-a-lot",
        isChange: true,
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Pick one large lot. Send the first 25% of it on to the next step as soon as it's done. Note when it's through that step, and when the rest is.",
        kpi: "kpi_lead_time",
      },
      {
        id: "oldest-first",
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "Move the oldest waiting lot to its next step, or out the door. Show the next five {wall}, with what each is waiting for.",
        kpi: "kpi_ship_dwell",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "The part of the lot that was sent ahead is through the next step two days or more before the rest",
      means: "Your lead time is mostly waiting for full lots and complete orders",
      act: "Start fewer jobs at once, and move lots on in smaller batches",
      from: ["split-a-lot"],
    },
    lookAlikes: [
      {
        see: "Most of the wait is in front of one machine",
        means: "That machine is the limit",
        act: "Keep it running, and don't put more in front of it than it can do",
        from: ["pull-waiting", "waiting-list"],
      },
      {
        see: "Finished parts wait for paperwork, packing or the rest of the order",
        means: "Parts wait at the dock, not on the floor",
        act: "Ship the oldest first, and do the paperwork during the last operation",
        from: ["pull-waiting", "waiting-list"],
        plausibleIf: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days", "4–7 days", ">1 week"] },
      },
    ],
    neighbor: {
      see: "The part that was sent ahead waits for the rest at the next step",
      means: "Nobody there knows that it can move on",
      act: "Write “run ahead” on its traveler, and try one more lot",
      from: ["split-a-lot"],
    },
    refutes: {
      see: "The part that was sent ahead was worked on at once, and is done less than half a day before the rest",
      ofChange: true,
      means: "Small lots don't wait for full pallets or complete orders",
      act: "Move on to the next cause",
      from: ["split-a-lot"],
    },
  },
  goneWhen: "For four weeks lots leave each step the day they're done",
  unknowns: [
    {
      id: "touch-days",
      flips: "finding",
      what: "How long a job is worked on",
      question: "For your last three jobs: days in the shop, and hours on a machine?",
      answered: answered["touch-time"],
    },
    {
      id: "which-gap",
      flips: "finding",
      what: "Where jobs sit",
      question: "Of the lots that are sitting today, how many wait for the same step?",
      answered: answered["which-gap"],
    },
    {
      id: "who-carries",
      flips: "finding",
      what: "Who moves a lot on",
      question: "When a step is done, who takes the lot to the next one, and how does that person find out?",
      answered: answered["who-carries"],
    },
    {
      id: "finished-wait",
      flips: "finding",
      what: "What finished parts wait for",
      question:
        "What did the last five finished orders wait for: packing, paperwork, a truck, or the rest of the order?",
      answered: answered["finished-wait"],
      about: finishedOrShipping,
    },
    {
      id: "lot-size",
      flips: "size",
      what: "How lots are sized",
      question: "What decides how many pieces move to the next step at once?",
      answered: answered["lot-sized"],
    },
  ],
  usualPurchase: "More floor space only makes room for more waiting work.",
  comparison: "fewer-at-once",
  words: {
    subject: "Finished work",
    verb: "waits about",
    ofLabor: { subject: "Your people", verb: "spend about", on: "looking for jobs" },
    check: "Every morning, list what's finished and not shipped: age, price, and what it's waiting for.",
    wrong: "If nothing on the list is older than a day, waiting after the last operation isn't your problem.",
    week: "Start a list of what's finished and not shipped. Read it out at the morning meeting.",
  },
  evidencePattern:
    /\b(?:waits?|waiting|waited|sits?|sat|sitting|racks?|baskets?|piles?|piled|totes?|shelf|shelves|between (?:operations|departments|ops|steps)|(?:days|weeks) in (?:the )?(?:shop|building)|queue\w*|finished (?:parts|pieces|goods|work)|wip|on the (?:bench|floor|dock)|behind the|deburr|assembly|shipping|packing|to ship|(?:the|a|full|next|no) truck\b(?! hub)|truck (?:left|goes|comes)|pallets of|cobweb|\d+ (?:days|weeks) (?:for|in|from))\b/i,
  mentionPattern: /\b(?:dwell\w*|wip|work in process|work in progress|work that waits|finished (?:work|parts))\b/iu,
});
