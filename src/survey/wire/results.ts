import * as z from "zod/mini";
import { list, text } from "../schema-parts.ts";
import { wireFigure, wireRange } from "./response.ts";

/** Where the page asks `what-if`. */
export const whatIfPath = "/api/what-if";

/** The name of the fixed sample shop, in place of a stored report's id. */
export const sampleReport = "sample";

export const wireEvidence = z.object({
  speaks: z.enum(["for", "against"]),
  field: text,
  answer: text,
  /** Whether `answer` quotes the respondent's own words. */
  quoted: z.boolean(),
  /** For a quote, that it names the cause by itself. */
  clear: z.exactOptional(z.literal(true)),
  why: text,
  /** Whose answer it is, if not the owner's. */
  by: z.exactOptional(text),
});
export type WireEvidence = Readonly<z.infer<typeof wireEvidence>>;

export const wireLoss = z.object({ currency: text, amount: z.object({ ...wireRange, unit: text }) });
export type WireLoss = Readonly<z.infer<typeof wireLoss>>;

/** How certain a sentence may sound, most certain first. */
export const likelihoods = ["very-likely", "likely", "may", "too-early"] as const;
export type Likelihood = (typeof likelihoods)[number];

/**
 * Below these probabilities a cause is unlikely; above it is possible, unless an answer denies it. The second is for causes of
 * high confidence, to which two separate strong answers point. Own judgment.
 */
export const unlikelyUnder = 0.25;
export const supportedUnlikelyUnder = 0.15;

/** Whether a cause is called unlikely. */
export const isUnlikely = ({ probability, confidence }: Pick<WireTheme, "probability" | "confidence">): boolean =>
  probability < (confidence === "high" ? supportedUnlikelyUnder : unlikelyUnder);

/** What the results page shows of a theme next to the report. */
export const wireTheme = z.object({
  id: text,
  name: text,
  probability: z.number().check(z.gte(0), z.lte(1)),
  confidence: z.enum(["high", "medium", "low"]),
  /** Absent in reports of older rules. */
  likelihood: z.exactOptional(z.enum(likelihoods)),
  evidence: list(wireEvidence),
  /** Each in its own currency, never added up. */
  losses: list(wireLoss),
});
export type WireTheme = Readonly<z.infer<typeof wireTheme>>;

const wireReadiness = z.enum(["ready-now", "needs-a-habit", "needs-a-source"]);

/** A data element that a KPI needs; `place` is `null` if no system of the shop holds it. */
export const wireElement = z.object({
  name: text,
  readiness: wireReadiness,
  /** `confidence` is absent in reports of older rules. */
  place: z.nullable(z.object({ system_name: text, where: text, confidence: z.exactOptional(text) })),
});
export type WireElement = Readonly<z.infer<typeof wireElement>>;

/** What the results page shows of a planned KPI. */
export const wireKpi = z.object({
  id: text,
  name: text,
  question: text,
  formula: text,
  target: z.object({ typical: text, good: text, world_class: text }),
  readiness: wireReadiness,
  data: list(wireElement),
  /** Days until it starts. */
  phase: z.number(),
  cadence: text,
  owner: text,
  when_red: text,
});
export type WireKpi = Readonly<z.infer<typeof wireKpi>>;

/**
 * What the results page uses of what would make a diagnosis more certain: unanswered questions, the most informative
 * first.
 */
export const wireSharpening = z.object({ questions: list(z.object({ field: text })) });

/** How many questions were asked, and how many of them are answered. */
export const wireAnswered = z.object({ asked: z.number(), answered: z.number() });

/** How a figure was calculated, in words. */
const wireBasis = z.object({
  formula: text,
  rests_on: list(z.object({ name: text, value: text, source: text })),
});
export type WireBasis = Readonly<z.infer<typeof wireBasis>>;

/** A figure with its derivation. */
export const wireWorkedFigure = z.object({ ...wireFigure.shape, unit: z.enum(["h/yr", "$/yr"]), basis: wireBasis });
export type WireWorkedFigure = Readonly<z.infer<typeof wireWorkedFigure>>;

/** Something a shop can change, how far, and where it is today. */
const wireLever = z.object({
  id: text,
  min: z.number(),
  max: z.number(),
  step: z.number(),
  today: z.number(),
  /** Whether `today` isn't the shop's value because it gave none. */
  is_assumed: z.exactOptional(z.literal(true)),
  at: z.number(),
  /** Machine hours a year that this lever alone brings; `null` if it brings only money. */
  hours: z.nullable(wireWorkedFigure),
});
export type WireLever = Readonly<z.infer<typeof wireLever>>;

/**
 * What a shop would gain with its levers moved. Hours recovered, hours added and labor hours are never added together.
 */
export const wireWhatIf = z.object({
  /** Version of the rules that calculated it. */
  rules: text,
  /** The currency symbol. Absent for `$`. */
  money: z.exactOptional(text),
  levers: list(wireLever),
  /** Lost hours recovered, and the sales they could make: a potential, not a forecast. */
  won_back: z.object({ hours: wireWorkedFigure, sales: wireWorkedFigure }),
  /** Hours of another shift, and the labor it takes. */
  added: z.object({
    hours: wireWorkedFigure,
    sales: wireWorkedFigure,
    labor_hours: wireWorkedFigure,
    labor_dollars: wireWorkedFigure,
  }),
  /** All recoverable hours of the shop and their sales value at the chosen rate. */
  whole: z.object({ hours: wireWorkedFigure, sales: wireWorkedFigure }),
});
export type WireWhatIf = Readonly<z.infer<typeof wireWhatIf>>;
