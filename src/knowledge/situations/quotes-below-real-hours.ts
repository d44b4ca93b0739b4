import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const quotesBelowRealHours = {
  "nobody-adds-up": {
    themes: ["quoting_estimating", "capacity_visibility"],
    says: /\b(?:(?:which|what) (?:customers?|jobs?|parts?|people)\b.{0,40}\b(?:make|lose|earn|pays?)|only just pays?|busy (?:but|and)\b.{0,40}\b(?:not|no|only|small)|not profitable|machine hour really costs|(?:make|made|lose|lost|earn\w*|losing) (?:or lose )?money|paying for itself|(?:quoted?|estimat\w*|prices?d?)\b.{0,80}\b(?:took|takes|actual|really|never|no one|nobody|compared?|memory|feel|guess\w*|rule of thumb|pound|per kilo)|hours over|year-?end|accountant|margin\w*)\b/i,
    name: "jobs whose cost nobody adds up",
    goes: "We think a job is closed when it ships, and its hours are never set beside the quote. So the next quote repeats what the last one lost.",
    count: {
      what: "Take the last ten jobs you shipped. For each: subtract material and outside work from the price, then divide by the machine hours it took. Sort them.",
      minutes: 90,
      instead: {
        lacking: "hours-by-job",
        what: "Put a card with every job that starts today: price, material, outside work, and each operation from when to when. Deburring and handling count too.",
      },
      roles: ["estimator"],
    },
    repeats: "ten-invoices",
    change: {
      what: "Take the two at the bottom. Quote the next one of each from its actual hours, or decline it.",
      minutes: 45,
      instead: {
        lacking: "hours-by-job",
        what: "Take the part that ran longest over the minutes in its price. Work out its price again from the timed minutes, and quote the next order from that.",
      },
      roles: ["estimator"],
    },
    ours: {
      see: "The best of the ten earns twice as much an hour as the worst",
      means: "Which jobs you take matters more than how fast you run",
      act: "Raise or drop the bottom two, every month",
    },
    buy: "Costing software needs hours by job. Write them on paper for ten jobs first.",
    ask: {
      what: "What your last jobs earned an hour",
      question: "What did your last five jobs bring in, less material, and how many machine hours did they take?",
      instead: {
        lacking: "hours-by-job",
        what: "Of the ten parts you make most, which ones has anybody timed since they were priced?",
      },
      answered: answered["quoted-actual"],
    },
  },
} as const satisfies Record<string, Situation>;
