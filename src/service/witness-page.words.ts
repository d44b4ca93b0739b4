/** What the page of a witness says around the questions. */
export const witnessPageWords = {
  title: (shop: string): string => `Your view of ${shop}`,
  description: "Three minutes, no name, no email.",
  lead: (shop: string, role: string): string =>
    `${shop} is looking for what costs it hours, and wants the ${role}’s view, not only the owner’s. You see things nobody else sees.`,
  facts: {
    time: (count: number): string => `3 minutes: ${count} questions, nothing to write.`,
    nobody: "No name, no email, no account.",
    change: "You can change your answers until they’re in the report.",
  },
  shown: {
    title: "Who sees what you say",
    byRole: (shop: string): string =>
      `${shop} wants to show answers by role. It does that only if everyone who answers agrees. If someone doesn’t, answers are shown combined, and not before three people have answered.`,
    combined:
      "Answers are shown combined once three people have answered. With one or two answers they’re shown by role, and only if everyone who answered agrees. If not, they wait.",
    tick: (role: string): string => `I agree: you may show my answers as the ${role}’s.`,
  },
  weekly: {
    title: "What happens at least once a week?",
    text: "Tap all that do.",
    others: "The others here don’t happen every week.",
    more: (count: number): string => `${count} more, if you have a minute`,
  },
  empty: "Nothing is answered yet. Tap at least one answer, then send.",
  send: "Send my view",
  sendAgain: "Send my changes",
  thanks: {
    title: "Thank you",
    text: (shop: string): string =>
      `${shop} has your view. Until it’s in the report, you can change your answers at this same link.`,
    change: "Change my answers",
  },
  plain: {
    counted: {
      title: "Your view is in the report",
      text: "Thank you. Your answers are counted and can’t be changed any more.",
    },
    gone: {
      title: "This link has ended",
      text: "It was taken back, or its 30 days are over. Ask whoever sent it for a new one.",
    },
    "too-many": {
      title: "Please wait a little",
      text: "Too many answers came from your network. Try again in an hour.",
    },
  },
} as const;
