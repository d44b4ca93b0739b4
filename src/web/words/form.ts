const counted = (answered: number, asked: number): string => `${answered} of ${asked}`;
const answeredWord = "answered";

/** Wording of the survey page, except the questions, which are in `src/survey/questionnaire.ts`. */
export const formWords = {
  intro: "Your answers help the AI pinpoint where hidden hours are going.",
  submit: "Get My KPI Recommendations",
  submitting: (product: string): string => `Analyzing with ${product} AI...`,
  preview: { text: "Preview with Sample Data", loadingText: "Generating..." },

  sections: "Sections",
  section: (number: number, of: number): string => `Section ${number} of ${of}`,
  allSections: "All sections",
  fold: (isFolded: boolean): string => (isFolded ? "Show answers" : "Hide answers"),
  counted,
  answeredWord,
  answered: (answered: number, asked: number): string => `${counted(answered, asked)} ${answeredWord}`,
  needed: (left: number): string => `${left} required`,
  stillRequired: (labels: string): string => `Still required: ${labels}`,

  required: "required",
  chooseAny: "choose any",
  noneOfThese: "None of these",
  clear: "Clear",
  clearAnswer: (label: string): string => `Clear the answer to: ${label}`,
  otherWords: "Which others?",
  yes: "Yes",
  no: "No",
  notKnown: "Don’t know",
  charactersLeft: (left: number): string => (left === 1 ? "1 character left" : `${left} characters left`),

  problems: {
    toast: "Validation Error",
    unknown: "Please check your input and try again",
    missing: (count: number): string =>
      count === 1 ? "1 required answer is missing" : `${count} required answers are missing`,
    wrong: (count: number): string => (count === 1 ? "1 answer needs fixing" : `${count} answers need fixing`),
    next: "Next required question",
    nextWrong: "Go to the first one",
    nothingLeft: "All required questions are answered",
    /** For phones, next to the button. */
    short: {
      left: (count: number): string => `${count} required left`,
      nothingLeft: "Ready to send",
      toFix: (count: number): string => `${count} to fix`,
      /** The first word of the link's text. */
      go: (next: string): string => next.split(" ")[0] ?? next,
    },
  },

  caution: {
    ask: "Is this right?",
    announced: (label: string, text: string): string => `${label} Is this right? ${text}`,
    leave: "Leave it",
    left: "Left as is.",
    changed: (label: string): string => `Changed: ${label}`,
  },

  sourceYear: (year: number | null): string => `, ${year ?? "no date given"}`,
  newTab: "opens in a new tab",

  worth: {
    statement: (machines: string, one: boolean, amount: string): string =>
      one
        ? `One more hour a week from your machine is worth ${amount} a year.`
        : `One more hour a week from each of your ${machines} machines is worth ${amount} a year.`,
    about: (likely: string): string => `about ${likely}`,
    span: (low: string, high: string): string => `${low} to ${high}`,
    how: "How we worked this out",
    formula: (machines: string, one: boolean, weeks: string, rate: string, amount: string): string =>
      `${machines} ${one ? "machine" : "machines"} × 1 hour a week × ${weeks} weeks × ${rate} an hour = ${amount}.`,
    weeks: (low: string, high: string): string => `We assume ${low} to ${high} working weeks a year.`,
    given: "You gave us the rate.",
    estimated: (low: string, high: string): string =>
      `You estimated the rate, so we use ${low} to ${high} an hour. We’re 80% sure the real figure is in the range above.`,
    published: (low: string, likely: string, high: string): string =>
      `You gave no rate, so we use published rates: ${low} to ${high} an hour, most likely ${likely}. We’re 80% sure the real figure is in the range above.`,
    onlyIfSold: "This is an estimate. The hour is only worth that if you can sell it.",
  },

  ownLine: {
    soFar: (answered: number, asked: number): string =>
      answered === asked
        ? `All ${asked} questions answered.`
        : `${answered} of ${asked} answered, ${asked - answered} to go.`,
    hours: (machines: string, one: boolean, shifts: string, hours: string): string =>
      `${machines} ${one ? "machine" : "machines"} on ${shifts} ${shifts === "1" ? "shift" : "shifts"}: ${hours} machine hours a week to fill.`,
    late: (ratio: string): string => `${ratio} of your jobs ship late. Your report says what to do about it.`,
    idle: (rate: string, hours: number, week: string): string =>
      `At ${rate} an hour, one machine that sits idle for a ${hours}-hour week is ${week} you can’t bill.`,
  },

  sentences: {
    label: (question: string): string => `How we understood it: ${question}`,
    title: "Does one of these say what you mean? Tap it, or skip this.",
    none: "None of these",
    more: (count: number): string => (count === 1 ? "One more sentence" : `${count} more sentences`),
    announced: (count: number): string =>
      `Below your answer, we ask what ${count === 1 ? "one sentence means" : `${count} sentences mean`}. Optional.`,
  },

  draft: {
    kept: "Until you send your answers, only this browser stores them.",
    ofReport:
      "These are the answers behind your report. Change any and send again: the report stays at its link, and the earlier version is kept.",
    restored: (when: string | null): string =>
      `We saved your answers from ${when ?? "an earlier visit"}. Until you send them, only this browser stores them.`,
    welcome: (when: string | null): string => `Welcome back. We saved your answers from ${when ?? "an earlier visit"}.`,
    welcomeText: (answered: number, asked: number): string => `${answered} of ${asked} questions are answered.`,
    greeting: "Your saved answers",
    goOn: "Pick up where you left off",
    startFresh: "Start over",
    notKept: "This browser won’t let us save your answers. If you reload the page, they’re gone.",
    notKeptShort: "Not saved on this device. If you reload, your answers are gone.",
    /** For phones, next to the button; the top of the form says the rest. */
    notKeptShortest: "Not saved",
    begun:
      "You sent these answers, but the report hasn’t come back. Click the button below to get it. If you change an answer, we make a new report.",
    erase: "Erase them from this device",
    ask: {
      title: "Erase your answers?",
      text: "This clears the form and removes your answers from this device.",
      confirm: "Erase them",
      cancel: "Keep them",
    },
    erased: "Answers Erased",
    erasedText: "The form is empty, and your answers are gone from this device.",
  },

  otherTab: {
    changed: {
      title: "You kept going in another tab",
      text: "This tab shows older answers. Which ones do you want to keep? The others will be discarded.",
      confirm: "Use the newer answers",
      cancel: "Use the answers in this tab",
    },
    removed: {
      title: "You sent or erased these answers in another tab",
      text: "They’re still in this tab. Clearing this form won’t change a report you asked for there.",
      confirm: "Clear this form",
      cancel: "Keep them here",
    },
  },

  waiting: {
    cancel: "Cancel",
    pickedUp: "You already sent these answers. We’re getting that report.",
    canceled: "Canceled. Your answers are safe. Click the button again to get the report you asked for.",
    failed: "We couldn’t make your report.",
    unreachable: "We couldn’t reach the server.",
    safe: "Your answers are safe.",
    again: "Please try again.",
    notBefore: (seconds: number): string =>
      seconds < 90
        ? `Try again in ${seconds < 45 ? `${seconds} ${seconds === 1 ? "second" : "seconds"}` : "about a minute"}.`
        : `Try again in about ${Math.round(seconds / 60)} minutes.`,
    offline: "You’re offline. Keep answering, and send when you’re back online.",
    offlineFailed: "You’re offline. Your answers are safe. Send them when you’re back online.",
    backOnline: "You’re back online. Your answers are safe. Click the button to continue.",
    newRelease: "There’s a newer version of this page. Your answers are safe.",
    reload: "Load it",
  },

  mail: {
    choice: "Email me the report",
    to: (address: string): string => `To ${address}, once. No newsletter. You may have to confirm the address.`,
    toNobody: "To the email address above, once. No newsletter. You may have to confirm it.",
  },
  trap: "Leave this empty",

  prefill: {
    offers: (count: number): string =>
      `The link you followed has ${count === 1 ? "an answer" : `${count} answers`} for this form.`,
    fill: "Fill in the blanks",
    take: "Use all, replacing mine",
    taken: "The answers from the link are in the form now. Please check them.",
    unfit: (count: number): string =>
      count === 1
        ? "We couldn’t use one answer from the link, so we left it out."
        : `We couldn’t use ${count} answers from the link, so we left them out.`,
  },
} as const;
