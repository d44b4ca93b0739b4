import { ownJudgment } from "../sources.ts";
import type { Theme } from "../theme.ts";

export const numbersInTooManyPlaces = {
  name: "Numbers in too many places",
  oneLine: "The same numbers sit in several places and don't match, so decisions go back to gut feel.",
  story:
    "The ERP, the machine monitor, spreadsheets and accounting each hold part of the truth. People type numbers twice and reports come late. Actuals are incomplete, so no one trusts them and decisions go back to gut feel. It costs office hours and slow decisions, and it keeps the other causes going.",
  symptoms: {
    report_takes_a_day: "The weekly report takes a day",
    figures_differ: "Two different on-time delivery numbers",
    hours_back_filled: "Actual hours are filled in on Friday",
    profit_known_late: "Job profit is known months later",
    typed_twice: "The same thing is typed into several systems",
    system_not_trusted: "No one trusts the numbers in the ERP",
    spreadsheets_beside_erp: "Private spreadsheets next to the system hold what people really use",
  },
  prior: 0.13,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "financial_sync_ready", choices: [false] },
      ratio: 3,
      why: "Job costs and the books don't meet.",
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
      why: "You can't put estimates and actuals side by side.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "schedule_tracking_ready", choices: [false] },
      ratio: 1.2,
      why: "You can't put planned and actual starts side by side.",
    },
    {
      speaks: "for",
      when: { kind: "at-least", field: "tech_stack", count: 3 },
      ratio: 3,
      why: "You use three or more systems, and nothing says they talk to each other.",
    },
    {
      speaks: "for",
      when: { kind: "only", field: "tech_stack", choice: "QuickBooks" },
      ratio: 3,
      why: "QuickBooks by itself knows money, not jobs.",
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
      ratio: 1.7,
      why: "Job costs and the books match.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "labor_tracking_ready", choices: [true] },
      ratio: 1.7,
      why: "You have actual labor hours.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "wip_visibility", choices: ["ERP"] },
      ratio: 1.1,
      why: "Job status has one source.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "schedule_tool", choices: ["ERP native"] },
      ratio: 1.1,
      why: "The plan has one source.",
    },
  ],
  bottlenecks: [],
  toCount: "the hours people spent looking for a number or typing it a second time",
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
        source: ownJudgment,
      },
      weeks_per_year: {
        kind: "constant",
        value: 50,
        unit: "weeks per year",
        meaning: "Working weeks in which data is typed again",
        source: ownJudgment,
      },
      fewest_users: {
        kind: "constant",
        value: 2,
        unit: "users",
        meaning: "Users taken at the least when erp_user_count was not answered",
        source: ownJudgment,
      },
      machines_per_user: {
        kind: "constant",
        value: 4,
        unit: "machines per user",
        meaning: "Machines for one user when erp_user_count was not answered",
        source: ownJudgment,
      },
    },
  },
  broughtAboutBy: [],
  effort: {
    level: "high",
    why: "habits have to change in several places before the numbers match",
  },
  actions: {
    days30: [
      "Check 20 closed jobs for missing actuals",
      "Write down one definition for each KPI and one source for each number",
      "Decide which system is right for dates, hours and quantities",
    ],
    days60: [
      "Clock in by operation on the bottleneck",
      "Export orders, time and shipments to one place every night",
      "Retire duplicate spreadsheets one by one",
    ],
    days90: [
      "Connect machine monitor and ERP by job and operation",
      "An automatic weekly KPI page",
      "Tie out job costs with accounting every month",
    ],
  },
  words: {
    subject: "Typing the same data twice",
    verb: "costs your people about",
    check:
      "Take 20 jobs closed last month. Count the ones with setup hours, run hours, quantities and ship dates on every operation.",
    wrong: "If 18 of the 20 are complete, your data is good enough to work with.",
    week: "Take 20 closed jobs and list which actual hours and dates are missing, and who could have entered them.",
  },
  mentions: /\b(?:silos?|spreadsheets?|keying|keyed|rekey\w*|numbers (?:kept|in too many))\b/iu,
} as const satisfies Theme;
