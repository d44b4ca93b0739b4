import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { theme } from "../theme.ts";

const typing = /\b(?:re-?typ\w*|typ(?:e|es|ed|ing)|copy\w*|copies|key(?:s|ed|ing)|re-?enter\w*)\b/i;

export const numbersInTooManyPlaces = theme({
  name: "Numbers in too many places",
  oneLine: "The same numbers sit in several places and don't match, so decisions go back to gut feel.",
  headline: "The same numbers are {likely}kept in several places, and they don't agree",
  story:
    "The ERP, the machine monitor, spreadsheets and accounting each have some of the numbers. People type numbers twice and reports come late. Actuals are incomplete, so no one trusts them and decisions go back to gut feel. It costs office hours and slow decisions, and it keeps the other causes going.",
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
      why: "Job costs don't match the books.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "labor_tracking_ready", choices: [false] },
      ratio: 3,
      why: "You have no actual labor hours you can trust.",
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
      why: "QuickBooks tracks money, not jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Paper traveler"] },
      ratio: 1.7,
      why: "Job status is on paper, one copy, wherever the job is.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "wip_visibility", choices: ["Excel"] },
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
      when: { kind: "none-checked", field: "current_kpi_tracking" },
      ratio: 1.2,
      why: "Nothing is tracked today.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "financial_sync_ready", choices: [true] },
      ratio: 1.7,
      why: "Job costs match the books.",
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
      why: "Job status is kept in one place.",
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
  handCount: { name: "Jobs with two different dates", unit: "of ten checked", goal: "0" },
  loss: {
    formula:
      "labor hours: users × admin hours per week × weeks per year × recoverable share. Users are the ERP users you state, or the number of machines ÷ machines per user, with fewest users as the floor",
    counted: { kind: "other" },
    parameters: {
      admin_hours_per_week: { kind: "benchmark", benchmark: "AS-ADMIN" },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.5, high: 0.7 },
        unit: "share of the office hours that can be recovered",
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
        meaning: "Fewest users assumed when the number of ERP users was not answered",
        source: ownJudgment,
      },
      machines_per_user: {
        kind: "constant",
        value: 4,
        unit: "machines per user",
        meaning: "Machines per user assumed when the number of ERP users was not answered",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["One place says", "Another says", "Which was right, and who noticed"],
  causedBy: [],
  effort: {
    level: "high",
    why: "habits have to change in several places before the numbers match",
  },
  actions: {
    days30: [
      { what: "Check 20 closed jobs for missing actuals", needs: "hours-by-job" },
      "Write down one definition for each KPI and one source for each number",
      "Decide which system is right for dates, hours and quantities",
    ],
    days60: [
      "Clock in by operation on the bottleneck",
      { what: "Export orders, time and shipments to one place every night", needs: "erp" },
      "Retire duplicate spreadsheets one by one",
    ],
    days90: [
      { what: "Connect machine monitor and ERP by job and operation", needs: "erp-and-monitor" },
      { what: "Set up a weekly KPI page that fills itself", needs: "erp" },
      "Match job costs with accounting every month",
    ],
  },
  firstWeek: {
    pull: {
      id: "twenty-jobs",
      roles: ["planner"],
      minutes: 90,
      what: "In {system}, take 20 closed jobs. Mark each one with complete hours and dates.",
      kpi: "kpi_data_capture",
    },
    sheet: {
      id: "follow-a-number",
      roles: ["planner"],
      minutes: 60,
      what: "Take one job and follow it on paper: every place where its due date, its quantity and its hours are written.",
      kpi: "kpi_data_capture",
    },
    compare: {
      id: "good-and-bad",
      roles: ["planner"],
      minutes: 30,
      what: "Take the last job where every list agreed, and the last one where two didn't. For each, write who typed what and when, and which list the floor followed.",
      alone:
        "Take the last job where every list agreed, and the last one where two didn't. For each, write when you typed what, and which list you followed.",
      kpi: null,
    },
    days: [
      {
        id: "count-copies",
        roles: ["planner"],
        minutes: 45,
        what: "For ten jobs, write the due date from each place that holds one. Circle those that differ.",
        kpi: null,
      },
      {
        id: "who-types",
        roles: ["planner", "foreman"],
        minutes: 45,
        what: "Ask who types the same thing twice, and what. Write down the minutes.",
        alone: "Note each number you enter a second time, and the minutes.",
        kpi: null,
      },
      {
        id: "one-home",
        isChange: true,
        roles: ["planner"],
        minutes: 30,
        what: "Pick the number that differs most. Keep it in one place, {plan} or elsewhere, and stop the other copies for a week.",
        kpi: null,
      },
      {
        id: "check-home",
        roles: ["planner"],
        minutes: 30,
        what: "Take ten jobs on the floor. Does the one place match what you find there?",
        alone: "Take ten jobs. Does the one place match what you ran?",
        kpi: "kpi_data_capture",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "More than three of ten jobs show different dates in different places",
      means: "People act on different numbers",
      act: "Name who keeps each number, and where",
      from: ["count-copies"],
    },
    lookAlikes: [
      {
        see: "The places agree with each other, and not with what you find on the floor",
        means: "Nobody works by them; a new system won't change that",
        act: "Go over three open jobs at the board every morning",
        from: ["check-home"],
      },
    ],
    neighbor: {
      see: "Hours get written down days later, or not at all",
      means: "Nobody records hours, so nobody can compare",
      act: "Clock setup and run separately on one machine",
      from: ["twenty-jobs"],
    },
    refutes: {
      see: "On nine of ten jobs, every place shows the same date",
      means: "Your numbers are good enough",
      act: "Move on to the next cause",
      from: ["count-copies"],
    },
  },
  goneWhen: "Everybody works from one list for four weeks",
  unknowns: [
    {
      id: "how-many-places",
      flips: "finding",
      what: "How many places hold the same number",
      question: "In how many places is the due date of one job written?",
      answered: answered["places-counted"],
    },
    {
      id: "which-is-followed",
      flips: "finding",
      what: "Which number people act on",
      question: "When two of them disagree, which one does the floor follow, and who decided that?",
      answered: answered["followed-list"],
    },
    {
      id: "typing-hours",
      flips: "size",
      what: "How long typing it twice takes",
      question: "How many hours a week does somebody copy numbers from one place to another?",
      answered: answered["typing-hours"],
      about: typing,
    },
    {
      id: "wrong-number",
      flips: "size",
      what: "What a wrong number costs",
      question: "What did the last wrong date, price or quantity cost, in hours or dollars?",
      answered: {
        says: /\$\d|\bsent \w+ \w+ to the wrong\b|\boff by \d/i,
      },
    },
  ],
  usualPurchase: "A new system is one more place for the same numbers.",
  comparison: "one-list",
  words: {
    subject: "Typing the same data twice",
    verb: "costs your people about",
    check:
      "Take 20 jobs closed last month. Count the ones with setup hours, run hours, quantities and ship dates on every operation.",
    wrong: "If 18 of the 20 are complete, your data is good enough to work with.",
    week: "Take 20 closed jobs and list which actual hours and dates are missing, and who could have entered them.",
  },
  evidencePattern:
    /\b(?:spreadsheets?|excel|retyp\w*|re-?key\w*|re-?enter\w*|types? (?:it|them|the|every)|typed|typing|by hand into|copy|copies|copied|two systems|three (?:places|systems|lists)|(?:do|does|don['’]?t|doesn['’]?t|never|not|of the three ever|no two \w+(?: \w+)*) (?:match|agree)|notebooks?|ledgers?|cards|time ?(?:cards?|sheets?)|paper(?:work)?|two (?:lists|numbers|dates)|which (?:number|list|one) is right|accounting|quickbooks|clock-ins)\b/i,
  mentionPattern: /\b(?:silos?|spreadsheets?|keying|keyed|rekey\w*|numbers (?:kept|in too many))\b/iu,
});
