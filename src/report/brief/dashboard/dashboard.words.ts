import { lightMeanings } from "../../../survey/shared.words.ts";
import { withNoun } from "../../../survey/writing.ts";
import { jump, say, type Text } from "../../text.ts";

/** The sentences on the dashboard page. */
export const dashboardWords = {
  topic: "Your dashboard",
  title: (tiles: number): string =>
    `${withNoun(tiles, "numbers")} for your wall${tiles === 1 ? "" : ", in the order to put them up"}`,
  about: (real: number, all: number, tracked: number, areMeasured: boolean): string => {
    const own = areMeasured ? "value" : "answer";
    const said = real === 1 ? `One tile shows your own ${own}.` : `${real} tiles show your own ${own}s.`;
    const hung =
      tracked === 1
        ? "You track one of them: post today's number."
        : `You track ${tracked} of them: post today's numbers.`;
    const others = `The ${all - real - tracked === 1 ? "other shows" : "others show"} the goal, when the first number is due, and how to count it.`;
    const none =
      "No tile has a number of yours yet. Each shows the goal, when the first number is due, and how to count it.";
    const whose = "A goal is ours unless it says “your goal.”";
    if (real === 0 && tracked === 0) return `${none} ${whose}`;
    return [
      ...(real === 0 ? [] : [said]),
      ...(tracked === 0 ? [] : [hung]),
      ...(real + tracked < all ? [others] : []),
      whose,
    ].join(" ");
  },
  today: (value: string, target: string): string => `Today: ${value}; ${target}.`,
  aimFor: (value: string, note: string): string => `Goal: ${value}; ${note}.`,
  how: (what: string): string => `How to count it: ${what}.`,
  pull: (system: string, sum: string): string => `pull it from ${system}${sum === "" ? "" : `: ${sum}`}`,
  whenRed: (what: string): string => `When red: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  howCounted: "Write down each day's number for ten working days. After that, at the end of each week.",
  howWeekly: "Write it down at the end of each week, next to last week's.",
  howGiven: (how: string): string =>
    `${how} Write it down each day for ten working days, then at the end of each week.`,
  howOwn: "Write down where it stands today, then once a week, the same way. This is the number you want to move.",
  /** For a number of the shop's own that no scale fits. */
  howNext: "Write it down again in a week, counted the same way.",
  source: (system: string, often: string): string => `From ${system}, ${often}.`,
  /** Where a system will have it once it is counted another way. */
  sourceLater: (system: string, often: string): string => `By hand for now; later from ${system}, ${often}.`,
  byHandEach: (often: string): string => `By hand, ${often}.`,
  keptIn: (system: string): string =>
    /^Excel\b/.test(system) ? "a sheet you keep" : system === "Whiteboard" ? "the whiteboard" : system,
  byHandOnly: "None of your systems has it: write it down by hand.",
  often: { daily: "each day", weekly: "each week", monthly: "each month" },
  tracked: "You track this: post today's number",
  byHand: (day: string): string => `count it by hand from ${day}`,
  /** A level that the shop didn't name itself. */
  aim: (level: string): string => `goal: ${level}`,
  yourGoal: (goal: string): string => `your goal: ${goal}`,
  /** Their own number is the first reading. */
  yours: (date: string): string => `you told us, ${date}`,
  /** Where a tile's number comes from, and who reads it. */
  readFrom: (source: string): string => `source: ${source}`,
  /** Someone else at the shop gave another answer. */
  disputed: (date: string): string => `you told us, ${date}; someone else in your shop says otherwise`,
  measured: "measured in your files",
  /** If our goal is for other work than theirs. */
  betterThanToday: "better than today",
  /** For a range that starts at zero. */
  under: (limit: string): string => `under ${limit}`,
  from: (low: string, high: string): string => `${low} to ${high}`,
  only: (machines: string): string => `only ${machines}`,
  /** A goal that no answer names. */
  goal: "our goal",
  ownGoal: "your goal",
  /** For days on which they want to stop working. */
  noDays: (days: string): string => `no ${days}`,
  worked: "worked",
  daysWorked: [
    ["green", "none in four weeks"],
    ["amber", "one"],
    ["red", "two or more"],
  ],
  /** Longer than the shop's own lead time is late: `4 weeks`. */
  withinTerm: (term: string) =>
    [
      ["green", `${term} or less`],
      ["red", `over ${term}`],
    ] as const,
  howDaysOff: (days: string): string => `write down on how many of the last four ${days} people worked`,
  /** For a setup: our goal is less than they plan. */
  asPlanned: "as planned",
  atBest: (limit: string, isLower: boolean): string => `${limit} or ${isLower ? "less" : "more"}`,
  /** Before a unit that qualifies the limit: `at most 8 days` of work. */
  atMost: (limit: string): string => `at most ${limit}`,
  /** For a goal with zero in the middle. */
  within: (limit: string): string => `within ${limit}`,
  ofEstimate: "of the estimate",
  /** For a margin that may be a little lower than quoted. */
  belowQuote: "below quote",
  noMoreThan: (limit: string): string => `no more than ${limit}`,
  median: "(median)",
  firstReading: (day: string): string => `first number ${day}`,
  readBy: (day: string): string => `first number by ${day}`,
  /** The other KPIs of the plan. */
  later: (names: string): string => `For later, in the KPI tracker you can download: ${names}.`,
  good: (limit: string): string => `our goal: ${limit}`,
  /** A shop's own rate is what an hour has to earn. */
  asRated: "your rate",
  yourRate: (rate: string): string => `your rate: ${rate}`,
  /** For a shop whose work the published goals don't fit. */
  better: "goal: better than today, month by month",
  lights: lightMeanings,
  sheets: (): Text => say`How to build each one is in the ${jump("plan", "plan")} and in the KPI sheets.`,
} as const;
