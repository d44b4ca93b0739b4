import { lowerFirst } from "../../../survey/writing.ts";
import { said, say, strong, type Text } from "../../text.ts";

/** The sentences of the first page that aren't part of the case. */
export const pageOneWords = {
  topic: "In short",
  title: "In short",
  goal: (quote: string): Text => say`${strong("Your goal:")} ${said(quote)}`,
  inMind: (quote: string): Text => say`${strong("What you have in mind:")} ${said(quote)}`,
  measure: (quote: string): Text => say`${strong("How you'll know it worked:")} ${said(quote)}`,
  tooLittle: (answered: number, asked: number): string =>
    `You answered ${answered} of ${asked} questions. That's too little to name a cause, and we won't guess one. Count for a week: it costs nothing and shows where to look.`,
  noneStandsOut: (answered: number, asked: number): string =>
    `You answered ${answered} of ${asked} questions, and no cause stands out. Nothing here says that your shop runs badly. Count for a week before you change anything.`,
  yourPlan: (thing: string, ruling: string): Text => say`${thing}: ${ruling}`,
  act: {
    "very-likely": "",
    others: "What the people you asked see points clearly to this.",
    likely: "",
    may: "This is one of several possible causes. Test it first.",
    "too-early": "It's too early to act. Count first.",
  },
  /** If the answers fit two causes. */
  undecided: (one: string, other: string): string =>
    `More of your answers point to ${one}, but it could also be ${other}. The two weeks below count both, and change only the first.`,
  /** Before their own count or experiment, or a sentence of theirs with a number. */
  proof: { seen: "You have seen it yourself:", counted: "Your own numbers:", told: "In your words:" },
  /** If there is a plan to buy. */
  beforeYouPay: (thing: string): string => `Test this before you pay for ${thing}.`,
  beforeYouHire: (whom: string): string => `Test this before you hire ${whom}.`,
  beforeYouDecide: (plan: string): string =>
    `Test this before you decide on ${/^\w+ing\b/.test(plan) ? plan : `it: ${plan}`}.`,
  firstStep: {
    label: "Do this first",
    text: (what: string, day: string, who: string, time: string): string =>
      `${pageOneWords.firstStep.onDay(what, day)} Who: ${who}, ${time}.`,
    onDay: (what: string, day: string): string => `${what} When: ${day}.`,
  },
  mechanism: {
    title: "How we think it happens",
    quoted: { cause: "What seems to set it off:", act: "Then:", "late-cost": "And this is what it costs:" },
    alone: "You wrote:",
    undecided: {
      title: "What points to each",
      one: (name: string): string => `For ${name}:`,
    },
    unquoted: {
      several: "Several of your answers together point to this cause. The test below can show it.",
      one: "One of your answers points to this cause. The test below can show it.",
    },
    /** Before the answers picked from lists that point there. */
    checked: "No sentence of yours says it plainly. What you checked points to this cause:",
    /** Before a sentence about the cause that they write more about. */
    writtenElsewhere: (cause: string): string =>
      `But more of what you write is about ${cause}. The two weeks below test that, too.`,
    /** Before the sentence that points there most. */
    closest: "Of what you wrote, this points to the cause most clearly:",
    /** If the people asked see it and the owner's answers don't say it. */
    seenByOthers: "The people you asked see this cause; your own answers don't name it directly.",
    sure: {
      "very-likely": "",
      likely: "",
      may: "Few answers point here.",
      "too-early": "We aren't at all sure yet.",
    },
    decided: "A comparison you describe points the same way:",
    compares: (sides: string, because: string): string => `You compare ${sides}. ${because}`,
    noProof: "It isn't proof yet.",
  },
  /** The bottleneck that the owner names, where another cause leads. */
  named: {
    title: (choice: string): string => `You named ${choice}`,
    wrote: "You also wrote:",
    second: {
      "brought-about": (cause: string): string => `We'd test ${cause} first, because it can bring that about.`,
      "less-likely": (cause: string): string =>
        `We'd test ${cause} first, because your answers, taken together, point to it more.`,
      "less-plain": (cause: string): string => `We'd test ${cause} first, because you describe it more plainly.`,
    },
    both: "The two weeks below count both.",
  },
  worked: "What your own numbers show",
  unlikelyCauses: {
    title: "It probably isn't",
    unlikely: "unlikely",
    /** If nothing is unlikely. */
    also: "Also possible",
    /** Causes that a later page describes. */
    beside: (causes: string): string => `Next to test: ${causes}.`,
    /** Causes supported only by answers with many meanings, or by the same sentences. */
    open: (causes: string): string => `Not ruled out: ${causes}.`,
  },
  ruling: {
    title: "What you plan",
    /** If no plan is stated. */
    none: "Before you buy or hire",
    /** For a plan they have given up, or never had. */
    refused: "You wrote:",
    turns: (condition: string): string => ` What would change our mind: ${condition}`,
    /** The condition under which the ruling would be yes. */
    condition: (condition: string): string => ` The condition: ${condition}`,
  },
  week: {
    title: (monday: string): string => `The week of ${monday}`,
    twoWeeks: (monday: string): string => `Two weeks, starting ${monday}`,
    caption: "Day by day",
    goesOn: (until: string): string => `Keep up the change, and keep counting, until ${until}.`,
    /** What is counted every day, by its name on the wall. */
    counting: (name: string | null, monday: string): string =>
      name === null ? "Keep counting." : `Keep counting, from ${monday} on: ${name}.`,
    /** Where a week of counting comes before the change. */
    before: (
      change: string,
      until: string,
      {
        isElse,
        isOfChange,
        isDecided,
        later,
      }: { isElse: boolean; isOfChange: boolean; isDecided: boolean; later: string | undefined },
    ): string => {
      const wait = `Change nothing ${isElse ? "else " : ""}before ${change}.`;
      if (later !== undefined) return `${wait} On ${until}, read the table. ${later}`;
      const read = isOfChange
        ? "compare the week before the change with the week since"
        : "read the table by the week before the change, then compare it with the week since";
      const stays = isDecided || isOfChange ? "" : " If the week since is no better, drop the change.";
      return `${wait} On ${until}, ${read}.${stays}`;
    },
    /** Where the week ends on a decision. */
    unless: (until: string): string => `Unless you drop the change, keep it up, and keep counting, until ${until}.`,
    onlyCounts: (until: string): string => `Keep counting until ${until}.`,
    closed: (days: string): string => `No tasks on ${days}.`,
    change: "The change.",
    /** The day of the report. */
    today: "Today",
    fromToday: (title: string): string => `Today, then ${lowerFirst(title).replace(",", "")}`,
    columns: { day: "Day", who: "Who, how long", what: "Do this" },
    /** The time stays on one line. */
    who: (people: string, time: string): string =>
      `${people}, ${time.replace(/ minutes?$/, " min").replace(" ", "\u00a0")}`,
  },
  trial: {
    title: "After ten working days",
    /** Whose the numbers in its first column are. */
    limits: "The limits in the table below are our own judgment.",
    caption: "What proves us right or wrong",
    columns: { see: "You see", means: "It means", act: "Do this" },
    wrong: "We're wrong.",
    between: {
      see: "None of these",
      means: "Not settled yet",
      act: "Count for one more week",
    },
    /** In place of “take the next cause” if only one is described. */
    noNext: "For a week, note what held each job up",
  },
  unknowns: {
    title: "What we don't know",
    /** If the opening already asks something. */
    ask: (what: string): Text => say`${strong(`${what}.`)} `,
  },
  evidence: "How we worked it out",
} as const;
