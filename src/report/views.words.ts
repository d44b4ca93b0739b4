/** What the page of several views says. Kind throughout: no one is wrong; each sees a different part of the shop. */
export const viewsWords = {
  topic: "How others see it",
  title: (people: string): string => `${people} views of one shop`,
  lead: (everybody: string, agreed: number, of: number): string =>
    of === 0
      ? `${everybody} have answered no point in common yet: tap the weekly statements, and this page compares them.`
      : agreed === of
        ? `${everybody} answered ${of} points alike. That makes what they point to more certain.`
        : `${everybody} answered ${of === 1 ? "one of the same points and don’t agree on it" : `${of} of the same points and agree on ${agreed === 0 ? "none of them" : agreed}`}. ${of === 1 ? "It is below" : "Below is where you don’t"}. No one is wrong here: each of you sees a different part of the shop.`,
  combined: (count: string): string => `${count} people you asked`,
  you: "You",
  others: "The others",
  matters: "Why it matters",
  check: "Ten minutes will settle it",
  yes: "Yes",
  no: "No",
  notAnswered: "No answer",
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
