/** What decides how a coworker's answers may be shown. */
interface Asked {
  readonly role: string;
  /** How many roles the owner has asked so far, this one included. */
  readonly people: number;
  /** Whether the owner decided to show answers by role. */
  readonly showsRoles: boolean;
}

const waits = "We then hold your answers until at least three people have answered, and show them combined.";

/** The texts of the coworker page around the questions. */
export const coworkerPageWords = {
  title: (shop: string): string => `Your view of ${shop}`,
  description: "Three minutes, no name, no email.",
  lead: (shop: string, role: string): string =>
    `The owner of ${shop} wants to know where the shop loses hours and would like the ${role}’s view, too.`,
  facts: {
    time: (count: number): string => `3 minutes: a list to check and ${count - 1} questions. Skip what you don’t know.`,
    nobody: "Nothing to write: no name, no email, no account.",
    change: "You can change or erase your answers until the owner next opens the report.",
  },
  shown: {
    title: "Who sees what you say",
    who: "The owner, and anyone the owner shows the report to.",
    how: ({ role, people, showsRoles }: Asked): string => {
      if (people === 1) return "You’re the only one asked so far, so the owner will know that the answers are yours.";
      if (people === 2)
        return `Two people have been asked so far. The report shows your answers as the ${role}’s only if both of you agree.`;
      return showsRoles
        ? `${people} people have been asked so far. The report shows your answers as the ${role}’s only if everyone asked answers and agrees. If not, it shows them combined: how many said what, not who.`
        : `${people} people have been asked so far. The report shows answers combined, three or more at once: how many said what, not who.`;
    },
    choice: ({ role, people, showsRoles }: Asked): string =>
      people > 2 && !showsRoles
        ? `If only one or two people answer, I agree: my answers may be shown as the ${role}’s`
        : `I agree: my answers may be shown as the ${role}’s`,
    unchecked: ({ people }: Asked): string =>
      people === 1
        ? `Or leave the box unchecked: the owner then sees that you answered, but not what you said. ${waits}`
        : `Or leave the box unchecked: we don’t say who did. If nobody else answers, the owner will know it was you. ${waits}`,
  },
  weekly: {
    title: "What happens at least once a week, or all the time?",
    text: "Tap all that do.",
    others: "Nothing else in this list happens every week.",
    more: (count: number): string => `${count} more, about a minute`,
  },
  problems: {
    empty: "You haven’t answered anything yet. Tap at least one answer, then send.",
    "too-many":
      "Not sent: too many answers came from your network. Yours are still in the form. Keep this page open and send them again in an hour.",
  },
  send: "Send my view",
  sendAgain: "Send my changes",
  thanks: {
    title: "Thank you",
    text: "Your answers are saved. You can close this page.",
    agreedAlone: (role: string): string =>
      `The report shows them as the ${role}’s from the next time the owner opens it.`,
    agreed:
      "They go into the report once everyone asked has answered and agreed. If someone doesn’t agree, we hold them until at least three people have answered, and show them combined.",
    waits:
      "You didn’t agree to show them by role. We hold them until at least three people have answered, and show them combined.",
    until:
      "Until the owner next opens the report, you can change or erase your answers on this page. Bookmark it if you may want to: the link you were sent doesn’t show what you said, to anyone.",
    change: "Change my answers",
    takeBack: "Erase my answers",
  },
  takenBack: {
    title: "Your answers are erased",
    text: "Nothing you said is kept. The link still works, in case you change your mind.",
    again: "Answer again",
  },
  plain: {
    answered: {
      title: "This link has been answered",
      text: "Was it you? Thank you. To change your answers, open the page you got after sending: nobody else can see them here. Was it someone else? A link takes one person’s answers, so ask for your own.",
    },
    counted: {
      title: "Your view is in the report",
      text: "Thank you. Your answers are counted and can’t be changed anymore. If you haven’t answered, someone else has at this link: ask for your own.",
    },
    gone: {
      title: "This link has ended",
      text: "The owner ended it, its 30 days are up, or the report was erased. There’s nothing you need to do. To give your view, ask whoever sent it for a new link.",
    },
    "too-many": {
      title: "Please wait a bit",
      text: "Too many answers came from your network. Try again in an hour.",
    },
  },
} as const;
