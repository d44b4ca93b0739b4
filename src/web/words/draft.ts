/** What the page says about answers that are kept, and about sending them. */
export const draftWords = {
  kept: "Your answers stay in this browser until you send them.",
  restored: (when: string | null): string =>
    `We kept your answers from ${when ?? "an earlier visit"}. They stay in this browser until you send them.`,
  welcome: (when: string | null): string => `We kept your answers from ${when ?? "an earlier visit"}.`,
  welcomeText: (answered: number, asked: number): string => `${answered} of ${asked} questions are answered.`,
  greeting: "Your earlier answers",
  goOn: "Go on where you were",
  startFresh: "Start fresh",
  notKept: "This browser does not let us keep your answers: a reload would lose them.",
  notKeptShort: "Not kept on this device: a reload would lose your answers.",
  begun:
    "You sent them once, and no report has come back yet. Leave them as they are, and the button below gets that same report.",
  erase: "Erase them from this device",
  ask: {
    title: "Erase your answers?",
    text: "The form becomes empty and this device forgets what you typed.",
    confirm: "Erase them",
    cancel: "Keep them",
  },
  erased: "Answers Erased",
  erasedText: "The form is empty and this device has forgotten what you typed.",

  otherTab: {
    "went-on": {
      title: "You went on in another tab",
      text: "This tab shows older answers. Which ones do you want to go on with? The others are given up.",
      confirm: "Take over the newer answers",
      cancel: "Use the ones in this tab",
    },
    "took-away": {
      title: "You sent or erased these answers in another tab",
      text: "This tab still shows them. A report you asked for in the other tab is not touched by what you choose here.",
      confirm: "Empty this form",
      cancel: "Keep them here",
    },
  },

  waiting: {
    cancel: "Cancel",
    pickedUp: "These answers were sent before. We are fetching the same report.",
    cancelled: "Cancelled. Your answers are safe. Press the button again, and you get the report you asked for.",
    safe: "Your answers are safe.",
    again: "Press the button to try again.",
    notBefore: (seconds: number): string =>
      seconds < 90
        ? `Wait about ${seconds === 1 ? "1 second" : `${seconds} seconds`}, then press the button again.`
        : `Wait about ${Math.round(seconds / 60)} minutes, then press the button again.`,
    offline: "You are offline. Go on answering; send when the connection is back.",
    offlineFailed: "You are offline. Your answers are safe; you can send them when the connection is back.",
    backOnline: "You are online again. Your answers are safe. Press the button to go on.",
    newRelease: "A newer version of this page is here. Your answers are safe.",
    reload: "Load it",
  },

  mail: {
    tick: "Mail me the report",
    to: (address: string): string => `To ${address}, once. No newsletter.`,
    toNobody: "To the address in your first answers, once. No newsletter.",
  },
  trap: "Leave this empty",
} as const;
