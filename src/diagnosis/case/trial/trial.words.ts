import type { LookAlike } from "../../../knowledge/page-one/look-alikes.ts";

/** The rows of the table on what proves us right or wrong that are worded around the shop's own numbers. */
export const trialWords = {
  alsoAtWork: (cause: string): string => `Also at work: ${cause}`,
  testNamed: (named: string): string => `Test what you named: ${named}`,
  volume: (machine: string): LookAlike => ({
    see: `Per hundred parts made, ${machine} ${/\d and |s$/.test(machine) ? "do" : "does"} no worse than the others`,
    means: "That machine just makes more parts",
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
