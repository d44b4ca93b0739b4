/** What the first page of a later visit says. No change is said as plainly as change. */
export const whatChangedWords = {
  topic: "Since your last visit",
  title: (day: string, better: number, worse: number): string => {
    if (better + worse === 0) return `Since ${day}, nothing has moved yet`;
    const parts = [...(better > 0 ? [`${better} better`] : []), ...(worse > 0 ? [`${worse} worse`] : [])];
    return `Since ${day}: ${parts.join(", ")}`;
  },
  done: (done: number, of: number): string =>
    done === 0
      ? `None of the ${of} tasks of that first week is checked off.`
      : `Done of that first week’s ${of} tasks: ${done}.`,
  table: {
    caption: "Then and now",
    columns: { what: "What", before: (day: string): string => day, now: "Now", change: "Change" },
    estimated: (text: string): string => `${text} (estimated)`,
    measured: (text: string): string => `${text} (measured)`,
    none: "not answered",
    hours: "Hidden machine hours a year",
    dollars: "Sales those hours could bring in a year",
    visibility: "How much of your shop you can see, of 100",
  },
  change: { better: "better", worse: "worse", same: "no change", other: "changed", unknown: "can’t be compared" },
  mixed: "One value is measured and the other estimated, so a difference between them proves nothing yet.",
  causes: "What that does to the causes",
  cause: (name: string, then: string, now: string, why: string): string => `${name}: ${then} then, ${now} now.${why}`,
  because: (question: string, before: string, now: string): string =>
    ` You now answer “${now}” to “${question}” (before: “${before}”).`,
  witnessed: " Other people of the shop have answered since.",
  noCause: "No cause became more or less likely.",
  next: "What next",
  nextText: (task: string): string => `The first thing to do now: ${task}`,
  recalculated: (day: string): string =>
    `Our rules have changed since ${day}. The answers of that day were calculated again with today’s rules, so that only your answers make the difference.`,
  questions: (labels: string): string =>
    `These questions are asked differently today, so their earlier answers don’t count: ${labels}.`,
} as const;
