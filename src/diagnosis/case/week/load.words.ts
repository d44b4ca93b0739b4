/** The week and the test of a desk or bench that has more work than hours. */
export const loadWords = {
  someone: "the one who does it",
  time: (who: string, next: string, each: string, limit: string): string =>
    `Time ${next} with ${who}. For each, write the minutes of the work itself, and the minutes of paper, walking and waiting. ${each} or more: the sum holds. Under ${limit}: it fits, and we're wrong.`,
  next: (count: string, things: string): string => `the next ${count} ${things}`,
  change: (who: string, missing: string, period: string): string =>
    `From tomorrow, take ${missing} a ${period} off ${who}. Paper, carrying and easy checks go to somebody else first.`,
  share: (who: string, thing: string): string =>
    `Give one ${thing} that ${who} would do to somebody else, inside or outside. Write down what it takes and what it costs.`,
  holds: (count: string, things: string, each: string): string => `${count} ${things} take ${each} each, or more`,
  means: (missing: string, period: string): string => `${missing} a ${period} don't fit: the rest waits`,
  act: (who: string): string => `Take work off ${who}, or train a second person, before you buy anything`,
  fits: (count: string, things: string, limit: string): string => `${count} ${things} take under ${limit} each`,
  wrong: "The work fits in the hours there",
  elsewhere: "For a week, note what held each job up",
  /** What would change our mind about a purchase. */
  untilFits: (who: string, each: string): string =>
    `in two weeks nothing waits longer than a day for ${who}, at ${each}, and jobs still wait for machines`,
  notYet: "Not yet.",
  more: (things: string, needs: string, has: string): string =>
    `It would send ${things} to the same place. They need ${needs}, and there are ${has}.`,
  sameCount: (things: string, needs: string, has: string): string =>
    `It adds no hour where the work waits: ${things} need ${needs} there, and there are ${has}.`,
} as const;
