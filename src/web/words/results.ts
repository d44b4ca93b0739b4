import { lostWords, readinessMeaning, readinessWords } from "../../survey/shared.words.ts";
import { capitalized } from "../../survey/writing.ts";

/** A lever's setting in words, next to its percentage. */
const shareText: Readonly<Record<number, string>> = {
  0: "no change",
  25: "a quarter",
  33: "about a third",
  50: "half",
  67: "about two thirds",
  75: "three quarters",
  100: "all of it",
};

const partOf = (cause: string): string =>
  `Your report counts the hours lost to ${cause}. We assume you get back the part you set here.`;

/** The levers: their labels, and what we assume if they are moved. */
const levers: Readonly<Record<string, { readonly label: string; readonly assumes: string }>> = {
  cut_setup_changeover: {
    label: "Cut setup overruns",
    assumes: `${partOf("setups that run over")} The report counts only avoidable setup time, so “all of it” still leaves you the setups themselves.`,
  },
  cut_programming_readiness: { label: "Cut waiting for programs", assumes: partOf("programs that aren’t ready") },
  cut_quality_inspection: {
    label: "Cut rework and waiting for inspection",
    assumes: partOf("waiting for inspection and parts made twice"),
  },
  cut_material_supply: { label: "Cut waiting for material", assumes: partOf("late material and outside work") },
  cut_staffing_skills: { label: "Cut waiting for the right person", assumes: partOf("skills only a few have") },
  cut_scheduling_priority: {
    label: "Cut schedule changes",
    assumes: partOf("setups torn down early and gaps in the schedule"),
  },
  cut_maintenance_downtime: { label: "Cut breakdowns", assumes: partOf("breakdowns") },
  measured_machines: {
    label: "Measure your machines",
    assumes:
      "Machines that report their own state hide fewer stops. We assume their hidden stops drop to what shops with telemetry see. Seeing a stop doesn’t remove it, so we count only the part shops win back.",
  },
  shift_machines: {
    label: "Run one more shift",
    assumes:
      "One more 40-hour shift a week on that many machines, staffed the usual way and cutting as much as today. These hours are added, not won back. They need people, and they need orders.",
  },
  shop_rate: { label: "Shop rate", assumes: "What you sell an hour for. It changes the dollars, never the hours." },
};

/** The tasks of a model. Only earlier releases used those after `attack`, and one per cause, named by its id. */
const modelTasks: Readonly<Record<string, string>> = {
  reading: "Reading your notes",
  letter: "Writing page one",
  attack: "Checking what it wrote",
  summary: "Writing the summary",
  chain: "Writing how the causes connect",
  week: "Writing why this week’s task comes first",
};

/** Outcomes of a model's reply. Any other outcome is shown by its own name. */
const outcomes: Readonly<Record<string, string>> = {
  used: "used",
  "partly-used": "partly used: some of it failed our checks",
  dropped: "not used: it failed our checks",
  "refused-key": "no reply: the key was refused",
  "too-many-requests": "no reply: too many requests",
  "server-error": "no reply: the model’s server failed",
  unreachable: "no reply: we couldn’t reach the model",
  "timed-out": "no reply in time",
  "not-json": "not used: the reply had the wrong format",
  "wrong-form": "not used: the reply had the wrong format",
  empty: "not used: the reply was empty",
  "too-long": "not used: the reply was too long",
  resting: "not asked: the model failed before, so we’re giving it a break",
  "over-budget": "not asked: today’s token budget is used up",
  busy: "not asked: too many requests were waiting",
};

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
  changeAnswers: "Change my answers",

  views: {
    matters: "Why it matters.",
    check: "A ten-minute check.",
    also: (count: number): string =>
      count === 1 ? "One more you see differently" : `${count} more you see differently`,
    agreed: "Where you see it the same way",
    you: "You",
    tally: (differ: number, same: number): string => `${differ} seen differently, ${same} the same way`,
  },

  ask: {
    title: "Ask your planner and foreman",
    about:
      "One person’s view is the weakest part of any diagnosis. Give each of them a private link: 3 minutes on a phone, no name, no email. Your report updates at this same link and shows where you see it differently.",
    whom: "Who do you want to ask?",
    shown: "How do you want to see their answers?",
    combined: "Combined, three or more at once (people answer more openly)",
    byRole: "By role, once everyone you asked has answered and agreed",
    fewer:
      "One or two people can’t be combined. Their answers show by role, and only when everyone you asked has answered and agreed. For combined answers, ask at least three.",
    again: "A new link for the same role takes the place of the one before: their newest answers count.",
    settledCombined:
      "You chose combined answers, three or more at once. You can’t change this now. It’s what you promised them.",
    settledByRole:
      "You chose answers by role, once everyone you asked has answered and agreed. You can’t change this now. It’s what you promised them.",
    make: (count: number): string =>
      count === 0 ? "Make links" : count === 1 ? "Make the link" : `Make ${count} links`,
    once: "Copy these links now. We don’t keep them, so we can’t show them again. A lost link can be ended and replaced.",
    copy: (role: string): string => `Copy the ${role.toLowerCase()}’s link`,
    copied: "Link copied",
    notCopied: "Link Not Copied",
    notCopiedText: "Select the link and copy it by hand.",
    mail: (role: string): string => `Email it to the ${role.toLowerCase()}`,
    mailSubject: (shop: string): string => `3 minutes: your view of ${shop}`,
    mailText: (shop: string, address: string): string =>
      `We’re looking for what costs ${shop} hours, and I’d like your view, not just mine. 3 minutes on your phone, no name:\n\n${address}\n\nThe page says first who gets to see your answers.`,
    qr: {
      open: (role: string): string => `QR code for the ${role.toLowerCase()}`,
      title: (role: string): string => `For the ${role.toLowerCase()}`,
      ask: (shop: string): string => `What costs ${shop} hours? Give us your view in 3 minutes.`,
      label: (role: string): string => `QR code of the ${role.toLowerCase()}’s private link`,
      about: (role: string): string =>
        `Scan it with a phone camera. It takes one answer, so one slip goes to one person: the ${role.toLowerCase()}. No name, no email.`,
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
      "Answers go into the report when everyone you asked has answered and agreed to be shown by role, or when three new ones can be combined. We don’t say who agreed.",
    withdraw: (role: string): string => `End the ${role.toLowerCase()}’s link`,
    failed: "That didn’t work",
  },

  versions: {
    count: (count: number): string => `${count} versions of this report`,
    old: (number: number): string => `This is version ${number}, an older one.`,
    toNewest: "Go to the newest version",
    whatChanged: "See what changed since your last visit",
    kinds: {
      first: (day: string): string => `${day}: your first answers`,
      changed: (day: string): string => `${day}: you changed your answers`,
      witnesses: (day: string): string => `${day}: other views came in`,
      return: (day: string): string => `${day}: you came back`,
      measured: (day: string): string => `${day}: your own numbers came in`,
    },
  },

  changed: {
    columns: ["What changed", "Then", "Now", "Change"],
    finding: "What we think now:",
    old: (days: number): string => `This report is ${days} days old.`,
    open: "Tell us what changed: 3 minutes",
  },

  thisWeek: { title: "Do this week:", who: (who: string): string => `Who: ${who}.` },

  sharpen: {
    title: "Make the report more accurate",
    about: (count: number): string =>
      `Optional, about 30 seconds: ${count} things that happen in shops. Tap Yes for each one that happens in yours at least once a week, and we make your report again.`,
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
    questions: "These open questions would tell us most:",
    updated: "Your report is updated with what you just told us.",
  },

  figures: {
    hours: "Hidden machine hours, all causes",
    /** Used if no cause stands out: the hours are typical of such shops. */
    usualHours: "What shops like yours usually lose",
    hoursUnit: "hours a year",
    dollars: "Sales those hours could bring in",
    dollarsUnit: "a year",
    /** Used if the shop gave no rate. */
    unratedNote: "at $100 an hour, potential",
    dollarsNote: "potential, not a forecast",
    estimates: "All figures are estimates, not a forecast.",
    visibility: "How much of your shop you can see",
    visibilityUnit: "of 100",
    untold: "Not enough answers yet",
    untoldWhy: "a few more answers will do",
    range: (low: string, high: string): string => `${low} to ${high}`,
  },

  stored: {
    link: "Anyone with this link can see the report. Keep it, or send it to people you trust.",
    share: "Share",
    linkCopied: "Link Copied",
    linkCopiedText: "Anyone with it can see the report.",
    linkNotCopied: "We couldn’t copy the link",
    linkNotCopiedText: "Copy it from your browser’s address bar.",
    mail: "Email me a copy",
    mailAgain: "Email it again",
    mailing: "Sending…",
    mailed: "Email on Its Way",
    mailedText: "Look in the inbox of the address from the survey.",
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
      `One email to the address from the survey, on ${day}. If you haven’t confirmed that address yet, look for our email now.`,
    failed: "No Reminder Set",
  },

  loading: "Loading the report…",
  gone: "There is no report at this address",
  goneText: "It was erased, or the link is incomplete. You can start a new diagnostic any time.",
  unreachable: "We couldn’t load the report",
  unreachableText: "The server didn’t answer properly. Your report is not lost.",
  tryAgain: "Try again",
  toStart: "Go to the start page",

  returnDay: {
    summary: (product: string): string => `Day 90: take the ${product} survey again and compare`,
    about: (shop: string | null): string =>
      `Take the survey again today${shop === null ? "" : ` for ${shop}`} and compare the two reports. Which reds turned green? Which hours came back? What is the top cause now?`,
    report: (address: string): string => `It takes three minutes. Your earlier answers are filled in: ${address}`,
    fileName: (day: string): string => `return-${day}.ics`,
  },

  files: {
    more: "More formats",
    close: "Close",
    preparing: (what: "pdf" | "html"): string => (what === "pdf" ? "Preparing PDF…" : "Preparing web page…"),
    missing: "Not available on this server.",
    notStored: "These files need a saved report, and this one isn’t saved. Export Report saves it as shown.",
    failed: "Export Failed",
    offline: "You’re offline. Export it once you’re back online.",
    noAnswer: "The server didn’t answer. Please try again.",
    noPdf: "Saved as a Web Page",
  },

  engine: {
    rules: "Figures and text come from our own rules engine.",
    model: (model: string): string => `Figures come from our own rules engine. ${model} helped with the wording.`,
    asked: (model: string, count: number): string =>
      `We asked ${model} ${count === 1 ? "once" : `${count} times`}, without your contact details. Open a request to read what we sent.`,
    tokens: (input: string, output: string, isEstimated: boolean): string =>
      `Tokens: ${input} sent, ${output} received${isEstimated ? ", partly estimated" : ""}.`,
    cost: (cost: string, isEstimated: boolean): string => `Cost: ${isEstimated ? "about " : ""}${cost}.`,
    task: (task: string): string =>
      modelTasks[task] ?? `Writing the ${task.replace(/^theme:/, "cause: ").replaceAll("_", " ")}`,
    outcome: (outcome: string): string => outcomes[outcome] ?? outcome,
    instructions: "Our instructions",
    data: "The data we sent with them",
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
    trial: "What if",
    plan: "KPI plan",
    report: "Full report",
  },

  themes: {
    leads: (theme: string): string => `Most likely cause: ${theme}`,
    none: "No cause stands out yet",
    about: "What’s behind late jobs and lost hours in your shop, most likely first. All figures are estimates.",
    likelihood: {
      "very-likely": "very likely a cause",
      likely: "likely a cause",
      may: "possibly a cause",
      "too-early": "too early to tell",
    },
    estimate: (percent: number): string => `our estimate: ${percent}%`,
    confidence: { high: "high confidence", medium: "medium confidence", low: "low confidence" },
    range: (low: string, high: string): string => `${low} to ${high}`,
    lost: (currency: string): string =>
      (lostWords as Readonly<Record<string, string>>)[currency] ?? currency.replaceAll("_", " "),
    why: "Why we think so",
    speaks: { for: "Points to it", against: "Points away from it" },
    asked: (question: string): string => `You answered “${question}” with`,
    wrote: "You wrote",
    notMeant: {
      open: "Not what I meant",
      openFor: (quote: string): string => `Not what I meant: ${quote}`,
      ask: "What did you mean? Tap one, and we make your report again at this link.",
      reading: "Reading your sentence…",
      failed: "We couldn’t read it again just now. You can still change your answers above.",
    },
    more: (count: number): string => (count === 1 ? "One more cause" : `${count} more causes, less likely`),
    nothing: "None of your answers point to this or away from it.",
  },

  trial: {
    title: "What if you changed one thing?",
    about: "Move a slider to see the gain. The figures use the same math as your report. Nothing is saved.",
    levers: "What you could change",
    result: "What you’d gain",
    lever: (id: string): string => levers[id]?.label ?? id.replaceAll("_", " "),
    assumes: (id: string): string => levers[id]?.assumes ?? "",
    share: (percent: number): string => {
      const text = shareText[percent];
      return text === undefined ? `${percent}%` : `${percent}%, ${text}`;
    },
    measured: (count: number, of: number): string =>
      count === 0 ? "no change" : `${count} of ${of} machines measured`,
    shift: (count: number, of: number): string =>
      count === 0 ? "no change" : `on ${count} of ${of} ${of === 1 ? "machine" : "machines"}`,
    rate: (dollars: string): string => `${dollars} an hour`,
    ownRate: (dollars: string): string => `${dollars} an hour, as in your report`,
    roundRate: (dollars: string): string => `You gave no rate. Set yours: we try ${dollars} an hour.`,
    brings: (hours: string, low: string, high: string): string => `${hours} hours a year (${low} to ${high})`,
    nothingYet: "no gain yet",
    bringsMoney: "changes the dollars only",
    how: "How we worked this out",
    howFor: (what: string): string => `How we worked this out: ${what}`,
    wonBack: "Hours won back",
    wonBackSales: "Sales they could bring in",
    addedShift: "One more shift",
    added: "Hours added",
    addedSales: "Sales",
    people: "Labor hours",
    wages: "Wages",
    hoursUnit: "hours a year",
    yearUnit: "a year",
    of: (hours: string): string => `Your report counts about ${hours} hidden hours a year.`,
    potential: "Potential, not a forecast. Hours won back, hours added and labor hours are never added together.",
    reset: "Reset",
    announced: (hours: string, low: string, high: string, sales: string): string =>
      `${hours} hours a year won back, ${low} to ${high}. Sales they could bring in: ${sales} a year.`,
    announcedShift: (hours: string, people: string): string =>
      `The shift adds ${hours} hours a year and takes ${people} labor hours.`,
    offline: "You’re offline, so these figures are out of date. We’ll update them when you’re back online.",
    failed: "The server didn’t answer, so these figures are out of date.",
    waitingFirst: "Calculating…",
    unreachable: "The sliders need the server, and it didn’t answer.",
    tryAgain: "Try again",
    newerRules: "These figures use newer rules than your report, so they can differ a little.",
    formula: "Formula",
    restsOn: "Based on",
    close: "Close",
  },

  plan: {
    first: "Start with these KPIs",
    title: (count: number, ready: number): string =>
      `${count} KPIs for your dashboard, ${ready === 0 ? "none" : ready} ready now`,
    about: (own: number, all: number): string =>
      `Click a KPI for its formula, data and owner. ${
        own === 0
          ? "No tile has a number of yours yet: each shows the goal and when its first reading comes."
          : `${own === 1 ? "One tile shows" : `${own} tiles show`} your own ${own === 1 ? "value" : "values"}.${own === all ? "" : " The others show the goal and when the first reading comes."}`
      }`,
    filter: "Show",
    all: "All",
    meaningOfAll: "In the order of your dashboard, most important first.",
    readiness: {
      "ready-now": capitalized(readinessWords["ready-now"]),
      "ask-first": capitalized(readinessWords["ask-first"]),
      "needs-a-habit": capitalized(readinessWords["needs-a-habit"]),
      "needs-a-source": capitalized(readinessWords["needs-a-source"]),
    },
    meaning: readinessMeaning,
    shown: (count: number): string => (count === 1 ? "1 KPI shown" : `${count} KPIs shown`),
    picture: (kpi: string): string => `${kpi}: chart with example numbers, the same for every shop`,
    ownWeeks: (kpi: string): string => `${kpi}: the weeks in your files`,
    noReading: (kpi: string): string => `${kpi}: empty chart until the first reading`,
    sampleNote: "How it looks once you have numbers. These are examples, the same for every shop.",
    target: (typical: string, good: string): string => `typical ${typical} → good ${good}`,
    phase: (days: number): string => `by day ${days}`,
    noSource: "no source yet",
    ownFiles: "your own export",
    partSource: (systems: string): string => `partly in ${systems}`,
    formula: "Formula",
    targetTerm: "Target",
    targetWhole: (typical: string, good: string, best: string): string =>
      `typical ${typical} → good ${good}; leading shops ${best}`,
    who: "Who and when",
    whoText: (owner: string, cadence: string, days: number): string =>
      `${owner}, ${cadence}. Start tracking by day ${days}.`,
    whenRed: "What to do first when it’s red",
    data: "Where the data is",
    nowhere: "none of your systems, as far as we know",
    previous: "Previous KPI",
    next: "Next KPI",
    close: "Close",
  },

  report: {
    frame: "Diagnostic Report",
    title: "The full report",
    about: "Scroll inside the frame, or open it full size.",
    aboutFrame: "Scroll inside the frame.",
    fullSize: "Open it full size",
    printFrom: (address: string): string => `To print the full report, open ${address}`,
  },
} as const;
