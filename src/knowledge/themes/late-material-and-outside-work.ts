import { ownJudgement } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const lateMaterialAndOutsideWork = {
  name: "Material and outside-process supply",
  oneLine:
    "Jobs drop out of the plan because stock, certs or outside processes come late, and then return all at once.",
  story:
    "Late material or outside processing removes jobs from the plan at the last moment. The machine usually gets another job, so part of the loss shows as extra setups and broken sequence rather than pure idle time; jobs then return late and bunched.",
  symptoms: {
    released_without_material: "Jobs released without material",
    certs_missing: "Certs missing at receiving",
    outside_process_unknown: "Outside process adds an unknown week",
    buyers_hear_late: "Buyers hear about need dates too late",
    material_late: "Material, bar stock, castings or purchased parts come late",
    wrong_material: "The material that came is wrong, short or cannot be used",
    plater_holds_jobs: "Plating, heat treat or another outside process holds finished work",
  },
  prior: 0.08,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Supplier delays"] },
      ratio: 3.5,
      why: "Late material is this mechanism itself.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Materials"] },
      ratio: 1.8,
      why: "You name materials as the place where work piles up.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["Expedites"] },
      ratio: 1.2,
      why: "An expedite is sometimes the cure for late material.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shop_type", choices: ["Specialty process"] },
      ratio: 1.1,
      why: "Special processes usually mean outside vendors in the chain.",
    },
    {
      speaks: "against",
      when: { kind: "not-ticked", field: "typical_delay_cause", choice: "Supplier delays" },
      ratio: 1.2,
      why: "You ticked other causes of late jobs, and not this one.",
    },
  ],
  bottlenecks: [
    {
      choice: "Materials",
      count:
        "the hours in which a machine ran something else because material, certs or an outside process were not there",
    },
  ],
  toCount: "the hours in which a job could not start for want of material, certs or an outside process",
  loss: {
    formula: "staffed machine hours × waiting share × recoverable part",
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
        },
        unit: "share of staffed machine hours",
        basis: "assumed; no machine-shop survey splits idle time by material",
        source: ownJudgement,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be won back",
        basis: "assumed; no machine-shop survey splits idle time by material",
        source: ownJudgement,
      },
    },
  },
  broughtAboutBy: [],
  kpis: ["kpi_supplier_otd", "kpi_ready_to_run", "kpi_lead_time", "kpi_sched_adh"],
  effort: {
    level: "medium",
    why: "suppliers must be brought to name dates and to keep them",
  },
  actions: {
    days30: [
      "Late-PO list tied to job numbers, reviewed twice a week",
      "Do not release a job to the floor without material in house",
      "Ask top five suppliers for confirmed dates",
    ],
    days60: [
      "Original due date kept on every PO line",
      "Lead times of outside processes measured, not assumed",
      "Stock or blanket order for the ten most used materials",
    ],
    days90: [
      "Supplier scorecard",
      "Outside processing as routed operations with dates",
      "Second source for the worst process",
    ],
  },
  words: {
    subject: "Late material and outside work",
    verb: "cost you about",
    noun: "late material and outside work",
    check:
      "Beside every job that could not start on its day, write what it waited for. Count material, certs and outside processes.",
    wrong: "If fewer than one in ten waited for something from outside, supply is not your main loss.",
    week: "Tie every late PO line to a job number and go through the list twice a week.",
  },
  mentions: /\b(?:material\w*|supplier\w*|supply|outside work|stock|certs?)\b/iu,
} as const satisfies Theme;
