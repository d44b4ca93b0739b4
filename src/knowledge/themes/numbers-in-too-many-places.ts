import { ownJudgement } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const numbersInTooManyPlaces = {
  name: "Data silos and missing actuals",
  oneLine: "The numbers exist in several places and agree in none, so decisions go back to gut feeling.",
  story:
    "ERP, monitor, spreadsheets and accounting each hold part of the truth. People re-key, reports arrive late, and because actuals are incomplete nobody trusts them, so decisions go back to gut feeling. This theme loses office hours and decision speed, and keeps the other themes alive.",
  symptoms: {
    report_takes_a_day: "Weekly report takes a day",
    figures_differ: "Two different OTD figures",
    hours_back_filled: "Actual hours back-filled on Friday",
    profit_known_late: "Job profit known months later",
    typed_twice: "The same thing is typed into several systems",
    system_not_trusted: "Nobody trusts the numbers of the ERP",
    spreadsheets_beside_erp: "Private spreadsheets beside the system hold what people really use",
  },
  prior: 0.13,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "financial_sync_ready", choices: [false] },
      ratio: 3,
      why: "Job costs and the books live apart.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "labor_tracking_ready", choices: [false] },
      ratio: 3,
      why: "There are no actual labor hours to trust.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "variance_tracking_ready", choices: [false] },
      ratio: 3,
      why: "Estimates and actuals cannot be set side by side.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tracking_ready", choices: [false] },
      ratio: 1.2,
      why: "Planned and actual starts cannot be set side by side.",
    },
    {
      speaks: "for",
      when: { kind: "at-least", field: "tech_stack", count: 3 },
      ratio: 3,
      why: "Three or more systems, and nothing says that they talk to each other.",
    },
    {
      speaks: "for",
      when: { kind: "only", field: "tech_stack", choice: "QuickBooks" },
      ratio: 3,
      why: "QuickBooks alone knows money, not jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Excel", "Paper traveler"] },
      ratio: 1.2,
      why: "Job status is kept outside the ERP.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard"] },
      ratio: 1.2,
      why: "The plan is kept outside the ERP.",
    },
    {
      speaks: "for",
      when: { kind: "none-ticked", field: "current_kpi_tracking" },
      ratio: 1.2,
      why: "Nothing is tracked today.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "financial_sync_ready", choices: [true] },
      ratio: 3,
      why: "Job costs and the books agree.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "labor_tracking_ready", choices: [true] },
      ratio: 3,
      why: "Actual labor hours exist.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "wip_visibility", choices: ["ERP"] },
      ratio: 1.2,
      why: "Job status has one source.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "schedule_tool", choices: ["ERP native"] },
      ratio: 1.2,
      why: "The plan has one source.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours in which people looked for a number or typed it a second time",
  loss: {
    formula:
      "labor hours: users × admin hours per week × weeks per year × recoverable part. Users are the ERP users you state, or the number of machines ÷ machines per user, with fewest users as the floor",
    parameters: {
      admin_hours_per_week: { kind: "benchmark", benchmark: "AS-ADMIN" },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the office hours that can be won back",
        basis: "assumed",
        source: ownJudgement,
      },
      weeks_per_year: {
        kind: "constant",
        value: 50,
        unit: "weeks per year",
        meaning: "Working weeks in which data is keyed again",
        source: ownJudgement,
      },
      fewest_users: {
        kind: "constant",
        value: 2,
        unit: "users",
        meaning: "Users taken at the least when erp_user_count was not answered",
        source: ownJudgement,
      },
      machines_per_user: {
        kind: "constant",
        value: 4,
        unit: "machines per user",
        meaning: "Machines for one user when erp_user_count was not answered",
        source: ownJudgement,
      },
    },
  },
  broughtAboutBy: [],
  kpis: ["kpi_data_capture", "kpi_est_actual", "kpi_labor_util", "kpi_job_margin"],
  effort: {
    level: "high",
    why: "habits must change in several places before the numbers agree",
  },
  actions: {
    days30: [
      "Check 20 closed jobs for missing actuals",
      "Write one definition per KPI and one source per number",
      "Name the system of record for dates, hours, quantities",
    ],
    days60: [
      "Clock-in per operation on the bottleneck",
      "Nightly export of orders, time, shipments to one place",
      "Stop duplicate spreadsheets one by one",
    ],
    days90: ["Join monitor and ERP by job operation", "Automatic weekly KPI page", "Finance tie-out by job each month"],
  },
  words: {
    subject: "Keying the same data twice",
    verb: "costs your people about",
    noun: "numbers kept in several places",
    check:
      "Take 20 jobs closed last month. Count those with setup hours, run hours, quantities and ship date on every operation.",
    wrong: "If 18 of the 20 are complete, your data is good enough to work with.",
    week: "Take 20 closed jobs and list which actual hours and dates are missing, and who could have entered them.",
  },
  mentions: /\b(?:silos?|spreadsheets?|keying|keyed|rekey\w*|numbers kept)\b/iu,
} as const satisfies Theme;
