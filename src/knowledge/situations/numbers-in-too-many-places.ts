import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const numbersInTooManyPlaces = {
  "typed-by-hand": {
    themes: ["data_silos", "scheduling_priority", "quoting_estimating"],
    says: /\b(?:typed|types|typewriter|keyed|re-?(?:key|typ|enter)\w*|entered twice|(?:orders?|invoices?|reports?|sheets?|forms?)\b.{0,40}\bby hand|copied (?:from|into)|in pencil|with pencil|notebooks?|folder is)\b/i,
    name: "paperwork that is typed by hand",
    goes: "We think the same order is written down three or four times before a chip is cut. Each copy takes an evening in the office, and the floor waits for the last one.",
    count: {
      what: "Take one order and follow it on paper: every sheet on which its customer, part, quantity and date are written, by whom, and how many minutes each took.",
      minutes: 60,
    },
    change: {
      what: "Pick the sheet that only repeats another one. For two weeks, staple a copy instead of typing it.",
      minutes: 20,
    },
    ours: {
      see: "The same date is written four times or more, and takes over half an hour an order",
      means: "The office, not the machine, sets the start",
      act: "Write it once, copy the rest",
    },
    buy: "A system is right once you can say which sheet it replaces and what that takes a week. The count of one order gives you both.",
    ask: {
      what: "What one order costs in the office",
      question: "How many minutes of typing does one order take, and how many orders come in a week?",
      answered: answered["typing-hours"],
    },
  },
  "lists-disagree": {
    themes: ["data_silos", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:each department|own (?:schedules?|spreadsheets?|lists?|list|(?:job )?trackers?)|two (?:systems|numbers|lists)|(?:don['’]t|do not|not always) (?:the same|match|agree)|whose (?:figure|number|list|is) |keeps? a spreadsheet|keeps another|in three places|three places|(?:list|book) on the)\b/i,
    name: "lists that don't agree",
    goes: "We think each list is right for the one who keeps it. Nobody is wrong, and still the job is late, for no list holds the whole way.",
    count: {
      what: "For ten jobs, write the due date and the place from each list you have, and who keeps it. Circle those that differ.",
      minutes: 45,
    },
    repeats: "count-copies",
    change: {
      what: "Pick the number that differs most. Keep it in one place, {plan} or elsewhere, and stop the other copies for two weeks.",
      minutes: 30,
    },
    ours: {
      see: "More than three of ten jobs show different dates in different places",
      means: "People act on different numbers",
      act: "Keep each number in one place, and drop the copies",
    },
    buy: "A new system is one more list until the others stop. Stop one first.",
    ask: {
      what: "How many places hold the same number",
      question: "In how many lists is the due date of one job written today?",
      answered: answered["places-counted"],
    },
  },
} as const satisfies Record<string, Situation>;
