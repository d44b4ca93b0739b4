import type { SituationId } from "../situations.ts";

/**
 * Facts that point to a situation only together: a person left, what they used to do, and what happened since. Each fact
 * may be in any sentence. Only chains that more than one case shop tells are kept. Own judgment, from trade talk.
 */
export interface ToldChain {
  readonly shows: SituationId;
  readonly facts: readonly [RegExp, RegExp, ...RegExp[]];
  /** What the facts mean together. */
  readonly why: string;
}

export const toldChains: readonly ToldChain[] = [
  {
    shows: "upkeep-left",
    facts: [
      /\b(?:(?:he|she|they|who|man|guy|operator|helper|hand|mechanic|janitor|since \w+|when \w+|after \w+) left\b|left (?:in|last|us|for good|this|at the end)\b|retired|(?<!\b(?:the|its|this|that|our) (?:\w+ )?\w+ )quit (?:in|last|us|this)|passed away|went (?:home|back) (?:to|in)|go(?:es)? home to|moved (?:away|back)|laid off|let (?:him|her|\w+) go|last day|(?:goodbye|good) party|no longer comes?|doesn['’]t come|(?:ended|dropped|cut|stopped|cancell?ed) (?:the )?(?:saturday|sunday|service|maintenance|contract|round|visit)s?\b)/i,
      /\b(?:(?:came|come|comes|coming|in) (?:in )?(?:on )?(?:early|saturdays?|sundays?|weekends)|half (?:a )?day|an hour before|before (?:the )?shift|little things|putter\w*|clean(?:ed|ing)? up|walked around|(?:his|her) rounds?|never kn(?:ew|ow) what|oil can|grease gun|rag\b|wip(?:ed|ing)|top(?:ped|ping) (?:up|off)|warm(?:ed|ing)? (?:it|them|her|up)|greas\w+|way (?:oil|lube))\b/i,
      /\b(?:alarms?|overloads?|ball ?screws?|spindles?|seiz\w+|stop(?:s|ped)?|broke\w*|(?:machine|it|she|mill|lathe) (?:is|was|went|goes) down|repairs?|technician|service (?:tech|man)|bearings?|leaks?)\b/i,
    ],
    why: "Somebody who did small things around the machines is gone, and the stops came after that. We think some of it was upkeep.",
  },
  {
    shows: "overtime-by-habit",
    facts: [
      /\b(?:saturdays?|overtime)\b/i,
      /\b(?:same (?:number|output|tons|parts|pieces)|no more (?:parts|pieces|jobs|out)|as much (?:as|without)|(?:less|fewer|slower|drops?|down) (?:on )?(?:wednesdays?|thursdays?|fridays?|during the week)|without (?:the )?(?:saturdays?|overtime)[^.]{0,40}\b(?:same|as many|shipped|made)|count on (?:it|the)|(?:need|used to|like) the (?:money|check|hours))\b/i,
    ],
    why: "The hours after the week bring no more parts. We think the week leaves room for them.",
  },
];
