export interface Counts {
  readonly everybody: string;
  readonly points: number;
  readonly agreed: number;
  /** How many of those that differ are shown in full. */
  readonly shown: number;
}

export interface OnPageOne {
  readonly differing: number;
  readonly of: number;
  readonly title: string;
  readonly others: number;
  /** The point that matters most. */
  readonly first: string;
}

/** The sentences of the page with several views. They never blame: each person sees a different part of the shop. */
const whatTheySee = (others: number): string => (others === 1 ? "What the other person sees" : "What the others see");

export const viewsWords = {
  topic: "How others see it",
  title: (people: string): string => `${people} views of one shop`,
  /** How many points were answered by the owner and someone else, or differently by others, and how they compare. */
  lead: ({ everybody, points, agreed, shown }: Counts): string => {
    if (points === 0)
      return `${everybody} haven't answered any of the same questions yet. Tap the weekly statements, and this page compares them.`;
    if (agreed === points)
      return `${everybody} answered ${points === 1 ? "one question in common and agree on it" : `${points} questions in common and agree on all of them`}.`;
    const differing = points - agreed;
    const counts =
      points === 1
        ? "You can compare one point, and you see it differently."
        : `Of ${points} points you can compare, you see ${differing === points ? `all ${points}` : differing} differently.`;
    const below = differing > shown ? ` The ${shown} that matter most come first.` : "";
    return `${everybody} each see a different part of the shop. ${counts}${below} Nobody has to be wrong. Ten minutes of counting settles ${differing === 1 ? "it" : "each one"}.`;
  },
  /** Answers given long before the report. */
  asOf: (day: string, isAll: boolean, stillCount: boolean): string =>
    [
      isAll ? ` The other views are from ${day}.` : ` Some views are from ${day} or before.`,
      ...(stillCount ? [] : ["They’re shown here and no longer count in the figures."]),
      "Ask again to hear what they see today.",
    ].join(" "),
  /** The sentence of page one. */
  onPageOne: ({ differing, of, title, others, first }: OnPageOne): string => {
    const points = of === 1 ? "the one point you can compare" : `${differing} of ${of} points`;
    const which = `${differing === 1 ? "" : "above all "}“${first.replace(/\.$/, "")}”`;
    return `You and the ${others === 1 ? "person" : "people"} you asked see ${points} differently, ${which}: read “${title}” before you act.`;
  },
  rest: (count: number): string => `${count} more you see differently, on your results page.`,
  restAgreed: (count: number): string => `And ${count} more.`,
  restLeftOpen: (count: number): string => `And ${count} more, on your results page.`,
  sameFor: (same: string, who: string): string => `${same} (${who})`,
  line: (question: string, answers: string): string => `${question} ${answers}`,
  combined: (count: string): string => `${count} people you asked`,
  you: "You",
  others: "The others",
  /** People without a role: `2 others`. */
  otherPeople: (count: number): string => (count === 1 ? "1 other" : `${count} others`),
  matters: "Why it matters",
  check: "A ten-minute check",
  together: "Do it together:",
  withOthers: "you and the people you asked",
  agreeFirst: "Agree on this first:",
  countsAs: (least: string): string => `${least}: that’s “Every week.”`,
  /** On paper, before an empty line. */
  counted: "We counted:",
  yes: "Yes",
  no: "No",
  /** What someone says of a statement of the weekly checklist. */
  weekly: "Every week",
  notSo: "Not every week",
  silent: (who: string): string => `No answer: ${who}`,
  silentOrNotAsked: (who: string): string => `Not asked, or no answer: ${who}`,
  tally: (differ: number, same: number): string => `You see ${differ} differently, ${same} the same way`,
  moreLikely: (others: number, causes: string): string =>
    `${whatTheySee(others)} makes these causes more likely: ${causes}.`,
  lessLikely: (causes: string): string => `It makes these less likely: ${causes}.`,
  onlyLessLikely: (others: number, causes: string): string =>
    `${whatTheySee(others)} makes these causes less likely: ${causes}.`,
  agreed: "Where you see it the same way",
  leftOpen: "What you skipped, and others answered",
  /** Boxes that only some checked: `your planner also: Expedites`. */
  alsoSays: (who: string, choices: string): string => `${who} also checked: ${choices}`,
  everyWeek: (text: string): string => `Every week: ${text}`,
  notWeekly: (text: string): string => `Not every week: ${text}`,
  same: (question: string, answer: string): string => `${question} ${answer}`,
  costs: (cause: string, likely: string, span: string): string =>
    `What's at stake: ${cause}, about ${likely} (our estimate: ${span}).`,
  decides: (cause: string): string => `What's at stake: how likely ${cause} is as a cause.`,
  placeCosts: (likely: string): string => `Our estimate: ${likely}`,
} as const;
