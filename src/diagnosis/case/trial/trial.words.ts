import type { LookAlike } from "../../../knowledge/page-one/look-alikes.ts";

/** The rows of the table on what proves us right or wrong that name something of the shop's. */
export const trialWords = {
  alsoAtWork: (cause: string): string => `Also at work: ${cause}`,
  testNamed: (named: string): string => `Test what you named: ${named}`,
  volume: (machine: string): LookAlike => ({
    see: `Per hundred parts made, ${machine} ${/\d and |s$/.test(machine) ? "do" : "does"} no worse than the others`,
    means: "That machine just makes more parts",
    act: "Sort the same list by part, material, tool and shift",
  }),
} as const;
