/** The texts of the pages without scripts, except the questions and a coworker's page. */
export const shortFormWords = {
  question: {
    yes: "Yes",
    no: "No",
    unsure: "Don’t know",
    any: "Tap all that fit. If you don’t know, tap none.",
    answered: (count: number): string => ` of ${count} answered`,
  },
  comeBack: {
    title: (shop: string): string => `What has changed at ${shop}?`,
    description: "Three minutes: what has changed since your last visit.",
    lead: "Your earlier answers are filled in. Change only what’s different. Then this link shows what got better, what got worse, and what stayed the same.",
    tasks: "Which of these did you do?",
    said: "You wrote this last time.",
    saidText: "Tap what’s no longer true.",
    since: "How is it today?",
    send: "Show what changed",
    all: "Change other answers",
    measured:
      "Your report has numbers from your own files. Send these answers first, then add newer files: we compare measured numbers only with measured ones.",
    add: "Add newer files",
    viewsOver:
      "What other people in the shop told us is more than 30 days old and no longer counts. Send your answers first. Then you can ask them again on the page that follows.",
    gone: { title: "There is no report at this address", text: "It was erased, or the link is incomplete." },
  },
  confirm: {
    ask: { title: "May we email this address?", text: "Click to confirm and we’ll send what you asked for." },
    confirmed: {
      title: "Thanks. Your address is confirmed.",
      text: "Reports go out right away, reminders on their date. You can close this page.",
    },
    unknown: { title: "This link doesn’t work", text: "The link may be cut off. Copy the whole link from the email." },
    button: "Yes, that’s my address",
  },
  home: "Return to Home",
} as const;
