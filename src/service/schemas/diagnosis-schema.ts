import * as z from "zod/mini";
import type {
  Capacity,
  Diagnosis,
  Evidence,
  Loss,
  RankedTheme,
  Scores,
  Sharpening,
} from "../../diagnosis/diagnosis.ts";
import type { NeededElement } from "../../diagnosis/kpis/needed-element.ts";
import type { PlannedKpi } from "../../diagnosis/kpis/planned-kpi.ts";
import { type Each, list, text } from "../../survey/schema-parts.ts";
import { wireRange } from "../../survey/wire/response.ts";
import { wireElement, wireEvidence, wireKpi, wireLoss, wireTheme } from "../../survey/wire/results.ts";
import { chain, crossCheck } from "./cross-check-schema.ts";

const share = z.number().check(z.gte(0), z.lte(1));
const index = z.number().check(z.gte(0), z.lte(100));
const unit = z.enum(["h/yr", "$/yr", "$", "$/h", "days", "share"]);

/** One input of a figure. */
const input = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("answer"), field: text, answer: text }),
  z.object({ kind: z.literal("benchmark"), id: text, name: text, value: z.object(wireRange) }),
  z.object({
    kind: z.literal("parameter"),
    name: text,
    value: z.object(wireRange),
    basis: text,
    share: z.optional(z.literal(true)),
    measured: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal("figure"), name: text, value: z.object(wireRange), unit }),
]);

/** A number with its range and derivation. */
export const figure = z.object({
  ...wireRange,
  unit,
  derivation: z.object({ formula: text, inputs: list(input) }),
});

const loss = z.object({
  ...wireLoss.shape,
  theme: text,
  currency: z.enum([
    "machine_hours",
    "unbilled_hours",
    "unbilled_dollars",
    "labor_hours",
    "labor_dollars",
    "lead_time_days",
    "tied_up_cash",
    "carrying_dollars",
  ]),
  amount: figure,
} satisfies Each<Loss>);

const evidence = z.object({
  ...wireEvidence.shape,
  ratio: z.number().check(z.gte(1)),
  weight: z.enum(["strong", "moderate", "weak"]),
  words: list(text),
} satisfies Each<Evidence>);

const theme = z.object({
  ...wireTheme.shape,
  prior: share,
  confidence_because: z.object({ strong_for: z.number(), moderate_for: z.number(), strong_against: z.number() }),
  evidence: list(evidence),
  losses: list(loss),
} satisfies Each<RankedTheme>);

const sharpen = z.object({
  questions: list(
    z.object({
      field: text,
      bits: z.number().check(z.gte(0)),
      would_change: z.nullable(z.object({ answer: z.nullable(text), leads: text })),
    }),
  ),
  lead: z.object({ first: text, second: text, ratio: z.number() }),
  measure: z.object({ days: z.number(), counts: list(z.object({ theme: text, count: text })) }),
} satisfies Each<Sharpening>);

const place = z.object({
  ...wireElement.shape.place.def.innerType.shape,
  system: text,
  coverage: z.enum(["full", "partial"]),
  confidence: z.enum(["high", "medium", "low"]),
} satisfies Each<NonNullable<NeededElement["place"]>>);

const kpi = z.object({
  ...wireKpi.shape,
  unit: text,
  direction: text,
  target: z.object({ ...wireKpi.shape.target.shape, note: text }),
  benchmarks: list(text),
  themes: list(text),
  because: list(z.object({ field: text, answer: text })),
  tracked: z.boolean(),
  data: list(z.object({ ...wireElement.shape, id: text, place: z.nullable(place) })),
  phase: z.union([z.literal(30), z.literal(60), z.literal(90)]),
  cadence: z.enum(["daily", "weekly", "monthly"]),
  visual: text,
  timing: z.enum(["leading", "lagging"]),
  pitfalls: list(text),
  effort: z.enum(["low", "medium", "high"]),
  effort_because: text,
} satisfies Each<PlannedKpi>);

const capacity = z.object({
  nominal_hours: figure,
  staffed_hours: figure,
  unstaffed_hours: figure,
  utilization: figure,
  in_cycle_hours: figure,
  shop_rate: figure,
  implied_sales: figure,
} satisfies Each<Capacity>);

const scores = z.object({
  automation_index: index,
  digital_maturity_score: index,
  readiness_tier: text,
  visibility_index: index,
  visibility_tier: text,
  lead_type: text,
} satisfies Each<Scores>);

/** What we think is going on in one shop. */
export const diagnosis = z.object({
  rules: text,
  themes: list(theme),
  kpis: list(kpi),
  later_kpis: list(z.object({ id: text, name: text, why: text })),
  hidden_hours: figure,
  hidden_dollars: figure,
  contribution_dollars: figure,
  capacity,
  other_losses: list(loss),
  cap_share: figure,
  one_hour_a_week: figure,
  scores,
  held_back: list(z.object({ check: text, effect: text })),
  systems: list(z.object({ id: text, name: text, named_in: text })),
  findings: list(crossCheck),
  chain: z.nullable(chain),
  sharpen,
  answered: z.object({ asked: z.int(), answered: z.int() }),
} satisfies Each<Diagnosis>);

/** Whether a diagnosis of an older release has all of today's fields. More fields do no harm. */
export const fitsDiagnosis = (given: unknown): given is Diagnosis => diagnosis.safeParse(given).success;
