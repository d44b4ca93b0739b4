/** Links from a report to the shop's own numbers. */
export const numbersLinkWords = {
  files: "Have an ERP export? Use your own numbers",
  changeovers: "No system? Time ten changeovers",
} as const;

/** Wording of the results page, except the report itself. */
export const resultsWords = {
  title: (shop: string | null): string => (shop === null ? "Your diagnostic report" : shop),
  sample: "This is a sample shop. Nothing here is saved.",
  backToOwn: "Back to your report",
  refresh: { text: "Refresh Preview", loadingText: "Regenerating..." },
  exportReport: "Export Report",
  newAnalysis: "New Analysis",
  contactTitle: "Ready to implement these recommendations?",
  /** The email address follows in parentheses. */
  contact: (name: string): string => `Contact: ${name}`,
  contactNext: "Share this report with whoever does the first task.",
  changeAnswers: "Change my answers",
  unsent: "Unsent answers",
  unsentText:
    "The form has answers that you haven’t sent. Click New Analysis to get back to them, then send or erase them.",

  versions: {
    count: (count: number): string => `${count} versions of this report`,
    old: (number: number): string => `This is version ${number}, an older one.`,
    toNewest: "Go to the newest version",
    whatChanged: "See what changed since your last visit",
    kinds: {
      first: (when: string): string => `${when}: your first answers`,
      changed: (when: string): string => `${when}: you changed your answers`,
      witnesses: (when: string): string => `${when}: your people answered`,
      return: (when: string): string => `${when}: you told us what changed`,
      measured: (when: string): string => `${when}: you added your own numbers`,
    },
  },

  changed: {
    columns: ["What changed", "Then", "Now", "Change"],
    finding: "What we think now:",
    old: (days: number): string => `This report is ${days} days old.`,
    open: "Tell us what changed: 3 minutes",
  },

  thisWeek: { title: "Do this first:", who: (who: string): string => `Who: ${who}.` },

  sharpen: {
    title: "Make the report more accurate",
    about: (count: number): string =>
      `Optional, about a minute: ${count} things that happen in shops. Tap Yes for each one that happens in yours at least once a week, and we’ll update your report.`,
    start: "Start",
    continue: "Keep going",
    ask: "Does this happen at least once a week?",
    yes: "Yes",
    no: "No",
    skip: "Skip",
    previous: "Previous",
    count: (now: number, of: number): string => `${now} of ${of}`,
    marked: (count: number): string => (count === 1 ? "1 answer so far" : `${count} answers so far`),
    done: "That’s all. Thank you.",
    send: "Update my report",
    sending: "Updating your report…",
    questions: "Answering these questions would tell us the most:",
    updated: "Your report is updated with what you just told us.",
  },

  figures: {
    hours: "Recoverable machine hours, all causes",
    /** Used if no cause stands out: the hours are typical of such shops. */
    usualHours: "What shops like yours usually lose",
    hoursUnit: "hours a year",
    dollars: "Sales value of those hours",
    dollarsUnit: "a year",
    /** Used if the shop gave no rate. */
    unratedNote: (rate: string): string => `at ${rate} an hour, if you can sell them`,
    dollarsNote: "an estimate, if you can sell them",
    estimates: "Hours and dollars are estimates.",
    visibility: "How well you can see your shop",
    visibilityUnit: "of 100 points",
    range: (low: string, high: string): string => `${low} to ${high}`,
  },

  stored: {
    link: "Anyone with this link can see the report, change its answers and erase it. Keep it, or send it to people you trust.",
    share: "Share",
    linkCopied: "Link Copied",
    linkCopiedText: "Anyone with it can see, change and erase the report.",
    linkNotCopied: "We couldn’t copy the link",
    linkNotCopiedText: "Copy it from your browser’s address bar.",
    mail: "Email me a copy",
    mailAgain: "Email it again",
    mailing: "Sending…",
    mailed: "Email on Its Way",
    mailedText: "Check the inbox of the address you gave in the survey.",
    onItsWay: (address: string | undefined): string =>
      `A copy goes to ${address ?? "the email address from the survey"}. The first time, we’ll email a link to confirm the address.`,
    mailFailed: "Not Emailed",
    noAnswer: "The server didn’t answer. Please try again.",
    returnDate: "Add the 90-day review to my calendar",
    keeping: "What we keep, and for how long",
    toErase: (button: string): string => `click “${button}” above`,
  },

  reminder: {
    ask: "Remind me by email in 90 days",
    noted: "Reminder Set",
    notedText: (day: string): string =>
      `One email to the address from the survey, on ${day}. If you haven’t confirmed that address yet, look for an email from us now.`,
    failed: "No Reminder Set",
  },

  loading: "Loading the report…",
  gone: "There is no report at this address",
  goneText: "It was erased, or the link is incomplete. You can fill in the survey again any time.",
  unreachable: "We couldn’t load the report",
  unreachableText: "The server isn’t answering as it should right now. Your report isn’t lost: try again in a minute.",
  tryAgain: "Try again",
  toStart: "Go to the start page",

  returnDay: {
    summary: (product: string): string => `Day 90: what has changed since your ${product} report?`,
    about: (shop: string | null): string =>
      `Tell us what has changed${shop === null ? "" : ` at ${shop}`}. Which KPIs went from red to green? How many hours did you get back? What is the top cause now?`,
    report: (address: string): string => `It takes three minutes. Your earlier answers are filled in: ${address}`,
    fileName: (day: string): string => `return-${day}.ics`,
  },

  files: {
    more: "More formats",
    close: "Close",
    preparing: (what: "pdf" | "html"): string => (what === "pdf" ? "Preparing PDF…" : "Preparing web page…"),
    missing: "Not available on this server.",
    notStored:
      "We don’t have this report saved, so we can’t make these files from it. Use Export Report instead: it saves what you see.",
    failed: "Export Failed",
    offline: "You’re offline. Export it once you’re back online.",
    noAnswer: "The server didn’t answer. Please try again.",
    noPdf: "Saved as a Web Page",
  },

  erase: {
    open: "Erase this report",
    ask: {
      title: "Erase this report?",
      text: "This erases your answers and the report from the server. No one can bring them back.",
      confirm: "Erase for good",
      cancel: "Keep it",
    },
    done: "Report Erased",
    doneText: "Your answers and the report are gone from the server.",
    failed: "Erase Failed",
  },

  nav: {
    label: "On this page",
    themes: "Causes",
    whatIf: "What if",
    plan: "KPI plan",
    report: "Full report",
    ask: "Ask others",
  },

  report: {
    frame: "Diagnostic Report",
    title: "The full report",
    about: "Scroll inside the frame, or open it full size.",
    fullSize: "Open it full size",
    printFrom: (address: string): string => `To print the full report, open ${address}`,
  },
} as const;
