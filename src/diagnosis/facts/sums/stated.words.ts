import { withNoun } from "../../../survey/writing.ts";

/** What follows the number of a sum over the shop's own counts and times. */
export const statedUnits = {
  overPlannedOn: (jobs: string): string => `over the hours planned, on the ${jobs} you name`,
  machinesCutting: "of the machines counted were cutting",
  machinesIdle: "of the machines counted sat idle",
  ofCounted: (all: string, things: string, what = ""): string =>
    `of the ${all} ${things === "" ? "" : `${things} `}you counted${what === "" ? "" : ` were ${what}`}`,
  partWaits: "of a part's time in your shop is waiting",
} as const;

/** The time that hours are stated for, where it isn't a week or a year. */
export const statedPeriods = {
  thoseJobs: "on those jobs",
  thatJob: "on that job",
  counted: "in what you counted",
} as const;

/** Names and units of what a shop's own goal measures. */
export const measureNames = {
  machinesInState: (state: string): string => `Machines ${state} on one walk through the shop`,
  daysSince: (what: string): string => `Days since the last ${what}`,
  monthClose: "Day of the month the books close",
  leadTime: "Lead time",
  aMonth: (unit: string): string => `${unit} a month`.trim(),
  changeover: "Changeover time",
  downtime: "Downtime",
  rework: "Rework",
  overtime: "Overtime",
  lateJobs: "Late jobs",
  overThe: (plan: string): string => `Over the ${plan}`,
  daysLate: "Days late",
  saturdays: "Saturdays worked",
  hotJobs: "Hot jobs",
  complaints: "Complaints",
  setups: "Setups",
  scrap: "Scrap",
  onTime: "On-time delivery",
  onTimeTo: (customer: string): string => `On time to ${customer}`,
  quotes: "Quote turnaround",
} as const;

/** Hours that the shop counts its machines down. */
export const stopWords = {
  unit: "hours of stops a year",
  aWeek: (hours: string, weeks: number, aWeek: string): string =>
    `${hours} ÷ ${weeks} weeks = ${withNoun(aWeek, "hours")} a week`,
  ofStaffed: (hours: string, staffed: string, percent: string): string =>
    `${hours} ÷ ${withNoun(staffed, "staffed hours")} = ${percent}%`,
  few: (percent: string): string =>
    `Breakdowns aren't your main loss of hours: for that, we'd look for more than ${percent}%. What a stop costs you depends on when it comes and what waits for it.`,
  thinks:
    "We think what matters is when a stop comes and how long it lasts, not how many hours they add up to in a year.",
  headline: (hours: string, percent: string): string =>
    `${withNoun(hours, "hours")} of stops a year are only ${percent}% of what you staff, so look at when they come`,
} as const;

/** Hours that machines wait for a first piece to be passed. */
export const firstPieceWords = {
  unit: "hours a year or more that machines wait for a first piece",
  each: (count: string, hours: string, all: string): string =>
    `${count} × ${withNoun(hours, "hours")} = ${withNoun(all, "hours")}`,
  aYear: (hours: string, times: number, all: string): string =>
    `${hours} × ${times} = ${withNoun(all, "hours")} a year`,
} as const;

/** Hours a week that the shop says machines cut. */
export const cutWords = {
  unit: "of the shift hours cut",
  group: (count: string, name: string): string => `your ${count} ${name}`,
  one: (machine: string): string => `your ${machine}`,
  those: "the machines you counted",
  each: (all: string, count: string, each: string): string =>
    `${all} ÷ ${withNoun(count, "machines")} = ${withNoun(each, "hours")} a week each`,
  ofShifts: (each: string, hours: string, percent: string): string =>
    `${each} ÷ ${withNoun(hours, "shift hours")} = ${percent}%`,
  ofWeek: (each: string, hours: number, percent: string): string =>
    `${each} ÷ all ${hours} hours of a week = ${percent}%`,
  passes: (
    good: number,
    full: number,
    left: { readonly inShifts: string; readonly outside: string },
    isFull: boolean,
  ): string =>
    isFull
      ? `From ${full}% on we call a machine full in its shifts. Outside of them, a week has ${left.outside} more hours.`
      : `A good shop cuts ${good}%, and from ${full}% on we call a machine full. What is left each week: ${withNoun(left.inShifts, "hours")} in the shifts, ${left.outside} outside of them.`,
  thinks: (isFull: boolean): string =>
    isFull
      ? "We think they are nearly full in your shifts, and nobody has counted what nights and weekends could give."
      : "We think there's less left to find in your shifts than outside of them, and nobody has counted what nights and weekends could give.",
  headline: (machines: string, isOne: boolean, percent: string, ofWeek: string): string =>
    `${machines} cut${isOne ? "s" : ""} ${percent}% of the shift hours, but only ${ofWeek}% of the week`,
} as const;

/** Time over plan, on everything that was timed. */
export const overWords = {
  onAll: (count: string, things: string, hours: string): string => `On ${count} ${things} that's ${hours} hours`,
  jobs: (count: string, one: string, all: string): string => `${count} × ${one} = ${all}`,
  together: (all: string, share: string): string => `Together ${all} over. ${share}`,
  often: (count: string, one: string, all: string, per: string): string => `${count} × ${one} = ${all} a ${per}`,
} as const;

/** What something takes that happens again and again. */
export const repeatedWords = {
  on: (things: string): string => `on ${things}`,
  line: (count: string, each: string, all: string): string => `${count} × ${each} = ${all}`,
  about: (all: string): string => `about ${all}`,
} as const;

/** How long it takes to finish what is open. */
export const openWords = {
  unit: (period: string): string => `${period}s to finish what's open, at your pace`,
  line: (open: string, pace: string, period: string, all: string): string =>
    `${open} open ÷ ${pace} a ${period} = ${all}`,
  about: (all: string): string => `about ${all}`,
} as const;

/** Whose hours a sum of hours not run is about. */
export const ranWords = { ofEach: "hours of each machine", ofAll: "machine hours" } as const;

/** How much longer outside work takes than its vendor says. */
export const toldDaysWords = {
  unit: (days: string): string => `${days} longer than you're told`,
  line: (takes: string, told: string, over: string): string => `${takes} − ${told} = ${over}`,
} as const;
