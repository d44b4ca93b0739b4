import * as z from "zod/mini";

const text = z.string();
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

/** One thing that people of a shop see differently. */
const view = z.object({
  question: text,
  answers: list(z.object({ who: text, answer: text })),
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
  differing: list(view),
  /** What else they see differently, each with all answers on one line. */
  also: list(text),
  /** What all see the same way. */
  agreed: list(text),
});
export type Views = Readonly<z.infer<typeof wireViews>>;
