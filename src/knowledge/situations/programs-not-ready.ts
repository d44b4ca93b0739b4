import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const programsNotReady = {
  "programs-lost": {
    themes: ["programming_readiness", "data_silos"],
    says: /\b(?:delet\w*|overwrit\w*|(?:file|program)s? (?:cannot|can['’]t|could not) be found|lost (?:the )?(?:file|program)s?|controls? (?:is|are) full|programm?ed again|memory sticks?|saved back|good one is the one)\b/i,
    name: "programs that get lost",
    goes: "We think the only good copy is in the control. Nothing hurts on the day it is deleted; the bill comes with the repeat order.",
    count: {
      what: "List the repeat jobs due in ten working days. Mark each program: found, found on another control, or gone.",
      minutes: 60,
    },
    change: {
      what: "New rule: no copy, no delete. Search every control for the missing ones before anyone writes a program again.",
      minutes: 60,
    },
    ours: {
      see: "For one repeat job in ten or more, nobody can find the program",
      means: "Lost programs make the rework",
      act: "Back up the program as the last step of every job",
    },
    buy: "More memory only delays the next deletion. If there is no way to copy a program out, buy that.",
    ask: {
      what: "Whether files are gone or elsewhere",
      question: "Were the last three missing programs deleted, on another control, or never saved?",
      answered: answered["programs-gone"],
    },
  },
  "no-papers": {
    themes: ["programming_readiness", "data_silos", "setup_changeover", "scheduling_priority"],
    says: /\b(?:(?:work )?instructions?|set-?up sheets?|paperwork|tool lists?|travelers?)\b.{0,40}\b(?:missing|late|not (?:there|ready)|wait\w*|in hand)|\bno (?:work instructions?|set-?up sheets?|paperwork|tool lists?)\b/i,
    name: "jobs that reach the machine before their papers do",
    goes: "We think a job is let onto the floor when the order is booked, not when its papers are done. The machine is free, and the desk is not.",
    count: {
      what: "List the jobs that start this week. For each, mark what is there on the day before: program, setup sheet, tool list, drawing, stock.",
      minutes: 60,
    },
    change: {
      what: "For two weeks, no job goes to a machine with a gap on that list. The next complete one goes instead.",
      minutes: 30,
    },
    ours: {
      see: "More than a quarter of the jobs have a gap on the day before",
      means: "Jobs start before they can run",
      act: "Check each job the day before, and release only complete ones",
    },
    buy: "A system that prints the papers sooner helps once somebody checks that they are done. Check by hand first.",
    ask: {
      what: "What is missing most often",
      question: "What was missing in the last five waits: program, setup sheet, tools or stock?",
      answered: answered["program-state"],
    },
  },
} as const satisfies Record<string, Situation>;
