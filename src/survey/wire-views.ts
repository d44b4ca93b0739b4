import * as z from "zod/mini";

const text = z.string();
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

/** One thing that people of a shop see differently. */
const view = z.object({
  question: text,
  /** Where each of them stands: the answers, the owner's first, with who gave them. Of a scale every step, from end to end. */
  places: list(z.object({ answer: text, who: list(text) })),
  is_scale: z.boolean(),
  /** Who of them gave no answer, in words; empty where all did. */
  silent: text,
  /** Why it matters. */
  matters: text,
  /** What settles it within ten minutes. */
  check: text,
});
export type View = Readonly<z.infer<typeof view>>;

/** How the owner and other people of the shop see the same things, in words. */
export const wireViews = z.object({
  title: text,
  lead: text,
  /** Which causes the other views make more and less likely; empty where they count for little. */
  adds: list(text),
  differing: list(view),
  /** What else they see differently, each with all answers on one line. */
  also: list(text),
  /** What all see the same way. */
  agreed: list(text),
});
export type Views = Readonly<z.infer<typeof wireViews>>;
