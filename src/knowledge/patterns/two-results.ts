import type { LookAlike } from "../page-one/look-alikes.ts";
import { theRest } from "./contrast-patterns.ts";

/** What was counted on both sides: how long it took, how much was made, or how often it was idle. */
export type ResultKind = "time" | "count" | "share" | "stops";

/** Two of a kind, or one thing twice, that came out differently. */
export interface ComparisonKind {
  /** How a shop describes it, in one sentence or in a few that follow each other. */
  readonly says: RegExp;
  readonly results: readonly ResultKind[];
  /** The usual result may be in another answer: what that sentence must say. */
  readonly usual?: RegExp | "same-words";
  /** The later result must be the lower one: if it only improved, the problem is over. */
  readonly fellBack?: true;
  /** What mainly differed, where the words name nothing narrower. */
  readonly differed: string;
  readonly task: string;
  readonly row: LookAlike;
}

/** Not a machine by its maker or number. */
const person = String.raw`(?:I|he|she|(?!(?:Number|Machine|Cell|Line|Haas|Mazak|Okuma|Doosan|Makino|Hermle|Mori|Brother)\b)[A-Z]\p{Ll}+)`;
const months = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

/** The most telling first. */
export const comparisons = {
  // Whoever only times or counts does nothing about what waits.
  visitor: {
    says: /^(?![\s\S]*\b(?:stop-?watch|tim(?:ed|ing)|measur\w+|watch(?:ed|ing)|notebook)\b)[\s\S]*\b(?:stayed|sat|sits|helped|visit\w+|stood|was (?:here|with us)|came (?:in|by))\b[^.]{0,50}\b(?:(?:for|with us|at|by) )?[^.]{0,20}\b(?:an?|one|two|three|four|ten|\d+) (?:weeks?|days|months?)\b/i,
    results: ["count"],
    usual: /\b(?:now|normal\w*|usual\w*|an average)\b/i,
    differed:
      "somebody extra was there, with time to see what was waiting. You only tell part of what they did about it",
    task: "Ask whoever stayed with you in the better stretch, and whoever worked next to them, what got done right away that waits on a usual day. Do it for one shift on {place} and count what comes out.",
    row: {
      see: "That stretch had easier work, or more of it ready to go, than the one after",
      means: "It proves nothing",
      act: "Drop it, and trust the count",
    },
  },
  repeat: {
    says: /\bfirst (?!shifts?\b|pieces?\b|parts?\b|articles?\b|shots?\b|thing|crew|of\b)[\s\S]*\b(?:second (?!shift)|sister|copy|re-?order\w*|right[- ]hand|again\b)|\bleft[- ]hand\b[\s\S]*\bright[- ]hand\b|\bsecond time (?:around|through|we)\b/i,
    results: ["time"],
    differed:
      "it had been made once before, and we think much of the first run went into getting things ready that were there for the second",
    task: "Take the tickets and programs of the one you made first and of the second. For each day that only the first needed, write what it waited for: program, question, material, setup, somebody.",
    row: {
      see: "Both waited as long; the first only cut longer",
      means: "The comparison proves nothing about waiting",
      act: "Compare the cutting itself: program, tool, feed",
    },
  },
  "by-hand": {
    says: /\b(?:took|taken|carr(?:y|ied)|walked|pushed|drove|brought|moved)\b[^.]{0,60}\b(?:himself|herself|myself|by hand)\b|\b(?:push cart|rush (?:job|order)|AOG|emergency)\b/,
    results: ["time"],
    usual: /\b(?:lead ?times?|usual\w*|normal\w*|typical\w*|from (?:release|PO|order)|everything else)\b/i,
    differed:
      "somebody took it from one step to the next, and we think most of the usual time is waiting between steps",
    task: "Take the ticket of the job that went through fast and of five usual ones. For each, write the day every step began and ended, and add up the days between steps.",
    row: {
      see: "The usual jobs spend most of their days in the steps, not between them",
      means: "The rush job proves nothing",
      act: "Look at the longest step instead",
    },
  },
  serviced: {
    says: /\b(?:lease[ds]?|leasing|service contract|under contract|serviced)\b/i,
    results: ["stops"],
    usual: /\bcalled\b|\bcalls\b|\bbroke\b|\bdown\b/i,
    differed: "the regular service that some of the machines get",
    task: "Sort last quarter's repairs{kept} into the serviced machines and the others: how often, how long, what failed. Mark each that oil, filters, cleaning or a check could have prevented.",
    row: {
      see: "The serviced machines are newer or run easier work, or their repairs go to somebody else's list",
      means: "The comparison proves nothing about service",
      act: "Follow the longest repair instead",
    },
  },
  "by-work": {
    says: new RegExp(
      String.raw`\b(?:everything else|the exception|all others|comes? (?:out )?at\b[^.]*, the \w+ at)\b|${theRest}`,
      "i",
    ),
    results: ["time", "share"],
    usual: "same-words",
    differed: "which work it is, and we think something in how it is priced, checked or released",
    task: "Take the last five jobs of the work that goes better and five of the rest. Write for each how the hours were set, who passed the first piece, and how long it waited for that.",
    row: {
      see: "That work is priced, checked and released like the rest, and is only easier",
      means: "The comparison proves nothing",
      act: "Drop it, and trust the count",
    },
  },
  watched: {
    says: /\b(?:st(?:an|oo)d (?:there|next to|behind|beside|over)|with my own watch|watched)\b/i,
    results: ["time"],
    differed: "somebody watched, and we think the rest of the logged time comes before or after what was watched",
    task: "For the next three setups on {place}, write down the clock time at five points: last good part, setup begun, first part in hand, first part passed, second part cut. See which gap the hours are in.",
    row: {
      see: "Setups take as long when nobody waits for anything, watched or not",
      means: "The watched setup proves nothing",
      act: "Look at the hours that were planned",
    },
  },
  "by-person": {
    says: new RegExp(
      String.raw`\b[Ww]hen ${person} (?:does|do|makes?|sets?|stages?|runs?)\b[\s\S]*\b(?:else|others?|takes? me)\b|\b[Oo]n \p{Lu}\p{Ll}+['’]s shift\b[\s\S]*\bothers?\b`,
      "u",
    ),
    results: ["time", "count"],
    differed:
      "who does it, and we think what they have ready, or are allowed to decide, matters more than how fast they are",
    task: "Watch the same work done by each of the two, with a clock: what they have at hand before they begin, whom they ask, what they wait for. Write down what only one of them does.",
    row: {
      see: "Both wait for the same things, one of them shorter",
      means: "The person isn't the cause",
      act: "Follow what they wait for",
    },
  },
  stretch: {
    says: new RegExp(
      String.raw`\bthe (?:week|month) after\b|\bsince then\b|\b[Ii]n ${months}\b[\s\S]*\b[Ii]n ${months}\b|\b[Uu]ntil (?:19|20)\d\d\b[\s\S]*\bnow\b`,
      "i",
    ),
    results: ["count"],
    fellBack: true,
    differed: "what you say you did, or left out, in the better stretch",
    task: "Put the better stretch and as long a usual one side by side: jobs due, jobs finished, hours staffed. Then do for one day on {place} what was done then.",
    row: {
      see: "The better stretch had more hours or easier work",
      means: "It proves nothing",
      act: "Drop it, and trust the count",
    },
  },
  machines: {
    // The same machines years ago, or one machine twice, are not two of a kind.
    says: /^(?!.*\b(?:(?:years?|months?) (?:back|ago)|both times|each time)\b).*\b(?:same (?:model|machines?|parts|work|bar|castings)|identical|all (?:much )?alike|sisters? to)\b/is,
    results: ["time", "count", "stops"],
    differed: "what is done at one and not at the other, since you describe the machines and the work as alike",
    task: "Put last month of both machines or rows side by side: hours staffed, parts made, stops and what for. Then write down what is done at one and not at the other.",
    row: {
      see: "The work on them differs, or one is staffed for fewer hours",
      means: "The comparison proves nothing",
      act: "Compare the hours you staffed first",
    },
  },
} as const satisfies Record<string, ComparisonKind>;

export type ComparisonId = keyof typeof comparisons;

/** What the words next to it say that one side has and the other doesn't, narrower than its kind. */
export const saidToDiffer: readonly {
  readonly of: readonly ComparisonId[];
  readonly says: RegExp;
  readonly text: string;
}[] = [
  {
    of: ["by-work", "by-person"],
    says: /\breleases? (?:their|his|her|its) own\b/i,
    text: "who may pass the first piece",
  },
  {
    of: ["by-work"],
    says: /\bwhat(?:ever)? the clock says\b|\bby the hour\b|\btime and materials?\b/i,
    text: "how the price is made, since that work is paid by the hours it takes",
  },
];

/** Described as fixed, over or only hoped for. */
export const isOver =
  /\b(?:behind us|(?:is|are|been|was|were) (?:fixed|solved|over|replaced)|that['’]s over|all good|fine now|would|want to|hope to|used to be)\b/i;

/** The units of a result; any other noun isn't one. */
export const units: Readonly<Record<ResultKind, RegExp>> = {
  time: /^(?:h|hrs?|hours?|min|minutes?|days?|weeks?)$/i,
  count: /^(?:jobs?|orders?|parts?|pieces?|housings?|skids?|setups?|fittings?|dates?|shipments?)$/i,
  share: /^(?:%|percent|points?|times)$/i,
  stops: /^(?:times|calls?|breakdowns?|once)$/i,
};

/** `4,200 a shift`: the output of a period. */
export const isRate = /^\s(?:a|an|per|each|every) (?:shift|day|hour|week|machine)\b/i;

/** A number without a noun: at the end, or before words that aren't a unit. */
export const endsAlone = /^(?:\s*(?:[.,;:]|$)|\s(?:a|an|again|instead|today|every|once|when)\b)/;

export const comparisonText = (differed: string): string =>
  `This isn't proof. The main thing that differed, as you tell it: ${differed}.`;
