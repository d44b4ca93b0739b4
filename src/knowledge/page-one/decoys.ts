import type { Asset } from "../patterns/asset-patterns.ts";
import type { ThemeId } from "../themes/theme-id.ts";
import type { GoalKind } from "./goals.ts";

/** What an owner with a certain goal tends to blame. Own judgment. */
export interface Decoy {
  readonly goals: readonly GoalKind[];
  readonly theme: ThemeId;
  /** In one line. */
  readonly name: string;
  readonly flips: string;
}

export const decoys = [
  {
    goals: ["saturdays", "overtime", "output"],
    theme: "staffing_skills",
    name: "Too few people",
    flips: "Look again if one machine that sits in five waits for somebody to run it.",
  },
  {
    goals: ["on-time", "lead-time"],
    theme: "material_supply",
    name: "Late material",
    flips: "Look again if one late job in three waited for something from outside.",
  },
  {
    goals: ["on-time", "output", "machines"],
    theme: "maintenance_downtime",
    name: "Breakdowns",
    flips: "Look again if a machine loses more than one hour in twenty to repairs.",
  },
  {
    goals: ["margin"],
    theme: "quoting_estimating",
    name: "Prices",
    flips: "Look again if the worst ten jobs ran over their quote at the same step.",
  },
] as const satisfies readonly Decoy[];

/** What happens again and again: `every quarter`, `each month end`, `twice`. */
export const recurs =
  /\b(?:times|twice|every|each (?:\w+ )?(?:time|shift|day|night|week|month|quarter|season|year|spring|summer|fall|winter|job|order|lot)|always|usually|again|keeps?|since|often|still|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|most (?:days|weeks|months))\b/i;

/** Sentences that blame a one-time event or something no one in the shop can change. A `why` that ends in a colon is followed by the sentence. */
export const blamed = {
  "one-off": {
    name: "What happened once",
    says: new RegExp(
      String.raw`^(?!.*${recurs.source})(?!.*\bhit (?:the|our|a|every) (?:number|target|date|goal|plan|month)\b)(?=.*\b(?:crash\w*|lost|broke|blew|bad|fire|flood\w*|leaked|died|failed|went (?:down|under|out of business)|recall\w*|stolen|strike|storm|burned|dropped|hit|hurricane|tornado|struck|blown)\b)(?=.*\b(?:once(?=[.,;!]|$)|that one time|a few years ago|back in \d{4}|last (?:year|spring|summer|fall|winter|month|January|February|March|April|May|June|July|August|September|October|November|December)|in (?:January|February|March|April|May|June|July|August|September|October|November|December))\b)`,
      "i",
    ),
    weakness: "once",
    why: "You wrote:",
    flips: "That doesn't explain what you lose every week. Look again if it happens within the ten days.",
  },
  price: {
    name: "Prices",
    says: /\b(?:(?:steel|material|aluminum|metal|insert|tool\w*|energy|power|raw material)s? (?:prices?|costs?|is up|are up|has gone up|have gone up)|tariffs?|inflation|cheap(?:er)? (?:imports?|shops?|competitors?)|overseas|china)\b/i,
    weakness: "not-in-your-hands",
    why: "Prices change what a job earns, not how long it takes.",
    flips: "Look again if jobs come in on their hours and still earn nothing.",
  },
  weather: {
    name: "Weather",
    says: /^(?!.*\b(?:(?:19|20)\d\d|ancient|years ago|that one year|since the|not (?:blaming|counted))\b)(?=.*\b(?:snow\w*|storms?|hurricanes?|flood\w*|weather|heat wave|ice storm|covid|pandemic)\b)/i,
    weakness: "not-in-your-hands",
    why: "It comes and goes. What costs you hours every week doesn't.",
    flips: "Look again if nearly all late jobs fall into those weeks.",
  },
} as const;

/** The belief behind a planned purchase. */
export const planImplies = {
  machine: "Too few machines",
  people: "Too few people",
  software: "The wrong system",
  building: "Too little space",
  training: "Too little training",
  equipment: "Missing equipment",
  sales: "Too few people who sell",
  pay: "Pay that is too low",
  supplier: "The wrong supplier",
  service: "A machine that needs work",
} as const satisfies Record<Asset, string>;

/** What shows a cause without a trial. */
export interface SignBeforeTrial {
  readonly see: string;
  /** The tasks of its first week that count it. */
  readonly from: readonly [string, ...string[]];
}

/**
 * What a shop would see without a trial if an unlikely cause is one after all. Used if confirming the cause otherwise
 * needs a trial. Own judgment, limits included.
 */
export const signsBeforeTrial: Partial<Record<ThemeId, SignBeforeTrial>> = {
  setup_changeover: {
    see: "three in ten setups or more run over their planned time by a quarter",
    from: ["setup-sheet", "pull-setups", "kept-setups"],
  },
  flow_wip_dwell: { see: "more than ten lots haven't moved in five days", from: ["waiting-list", "pull-waiting"] },
};
