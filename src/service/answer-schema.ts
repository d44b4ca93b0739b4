import * as z from "zod/mini";
import type {
  Capacity,
  Diagnosis,
  Evidence,
  Loss,
  NeededElement,
  PlannedKpi,
  RankedTheme,
  Scores,
  Sharpening,
} from "../diagnosis/diagnosis.ts";
import type { Words } from "../report/words.ts";
import type { AnalyzeAnswer } from "../survey/wire.ts";
import type { JsonSchema } from "./answers-schema.ts";
import { chain, type Each, finding } from "./findings-schema.ts";
import type { Usage } from "./model/narrator.ts";
import type { ModelCall, Receipt } from "./model/receipt.ts";
import { peers } from "./peers-schema.ts";
import type { Answer } from "./render-answer.ts";

/** The JSON Schema of the answer to a successful call, closed: an answer holds these fields and no others. */
export const answerSchema = (): JsonSchema => z.toJSONSchema(answer, { target: "draft-2020-12", reused: "inline" });

const text = z.string();
const share = z.number().check(z.gte(0), z.lte(1));
const index = z.number().check(z.gte(0), z.lte(100));
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
const range = { low: z.number(), likely: z.number(), high: z.number() };
const unit = z.enum(["h/yr", "$/yr", "$", "$/h", "days", "share"]);

/** One thing that a figure was computed from. */
const input = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("answer"), field: text, answer: text }),
  z.strictObject({ kind: z.literal("benchmark"), id: text, name: text, value: z.strictObject(range) }),
  z.strictObject({ kind: z.literal("parameter"), name: text, value: z.strictObject(range), basis: text }),
  z.strictObject({ kind: z.literal("figure"), name: text, value: z.strictObject(range), unit }),
]);

const figure = z
  .strictObject({ ...range, unit, derivation: z.strictObject({ formula: text, inputs: list(input) }) })
  .register(z.globalRegistry, { id: "Figure", description: "A number with its range and how it came about." });

const loss = z.strictObject({
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

const evidence = z.strictObject({
  speaks: z.enum(["for", "against"]),
  ratio: z.number().check(z.gte(1)),
  weight: z.enum(["strong", "moderate", "weak"]),
  field: text,
  answer: text,
  quoted: z.boolean(),
  words: list(text),
  why: text,
} satisfies Each<Evidence>);

const theme = z.strictObject({
  id: text,
  name: text,
  prior: share,
  probability: share,
  confidence: z.enum(["high", "medium", "low"]),
  confidence_because: z.strictObject({ strong_for: z.number(), moderate_for: z.number(), strong_against: z.number() }),
  evidence: list(evidence),
  losses: list(loss),
} satisfies Each<RankedTheme>);

const sharpen = z.strictObject({
  questions: list(
    z.strictObject({
      field: text,
      bits: z.number().check(z.gte(0)),
      would_change: z.nullable(z.strictObject({ answer: z.nullable(text), leads: text })),
    }),
  ),
  lead: z.strictObject({ first: text, second: text, ratio: z.number() }),
  measure: z.strictObject({ days: z.number(), counts: list(z.strictObject({ theme: text, count: text })) }),
} satisfies Each<Sharpening>);

const readiness = z.enum(["ready-now", "needs-a-habit", "needs-a-source"]);

const place = z.strictObject({
  system: text,
  system_name: text,
  where: text,
  coverage: z.enum(["full", "partial"]),
  confidence: z.enum(["high", "medium", "low"]),
} satisfies Each<NonNullable<NeededElement["place"]>>);

const kpi = z.strictObject({
  id: text,
  name: text,
  question: text,
  formula: text,
  unit: text,
  direction: text,
  target: z.strictObject({ typical: text, good: text, world_class: text, note: text }),
  benchmarks: list(text),
  themes: list(text),
  because: list(z.strictObject({ field: text, answer: text })),
  tracked: z.boolean(),
  readiness,
  data: list(z.strictObject({ id: text, name: text, readiness, place: z.nullable(place) })),
  phase: z.union([z.literal(30), z.literal(60), z.literal(90)]),
  cadence: z.enum(["daily", "weekly", "monthly"]),
  owner: text,
  visual: text,
  timing: z.enum(["leading", "lagging"]),
  pitfalls: list(text),
  when_red: text,
  effort: z.enum(["low", "medium", "high"]),
  effort_because: text,
} satisfies Each<PlannedKpi>);

const capacity = z.strictObject({
  nominal_hours: figure,
  staffed_hours: figure,
  unstaffed_hours: figure,
  utilization: figure,
  in_cycle_hours: figure,
  shop_rate: figure,
  implied_sales: figure,
} satisfies Each<Capacity>);

const scores = z.strictObject({
  automation_index: index,
  digital_maturity_score: index,
  readiness_tier: text,
  visibility_index: index,
  visibility_tier: text,
  lead_type: text,
} satisfies Each<Scores>);

const diagnosis = z
  .strictObject({
    rules: text,
    themes: list(theme),
    kpis: list(kpi),
    later_kpis: list(z.strictObject({ id: text, name: text, why: text })),
    hidden_hours: figure,
    hidden_dollars: figure,
    contribution_dollars: figure,
    capacity,
    other_losses: list(loss),
    cap_share: figure,
    one_hour_a_week: figure,
    scores,
    held_back: list(z.strictObject({ check: text, effect: text })),
    systems: list(z.strictObject({ id: text, name: text, named_in: text })),
    findings: list(finding),
    chain: z.nullable(chain),
    sharpen,
    answered: z.strictObject({ asked: z.int(), answered: z.int() }),
  } satisfies Each<Diagnosis>)
  .register(z.globalRegistry, { id: "Diagnosis", description: "What we think is going on in one shop." });

/** Whether a diagnosis of an older release has all that today's has. What it has beyond that does no harm. */
export function fitsDiagnosis(given: unknown): given is Diagnosis {
  const { error } = diagnosis.safeParse(given);
  return error === undefined || error.issues.every(({ code }) => code === "unrecognized_keys");
}

const tokens = z.strictObject({
  input: z.number(),
  output: z.number(),
  isEstimated: z.boolean(),
} satisfies Each<Usage>);

const modelCall = z.strictObject({
  purpose: text,
  sent: z.strictObject({ instructions: text, data: text }),
  outcome: z.enum([
    "used",
    "partly-used",
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
    "resting",
    "over-budget",
    "busy",
  ]),
  dropped: z.optional(list(text)),
  usage: z.nullable(tokens),
  milliseconds: z.optional(z.number()),
} satisfies Each<ModelCall>);

const receipt = z
  .strictObject({
    model: text,
    calls: list(modelCall),
    tokens,
    cost_dollars: z.nullable(z.number()),
  } satisfies Each<Receipt>)
  .register(z.globalRegistry, {
    id: "Receipt",
    description: "What was put to a language model for this report, word for word, and what became of its replies.",
  });

const words = z.strictObject({
  summary: z.optional(text),
  themes: z.record(text, text),
  chain: z.optional(text),
  week: z.optional(text),
} satisfies Each<Words>);

const answer = z.strictObject({
  analysis: text,
  contact_name: text,
  email: text,
  id: z.optional(text),
  diagnosis,
  engine: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("rules") }),
    z.strictObject({ kind: z.literal("model"), model: text }),
  ]),
  words: z.optional(words),
  receipt: z.optional(receipt),
  peers: z.optional(peers),
} satisfies Each<Written>);

/** An answer as it is written down: its report in one text, and its id. */
type Written = Omit<Answer, "document"> & Pick<AnalyzeAnswer, "analysis" | "id">;

/** Breaks the build when a field has become something that the schema does not describe. */
export const describes = (made: Written): z.infer<typeof answer> => made;
