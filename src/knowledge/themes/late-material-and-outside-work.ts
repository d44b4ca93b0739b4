import { hardlyWaits } from "../figures/parameters.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { lateJobs } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import { theme } from "../theme.ts";

/** Stock, unless the sentence is about work on it elsewhere, or says that it comes at once. */
const stock =
  /^(?!.*(?:\b(?:outside|heat[- ]treat|plat(?:er|ing)|anodi[sz])|\b(?:next day|never (?:late|a problem)|(?:is|are) (?:always )?(?:fine|here|on time))\b)).*\b(?:material|stock|bar|plate|steel|aluminum|metal|rod|castings?|forgings?|blanks?)\b/i;

export const lateMaterialAndOutsideWork = theme({
  name: "Late material and outside work",
  oneLine: "Jobs can't start or can't be finished on time because stock, certs or outside work come late.",
  headline: "Jobs {likely}wait for material and outside work that come late",
  story:
    "Late material or outside processing takes jobs out of the schedule at the last minute. The machine usually gets another job, so part of the loss shows up as extra setups and a broken sequence rather than idle time. The jobs then come back late and all at once.",
  symptoms: {
    released_without_material: "Jobs are released without material",
    certs_missing: "Certs are missing at receiving",
    outside_process_unknown: "Outside processing adds a week no one planned",
    buyers_hear_late: "Buyers learn need dates too late",
    material_late: "Material, bar stock, castings or purchased parts come in late",
    wrong_material: "The material that came in is wrong, short or unusable",
    plater_holds_jobs: "Plating, heat treat or another outside process holds up finished work",
  },
  prior: 0.08,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Supplier delays"] },
      ratio: 3.4,
      why: "You name supplier delays as a cause of late jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Materials"] },
      ratio: 1.7,
      why: "You say work piles up waiting for material.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites"] },
      ratio: 1.14,
      why: "Some expedites come from late material.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["Specialty process"] },
      ratio: 1.1,
      why: "Special processes usually mean outside vendors.",
    },
    {
      speaks: "against",
      when: { kind: "not-checked", field: "typical_delay_cause", choice: "Supplier delays" },
      ratio: 1.07,
      why: "You named other causes of late jobs, but not this one.",
    },
  ],
  bottlenecks: [
    {
      choice: "Materials",
      count: "the hours a machine ran something else because material, certs or outside work weren't there",
    },
  ],
  toCount: "the hours a machine sat because its material, cert or outside work wasn't there",
  handCount: { name: "Jobs waiting for material today", unit: "", goal: "0", later: showsLater.arrives },
  loss: {
    formula: "staffed machine hours × waiting share × recoverable share",
    counted: { kind: "share-of-staffed-hours", share: "waiting_share", text: "share waiting for material" },
    parameters: {
      waiting_share: {
        kind: "by-case",
        base: { low: 0.005, likely: 0.02, high: 0.04 },
        cases: {
          "Supplier delays": {
            when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["Supplier delays"] }],
            effect: "at-least",
            range: { low: 0.02, likely: 0.04, high: 0.07 },
          },
          "bottleneck Materials": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Materials"] }],
            effect: "at-least",
            range: { low: 0.03, likely: 0.06, high: 0.1 },
          },
          "few late and little overtime": hardlyWaits,
        },
        unit: "share of staffed machine hours",
        basis: "assumed; no machine-shop survey splits idle time by material",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be recovered",
        basis: "assumed; no machine-shop survey splits idle time by material",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Ordered", "Needed, arrived", "What was late or wrong"],
  causedBy: [],
  effort: {
    level: "medium",
    why: "suppliers have to commit to dates and keep them",
  },
  actions: {
    days30: [
      "List late POs by job number and review the list twice a week",
      "Don't release a job to the floor without its material in house",
      "Ask the top five suppliers for confirmed dates",
    ],
    days60: [
      "Keep the original due date on every PO line",
      "Measure lead times of outside processes instead of assuming them",
      "Stock the ten most used materials or put them on blanket orders",
    ],
    days90: [
      "Keep a supplier scorecard",
      "Put outside processing on the router as operations with dates",
      "Find a second source for the worst process",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-receipts",
      roles: ["buyer", "planner"],
      minutes: 90,
      what: "In {system}, put order, due and receipt dates for the last 50 PO lines side by side. Sort by supplier.",
      kpi: "kpi_supplier_otd",
    },
    sheet: {
      id: "open-orders",
      roles: ["buyer", "planner"],
      minutes: 60,
      what: "List every open purchase order and outside process with its job, the day it was ordered, its due date and the day the job needs it.",
      kpi: "kpi_supplier_otd",
    },
    compare: {
      id: "good-and-bad",
      roles: ["buyer", "planner"],
      minutes: 30,
      what: "Take the last job whose material or outside work came on time, and the last one where it came late. For each, write the day you booked, the day you ordered, and who called when.",
      kpi: null,
    },
    today: {
      id: "call-today",
      roles: ["buyer", "planner"],
      minutes: 60,
      what: "For each job that waits for material or outside work now, call whoever has it. Get a date, and write it {wall}.",
      kpi: null,
    },
    days: [
      lateJobs,
      {
        id: "walk-shortages",
        roles: ["foreman", "planner"],
        minutes: 45,
        what: "Walk the floor. Write down each job that can't start or go on, the one thing it waits for, and if that's in the building.",
        kpi: "kpi_ready_to_run",
      },
      {
        id: "no-release-short",
        isChange: true,
        roles: ["planner", "foreman"],
        minutes: 30,
        what: "For a week, order each job's material the day it's booked, and start no job before it is here. Before a lot goes out for outside work, agree on the day it comes back. Show what's short {wall}.",
        kpi: "kpi_ready_to_run",
      },
      {
        id: "call-three",
        roles: ["buyer", "planner"],
        minutes: 45,
        what: "Call whoever is behind most of the waiting, three suppliers at most. Ask for a date they will keep, and write it down.",
        kpi: "kpi_supplier_otd",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "One late job in three waited for something from outside",
      means: "Supply makes the jobs late",
      act: "Call suppliers twice a week",
      from: ["late-jobs"],
    },
    lookAlikes: [
      {
        see: "Most of what the late jobs waited for was ordered too late for its lead time",
        means: "You order late; the suppliers aren't the problem",
        act: "Put each supplier's true lead time where you order",
        from: ["pull-receipts", "open-orders"],
      },
      {
        see: "The material was here, but nobody knew",
        means: "Stock is on one list and not on the other",
        act: "Keep one list of what's on the rack",
        from: ["walk-shortages"],
        plausibleIf: { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard"] },
      },
    ],
    neighbor: {
      see: "Material was here on the day, and the job still started late",
      means: "Something else held the job",
      act: "Write down the reason at each late start",
      from: ["late-jobs"],
    },
    refutes: {
      see: "Fewer than one late job in ten waited for something from outside",
      means: "Supply isn't your main loss",
      act: "Start with the reason you wrote down most often",
      from: ["late-jobs"],
    },
  },
  goneWhen: "For four weeks no job waits on late stock or a late outside process",
  unknowns: [
    {
      id: "which-supplier",
      flips: "finding",
      what: "Which supplier or process is late",
      question: "Of your last ten late receipts, how many came from the same two suppliers?",
      answered: answered["which-vendor"],
    },
    {
      id: "ordered-when",
      flips: "finding",
      what: "Whether it comes late or is ordered late",
      question:
        "For the last three jobs that waited, how many days passed between booking the job and sending the order?",
      answered: answered["ordered-when"],
      about: stock,
    },
    {
      id: "wait-days",
      flips: "size",
      what: "How long jobs wait",
      question: "How many days did the last three jobs wait for material or outside work?",
      answered: answered["wait-days"],
    },
  ],
  usualPurchase: "More stock hides a late supplier and ties up cash.",
  comparison: "material-on-hand",
  words: {
    subject: "Late material and outside work",
    verb: "cost you about",
    check:
      "Next to every job that couldn't start on its day, write what it waited for. Count material, certs and outside work.",
    wrong: "If fewer than one in ten waited for something from outside, supply isn't your main loss.",
    week: "Tie every late PO line to a job number and go through the list twice a week.",
  },
  evidencePattern:
    /\b(?:materials?|bar ?stock|no bar|bar not|castings?|forgings?|(?<!-)plate|blanks|billets?|steel|alumin[iu]+m|titanium|inconel|vendors?|suppliers?|mill certs?|certs?|plating|plater|heat[- ]?treat\w*|anodiz\w*|coating|grinding house|outside (?:process\w*|vendor|work|op\w*|step)|processors?|POs?|purchas\w*|buyer|foundry|deliver(?:y|ies) of)\b/i,
  mentionPattern: /\b(?:material\w*|supplier\w*|supply|outside work|stock|certs?)\b/iu,
});
