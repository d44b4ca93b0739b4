import type { Currency, Readiness, ThemeId } from "../diagnosis/diagnosis.ts";

/** What the report says about a theme, in the second person. Hours and money are put in by the chapters. */
export interface ThemeWords {
  /** `Setups` + `cost you about` + hours + what hours: the finding as a sentence. */
  readonly subject: string;
  readonly verb: string;
  /** The theme inside a sentence. */
  readonly noun: string;
  /** What is going on, in one sentence. */
  readonly going: string;
  /** What to do within two weeks to see whether we are right. */
  readonly check: string;
  /** What they would find if we were wrong. */
  readonly wrong: string;
  /** The one thing to do this week. */
  readonly week: string;
}

/** Our own words, theme by theme. The limits in `check` and `wrong` are own judgement and say what would prove us wrong. */
export const themeWords = {
  setup_changeover: {
    subject: "Setups",
    verb: "cost you about",
    noun: "setups that run over",
    going: "Your machines stand still between jobs longer than you plan for, and every overrun pushes the next start.",
    check:
      "On one machine, write down the time of each last good part and of each next first good part, and what the quote allowed. Ten changeovers are enough.",
    wrong:
      "If seven of the ten stay within 10% of the quote, setups are not your main loss. Then start with the next theme.",
    week: "Clock setup apart from run on your bottleneck. One more clock code is enough.",
  },
  programming_readiness: {
    subject: "Programs that are not ready",
    verb: "cost you about",
    noun: "programs that are not ready",
    going: "Jobs reach the machine before their program, tool list or fixture does, so the spindle waits for a desk.",
    check:
      "At each job start, note whether program, setup sheet and tool list were there, and if not, how long the machine waited.",
    wrong: "If nine of ten jobs start complete, programming is not what holds you up.",
    week: "List the jobs of the next ten days and mark the program of each one red, amber or green.",
  },
  quality_inspection: {
    subject: "Waiting for inspection and making parts twice",
    verb: "cost you about",
    noun: "the queue in front of inspection",
    going: "Parts wait to be accepted, some with the machine stopped, and scrap takes the same hours a second time.",
    check:
      "Stamp every lot when it is ready, when inspection starts and when it is accepted. Mark the lots that hold a machine.",
    wrong: "If first articles wait less than 30 minutes and no lot waits longer than a day, look elsewhere.",
    week: "Put first articles first and the oldest lot next, and post the age of the oldest lot each morning.",
  },
  material_supply: {
    subject: "Late material and outside work",
    verb: "cost you about",
    noun: "late material and outside work",
    going:
      "Jobs drop out of the plan because stock, certs or outside processes come late, and then return all at once.",
    check:
      "Beside every job that could not start on its day, write what it waited for. Count material, certs and outside processes.",
    wrong: "If fewer than one in ten waited for something from outside, supply is not your main loss.",
    week: "Tie every late PO line to a job number and go through the list twice a week.",
  },
  staffing_skills: {
    subject: "Waiting for the right person",
    verb: "costs you about",
    noun: "skills that only a few have",
    going: "Machines wait for the one person who can run, set or approve, and overtime fills the gap.",
    check:
      "Look at the bottleneck once an hour. When it stands, note whether a qualified person was free. Sixty looks are enough.",
    wrong: "If less than one idle look in five was for want of a person, look elsewhere.",
    week: "Draw a skills matrix for the bottleneck: who can set, run, prove out and inspect, by shift. Circle the cells with one name.",
  },
  scheduling_priority: {
    subject: "Changes of plan",
    verb: "cost you about",
    noun: "a plan that keeps changing",
    going:
      "The plan changes faster than the floor can follow: running setups are torn down for hot jobs, which makes the next jobs late.",
    check:
      "Freeze Monday's plan on paper. Each evening, mark what started as planned, what did not, and who changed it.",
    wrong: "If more than 85% starts on the planned day, the plan holds and the loss is elsewhere.",
    week: "Name one owner of the sequence and have every expedite written down with its reason.",
  },
  capacity_visibility: {
    subject: "Stops that nobody sees",
    verb: "cost you about",
    noun: "stops that nobody sees",
    going:
      "Short stops go unseen, so they never reach anybody who could remove them, and nobody knows what the machines could still give.",
    check:
      "Have somebody walk past the bottleneck ten times a day at random and note: cutting, setting, waiting, off. A hundred looks give each share to within ten points.",
    wrong: "If the share that cuts is within ten points of what you believed, you see your capacity well enough.",
    week: "Ask for a reason whenever the bottleneck stops for more than five minutes. Eight reasons on paper will do.",
  },
  quoting_estimating: {
    subject: "You",
    verb: "work about",
    noun: "quotes below the real hours",
    going:
      "Jobs are sold with fewer hours than they take, so the schedule is late on its first day and margin leaks unseen.",
    check: "Plot quoted against actual hours of your last 50 closed jobs. It takes an afternoon.",
    wrong: "If as many jobs lie under the line as over it, your quotes are right on average.",
    week: "Put quoted and actual hours of the last 50 closed jobs side by side and mark the ten worst.",
  },
  flow_wip_dwell: {
    subject: "Finished work",
    verb: "waits about",
    noun: "work that waits",
    going:
      "Parts spend most of their time waiting, some of it after the last operation, when no machine is needed any more.",
    check: "Each morning, list what is finished and not shipped: age, dollars, and what it waits for.",
    wrong: "If nothing on the list is older than a day, flow after the machine is not your problem.",
    week: "Start the list of what is finished and not shipped. Read it aloud at the morning meeting.",
  },
  maintenance_downtime: {
    subject: "Breakdowns",
    verb: "cost you about",
    noun: "breakdowns",
    going:
      "Breakdowns take hours from the machines that have none to spare, and each one lengthens the queue behind it.",
    check:
      "Log start, end and cause of each breakdown on your five busiest machines, and add what people remember of the last twelve months.",
    wrong: "If they lose less than 2% of their staffed hours, maintenance is not your main loss.",
    week: "Log start, end and cause of every breakdown, the bottleneck first.",
  },
  data_silos: {
    subject: "Keying the same data twice",
    verb: "costs your people about",
    noun: "numbers kept in several places",
    going: "The numbers exist in several places and agree in none, so decisions go back to gut feeling.",
    check:
      "Take 20 jobs closed last month. Count those with setup hours, run hours, quantities and ship date on every operation.",
    wrong: "If 18 of the 20 are complete, your data is good enough to work with.",
    week: "Take 20 closed jobs and list which actual hours and dates are missing, and who could have entered them.",
  },
} as const satisfies Record<ThemeId, ThemeWords>;

/** What is lost, after its amount: `2,200 machine hours a year`. Amounts of money and days carry their unit themselves. */
export const lostWords = {
  machine_hours: "machine hours a year",
  unbilled_hours: "hours a year that you never bill",
  unbilled_dollars: "of work a year that you never bill",
  labor_hours: "working hours a year",
  labor_dollars: "of wages a year",
  lead_time_days: "before it ships",
  tied_up_cash: "tied up in finished parts",
  carrying_dollars: "a year to carry that stock",
} as const satisfies Record<Currency, string>;

/** The currencies as headings of rows. */
export const currencyNames = {
  machine_hours: "Machine hours a year",
  unbilled_hours: "Hours worked and not billed, a year",
  unbilled_dollars: "What they are worth at the shop rate, a year",
  labor_hours: "Working hours of people, a year",
  labor_dollars: "What they cost in wages, a year",
  lead_time_days: "Days between finished and shipped",
  tied_up_cash: "Cash tied up in finished parts",
  carrying_dollars: "Cost of carrying it, a year",
} as const satisfies Record<Currency, string>;

export const confidenceWords = {
  high: "High: at least two strong answers that do not say the same thing point here.",
  medium: "Medium: one strong answer or three moderate ones point here. Check before you spend money on it.",
  low: "Low: some answers point here, none of them strongly. Take it as a question.",
} as const;

export const readinessWords = {
  "ready-now": "ready now",
  "needs-a-habit": "needs a habit",
  "needs-a-source": "needs a source",
} as const satisfies Record<Readiness, string>;

export const readinessMeaning = {
  "ready-now": "Your systems hold the data. Somebody has to pull it.",
  "needs-a-habit": "The place for the data is there, or a sheet will do. Somebody has to start writing it down.",
  "needs-a-source": "Nothing in the shop gives all of this data yet.",
} as const satisfies Record<Readiness, string>;
