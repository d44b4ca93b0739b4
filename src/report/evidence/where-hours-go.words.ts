import { type Inline, jump, say, type Text } from "../text.ts";

/** All sentences of the chapter on machine hours. */
export const whereHoursGoWords = {
  topic: "Where the hours go",
  title: (staffed: string, cycle: string): string =>
    `Of ${staffed} staffed machine hours a year, about ${cycle} are in cycle`,
  utilization: (share: Inline, basis: string): Text =>
    say`We take it that your machines cut about ${share} of the hours they're staffed. ${basis} The rest is not all lost: parts must be loaded, set up and measured.`,
  ownUtilization: (share: Inline): Text =>
    say`Your machines cut ${share} of the hours they're staffed, by your own figure. The rest is not all lost: parts must be loaded, set up and measured.`,
  measured: "You measure your machines, so use your own figure instead.",
  assumed: "That is an assumption until you measure a machine.",
  steps: {
    nominal: "If every shift were staffed",
    unstaffed: "Not staffed",
    staffed: "Staffed",
    recovered: "Recoverable",
    rest: "Setup, loading and other stops left",
    cycle: "In cycle",
  },
  waterfall: {
    title: "From machine hours to hours in cycle",
    description: (steps: string): string => `Hours a year, step by step: ${steps}.`,
    caption: say`Hours a year, likely values. The thin line shows the range. How we got ${jump("machine hours", "how-nominal")}, ${jump("staffed hours", "how-staffed")}, ${jump("hours in cycle", "how-in-cycle")}.`,
  },
  unstaffed: (hours: string): Text =>
    say`Your machines are idle ${jump(`${hours} hours`, "how-unstaffed")} a year because no one is there. Using them takes more people, another shift or unattended running, so we put no price on them.`,
  losses: {
    withoutLargest: "Recoverable machine hours by cause",
    largest: (noun: string): string => `${noun}: the largest share of what you could recover`,
    description: (bars: string): string => `Recoverable machine hours a year by cause, low, likely and high: ${bars}.`,
    caption: (how: Text): Text =>
      say`Recoverable machine hours a year: low – likely – high. The band is the range, the mark the likely value. Each cause is estimated on its own; the total counts no hour twice. ${how}`,
    how: "How we found each one",
  },
  others: {
    caption:
      "Other losses where you have the cause, each in its own unit. They are not machine hours, so never add them up.",
    columns: { what: "What", from: "Comes from", range: "low – likely – high" },
  },
  books: (hours: Inline, rate: Inline, sales: Inline, weeks: string, hour: Inline, held: string): Text =>
    say`Check us against your books. ${hours} a year in cycle at ${rate} come to about ${sales} in machining sales a year, without material. If your books say something very different, trust your books. One hour recovered per machine per week, ${weeks} weeks a year, brings about ${hour} in sales, if work is waiting for the machine. If you can't sell the hours, count only the overtime they replace.${held}`,
  heldBack: (effects: string): string => ` We held some figures back: ${effects}.`,
} as const;
