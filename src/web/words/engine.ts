/** The tasks of a model. Only earlier releases used those after `review`, and one per cause, named by its id. */
const modelTasks: Readonly<Record<string, string>> = {
  reading: "Reading your notes",
  letter: "Drafting the report",
  rewrite: "Writing the report",
  review: "Checking what it wrote",
  attack: "Checking what it wrote",
  summary: "Writing the summary",
  chain: "Writing how the causes connect",
  week: "Writing why this week’s task comes first",
};

/** Outcomes of a model's reply. Any other outcome is shown by its own name. */
const outcomes: Readonly<Record<string, string>> = {
  used: "used",
  "partly-used": "partly used: we left out what failed our checks",
  dropped: "not used: it failed our checks",
  "refused-key": "no reply: the AI’s server didn’t accept our key",
  "too-many-requests": "no reply: too many requests",
  "server-error": "no reply: the AI’s server failed",
  unreachable: "no reply: we couldn’t reach the AI",
  "timed-out": "no reply in time",
  "not-json": "not used: we couldn’t read the reply",
  "wrong-form": "not used: we couldn’t read the reply",
  empty: "not used: the reply was empty",
  "too-long": "not used: the reply was too long",
  resting: "not asked: the AI kept failing, so we stopped asking for a while",
  "over-budget": "not asked: today’s limit is used up",
  busy: "not asked: too many requests were waiting",
};

/** Wording of who wrote the report, and of every request to a language model. */
export const engineWords = {
  rules:
    "Our AI, a reader we trained on shop talk, read what you wrote. All figures and text come from our own formulas and rules.",
  model: (model: string): string =>
    `An AI model, ${model}, read your answers and helped with this report. We checked what it wrote. The dashboard and the evidence come from our own fixed formulas.`,
  asked: (model: string, count: number): string =>
    `We asked ${model} ${count === 1 ? "once" : `${count} times`}, without your contact details. Open a request to read what we sent.`,
  tokens: (input: string, output: string, isEstimated: boolean): string =>
    `Size in tokens (pieces of words): ${input} sent, ${output} received${isEstimated ? ", partly estimated" : ""}.`,
  cost: (cost: string, isEstimated: boolean): string => `What it cost us: ${isEstimated ? "about " : ""}${cost}.`,
  task: (task: string): string =>
    modelTasks[task] ?? `Writing the ${task.replace(/^theme:/, "cause: ").replaceAll("_", " ")}`,
  outcome: (outcome: string): string => outcomes[outcome] ?? outcome,
  instructions: "Our instructions",
  data: "The data we sent with them",
} as const;
