import type { Hedge } from "../../diagnosis/case/case.ts";

/** The finding as one sentence, by what it rests on. */
export const titleWords = {
  noCause: "Your answers don't point to a cause yet",
  /** `Your late jobs and Saturdays likely come from setups that run over`. */
  aims: (aims: string, hedge: Hedge, cause: string): string => {
    const verb = { "very-likely": "come", likely: "likely come", may: "may come", "too-early": "may come" }[hedge];
    return `Your ${aims} ${verb} from ${cause}`;
  },
  setup: (planned: string, took: string): string => `: ${planned} planned, ${took} taken`,
  hours: (amount: string, lost: string): string => `: about ${amount} ${lost}`,
  clockShare: (machines: string, idle: string, clock: string): string =>
    `By your estimate, your ${machines} don't cut for ${idle} of ${clock} hours a week`,
  demand: (count: number, things: string, hours: string): string =>
    `Your machines have ${hours} hours for each of the ${count} ${things}: if one takes less, you have enough`,
  mayNotNeed: (things: string, more: string): string => `, so ${things} may not need ${more} more`,
  unitCost: (thing: string, hours: string): string => `Every ${thing} you have to do again costs ${hours}`,
  stops: (hours: string): string => `By your own count, your machines stand ${hours} hours a year`,
} as const;
