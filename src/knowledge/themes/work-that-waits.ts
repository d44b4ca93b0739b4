import { answerBenchmarks } from "../answer-benchmarks.ts";
import { ownJudgement } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const workThatWaits = {
  name: "WIP, flow and shipping dwell",
  oneLine:
    "Parts spend most of their time waiting, some of it after the last operation, when no machine is needed any more.",
  story:
    "Little's law: lead time = WIP / throughput. Released work that nobody can see piles up between operations, and finished parts wait for certs, packing or consolidation. Dwell after the last operation is lateness that costs no machine time to remove.",
  symptoms: {
    where_is_my_job: "Where-is-my-job walks",
    jobs_lost: "Jobs lost on shelves",
    month_end_rush: "Shipping rush on the last days of the month",
    partial_lots: "Partial lots everywhere",
    parts_wait_between_operations: "Parts wait for days between operations",
    finished_not_shipped: "Finished parts lie before they ship",
    too_much_released: "Too much work is on the floor at once",
  },
  prior: 0.13,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: [">1 week"] },
      ratio: 3,
      why: "More than a week between finished and shipped is this mechanism itself.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days"] },
      ratio: 3,
      why: "Four to seven days between finished and shipped is this mechanism itself.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["2–3 days"] },
      ratio: 1.2,
      why: "Two or three days are common, so it weighs little.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Paper traveler"] },
      ratio: 1.5,
      why: "With a paper traveler a job is found by walking.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Excel", "Other"] },
      ratio: 1.5,
      why: "The sheet shows where a job was, not where it is.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "late_job_ratio", choices: ["15–30%", "30%+"] },
      ratio: 1.1,
      why: "Late jobs fit it, as they fit every theme.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["0–1 day"] },
      ratio: 5,
      why: "Finished parts leave at once.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "wip_visibility", choices: ["ERP"] },
      ratio: 1.2,
      why: "The ERP knows where a job is, as far as people keep it up.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours in which lots lay finished at one step and nobody moved them to the next",
  loss: {
    formula:
      "lead time: dwell in days; cash tied up: annual sales ÷ days per year × dwell; a year of it: × carrying cost; labor hours: machinists × search minutes ÷ 60 × work days per year × recoverable part",
    parameters: {
      dwell: answerBenchmarks.dwellDays,
      search_minutes: {
        kind: "by-answer",
        field: "wip_visibility",
        rows: { "Paper traveler": 40, Other: 40, Excel: 30, ERP: 15 },
        unit: "minutes per machinist and shift",
        basis: "waiting share sourced (BM-FLOW-01); search minutes assumed inside BM-TIME-06",
        source: ownJudgement,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the search time that can be won back",
        basis: "waiting share sourced (BM-FLOW-01); search minutes assumed inside BM-TIME-06",
        source: ownJudgement,
      },
      work_days_per_year: {
        kind: "constant",
        value: 250,
        unit: "days per year",
        meaning: "Working days on which a machinist searches",
        source: ownJudgement,
      },
      days_per_year: {
        kind: "constant",
        value: 365,
        unit: "days per year",
        meaning: "Calendar days over which annual sales are spread to value the dwell",
        source: ownJudgement,
      },
      carrying_cost: { kind: "benchmark", benchmark: "AS-CARRY" },
    },
  },
  broughtAboutBy: [
    {
      theme: "material_supply",
      why: "Lots stop half-way for an outside process and wait on the shelf for it.",
      source: "own judgement",
    },
    { theme: "quality_inspection", why: "Finished lots wait to be accepted and cannot ship.", source: "own judgement" },
    {
      theme: "scheduling_priority",
      why: "Jobs that were pushed back lie half-finished while others are run in their place.",
      source: "own judgement, with BM-FLOW-01",
    },
    {
      theme: "setup_changeover",
      why: "To save setups, batches grow; large batches wait longer at every step.",
      source: "own judgement",
    },
  ],
  kpis: ["kpi_ship_dwell", "kpi_wip_age", "kpi_flow_eff", "kpi_bn_queue", "kpi_lead_time"],
  effort: {
    level: "low",
    why: "a list each morning of what is finished and not shipped is enough to begin",
  },
  actions: {
    days30: [
      "List finished-not-shipped every morning with age and $",
      "Reason code for each: cert, pack, finish, hold",
      "Scan or sign at each move",
    ],
    days60: [
      "Shipping and certs as routed operations",
      "WIP cap per work center",
      "Stalled-job review (> 5 days without move)",
    ],
    days90: [
      "Release only what the bottleneck will start this week",
      "Cert packet prepared during the last operation",
      "Aging board on TV",
    ],
  },
  words: {
    subject: "Finished work",
    verb: "waits about",
    noun: "work that waits",
    check: "Each morning, list what is finished and not shipped: age, dollars, and what it waits for.",
    wrong: "If nothing on the list is older than a day, flow after the machine is not your problem.",
    week: "Start the list of what is finished and not shipped. Read it aloud at the morning meeting.",
  },
  mentions: /\b(?:dwell\w*|wip|work in process|work in progress|finished (?:work|parts))\b/iu,
} as const satisfies Theme;
