import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const aScheduleThatKeepsChanging = {
  "promised-blind": {
    themes: ["scheduling_priority", "capacity_visibility"],
    says: /\b(?:sales (?:gives?|promis\w*|quotes?|tells?|says?)|date that wins|promis\w* (?:a |the |any |every )?(?:date|delivery|customer|friday)s?|say yes to every\w*|accept (?:every|any|all|each)\w*|dates? (?:is|are) (?:a )?guess\w*|weeks (?:for|to) every\w*|date the customer|date we give|fixed lead times?|lead time from the)\b/i,
    name: "dates promised without a look at the load",
    goes: "We think the date is given before anyone adds up the hours in front of the machine it needs. The job is late on the day it is booked, and nobody sees it until it is due.",
    count: {
      what: "For {place}, add up the hours of all open jobs. Divide by its hours in a week. That's how many weeks you're booked.",
      minutes: 90,
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For two weeks, no date goes out that is sooner than that number of weeks, unless one named person says which job moves for it.",
      minutes: 20,
    },
    ours: {
      see: "Half of the dates promised this month are sooner than the load allows",
      means: "Jobs are already late when you book them",
      act: "Update the number of weeks every Monday, and promise from it",
    },
    buy: "Scheduling software needs the same sum. Do it by hand for one machine first.",
    ask: {
      what: "How many weeks you're booked",
      question: "How many hours wait at the machine with the longest line, and how many does it run in a week?",
      answered: {},
    },
  },
  "plan-does-not-fit": {
    themes: ["scheduling_priority", "quoting_estimating", "capacity_visibility", "data_silos"],
    says: /\b(?:(?:plan|schedule|system|erp|computer|routing) (?:says?|shows?|fits?|plans?|loaded|puts?|prints?)|overload\w*|let the ERP|ERP plan\w*|planning in our ERP|infinite (?:hours|capacity)|more (?:hours|work) (?:than|in a week)|planned at)\b/i,
    name: "a plan that books more hours than the machines have",
    goes: "We think the hours in the plan are not the hours the jobs take. So the week is full by Wednesday, orders are moved, and the plan is wrong for everybody else.",
    count: {
      what: "For ten jobs run last week at {place}, write planned and actual hours side by side. Add up both columns.",
      minutes: 60,
      instead: {
        lacking: "hours-by-job",
        what: "Put a card on ten jobs that start at {place} this week: hours planned, and hours from the first chip to the last part. Add up both columns as they close.",
      },
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For next week at {place}, book only as many hours as it really ran last week. Write down what doesn't fit, before you promise it.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    ours: {
      see: "The ten jobs took over 15% more hours than planned",
      means: "The plan is full before the week starts",
      act: "Plan with actual hours, starting with that machine",
    },
    buy: "Planning software won't help while the hours in it are wrong. Correct the hours of ten jobs first, and see if the plan holds.",
    ask: {
      what: "How far planned and actual hours are apart",
      question: "What were the planned and the actual hours of the last ten jobs at your busiest machine?",
      answered: answered["quoted-actual"],
    },
  },
  "hot-jobs": {
    themes: ["scheduling_priority", "setup_changeover"],
    says: /\b(?:hot (?:list|jobs?)|rush (?:jobs?|orders?)|rushed|urgent\w*|red tags?|expedit\w*|whoever (?:shouts|yells|calls|stood|asks)|drop everything|squeaky|same machine at the same time|(?:take|taken|pulled|pull|took|takes|bump\w*) (?:off|down|it off|it down)\b|pushes the others?|emergenc\w*|shortage list|decides what goes next|another order is the one)\b/i,
    name: "hot jobs that push the others out",
    goes: "We think each hot job makes the next one. The job that came off needs a second setup, runs late, and is hot by next week.",
    count: {
      what: "Start a log of hot jobs: who asked, why, which job came in, which job got bumped, and if a setup was torn down.",
      minutes: 20,
    },
    change: {
      what: "Freeze tomorrow's first two jobs {plan}, for {place}, and show them {wall}. Only one named person may change them, and writes down why.",
      minutes: 30,
    },
    ours: {
      see: "Late starts drop by a third on the days when the freeze holds",
      means: "Hot jobs make the late jobs",
      act: "Freeze two days, then the next machine",
    },
    buy: "Scheduling software follows the same phone calls. Freeze two jobs a day first.",
    ask: {
      what: "Who asks for hot jobs",
      question: "Who asked for the last five hot jobs, and was that customer's date really in danger?",
      answered: answered["who-moves"],
    },
  },
} as const satisfies Record<string, Situation>;
