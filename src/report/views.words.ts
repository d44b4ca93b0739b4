export interface Counts {
  readonly everybody: string;
  readonly people: number;
  readonly points: number;
  readonly byAll: number;
  readonly agreed: number;
  /** How many of those that differ are shown in full. */
  readonly shown: number;
}

const pointsIn = (count: number): string => (count === 1 ? "one point" : `${count} of the same points`);

/** What the page with several views says. Always kind: each person sees a different part of the shop. */
export const viewsWords = {
  topic: "How others see it",
  title: (people: string): string => `${people} views of one shop`,
  /** How many points were answered by two or more, how many by all, and how they compare. */
  lead: ({ everybody, people, points, byAll, agreed, shown }: Counts): string => {
    if (points === 0)
      return `${everybody} have answered no point in common yet: tap the weekly statements, and this page compares them.`;
    const answered = `${everybody}: at least two of you answered ${pointsIn(points)}${people === 2 ? "" : `, and all of you answered ${byAll}`}.`;
    if (agreed === points) return `${answered} You see ${points === 1 ? "it" : "each of them"} the same way.`;
    const differing = points - agreed;
    const below =
      differing > shown
        ? ` The ${shown} that matter most come first.`
        : differing === 1
          ? " It’s below."
          : " They’re below.";
    return `${answered} You see ${agreed === 0 ? "none" : agreed} of them the same way and ${differing} differently.${below} Each of you sees a different part of the shop.`;
  },
  /** Answers given long before the report. */
  asOf: (day: string, isAll: boolean, stillCount: boolean): string =>
    [
      isAll ? ` The other views are from ${day}.` : ` Some views are from ${day} or before.`,
      ...(stillCount ? [] : ["They’re shown here and no longer count in the figures."]),
      "Ask again to hear what they see today.",
    ].join(" "),
  /** The sentence of page one. */
  onPageOne: (differing: number, of: number, title: string): string =>
    `The people you asked see ${differing} of ${of} points differently than you or each other: read “${title}” before you act.`,
  rest: (count: number): string => `${count} more you see differently, on your results page.`,
  restAgreed: (count: number): string => `And ${count} more.`,
  sameFor: (same: string, who: string): string => `${same} (${who})`,
  line: (question: string, answers: string): string => `${question} ${answers}`,
  combined: (count: string): string => `${count} people you asked`,
  you: "You",
  others: "The others",
  /** People without a role: `2 others`. */
  otherPeople: (count: number): string => (count === 1 ? "1 other" : `${count} others`),
  matters: "Why it matters",
  check: "A ten-minute check",
  yes: "Yes",
  no: "No",
  silent: (who: string): string => `No answer: ${who}`,
  tally: (differ: number, same: number): string => `${differ} seen differently, ${same} the same way`,
  moreLikely: (causes: string): string => `What the others see makes these causes more likely: ${causes}.`,
  lessLikely: (causes: string): string => `It makes these less likely: ${causes}.`,
  onlyLessLikely: (causes: string): string => `What the others see makes these causes less likely: ${causes}.`,
  agreed: "Where you see it the same way",
  everyWeek: (text: string): string => `Every week: ${text}`,
  notWeekly: (text: string): string => `Not every week: ${text}`,
  same: (question: string, answer: string): string => `${question} ${answer}`,
  costs: (cause: string, likely: string, span: string): string =>
    `It decides whether this is one of your costs: ${cause}, about ${likely} (${span} by our estimate).`,
  decides: (cause: string): string => `It decides how likely this cause is: ${cause}.`,
  bottleneck: "You fix what you see. If you look at different places, the money goes to the wrong one.",
  lateness: "If you name different reasons, each of you fixes another one, and the same jobs stay late.",
} as const;
