import * as z from "zod/mini";
import type { Chain, Finding } from "../diagnosis/diagnosis.ts";

/** A check for every field of the type: a new field breaks the build here. */
export type Each<Of> = Readonly<Record<keyof Of, z.ZodMiniType>>;

const text = z.string();
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

/** Something the answers show only when read together. */
export const finding = z.object({
  kind: z.enum(["perception-gap", "contradiction", "opportunity"]),
  id: text,
  title: text,
  said: list(z.object({ field: text, answer: text } satisfies Each<Finding["said"][number]>)),
  does_not_fit: text,
  means: text,
  check: text,
  benchmarks: list(text),
  confidence: z.enum(["high", "medium", "low"]),
  because: text,
} satisfies Each<Finding>);

/** How the likely themes cause each other. */
export const chain = z.object({
  links: list(z.object({ from: text, to: text, why: text, source: text } satisfies Each<Chain["links"][number]>)),
  break_at: text,
  because: text,
} satisfies Each<Chain>);
