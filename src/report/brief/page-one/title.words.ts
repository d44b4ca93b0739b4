import type { GoalKind } from "../../../knowledge/page-one/goals.ts";
import type { Likelihood } from "../../../survey/wire/results.ts";

/** A verb that includes how sure we are. */
const hedged = (plain: string, unsure: string): Readonly<Record<Likelihood, string>> => ({
  "very-likely": plain,
  likely: `likely ${plain}`,
  may: `may ${unsure}`,
  "too-early": `may ${unsure}`,
});

const start = hedged("start", "start");
const starts = hedged("starts", "start");
const come = hedged("come", "come");
const comes = hedged("comes", "come");
const lose = hedged("lose", "lose");
const is: Readonly<Record<Likelihood, string>> = { ...hedged("is", "be"), likely: "is likely" };

const from =
  (what: string, verb = come) =>
  (hedge: Likelihood, cause: string): string =>
    `Your ${what} ${verb[hedge]} from ${cause}`;

/** The obstacle to each kind of goal, followed by its cause. Goals that count something bad can be joined. */
const aims = {
  saturdays: from("Saturdays"),
  overtime: from("overtime", comes),
  quoting: from("slow quotes"),
  "on-time": from("late jobs"),
  scrap: from("scrap and rework"),
  "lead-time": from("long lead times"),
  setups: from("long setups"),
  order: from("plan changes"),
  machines: (hedge, cause) => `You ${lose[hedge]} machine hours to ${cause}`,
  output: (hedge, cause) => `Your output ${is[hedge]} held back by ${cause}`,
  margin: (hedge, cause) => `You ${lose[hedge]} money to ${cause}`,
  people: (hedge, cause) => `Before you look for people: your first problem ${is[hedge]} ${cause}`,
} as const satisfies Record<GoalKind, (hedge: Likelihood, cause: string) => string>;

/** A whole sentence about this shop, after its consequence. */
const here =
  (what: string, verb = start) =>
  (hedge: Likelihood, sentence: string): string =>
    `Your ${what} ${verb[hedge]} here: ${sentence}`;

/** The same if one of their sentences narrows the cause; it reads as a sentence, not as a name. */
const narrowed = {
  saturdays: here("Saturdays"),
  overtime: here("overtime", starts),
  quoting: here("slow quotes"),
  "on-time": here("late jobs"),
  scrap: here("scrap and rework"),
  "lead-time": here("long lead times"),
  setups: here("long setups"),
  order: here("plan changes"),
  machines: (hedge, sentence) => `You ${lose[hedge]} machine hours here: ${sentence}`,
  output: (hedge, sentence) => `Your output ${is[hedge]} held back: ${sentence}`,
  margin: (hedge, sentence) => `You ${lose[hedge]} money here: ${sentence}`,
} as const satisfies Partial<Record<GoalKind, (hedge: Likelihood, sentence: string) => string>>;

/** The finding as one sentence, by what it is based on. */
export const titleWords = {
  noCause: "Your answers don't point to a cause yet: count for a week",
  /** One of their sentences is enough to start with, though not to name a cause. */
  start: (situation: string): string => `Too little to name a cause yet; start with ${situation}`,
  /** `Your late jobs and Saturdays likely come from setups that run over`. */
  joined: (what: string, hedge: Likelihood, cause: string): string => from(what)(hedge, cause),
  aims,
  narrowed,
  /** `Your late jobs and Saturdays likely start here: nobody ordered the stock in time`. */
  joinedNarrowed: (what: string, hedge: Likelihood, sentence: string): string => here(what)(hedge, sentence),
  /** If the goal is a plan to spend. */
  before: (deed: "buy" | "add space" | "hire", sentence: string): string => `Before you ${deed}: ${sentence}`,
  beforePeople: (sentence: string): string => `Before you look for people: ${sentence}`,
  unsure: (sentence: string): string => `Test this first: maybe ${sentence}`,
  /** For evidence such as `Setup vs estimate: +41%, 13 weeks, 312 operations`. */
  measured: (evidence: string): string => {
    const [name = "", value = ""] = (evidence.split(",")[0] ?? "").split(": ");
    return `${name.charAt(0).toLowerCase()}${name.slice(1)} measured at ${value}`;
  },
  counted: (part: string, ofAll: string): string => `${part} ${ofAll}`,
  setup: (planned: string, took: string): string => `${planned} planned, ${took} actual`,
  /** A sentence has one colon. */
  with: (title: string, end: string): string => (title.includes(":") ? `${title} (${end})` : `${title}: ${end}`),
} as const;

/** Goals that count something bad and that one sentence can name together: the noun of each. */
export const joinable = {
  saturdays: "Saturdays",
  overtime: "overtime",
  quoting: "slow quotes",
  "on-time": "late jobs",
  scrap: "scrap",
  "lead-time": "long lead times",
  order: "plan changes",
} as const satisfies Partial<Record<GoalKind, string>>;
