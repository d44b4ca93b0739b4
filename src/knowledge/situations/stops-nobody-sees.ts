import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const stopsNobodySees = {
  "gains-lost": {
    themes: ["capacity_visibility", "setup_changeover", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:kaizen|5s\b|lean (?:events?|program|teams?)|one step forward|slid(?:e|es|ing)? back|we (?:have )?put in lean)\b/i,
    name: "improvements that don't last",
    goes: "We think an event fixes one machine, and the next job comes by another route and finds the old way. Nobody looks at a number each day that would show it.",
    count: {
      what: "List the last five improvements. For each, write the number before, the number right after, and the number today. No number is an answer too.",
      minutes: 60,
    },
    change: {
      what: "Pick one of the five. Write its number by hand {wall} every morning for two weeks, with the name of one person responsible for it.",
      minutes: 20,
    },
    ours: {
      see: "Three of the five have no number today, or are back where they were",
      means: "Nobody watches the number, so the gain is lost",
      act: "Post one number with one name every morning, before the next event",
    },
    buy: "Another program or consultant starts the sixth event. Hold one gain for ten days first.",
    ask: {
      what: "What happened to the last gain",
      question: "Which improvement of last year can you still see in a number?",
      answered: {},
    },
  },
  "slow-is-normal": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:accept (?:it|that)|as normal|used to it|below speed|run(?:s|ning)? slow\w*|turn\w* (?:it |the feed )?down|nobody had looked|something simple|we add offsets|clears? it|start(?:ed)? (?:it )?again|shim here|sulks?|what they are|been noisy)\b/i,
    name: "stops and slow runs that count as normal",
    goes: "We think people work around what the machine does instead of reporting it. A small fault takes minutes every shift until the day it takes the whole week.",
    count: {
      what: "Hang a sheet on {place}: each stop over five minutes, each cycle run slower than programmed, from when to when, and why.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Take the reason named most. Give it one planned hour this week: clean, fill, tighten, check against the manual.",
      minutes: 60,
      roles: ["maintenance", ...floor],
    },
    ours: {
      see: "One reason makes a third of the minutes, and somebody already knew about it",
      means: "Known faults cost more than breakdowns do",
      act: "Fix that one, then ask again",
    },
    buy: "A new machine gets its own quirks, and they are accepted too. Write down the old one's first.",
    ask: {
      what: "What people work around",
      question: "Which machine runs below its programmed feed today, and since when?",
      answered: {},
    },
  },
  "hours-nobody-counts": {
    themes: ["capacity_visibility", "quoting_estimating"],
    says: /\b(?:nobody (?:can say|knows|could say)|no one (?:can say|knows|could say)|(?:cannot|can['’]t|could not|none of us can) (?:say|tell|show)|never had a (?:good )?way to see|don['’]t know (?:how|what|which)|argue about|(?:has|have) (?:a|his own|her own|their own) (?:theory|explanation)|(?:three|five|different) answers|ask (?:five|three|the) |appears? nowhere|sounds? (?:right|plausible)|when it stopped|which is right|(?:spindles?|machines?|lathes?)\b.{0,40}\b(?:turning|standing|idle|not cutting)|looks? occupied)\b/i,
    name: "machine hours that nobody counts",
    goes: "We think everybody decides from a different picture of the same machines. Without a count, the loudest picture wins, and the free hours stay where they are.",
    count: {
      what: "Ask three people how many hours {place} cut yesterday, and write the answers down. Then walk past ten times today at random and write down if it cuts.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    repeats: "ten-looks",
    change: {
      what: "Show the count {wall} every evening, next to the three answers. Tomorrow, try one fix for the longest stop that costs nothing.",
      minutes: 20,
    },
    ours: {
      see: "The count and the guesses are more than ten points apart",
      means: "You decide on wrong numbers",
      act: "Keep counting at that machine, and decide from the count",
    },
    buy: "Another machine adds hours nobody counts either. Monitoring pays once the sheet has changed one decision.",
    ask: {
      what: "Where your machine hours come from",
      question: "Are the hours read off the machines, booked by people, or guessed?",
      answered: answered["hours-source"],
    },
  },
} as const satisfies Record<string, Situation>;
