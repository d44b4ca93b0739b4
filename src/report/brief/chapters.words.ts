import { say, strong, type Text } from "../text.ts";

/** The sentences of the pages after the first two. */
export const chapterWords = {
  causes: {
    topic: "Likely causes",
    title: (causes: number): string =>
      causes === 1 ? "The cause to test first" : `${causes} causes to test, in this order`,
    heading: (name: string, likelihood: string): string => `${name} (${likelihood})`,
    said: "You said",
    /** If coworkers said it. */
    saidByAll: "Said in your shop",
    against: "Against it",
    cost: "What it costs",
    check: "Check it in two weeks",
    second: "Why it isn't first",
    larger: {
      "brought-about": "It may cost more hours, but some of them start with the first cause.",
      "less-likely": "It may cost more hours, but it's less likely.",
      "not-the-goal": "It may cost more hours, but your goal is about the first.",
      "less-said": "It may cost more hours, but more of what you wrote is about the first.",
      "fewer-signs": "It may cost more hours, but fewer of your answers point to it.",
      level: "It's about as likely and may cost more hours. If the ten days don't show the first, start here.",
    },
    about: "About ",
    /** Our estimate, in the absence of a number of the shop's own. */
    between: (low: string, high: string): string => `(${low} to ${high}), our estimate`,
    anywhere: (low: string): string => `Anywhere from ${low} to `,
    estimate: ", our estimate",
    /** What the hours cover, where the heading names a narrower situation. */
    ofAll: (noun: string): string => ` for ${noun} as a whole`,
    answered: (question: string): string => `${question} `,
  },
  crossChecks: {
    topic: "Checking your answers",
    fits: "Answers that don't match",
    tomorrow: "What you could use tomorrow",
    both: "Answers that don't match, and what you could use tomorrow",
    line: (title: string, means: string): Text => say`${strong(`${title}.`)} ${means}`,
    check: (check: string): string => ` Check: ${check}`,
  },
  plan: {
    firstWeek: "The first week",
    topic: "30, 60, 90 days",
    title: "Your 90-day plan",
    months: { 30: "Days 1 to 30", 60: "Days 31 to 60", 90: "Days 61 to 90" },
    again: "On your results page, change your answers to what you counted, and read the new report",
    decide: (until: string, wrong: string, instead: string): string =>
      `By ${until}, go through the table on page 1. If we're wrong (${wrong}), drop the change and do this instead: ${instead}`,
    /** If the table has no row that proves us wrong. */
    startBy: (until: string): string =>
      `By ${until}, go through the table on page 1. Start with the first row that came true`,
    /** The same in a list of tasks, apart from the report. */
    decideLater: "After ten working days, compare what you counted with the table on page 1 of that report",
    tenDays: "Decide",
    count: (name: string, goal: string): string =>
      `At the end of each week, write this next to last week's: ${name.replace(/\.$/, "")}. Our goal: ${goal}`,
    counting: "Keep counting",
    ifSo: (act: string): string => `If the test worked: ${act.charAt(0).toLowerCase()}${act.slice(1)}`,
    rule: "Decide on",
    /** Their own date, not one of our months. */
    ruleBy: (deadline: string): string => `By the day you name (“${deadline}”), decide on`,
    /** Their own date, which comes before the test has ended. */
    ruleAfter: (deadline: string, end: string): string =>
      `Ask in writing for time until ${end}, before the day you name (“${deadline}”). On ${end}, decide on`,
    /** In a list of tasks, apart from the report. */
    ruledInFull: (condition: string): string =>
      `Go ahead only if this is true by then: ${condition}. If it isn't, don't`,
    /** The part on what they plan says the condition. */
    ruled: "Go ahead only if the condition under “What you plan” is true by then. If it isn't, don't",
    ruledAfter:
      "Go ahead only if the condition under “What you plan” is true. If it isn't, don't. Until then, sign nothing",
    spending: "What you plan",
    /** Where the goal is a number of pieces in a year. */
    pieces: (things: string, aYear: number, aMonth: number): string =>
      `Write down how many ${things} you finished last month. ${aYear} in a year takes ${aMonth} a month`,
    startsAt: (count: string): string => `Write down where your goal stands today. ${count}`,
    ownStart: (what: string, target: string): string =>
      `${what}: write down where you stand today. Your goal: ${target}`,
    /** Before their own words. */
    ownWords: "Write down, as one number, where this stands today:",
    youStart: "You start here:",
    sameAgain: "Count it again at the end of the month, the same way",
    halfway: (what: string, today: string, middle: string): string =>
      `${what}: ${today} when you wrote; ${middle} is halfway. Still about ${today}? Then go back to the table on page 1`,
    reached: (what: string, today: string, target: string, middle: string, otherwise: string): string =>
      `${what}: ${today} when you wrote; your goal is ${target}. There? Set the next goal. More than halfway (${middle})? Keep going. Not halfway? ${otherwise}`,
    /** With a date of their own: the day of the plan, and where they should be then. */
    onTheWay: (what: string, today: string, target: string, due: string, now: string): string =>
      `${what}: ${today} when you wrote; your goal is ${target} ${due}. To get there, be at about ${now} by day 60. Still about ${today}? Then go back to the table on page 1`,
    reachedLater: (what: string, today: string, target: string, due: string, now: string, otherwise: string): string =>
      `${what}: ${today} when you wrote; your goal is ${target} ${due}. To get there, be at about ${now} by day 90. On track? Keep going. Behind? ${otherwise}`,
    reachedBy: (what: string, today: string, target: string, due: string, otherwise: string): string =>
      `${what}: ${today} when you wrote; your goal is ${target} ${due}. There? Set the next goal. Not there? ${otherwise}`,
    /** Where the report names another cause, and where it doesn't. */
    nextCause: "Test the next cause the same way",
    newReport: "On your results page, change your answers to the new numbers, and read the new report",
    alone: (count: string, goal: string): string =>
      `For a week, don't remind anyone about the change. Then look at this number: ${count} (our goal: ${goal}). Still as good? Then the change has stuck`,
    withoutThem: (who: string): string =>
      `Plan a week without ${who}. If work goes on as before, the change has worked`,
    lasts: "Does it last?",
    wish: "Have you reached what you wanted?",
    /** For a wish of which we don't know that the plan works on it. */
    elseIfNot:
      "If not, it takes more than this plan: on your results page, add what stands in its way, and read the new report",
    yourMeasure: "Your goal",
    /** A line may end only between the two. */
    phase: (title: string, date: string): string => [title, `by ${date}`].map(unbroken).join(", "),
  },
  published: {
    topic: "Next to published figures",
    caption: "Your answer and published figures",
    columns: ["What", "You", "Published"],
  },
  last: {
    text: "Want the math? Download “Evidence” on your results page: every formula, source and answer.",
  },
} as const;

const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
