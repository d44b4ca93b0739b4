/** Wording of the planner’s and the foreman’s views next to the owner’s. */
export const viewsWords = {
  matters: "Why it matters.",
  check: "A ten-minute check.",
  agreeFirst: "Agree on this first:",
  together: "Do it together:",
  also: (count: number): string => (count === 1 ? "One more you see differently" : `${count} more you see differently`),
  agreed: "Where you see it the same way",
  leftOpen: "What you skipped, and others answered",
  you: "You",
  tally: (differ: number, same: number): string => `You see ${differ} differently, ${same} the same way`,
} as const;

/** Wording of the private links for the planner and the foreman. */
export const askWords = {
  title: "Ask your planner and foreman",
  about:
    "They see things you don’t. Give each of them a private link: 3\u00a0minutes on a phone, no name, no email. Your report updates at this same link and shows where you see it differently.",
  whom: "Who do you want to ask?",
  whomElse: "Who else do you want to ask?",
  shown: "How do you want to see their answers?",
  combined: "As totals: how many said what, not who, from three answers on (people answer more openly)",
  byRole: "By role: what the planner said, what the foreman said, once everyone you asked has answered and said OK",
  fewer:
    "With one or two people, you see what each role said, but only if everyone you asked answers and says OK. With three or more people, you see how many said what, not who.",
  again: "A new link for the same role replaces the old one, and the newest answers count.",
  settledCombined:
    "The people you ask are told how you’ll see their answers, so this can’t be changed anymore. Three or more: how many said what, not who. One or two: what each role said, if everyone you asked answers and says OK.",
  settledByRole:
    "The people you ask are told how you’ll see their answers, so this can’t be changed anymore: what each role said, if everyone you asked answers and says OK. If not, and three or more answer: how many said what, not who.",
  make: (count: number): string => (count === 0 ? "Make links" : count === 1 ? "Make the link" : `Make ${count} links`),
  once: "Send or copy these links now. We don’t keep them, so we can’t show them again. If one gets lost, end it and make another.",
  copy: (role: string): string => `Copy the ${role.toLowerCase()}’s link`,
  copied: "Link copied",
  notCopied: "Link Not Copied",
  notCopiedText: "Select the link and copy it by hand.",
  mail: (role: string): string => `Email it to the ${role.toLowerCase()}`,
  mailSubject: "Need 3 minutes from you: where do we lose time?",
  mailText: (address: string): string =>
    `I’m trying to find out where we lose hours, and I’d like your view, not just mine. 3 minutes on your phone, no name:\n\n${address}\n\nIt tells you up front who sees your answers.`,
  qr: {
    open: (role: string): string => `QR code for the ${role.toLowerCase()}`,
    title: (role: string): string => `For the ${role.toLowerCase()}`,
    ask: (shop: string): string => `Where does ${shop} lose hours? Give us your view in 3 minutes.`,
    label: (role: string): string => `QR code of the ${role.toLowerCase()}’s private link`,
    about: (role: string): string =>
      `Scan it with a phone camera. It works for one person’s answers, so give this slip to one person: the ${role.toLowerCase()}. No name, no email.`,
    print: "Print this slip",
    close: "Close",
  },
  asked: "Who you asked",
  states: {
    open: (day: string): string => `no answer yet, link works until ${day}`,
    answered: (_day: string): string => "answered, not in the report yet",
    counted: (_day: string): string => "answered, in the report",
    ended: (day: string): string => `link ended on ${day}`,
  },
  waits:
    "You’ll see the answers once everyone you asked has answered and said OK to showing them by role, or once there are three new ones to add up. We don’t say who said OK.",
  withdraw: (role: string): string => `End the ${role.toLowerCase()}’s link`,
  /** For a link that has expired. */
  remove: (role: string): string => `Remove the ${role.toLowerCase()} from this list`,
  failed: "That didn’t work",
} as const;
