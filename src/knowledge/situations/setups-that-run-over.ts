import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const setupsThatRunOver = {
  "tools-not-there": {
    themes: ["setup_changeover"],
    says: /\b(?:own boxes|hoard\w*|drawers? of|tool crib|the crib|make do with|robbed from|(?:walk|look|hunt|search|find)\w*\b.{0,60}\b(?:tools?|gauges?|fixtures?|holders?|things|inserts?|jaws|clamps|bolts|collets?)|(?:tools?|gauges?|fixtures?|jaws|collets?)\b.{0,40}\b(?:hunted|looked for|searched|missing)|takes a while to find)\b/i,
    name: "setups that start before their tools are there",
    goes: "We think nobody lays out the next job while this one still runs. So the walk for tools and gauges happens with the machine stopped.",
    count: {
      what: "At {place}, tally every walk during a changeover: what it was for, and how many minutes it took.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "For the next job on {place}, put everything on one cart before the machine stops: tools, holders, gauges, fixture, program, stock. Time that setup.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    ours: {
      see: "Setups from a full cart take a third less time than the others",
      means: "The walking costs you the time, not a lack of skill",
      act: "Put a cart together for every job on that machine by the afternoon before",
    },
    buy: "A presetter and spare holders pay off once a cart is full every afternoon. Before that they are one more thing to look for.",
    ask: {
      what: "What is missing when a setup starts",
      question: "In your last five setups, what did somebody have to go and get?",
      answered: answered["setup-takes"],
    },
  },
  "setups-invented": {
    themes: ["setup_changeover", "programming_readiness"],
    says: /\b(?:invent\w*|as we go|every (?:setup|job) is (?:different|new)|from scratch each|no (?:setup )?sheets?|simply part of the job|(?:vise|fixture|plate|clamps?|jaws|table|stop)s?\b.{0,40}\b(?:comes? (?:off|down)|(?:taken|took|take|put|bolted) (?:it )?(?:off|down|up|on|back)|(?:is|are|gets?) (?:built|bored)|cleared|unbolted)|indicat(?:e|es|ed) (?:it|the|again)|tram(?:s|med)? (?:it|the)|touch(?:es)? off|squar(?:e|ing) up|(?:swap|change(?:s|d)?)\b.{0,40}\b(?:collet|bushing|chuck)|lin(?:e|ed) up again)\b/i,
    name: "setups that are worked out from scratch each time",
    goes: "We think the setup is worked out at the machine, with the spindle stopped. What was learned goes home with the person, and the next run starts over.",
    count: {
      what: "At {place}, time the next five setups in two parts: working out how, and doing it.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "For tomorrow's first job, work the setup out at a desk: vise or fixture, stops, tool list, zero. Put the page {traveler}.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    ours: {
      see: "A third or more of the setup is working out how",
      means: "Working it out at the machine costs you the time",
      act: "Plan each setup the day before, and keep the page",
    },
    buy: "Quick-change workholding saves minutes of doing. It saves none of the thinking; plan the setups first.",
    ask: {
      what: "How much of a setup is working it out",
      question: "In your last long setup, when did the first tool touch the part, and what came before?",
      answered: answered["setup-takes"],
    },
  },
} as const satisfies Record<string, Situation>;
