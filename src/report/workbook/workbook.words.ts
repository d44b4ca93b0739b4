/** The names of the sheets that every workbook has. The sheets of KPIs and lists have the names of those. */
export const sheetNames = {
  readFirst: "Read first",
  thisWeek: "This week",
  plan: "Plan 30-60-90",
  assumptions: "Assumptions",
  hours: "Hours",
  answers: "Answers",
} as const;

/** The sections of the Hours sheet, in order. */
export const accounts = {
  capacity: "The hours and the shop rate behind every figure",
  raw: "Machine hours lost, cause by cause, before the cap",
  cap: "The cap: how much of them a shop can recover in a year",
  recoverable: "Recoverable machine hours",
  money: "Sales value of those hours",
  other: "Other losses: each in its own unit, never added to machine hours or to each other",
} as const;

/** The texts of the workbook's sheets, except the assumptions and the hours, which have their own files. */
export const workbookWords = {
  file: {
    about: (date: string): string =>
      `The KPIs, hours and plan from the diagnostic of ${date}, for the shop to keep up to date.`,
    checkEntry: "Check this entry",
  },
  contents: {
    thisWeek: "One page for the morning meeting: every KPI, its light, who acts.",
    kpi: (question: string, fromDay: number): string => `${question} From day ${fromDay} on.`,
    list: (row: string): string => `To fill in. ${row}`,
    plan: "The steps of the first ninety days, to check off as you go.",
    assumptions: "The assumptions behind the figures, with sources. Change any you know better.",
    hours: "Recoverable hours and their sales value, recalculated from the assumptions.",
    answers: "What you told us.",
  },
  readFirst: {
    title: "KPI tracker",
    from: (date: string): string => `From your diagnostic of ${date}`,
    goal: "Your goal",
    /** The heading says it. */
    goalLead: /^Your goal: /,
    about: [
      "The tracker keeps the KPIs of your plan. You type or paste rows into lists, and every KPI, light and chart updates itself.",
      "Each KPI has a sheet with its formula, its limits and its last thirteen weeks. “This week” is the page for the morning meeting.",
      "The hours and money of your report are formulas here. Change an assumption you know better and they change with it.",
      "Nothing is sent anywhere. There are no macros. Each light is a shape and a word, so a black-and-white print works too.",
      "It works in Excel 2010 and later and in LibreOffice. Save it under another name before you try things out.",
    ],
    onMonday: "On Monday",
    steps: [
      "Open the lists that feed the KPIs of the first 30 days. Row 4 of each says where your systems have each column.",
      "Paste last week’s rows below the headings, as values. Leave blank what you don't have; never type a zero for it.",
      "Open “This week”: it counts up to yesterday, so on a Monday it shows last week. Check one number by hand before you show it to anyone.",
      "Print “This week” and go over it standing up. Write down who does what by when.",
    ],
    figures: "Three figures, live from the sheet Hours",
    points: ["Low", "Likely", "High"],
    hours: "Recoverable machine hours a year",
    salesValue: "Sales value of those hours a year",
    leftAfterCosts: "Left after costs a year",
    estimates:
      "Estimates from your answers and from published or assumed rates, not measurements. The money is not a forecast.",
    cells: "What the cells mean",
    input: "Yellow: fill in or change.",
    computed: "White: calculated. Leave it alone.",
    example: "Gray italics: an example. No formula counts it.",
    green: "On target: at the goal or better.",
    amber: "Watch: between typical and the goal.",
    red: "Needs work: worse than typical. Do what it says next to it.",
    sheets: "Sheets",
  },
  thisWeek: {
    title: "This week",
    about:
      "Go over it standing up, top to bottom, in ten minutes. Talk about what is red and what got worse; write down who does what by when.",
    better: "better",
    worse: "worse",
    same: "same",
    columns: {
      kpi: "KPI",
      now: "This week",
      target: "Goal",
      light: "Light",
      rows: "Look at these first",
      before: "Week before",
      change: "Change",
      trend: "Trend",
      owner: "Who",
      whenRed: "When red, do this first",
    },
    anyDay: "Any day of the week you want to see.",
    another: "Another week? Type any day of it. Blank: up to yesterday",
    monday: "Monday",
    decide: "What we decide",
    who: "Who",
    byWhen: "By when, and how we will see that it worked",
  },
  plan: {
    title: "Ninety days",
    about:
      "The steps of your report, with the people who usually do them. If your shop has no such person, write in a name. A step without a name doesn't get done.",
    done: "Steps done",
    columns: ["Step", "Who", "Why", "Done?", "When", "Note"],
    states: ["Not started", "Started", "Done", "Dropped"],
    pickState: "Pick one.",
    pickDate: "A date, such as 2026-11-30.",
  },
  kpi: {
    back: "← This week",
    counted: "Counted here",
    target: "Goal",
    targets: (typical: string, good: string, leading: string): string =>
      `typical ${typical} → good ${good}; leading shops ${leading}`,
    who: "Who, when",
    whoWhen: (owner: string, cadence: string, days: number): string =>
      `${owner}, ${cadence}. On the board by day ${days}.`,
    whenRed: "When red",
    watchOut: "To get it right",
    fillIn: "Fill in",
    limits: "Lights: change a limit and every light follows",
    limit: "A number in the unit next to it.",
  },
  weeks: {
    monday: "Monday",
    before: "Ends before",
    value: "Value",
    valueIn: (unit: string): string => `Value, ${unit}`,
    light: "Light",
    target: "Goal",
    targetFrom: "Goal, from",
    targetUpTo: "Goal, up to",
    title: (kpi: string): string => `${kpi}, thirteen weeks`,
    chart: (kpi: string): string => `Line chart of ${kpi} over thirteen weeks, with its goal as a dashed line.`,
  },
  written: {
    title: "Write down each week's reading",
    about:
      "The lists show only how things stand now, so only the newest week is counted. At the end of each week, type its value here to keep it.",
    day: "Any day of it",
    value: "Value",
    anyDay: "A day of the week whose reading this is.",
    number: "A number in the unit of the weeks above.",
  },
  answers: {
    title: "Your answers",
    about:
      "The report and this tracker are based on these answers. The numbers among them are on the Assumptions sheet too: change them there. To change another answer, run the survey again.",
    question: "Question",
    answer: "Answer",
    none: "not answered",
  },
  input: {
    about: (row: string, feeds: string, counted: string): string =>
      `Each row: ${row} It feeds ${feeds}. Paste rows as values, in any order; ${counted} rows are counted.`,
    meaning: "What",
    where: "Where",
    example: "Example",
    full: "Full: delete old rows",
    rows: " rows",
    textDates: (count: string): string =>
      `"Dates that are text and not counted: "&${count}&". Select their column, then Data, Text to Columns, Finish."`,
    ownRecords: "As in your own records.",
    unsure: " (check)",
    noSystem: "No system that we know of: type it in.",
    date: (title: string, example: string): string => `${title}: a date, such as ${example}.`,
    time: (title: string, example: string): string =>
      `${title}: a date with its time, such as ${example}. A date alone counts too.`,
    number: (title: string, unit: string, min: string): string => `${title}: a number in ${unit}, ${min} or more.`,
    choice: (title: string, choices: string): string => `${title}: ${choices}.`,
    yesNo: (title: string): string => `${title}: Yes or No.`,
  },
} as const;
