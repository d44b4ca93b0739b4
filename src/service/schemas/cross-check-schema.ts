import * as z from "zod/mini";
import type { Chain, CrossCheck } from "../../diagnosis/diagnosis.ts";
import { type Each, list, text } from "../../survey/schema-parts.ts";

/** Something the answers show only when read together. */
export const crossCheck = z.object({
  kind: z.enum(["perception-gap", "contradiction", "opportunity"]),
  id: text,
  title: text,
  said: list(z.object({ field: text, answer: text } satisfies Each<CrossCheck["said"][number]>)),
  does_not_fit: text,
  means: text,
  check: text,
  benchmarks: list(text),
  confidence: z.enum(["high", "medium", "low"]),
  because: text,
} satisfies Each<CrossCheck>);

/** How the likely themes cause each other. */
export const chain = z.object({
  links: list(z.object({ from: text, to: text, why: text, source: text } satisfies Each<Chain["links"][number]>)),
  break_at: text,
  because: text,
} satisfies Each<Chain>);
