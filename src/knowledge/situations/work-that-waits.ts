import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const workThatWaits = {
  "big-lots": {
    themes: ["flow_wip_dwell", "setup_changeover"],
    says: /\b(?:(?:big|large|huge) (?:lots?|batch\w*)|worth putting on|lots? (?:is|of) (?:\d+|two hundred|hundreds|several)|some \d+ at a time|run extra|batch\w* (?:up|together)|whole (?:lot|skid|batch|family)|all sizes|monthly bundles|so we make|at once\b.{0,40}\b(?:cabinet|shelf|rack|year))\b/i,
    name: "lots that are too big to move",
    goes: "We think lots are big because setups are long. A big lot blocks the next machine for days, so the part you are out of waits behind parts nobody asked for.",
    count: {
      what: "For the ten largest lots on the floor, write pieces made, pieces a customer has ordered, and days since the lot started.",
      minutes: 60,
    },
    change: {
      what: "Pick one large lot. Send on the pieces that are ordered as soon as they are done, and let the rest follow.",
      minutes: 30,
    },
    ours: {
      see: "More than half of the pieces in the ten lots aren't for any order",
      means: "Lots fill the floor with parts nobody waits for",
      act: "Make what's ordered first, and cut the lot in half at the longest line",
    },
    buy: "Floor space and racks fill with the next big lot. Halve one lot first and watch the line behind it.",
    ask: {
      what: "What decides the size of a lot",
      question: "How long was the setup of your last large lot, and how many of its pieces were ordered?",
      answered: answered["lot-sized"],
    },
  },
  "late-found-late": {
    themes: ["flow_wip_dwell", "scheduling_priority", "data_silos"],
    says: /\b(?:customer (?:calls|asks|who asks)|walk (?:the )?(?:shop|floor) to find|where (?:is|are|his|her|an?|the)\b.{0,20}\b(?:jobs?|orders?)\b|how an order stands|find out (?:an? |the )?(?:order|job) is late|router sheets? (?:is|are|gets?) lost|lost (?:travelers?|routers?)|establish\w* what was finished|flashlight)\b/i,
    name: "jobs nobody can place until the customer calls",
    goes: "We think no list shows which job is behind while there is still time. The first to notice is the customer, and then only rushing helps.",
    count: {
      what: "Take the jobs due in ten days. For each, write where it is now, the next step, and the days of work left. Time how long it takes you to find them.",
      minutes: 60,
    },
    change: {
      what: "At the same time each day, take ten minutes, standing: read out the jobs due in five days, and who moves each one. Keep the list {wall}.",
      minutes: 15,
    },
    ours: {
      see: "A third of the jobs due in ten days can't make it anymore, and nobody had said so",
      means: "You learn too late that a job is late",
      act: "Keep the ten minutes, and call customers before they call you",
    },
    buy: "Barcodes and trackers need a scan at each step. Where the ten minutes show which step loses jobs, scan there.",
    ask: {
      what: "Where late jobs fall behind",
      question: "At which step did your last five late jobs fall a day behind for the first time?",
      answered: {},
    },
  },
  "sits-between": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:(?:sit(?:s|ting)?|wait(?:s|ing)?|stand(?:s|ing)?|l(?:ie|ies|ying)) for (?:\w+ )?(?:days|weeks|months)|between (?:departments|operations|steps)|after one department|before the next one|crisscross\w*|get stuck|gets? stuck|roll(?:s)? over|aisles|racks? (?:are|were|between|is)|on a rack|spends? \w+ weeks|crosses the building|in front of \w+|pieces in front)\b/i,
    name: "jobs that sit between two steps",
    goes: "We think each step works on what is handy, and nobody owns the gap between two of them. Busy machines and standing jobs fit together well.",
    count: {
      what: "Walk the floor and list every lot that hasn't moved in five days: job, place, last operation, what it waits for.",
      minutes: 45,
    },
    change: {
      what: "For the gap with the most lots, let nothing new into the step before it until half of them are gone.",
      minutes: 30,
    },
    ours: {
      see: "Half of the lots that sit wait in front of the same step",
      means: "That step sets the pace, and the others send it too much work",
      act: "Release work at that step's pace",
    },
    buy: "More machines ahead of the gap make the pile larger. Only hours at that one step help.",
    ask: {
      what: "Which step jobs wait for",
      question: "Of the lots that sit today, how many wait for the same machine or person?",
      answered: answered["which-gap"],
    },
  },
} as const satisfies Record<string, Situation>;
