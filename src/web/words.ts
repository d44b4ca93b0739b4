import { heroWords } from "./words/hero.ts";

/** What a model was asked for. A theme is named by its id. */
const purposes: Readonly<Record<string, string>> = {
  reading: "Reading your notes",
  summary: "Wording the summary",
  chain: "Wording how the themes hang together",
  week: "Wording why this week’s one thing comes first",
};

/** What became of a model's reply. Others are shown as they are named. */
const outcomes: Readonly<Record<string, string>> = {
  used: "used",
  "partly-used": "used in part: some of it did not pass our checks",
  dropped: "not used: it did not pass our checks",
  "refused-key": "no reply: the key was refused",
  "too-many-requests": "no reply: too many requests",
  "server-error": "no reply: the model’s server failed",
  unreachable: "no reply: the model could not be reached",
  "timed-out": "no reply in time",
  "not-json": "not used: the reply was not in the form asked for",
  "wrong-form": "not used: the reply was not in the form asked for",
  empty: "not used: the reply was empty",
  "too-long": "not used: the reply was too long",
  resting: "not asked: the model had failed before and is left alone for a while",
  "over-budget": "not asked: today’s tokens are used up",
  busy: "not asked: too many questions were waiting",
};

/** Every word the page says beside the questionnaire's. The texts in the specification hold to the letter. */
export const words = {
  title: (product: string, what: string): string => `${what} · ${product}`,

  loading: "One moment…",

  hero: heroWords,

  survey: {
    title: (product: string): string => `${product} Intake & Diagnostic Survey`,
    intro: "Your answers help the AI pinpoint where hidden hours are going.",
    submit: "Get My KPI Recommendations",
    submitting: (product: string): string => `Analyzing with ${product} AI...`,
    preview: { text: "Preview with Sample Data", loadingText: "Generating..." },
    sections: "Sections",
    section: (place: number, of: number): string => `Section ${place} of ${of}`,
    required: "required",
    chooseAny: "choose any",
    clear: "Clear",
    clearAnswer: (label: string): string => `Clear the answer to: ${label}`,
    otherWords: "Which others?",
    yes: "Yes",
    no: "No",
    charactersLeft: (left: number): string => (left === 1 ? "1 character left" : `${left} characters left`),
    requiredLeft: (left: number): string => (left === 1 ? "1 required answer left" : `${left} required answers left`),
    nothingLeft: "All required answers are in",
    answered: (answered: number, asked: number): string => `${answered} of ${asked} answered`,
    needed: (left: number): string => `${left} required`,
    goToNext: "Go to the next one",
  },

  problems: {
    toast: "Validation Error",
    unknown: "Please check your input and try again",
    summary: (count: number): string => (count === 1 ? "One answer needs a look" : `${count} answers need a look`),
  },

  analysis: {
    waiting: "Waiting for the analysis",
    step: (done: number, total: number): string => `${done} of ${total}`,
    told: (message: string, done: number, total: number): string => `${message} · step ${done} of ${total}`,
    done: "Analysis Complete!",
    doneText: "Your personalized KPI recommendations are ready",
    failed: "Analysis Failed",
    failedEmpty: "Analysis failed",
    failedUnknown: "Something went wrong. Please try again.",
  },

  results: {
    title: (shop: string | null): string => (shop === null ? "Your diagnostic report" : shop),
    kind: "Diagnostic report",
    sample: "Sample data: an invented shop. Nothing of it is stored.",
    stored: "Stored under its own address: bookmark it, or pass it on.",
    copyLink: "Copy link",
    linkCopied: "Link copied",
    linkNotCopied: "The link could not be copied",
    refresh: { text: "Refresh Preview", loadingText: "Regenerating..." },
    frame: "Diagnostic Report",
    exportReport: "Export Report",
    newAnalysis: "New Analysis",
    contactTitle: "Ready to implement these recommendations?",
    contact: (name: string, email: string): string => `Contact: ${name} (${email})`,
    hours: "Hidden machine hours",
    hoursUnit: "h a year",
    dollars: "Sales those hours could make",
    dollarsUnit: "a year",
    dollarsNote: "a potential, not a forecast",
    visibility: "How well the shop sees itself",
    visibilityUnit: "of 100",
    range: (low: string, high: string): string => `${low} to ${high}`,
    loading: "Fetching the report…",
    gone: "There is no report at this address",
    goneText: "It was erased, or the link is not complete. A new diagnostic takes only your answers.",
    unreachable: "The report could not be fetched",
    unreachableText: "The server did not answer as it should. The report itself is not lost.",
    tryAgain: "Try again",
    toStart: "Go to the start",
    printFrom: (address: string): string => `The report itself prints from ${address}`,
  },

  files: {
    more: "More formats",
    close: "Close",
    preparing: (what: "pdf" | "html"): string => (what === "pdf" ? "Preparing PDF…" : "Preparing the page…"),
    missing: "Not available on this server.",
    notStored:
      "These files are made from a stored report, and this one is not stored. Export Report saves it as it is shown.",
    failed: "Export Failed",
    noAnswer: "The server did not answer. Please try again.",
    noPdf: "Saved as a Web Page",
  },

  engine: {
    rules: "Worded by our rules, without a language model",
    model: (model: string): string => `Worded with ${model}; every figure is ours`,
    asked: (model: string, count: number): string =>
      `${model} was asked ${count === 1 ? "once" : `${count} times`}. Contact details were not sent. Open a question to read what was.`,
    tokens: (input: string, output: string, isEstimated: boolean): string =>
      `Tokens: ${input} sent, ${output} received${isEstimated ? ", partly estimated" : ""}.`,
    cost: (cost: string, isEstimated: boolean): string => `Cost: ${isEstimated ? "about " : ""}${cost}.`,
    purpose: (purpose: string): string =>
      purposes[purpose] ?? `Wording the ${purpose.replace(/^theme:/, "theme: ").replaceAll("_", " ")}`,
    outcome: (outcome: string): string => outcomes[outcome] ?? outcome,
    instructions: "Our instructions",
    data: "The data with them",
  },

  erase: {
    open: "Erase this report",
    ask: {
      title: "Erase this report?",
      text: "The answers and the report are erased from the server. Nobody can bring them back.",
      confirm: "Erase for good",
      cancel: "Keep it",
    },
    done: "Report Erased",
    doneText: "The answers and the report are gone from the server.",
    failed: "Erase Failed",
  },

  notFound: { heading: "404", text: "Oops! Page not found", home: "Return to Home" },

  broken: {
    title: "Unexpected Application Error!",
    text: "Something in the page broke. What you have typed is kept in this browser.",
    reload: "Reload the page",
    home: "Return to Home",
  },
} as const;
