import { withNoun } from "../../survey/writing.ts";
/** The sentences of a later visit's first page. Lack of change is stated as plainly as change. */
export const whatChangedWords = {
  topic: "Since your last visit",
  title: (day: string, better: number, worse: number, other: number): string => {
    if (better + worse + other === 0) return `Since ${day}, nothing has moved yet`;
    if (better + worse === 0) return `Since ${day}: ${other} changed, none better or worse`;
    return `Since ${day}: ${better === 0 ? "none" : better} better, ${worse === 0 ? "none" : worse} worse`;
  },
  hours: (before: string, now: string, doOverlap: boolean): string => {
    if (before === now) return `Recoverable machine hours haven't changed: about ${now} a year.`;
    const moved = `Recoverable machine hours a year: about ${before} then, about ${now} now.`;
    return doOverlap ? `${moved} The two ranges overlap, so the direction is likely, but not the size.` : moved;
  },
  table: {
    caption: "Then and now",
    columns: { what: "What", now: "Now", change: "Change" },
    none: "not answered",
  },
  known: {
    measured: (span: string): string => `Measured both times; now ${span}`,
    estimated: "Estimated from your answers",
    /** Files of the earlier visit, and none since. */
    notSince: (value: string, day: string): string => `Measured ${value} up to ${day}, and not since`,
    answer: "Your answer",
    sentence: "Your own words",
    short: { measured: "measured", estimated: "estimated" },
    mixed: (before: string, now: string): string => `Then ${before}, now ${now}`,
  },
  sentence: {
    quoted: (said: string): string => `“${said}”`,
    before: "you wrote it",
    now: "no longer",
  },
  change: {
    better: "better",
    worse: "worse",
    same: "no change",
    about: "about the same",
    other: "changed",
    unknown: "can’t be compared",
  },
  mixed: "We compare a value only if it was found the same way both times.",
  about: "About the same: a measured value that moved by less than 5%.",
  figures: {
    title: "Hours and money, then and now",
    hours: "Recoverable machine hours a year, all causes together",
    dollars: "Sales value of those hours a year",
    lessIsBetter: "Less is better here. Your shop loses fewer hours now, so there are fewer left to recover and sell.",
    spans: (before: string, now: string): string => `Range then: ${before}. Range now: ${now}.`,
    visibility: (before: number, now: number): string =>
      before === now
        ? `How well you can see your shop: ${now} of 100 points, no change.`
        : `How well you can see your shop: ${before} of 100 points then, ${now} now.`,
  },
  tasks: {
    title: (done: number, of: number): string =>
      done === 0
        ? `${of === 1 ? "The one task" : `None of the ${of} tasks`} of that plan is${of === 1 ? "n’t" : ""} checked off`
        : `${done} of that plan’s ${withNoun(of, "tasks")} done`,
    done: "Done:",
    open: "Open:",
  },
  causes: {
    title: "What this means for the causes",
    caption: "Causes that became more or less likely",
    columns: { cause: "Cause", now: "Now", why: "Why" },
    moved: (hasRisen: boolean, now: string): string => `${hasRisen ? "up to" : "down to"} ${now}`,
    hours: (cause: string, before: string, now: string, questions: string): string =>
      `Hours a year lost to ${cause}: about ${before} then, about ${now} now.${questions === "" ? "" : ` Answers you changed: ${questions}.`}`,
    sameHours: (cause: string, now: string): string =>
      `Hours a year lost to ${cause}: about ${now}, about the same as before.`,
    none: "No cause became more or less likely.",
    leads: (name: string, before: string, now: string): string =>
      `The likeliest cause is still ${name}: ${before === now ? `${now}, no change` : `${before} then, ${now} now`}.`,
    leadsNow: (then: string, name: string): string => `The likeliest cause then was ${then}. Now it is ${name}.`,
  },
  headline: {
    moved: (name: string, hasRisen: boolean, before: string, now: string, why: string): string =>
      `${name} ${hasRisen ? "rose" : "fell"} from ${before} to ${now}. ${why}`,
    changed: (questions: string): string => `Answers you changed: ${questions}.`,
    otherRules: "Our rules have changed between these two versions.",
  },
  because: (question: string, before: string, now: string): string => `${question} Then “${before},” now “${now}.”`,
  answeredByOthers: "Other people at the shop have answered since.",
  viewsOver: "The views of other people are more than 30 days old and no longer count.",
  withoutViews: (day: string): string =>
    `The views that other people gave around ${day} are too old to count today. This page compares your own answers then and now, so what it says of that day can differ from the report you saw. To hear what they see today, ask them again on your results page.`,
  bySentence: (said: string, isGone: boolean): string => `You ${isGone ? "no longer" : "now"} write: “${said}”`,
  otherWords: "What you wrote has changed.",
  several: "Several answers together.",
  byOthers: (direction: number): string =>
    direction < 0 ? "Other causes became likelier." : "Other causes became less likely.",
  byFiles: (value: string): string => `Measured in your files: ${value}.`,
  filesOver: "What your files showed then no longer counts.",
  next: "Do this next",
  recalculated: (day: string): string =>
    `Our rules have changed since ${day}. We recalculated that day’s answers with today’s rules, so any difference comes from your answers.`,
  questions: (labels: string): string =>
    `These questions are asked differently today, so their earlier answers don’t count: ${labels}.`,
} as const;
