const askedSoFar = (people: number): string =>
  people < 2 ? "So far, you’re the only one who’s been asked." : `So far, ${people} people have been asked.`;

/** The texts of the witness page around the questions. */
export const witnessPageWords = {
  title: (shop: string): string => `Your view of ${shop}`,
  description: "Three minutes, no name, no email.",
  lead: (shop: string, role: string): string =>
    `The owner of ${shop} is looking for what costs the shop hours and would like the ${role}’s view, too.`,
  facts: {
    time: (count: number): string => `3 minutes: a list to check and ${count - 1} questions. Nothing to write.`,
    nobody: "No name, no email, no account.",
    change: "You can change your answers or take them back until they’re in the report.",
  },
  shown: {
    title: "Who sees what you say",
    /** If the owner wants to see answers by role. */
    byRole: (people: number): string =>
      `The owner, and anyone the owner shows the report. ${askedSoFar(people)} Answers show by role only when everyone asked has answered and agreed. If not, they show combined, and only three or more at once.`,
    combined: (people: number): string =>
      `The owner, and anyone the owner shows the report. ${askedSoFar(people)} Answers show combined, three or more at once. With fewer than three, they show by role, but only when everyone asked has answered and agreed.`,
    choice: (role: string): string => `I agree: my answers may show as the ${role}’s`,
    unchecked: (people: number): string =>
      people < 2
        ? "You can send without checking this box. Your answers then wait until more people are asked. Since you’re the only one asked, the owner can tell that you didn’t agree."
        : "You can send without checking this box. We don’t say who agreed. If nobody else answers, the owner can tell whether you did.",
  },
  weekly: {
    title: "What happens at least once a week, or all the time?",
    text: "Tap all that do.",
    others: "The others here don’t happen every week.",
    more: (count: number): string => `${count} more, if you have a minute`,
  },
  empty: "You haven’t answered anything yet. Tap at least one answer, then send.",
  send: "Send my view",
  sendAgain: "Send my changes",
  thanks: {
    title: "Thank you",
    text: (shop: string): string => `Your view of ${shop} is saved.`,
    when: "Until then",
    until: "Until they’re in the report, you can change your answers or take them back at this same link.",
    change: "Change my answers",
    takeBack: "Take my answers back",
    notYou:
      "You haven’t answered? Then someone else has, at this link. It takes one person’s answers: ask for your own.",
  },
  takenBack: {
    title: "Your answers are erased",
    text: "Nothing you said is kept. The link still works, in case you change your mind.",
    again: "Answer again",
  },
  plain: {
    counted: {
      title: "Your view is in the report",
      text: "Thank you. Your answers are counted and can’t be changed anymore. If you haven’t answered, someone else has at this link: ask for your own.",
    },
    gone: {
      title: "This link has ended",
      text: "It was taken back, its 30 days are over, or the report was erased. There’s nothing you need to do. To give your view, ask whoever sent it for a new link.",
    },
    "too-many": {
      title: "Please wait a bit",
      text: "Too many answers came from your network. Try again in an hour.",
    },
  },
} as const;
