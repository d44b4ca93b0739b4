import { type Light, lightNames } from "../../knowledge/kpi-record/signals.ts";
import { capitalized, withNoun } from "../../survey/writing.ts";

/** All sentences of the calendar. */
export const calendarWords = {
  calendar: (shop: string): string => `KPI review, ${shop}`,
  reviews: { daily: "Daily KPI review", weekly: "Weekly KPI review", monthly: "Monthly KPI review" },
  numbers: (count: number): string => withNoun(count, "numbers"),
  readTogether: (many: string, minutes: number): string =>
    `Go over ${many} together at the board (${minutes} minutes, standing).`,
  ifRed: (isOne: boolean): string => `${isOne ? "If it's red" : "For every red one"}, write down an action and a name.`,
  /** Before the change of the test. */
  onlyCount: (day: string): string =>
    `Before ${day}, only write the numbers down: the test needs a week without changes.`,
  /** Inside the report it is just page 1. */
  ofTheReport: (what: string): string => what.replace(/\bon page 1\b(?! of)/g, "on page 1 of the report"),
  repeats: (lastDay: string, days: number): string =>
    `Repeats until ${lastDay}, day ${days} of your plan. Move it to whatever time suits your shift.`,
  /** Until there is another number to go over. */
  repeatsUntil: (lastDay: string): string =>
    `Repeats until ${lastDay}. After that, the next entry has more numbers. Move it to whatever time suits your shift.`,
  /** For a number that comes at the end of the plan. */
  once: (days: number): string => `The first number comes at the end of your plan, so this is after day ${days}.`,
  owner: (owner: string): string => `Who: ${owner}.`,
  goal: (goal: string): string => `Goal: ${goal}.`,
  lights: (limits: readonly (readonly [light: Light, limit: string])[]): string =>
    limits.map(([light, limit]) => `${capitalized(lightNames[light])}: ${limit}.`).join(" "),
  whenRed: (action: string): string => `When red: ${action}`,
  today: (task: string): string => `Do this today: ${task}`,
  first: (task: string): string => `Do this first: ${task}`,
  change: (task: string): string => `The change: ${task}`,
  task: (task: string): string => capitalized(task),
  decide: (thing: string): string => `Decide on ${thing.replace(/\.$/, "")}`,
  decideIf:
    "Go ahead only if the condition that the report has under “What you plan” is true by now. If it isn't, don't.",
  reached: (what: string, target: string): string => `Your goal: ${what}, ${target}`,
  reachedBy: (what: string, today: string, target: string, due: string): string =>
    `${what}: ${today} when you wrote, ${target} ${due}.`,
  who: (who: string, time: string): string => `Who: ${who}, ${time}.`,
  milestone: (day: number): string => `Day ${day} of your KPI plan`,
  doneByToday: "Done by today?",
  step: (what: string, owner: string): string => `[ ] ${what} (${owner})`,
  again: {
    summary: (day: number, product: string): string => `Day ${day}: what has changed since your ${product} report?`,
    /** Where the server doesn't know its own address, only the shop has the link. */
    answer: (product: string): string =>
      `Open the link to your ${product} report, the one you saved or got by email. Choose “Tell us what changed” there: three minutes, with your earlier answers filled in.`,
    answerAt: (link: string): string => `Take three minutes to tell us what has changed: ${link}`,
    itSaid: (date: string, finding: string): string => `On ${date}, the report said: ${finding}.`,
    look: "Which KPIs went from red to green? How many hours did you get back? What is the top cause now?",
    questions: (contact: string): string => `Questions? ${contact}.`,
  },
  madeFor: (shop: string, product: string, date: string): string => `Made for ${shop} by ${product}, ${date}.`,
} as const;
