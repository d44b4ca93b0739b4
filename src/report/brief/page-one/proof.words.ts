import { withNoun } from "../../../survey/writing.ts";

/** What the shop's own numbers settle, at the top of page one. */
export const proofWords = {
  /** `Lorraine has 8 hours a day, and your 10 lots need 9.2`. */
  title: {
    groups: (bad: string, name: string, are: string, others: string, other: string): string =>
      `${bad} of ${name} ${are}, and ${others} of ${other}`,
    load: (who: string, has: string, period: string, things: string, needs: string): string =>
      `${who} has ${has} hours a ${period}, and your ${things} need ${needs}`,
    wanted: (who: string, has: string, period: string, things: string, needs: string, isWanted: boolean): string =>
      `${who} has ${has} hours a ${period}, and the ${things} you ${isWanted ? "want" : "plan"} need ${needs}`,
  },
  /** Whose hours they are, if no one is named. */
  place: {
    quality_inspection: "inspection",
    programming_readiness: "programming",
    quoting_estimating: "quoting",
    data_silos: "the typing",
    flow_wip_dwell: "that bench",
  } as { readonly [theme: string]: string },
  anyPlace: "that step",
  opening: {
    short: (count: string, things: string, period: string, who: string, fits: string): string =>
      `${count} ${things} a ${period} come to ${who}, and ${fits} fit. The rest waits. Faster machines only make that line longer.`,
    full: (who: string, count: string, things: string, period: string, needs: string, has: string): string =>
      `${count} ${things} a ${period} take ${needs} of ${has} hours from ${who}. One more doesn't fit, whatever the machines could cut.`,
    groups: (first: string, second: string, are: string): string =>
      `Of ${first} ${are}. Of ${second}. What sets the two apart is where to look.`,
    are: { late: "ship late", scrapped: "are scrapped", bad: "are bad", rejected: "are rejected" } as {
      readonly [what: string]: string;
    },
    stood: (hours: string, all: string): string =>
      `By your own count, machines that could cut for ${all} hours stand for up to ${hours} of them.`,
    met: (sum: string): string => `By your own numbers: ${sum}.`,
  },
  act: "Act on it now.",
  /** What would show that the sum is wrong. */
  wrong: (seen: string): string => `We're wrong if you see this: ${seen}.`,
  section: "What your own numbers show",
  figure: {
    load: {
      name: "Work and hours",
      has: (hours: string): string => `${hours} fit`,
      over: (hours: string): string => `${hours} don't`,
    },
    loadUnit: (period: string): string => `hours of work a ${period}`,
    loadIs: (needs: string, has: string): string => `${needs} hours needed, ${has} there`,
    later: (isWanted: boolean): string => `with what you ${isWanted ? "want" : "plan"}`,
    stood: { name: "Hours the machines stood", cut: "cut", idle: "stood" },
    stoodUnit: (all: string): string => `of ${withNoun(all, "hours")}`,
  },
  gate: {
    title: (who: string): string => `Every job has to go through ${who}:`,
    away: "In the hours without that person, nothing new starts.",
    here: "When two jobs come at once, one waits.",
  },
  change: "What changed:",
  changeAsk: "Compare the weeks before and after.",
} as const;
