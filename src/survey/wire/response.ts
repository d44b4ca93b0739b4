import * as z from "zod/mini";
import { type Field, fields } from "../questionnaire.ts";
import { list, text } from "../schema-parts.ts";
import { wireViews } from "./views.ts";

// The schemas of responses. Types, the page's readers and the published description are all derived from them.

const count = z.number().check(z.gte(0));

export const wireRange = { low: z.number(), likely: z.number(), high: z.number() } as const;

/** Likely value and the range around it. */
export const wireFigure = z.object(wireRange);
export type WireFigure = Readonly<z.infer<typeof wireFigure>>;

/** The part of the diagnosis that the page shows next to the report. */
export const wireDiagnosis = z.object({
  hidden_hours: wireFigure,
  hidden_dollars: wireFigure,
  scores: z.object({ visibility_index: z.number(), visibility_tier: text }),
  /** Root themes in rank order, `WireTheme` each. Not validated, because an older report may have them in another shape. */
  themes: z.exactOptional(z.unknown()),
  /** KPIs in order of introduction, `WireKpi` each. Not validated, for the same reason. */
  kpis: z.exactOptional(z.unknown()),
  /** What would make it more certain, `wireSharpening`. Not validated, for the same reason. */
  sharpen: z.exactOptional(z.unknown()),
  /** How many of the questions are answered, `wireAnswered`. Not validated, for the same reason. */
  answered: z.exactOptional(z.unknown()),
  /** Version of the rules that made it. */
  rules: z.exactOptional(z.unknown()),
});
export type WireDiagnosis = Readonly<z.infer<typeof wireDiagnosis>>;

/** A figure of the report's first page. */
const wireHeadline = z.object({
  name: text,
  /** `2,200` or `$130,000`. */
  value: text,
  /** What it counts. */
  unit: text,
  /** Its range, or where it comes from. */
  note: text,
  /** If it is a range: its ends, and whether it is a loss. */
  scale: z.exactOptional(z.object({ ...wireRange, is_loss: z.boolean() })),
});
export type WireHeadline = Readonly<z.infer<typeof wireHeadline>>;

/** Page one of the report in a few words. */
export const wireInShort = z.object({
  /** What we think is going on, in one sentence. */
  finding: text,
  /** The plain name of the cause to test first. Absent if that is also the likeliest one by all answers together. */
  cause_to_test: z.exactOptional(text),
  /** What page one narrows the likeliest cause to. */
  cause_narrowed: z.exactOptional(text),
  /**
   * Changes since the previous visit: the headline, the values then and now, and the rest in sentences. Absent on the
   * first visit.
   */
  changed: z.exactOptional(
    z.object({
      title: text,
      rows: list(z.object({ what: text, before: text, now: text, change: text, said: text })),
      lines: list(text),
    }),
  ),
  /** What to do this week, and who does it. Absent if the answers support no task. */
  week: z.exactOptional(z.object({ task: text, who: text })),
  /** How large it is, as on page one; empty if the answers say too little. */
  figures: z.exactOptional(list(wireHeadline)),
  /** What the answers add up to, where page one has at most one figure. */
  known: z.exactOptional(list(wireHeadline)),
  /** The currency symbol of the diagnosis. Absent for `$`. */
  money: z.exactOptional(text),
});
export type WireInShort = Readonly<z.infer<typeof wireInShort>>;

/** A tile of the dashboard as the report shows it. */
const wireTile = z.object({
  kpi: text,
  /** As on the dashboard: a shop's own measure keeps its name in place of the KPI that counts the same. */
  name: z.exactOptional(text),
  /** `88%` or `70–85%`; without a reading the goal: `95% or more`. */
  value: text,
  /** What it counts. */
  unit: text,
  /** Several if the value is a range over more than one; none without a reading. */
  lights: list(z.enum(["green", "amber", "red"])),
  light: text,
  /** The goal; if there is no reading, a label that says whose goal `value` is. */
  target: text,
  /** Where the value comes from; if there is no reading, when the first one comes. */
  note: text,
  /** Whether it is the shop's own value; otherwise it is the goal. */
  is_own: z.boolean(),
  /** Whether the value comes from the shop's own files. */
  is_measured: z.exactOptional(z.boolean()),
  /** The shop's own value on a scale that starts at zero, and the goal if it is a number. */
  scale: z.exactOptional(
    z.object({
      low: z.number(),
      high: z.number(),
      end: z.number(),
      end_label: z.exactOptional(text),
      goal: z.exactOptional(z.number()),
    }),
  ),
  /** The weeks that were measured, as an SVG document. */
  picture: z.exactOptional(text),
  /** Without a reading: how to count it by hand, and what each light stands for. */
  by_hand: z.exactOptional(
    z.object({ how: text, lights: list(z.object({ light: z.enum(["green", "amber", "red"]), limit: text })) }),
  ),
});
export type WireTile = Readonly<z.infer<typeof wireTile>>;

export const wireBoard = list(wireTile);

/** Who wrote the words of the report. */
export const wireEngine = z.union([
  z.object({ kind: z.literal("rules") }),
  z.object({ kind: z.literal("model"), model: text.check(z.regex(/\S/)) }),
]);
export type Engine = Readonly<z.infer<typeof wireEngine>>;

/** One step of a streamed analysis, reported when it is done. */
export const wireProgress = z.object({
  /** What was done, as a message for the visitor who waits. */
  message: text,
  done: count,
  total: count.check(z.gt(0)),
});
export type WireProgress = Readonly<z.infer<typeof wireProgress>>;

/** Tokens as the provider counted them, or our estimate if it didn't. */
const wireTokens = z.object({ input: count, output: count, isEstimated: z.boolean() });
export type WireTokens = Readonly<z.infer<typeof wireTokens>>;

/** One question that went to a model, and what came of the reply. */
const wireModelCall = z.object({
  /** Its purpose: `reading`, or the section it wrote. */
  purpose: text,
  /** Word for word. */
  sent: z.readonly(z.object({ instructions: text, data: text })),
  outcome: z.enum([
    "used",
    /** Some of it failed the checks. */
    "partly-used",
    /** All of it failed the checks. */
    "dropped",
    "refused-key",
    "too-many-requests",
    "server-error",
    "unreachable",
    "timed-out",
    "not-json",
    "wrong-form",
    "empty",
    "too-long",
    /** The breaker is open: the model failed again and again and gets a pause. */
    "resting",
    /** No tokens are left for today, in total or for this address. */
    "over-budget",
    /** Too many questions are waiting. */
    "busy",
  ]),
  /** Why individual sentences or quotes were dropped, in their order. */
  dropped: z.exactOptional(list(text)),
  /** `null` when the provider reported nothing and nothing could be estimated. */
  usage: z.nullable(wireTokens),
  milliseconds: z.exactOptional(z.number()),
});
export type WireModelCall = Readonly<z.infer<typeof wireModelCall>>;

/** Everything sent to a model for one report, and its cost. Contains no key and no contact details. */
export const wireReceipt = z.object({
  model: text,
  calls: list(wireModelCall),
  tokens: wireTokens,
  /** In US dollars; `null` if the operator has set no price. */
  cost_dollars: z.nullable(z.number()),
});
export type WireReceipt = Readonly<z.infer<typeof wireReceipt>>;

/** The response to a successful request, as far as the page shows it. */
export const analyzeResponse = z.object({
  /** The report: a complete HTML document. */
  analysis: text.check(z.regex(/\S/)),
  contact_name: text,
  email: text,
  /** Names the stored report. Absent in a preview, and in responses of other servers, which store no report here. */
  id: z.exactOptional(text),
  diagnosis: z.exactOptional(wireDiagnosis),
  in_short: z.exactOptional(wireInShort),
  /** The dashboard of the report, the most important tile first. */
  board: z.exactOptional(wireBoard),
  engine: z.exactOptional(wireEngine),
  /** Present if a model was asked, even if none of its replies was used. */
  receipt: z.exactOptional(wireReceipt),
  /** The return visit: its working day, `2027-02-19`, and the id of its calendar entry, the same in every file. */
  return_visit: z.exactOptional(z.object({ day: text.check(z.regex(/^\d{4}-\d\d-\d\d$/)), entry: text })),
  /** Present if coworkers' answers counted. */
  views: z.exactOptional(wireViews),
});
export type AnalyzeResponse = Readonly<z.infer<typeof analyzeResponse>>;

const failureCodes = [
  "not-json",
  "wrong-key",
  "proof-needed",
  "not-found",
  "key-reused",
  "too-large",
  "wrong-type",
  "invalid-answers",
  "too-many-requests",
  "not-available",
  "busy",
  "internal",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What is wrong with one answer; `null` if it is wrong with all of them. */
export const wireProblem = z.readonly(
  z.object({ field: z.nullable(z.enum(fields as readonly [Field, ...Field[]])), message: text }),
);

/** The response to a request that failed. `error` is meant for people. */
export const analyzeFailure = z.object({
  error: text,
  code: z.enum(failureCodes),
  problems: z.exactOptional(list(wireProblem)),
});
export type AnalyzeFailure = Readonly<z.infer<typeof analyzeFailure>>;
