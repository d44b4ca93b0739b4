import * as z from "zod/mini";
import { list, text } from "../schema-parts.ts";

/** One thing that people in a shop see differently. */
const view = z.object({
  question: text,
  /**
   * What each of them says: the answers with who gave them, the owner's first. For a scale, every step from end to end.
   */
  places: list(
    z.object({
      answer: text,
      who: list(text),
      /** For a scale: whether the gap to the next step lies between the two answers farthest apart. */
      is_between: z.boolean(),
      /** For a location where work piles up: what the cause behind it costs. */
      worth: z.optional(text),
    }),
  ),
  is_scale: z.boolean(),
  /** Which of them gave no answer, as text; empty if all did. */
  silent: text,
  /** Why it matters. */
  matters: text,
  /** What settles it within ten minutes. */
  check: text,
  /** Which result settles it which way, to be agreed on before anyone counts. Absent in responses of older releases. */
  verdict: z.optional(text),
  /** Who does the check together. */
  together: text,
});
export type View = Readonly<z.infer<typeof view>>;

/** How the owner and coworkers see the same things, in words. */
export const wireViews = z.object({
  title: text,
  lead: text,
  /** Which causes the other views make more or less likely; empty if they barely change anything. */
  adds: list(text),
  differing: list(view),
  /** What else they see differently, each with all answers on one line. */
  also: list(text),
  /** What everyone sees the same way. */
  agreed: list(text),
  /** What others say if the owner said nothing. Absent in responses of older releases. */
  left_open: z.optional(list(text)),
});
export type Views = Readonly<z.infer<typeof wireViews>>;

export const shapeOf = ({ is_scale, places }: View): string =>
  is_scale ? "scale" : places.length > 4 ? "rows" : "sides";
