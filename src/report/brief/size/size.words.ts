import { withNoun } from "../../../survey/writing.ts";
/** How big it is, in the owner's unit. `low` and `high` are the ends of a range. */
export const sizeWords = {
  title: "How big is it?",
  range: (low: string, high: string): string => `Between ${low} and ${high}.`,
  hours: {
    name: (noun: string): string => `Hours lost to ${noun}`,
    unit: "machine hours a year",
    estimate: "Our estimate, not a count.",
    /** If the shop states no time, count or share: a sentence and no figure. */
    untold: (hours: string, unit: string, noun: string, low: string, high: string): string =>
      `Our estimate, not a count: about ${withNoun(hours, unit)}${/ bill$/.test(unit) ? ", because of" : " lost to"} ${noun}${low === high ? "" : ` (${low} to ${high})`}.`,
    /** If the range is too wide for a number in the middle to say anything. */
    wide: (unit: string, noun: string, low: string, high: string): string =>
      `Our estimate, not a count: anywhere from ${low} to ${high} ${unit} lost to ${noun}. Only a count can narrow that.`,
    untoldCheck: (week: string, toCount: string): string =>
      `That's ${withNoun(week, "hours")} a week. To check: for one week, add up ${toCount}.`,
    toCheck: (toCount: string): string => `For one week, add up ${toCount}.`,
    under: "What you describe is part of it.",
    check: (week: string, heads: string, each: string, toCount: string): string =>
      `Check it: ${week} a week${heads === "" ? "" : `, or ${each} for each of ${heads}`}. For a week, add up ${toCount}. If you get another number, use yours.`,
    machines: "machines",
    machinists: "machinists",
    goalBeyond: (sum: string): string =>
      `Your goal is ${sum} hours a year. This alone won't get you there, unless the count shows far more than we expect.`,
    goalWithin: (sum: string): string => `Your goal is ${sum} hours a year. This would cover it.`,
    week: (sum: string, toCount: string): string => `${withNoun(sum, "hours")} a week. Check it: add up ${toCount}.`,
    underAMinute: "under a minute",
  },
  setups: {
    check: (times: string, low: string, high: string): string =>
      `Check it: that's about ${withNoun(times, "setups")} like yours per machine per week (${low} to ${high}). With half as many, it's half the hours.`,
    unbelievable: (times: string): string =>
      `Check it: that would take ${times === "0" ? "almost no setups" : withNoun(times, "setups")} like yours per machine per week. That can't be right, so trust neither figure until you count.`,
    picture: (took: string, planned: string): string => `Your own example: ${planned} planned, ${took} actual.`,
    planned: "planned",
    over: "over",
  },
  saturdays: {
    name: "Hours a week you could get back",
    unit: "machine hours a week",
    about: (days: string, low: string, high: string): string =>
      `Between ${low} and ${high}. Enough to end your ${days}? If they take less than ${low} machine hours a week, yes. More than ${high}, no. In between, maybe.`,
  },
  onTime: {
    name: "On-time gap",
    unit: "more jobs on time in every 100",
    today: "on time today",
    jobs: "jobs",
    about: (today: string, goal: string, isMeasured: boolean): string =>
      `${isMeasured ? "Measured: today" : "Today"} ${today} of 100 jobs are on time. Your goal is ${goal}.`,
  },
  gap: {
    name: "Your goal, from today",
    value: (today: string, goal: string): string => `${today} → ${goal}`,
    minutes: (less: string): string => `${withNoun(less, "minutes")} less each time.`,
    today: (value: string): string => `today ${value}`,
    goal: (value: string): string => `goal ${value}`,
    count: "Count it the same way every week.",
    left: (gap: string): string => `${gap} to go.`,
    /** Where the goal is hours of each machine. */
    onAll: (machines: string, gap: string, all: string, when: string): string =>
      `${withNoun(machines, "machines")} × ${withNoun(gap, "hours")} = ${withNoun(all, "hours")} more${when}, if the goal is for all of them.`,
  },
  late: {
    name: "Jobs that ship late, by your answer",
    unit: "of jobs",
    jobs: "jobs",
    about: (low: string, high: string): string =>
      low === high ? `Of 20 jobs, ${low} ship late.` : `Of 20 jobs, ${low} to ${high} ship late.`,
    more: (low: string): string => `Of 20 jobs, ${low} or more ship late.`,
  },
  /** What the answers add up to, without an estimate of ours. */
  known: {
    hours: {
      name: "Machine hours in your shifts",
      unit: "a week",
      sum: (machines: string, shifts: number, hours: number, percent: string): string =>
        `${withNoun(machines, "machines")} × ${shifts === 1 ? "" : `${shifts} shifts × `}${hours} hours, with all of them staffed. Each percent of that is ${withNoun(percent, "hours")} a week.`,
    },
    worth: {
      name: (isOne: boolean): string => `One more hour a week ${isOne ? "on your machine" : "on each machine"}`,
      unit: "a year in sales",
      sum: (machines: string, weeks: number, rate: string, isGiven: boolean): string =>
        `${withNoun(machines, "machines")} × ${weeks} weeks × ${rate}${isGiven ? "" : ", as we don’t have your rate"}, if you can sell it.`,
    },
  },
  /** For the hours in the title alone. Every factor is in the sum, so that a calculator gives the same result. */
  dollars: {
    name: (hours: string): string => `What the ${withNoun(hours, "hours")} could bring`,
    unit: "a year in sales",
    sum: (hours: string, rate: string, sold: string, amount: string): string =>
      `${withNoun(hours, "hours")} × ${rate} × ${sold} = about ${amount}, if you sell ${sold} of them. We assume that share. It's sales, not profit: material and labor still come off.`,
    /** For hours that they stated themselves, at their rate. */
    ownName: "What those hours are worth",
    ownUnit: (period: string): string => `${period}, at your rate`,
    ownSum: (hours: string, rate: string, amount: string): string =>
      `${withNoun(hours, "hours")} × ${rate} = ${amount}.`,
    ownIf: "You'd get that only if you could sell every one of them.",
    span: (low: string, high: string): string => `${low} to ${high}`,
    billed: "a year, if billed",
    billedSum: (hours: string, rate: string): string =>
      `${withNoun(hours, "hours")} × ${rate}. This is not a forecast.`,
    noRate: {
      unit: "a year, at $100 an hour",
      none: "We don't have your rate.",
      unsure: "You aren't sure of your rate, so scale this to yours.",
      sum: (why: string, hours: string): string =>
        `${why} ${withNoun(hours, "hours")} × $100, if you can sell them all. This is not a forecast.`,
    },
    guess: {
      unit: (rate: string): string => `a year, at ${rate} an hour`,
      sum: (hours: string, rate: string): string =>
        `${withNoun(hours, "hours")} × ${rate}, the rate you guessed, if you can sell them all. This is not a forecast.`,
    },
    /** If no other figure shows these hours. */
    estimated: (hours: string, cause: string): string =>
      `We estimate ${withNoun(hours, "hours")} a year lost to ${cause}.`,
  },
} as const;
