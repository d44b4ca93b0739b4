import type { LookAlike } from "../../../knowledge/page-one/look-alikes.ts";
import { withNoun } from "../../../survey/writing.ts";

/** The rows of the table on what proves us right or wrong that are worded around the shop's own numbers. */
export const trialWords = {
  alsoAtWork: (cause: string): string => `Also at work: ${cause}`,
  testNamed: (named: string): string => `Test what you named: ${named}`,
  madeAgain: {
    see: (times: string, thing: string, hours: string): string =>
      `${times} a ${thing} made again (${hours} hours a year)`,
    means: (hours: string): string => `That alone can explain our ${hours}`,
    act: "Stop that one first",
  },
  full: {
    see: (hours: string): string => `${hours} hours a week or more, and work still waits`,
    means: (machines: string): string => `The ${machines} are full`,
    buy: "Buy; your plan was right",
    talk: "Now talk about adding hours there",
  },
  enough: {
    see: (things: string, hours: string): string => `The ${things} take ${withNoun(hours, "hours")} or less each`,
    means: "You have enough machines",
    act: "Don't buy",
  },
  more: {
    see: (hours: string): string => `They take more than ${hours}`,
    means: "You need more hours there",
    act: "Run nights first",
  },
  plan: {
    see: (hours: string): string => `They take up to ${hours}`,
    means: "Your plan would do it",
    act: "Run nights first, then buy",
  },
  beyondPlan: {
    see: (hours: string): string => `They take over ${hours}`,
    means: "Even your plan won't do it",
    act: "Plan again",
  },
  volume: (machine: string): LookAlike => ({
    see: `Per hundred parts made, ${machine} ${/\d and |s$/.test(machine) ? "do" : "does"} no worse than the others`,
    means: "That machine only makes the most parts",
    act: "Sort the same list by part, material, tool and shift",
  }),
  ownNumber: {
    less: (now: string): string => `Clearly less than ${now}, counted the same way`,
    still: (now: string): string => `Still ${now}`,
    better: (what: string, today: string, target: string): string =>
      `${what}: clearly better than ${today}, on the way to ${target}`,
    same: (what: string, today: string): string => `${what}: still about ${today}`,
  },
} as const;
