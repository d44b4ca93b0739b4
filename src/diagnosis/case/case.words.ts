import type { AnswerTo } from "../../survey/submission.ts";
import { inWords } from "../../survey/writing.ts";

/** Why a cause is put first, or isn't. */
export const orderWords = {
  onlyNote: (cause: string): string =>
    `Only what you wrote under “Anything else” suggests it. Your goal and your complaint are about ${cause}.`,
  notMentioned: (answers: number): string =>
    `Your goal and your complaint don't mention it. ${answers === 1 ? "One answer points" : `${answers} answers point`} to it.`,
} as const;

/** Default words for people, machines and tools that the answers don't name. */
export const shopWords = {
  foreman: "the foreman",
  onePerson: "one named person",
  /** Whom work waits for, if no answer names them. */
  onePersonWaited: "one person",
  whoeverRunsIt: "whoever runs the machine",
  oneOfTheMachinists: "one of the machinists",
  anyMachine: "your busiest machine",
  onlyMachine: "the machine",
  scrapMachine: "the machine that makes the most scrap",
  allOf: (machines: string): string => `your ${machines}`,
  oneOf: (machines: string): string => `one of the ${machines}`,
  scrapReports: "your scrap reports",
  ownSystem: "the system you own",
  /** Where the repairs of a year are written down. */
  repairLog: "your repair log",
  repairsOnPaper: "invoices and memory",
  anyStep: "the step where work piles up",
  anyCause: "what holds your jobs up",
  onPaper: "on paper",
  wall: { tv: "on a floor TV", whiteboard: "on the whiteboard", sheet: "on a sheet that everyone can see" },
  traveler: { withJob: "on the traveler", sheet: "on a sheet with the job" },
} as const;

/** Where the schedule is. A stored answer may be a tool that the question no longer offers; it counts as `Other`. */
export const planTools: Readonly<Partial<Record<AnswerTo<"schedule_tool">, string>>> = {
  "ERP native": "in the ERP schedule",
  Excel: "in the Excel schedule",
  Whiteboard: "on the whiteboard",
};

/** What lost hours are equal to. */
export const lostHoursWords = {
  shareOfMachine: (percent: string, sum: string): string => `That's ${percent}% of one machine's year: ${sum}.`,
  machinesAll: (machines: string, sum: string): string => `That's like ${machines} sitting idle all year: ${sum}.`,
} as const;

/** What a task says besides the text of its table: whom to tell, what they counted, what to leave until the ten days are over. */
export const weekWords = {
  /** Where the schedule is shown, if it is kept somewhere else. */
  shown: (wall: string): string => ` and show them ${wall}`,
  /** Where it is on paper, and there is nothing else to show it on. */
  hungUp: " and hang it where everyone sees it",
  eachOf: (machines: string): string => `each of ${machines}`,
  tomorrowsFirstTwo: "tomorrow's first two jobs",
  nextTwo: "the next two jobs",
  /** Where there is one shift, nothing is told apart by shift. */
  shifts: {
    one: { byShift: "", eachShift: "a day" },
    more: { byShift: ", by shift", eachShift: "per shift" },
  },
  filmed: "Have somebody film you",
  youOnlyWatch: "you only watch",
  counted: (count: string): string => `You have counted “${count}.” `,
  setups: (planned: string, took: string): string => `You plan ${planned} and take ${took}. `,
  theirCase: (told: string): string => ` For the second, take the one you wrote about: “${told}.”`,
  tellAskers: (people: string): string => ` Tell ${people} today.`,
  lateReasons: " Also add up why the late jobs were late.",
  /** What is frozen must be able to run. */
  onlyReady: (needed: readonly string[]): string =>
    needed.length === 0 ? "" : ` Freeze only jobs that have ${inWords(needed)}.`,
  signNothing: (thing: string): string => `Until these ten days are over, sign nothing for ${thing}.`,
  hireNobody: "Hire nobody until these ten days are over.",
  leaveOpen: (plan: string): string => `Until these ten days are over, leave this open: ${plan}.`,
} as const;

/** The tasks of a week in which two explanations fit. */
export const bothWords = {
  which: (first: string, second: string): string =>
    `Take the last five jobs that went badly. Next to each, mark which of the two had more to do with it: ${first}, or ${second}.`,
  decide: (first: string, second: string): string =>
    `Put both counts and the marks next to the table below. If the first row came true, it's ${first}: keep the change. If the second did, it's ${second}: do what that row says instead.`,
} as const;
