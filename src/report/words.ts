import type { Letter } from "../diagnosis/letter/letter.ts";
import type { ThemeId } from "../knowledge/themes.ts";

/**
 * Sentences of a model that stand in place of the rules' own. They were checked before: every figure in them is ours. What is
 * absent, the rules word. Today a model writes a letter; only earlier releases made the sentences section by section, and the
 * reports that they stored still show them.
 */
export interface Words {
  /** The lead of the first page, in place of the rules' summary. */
  readonly summary?: string;
  /** The mechanism in the shop's own terms, theme by theme. */
  readonly themes: Readonly<Partial<Record<ThemeId, string>>>;
  /** How the themes bring each other about. */
  readonly chain?: string;
  /** Why this week's one thing comes first. It is shown next to the rules' own instructions, never instead of them. */
  readonly week?: string;
  /** What a model made of the whole case. */
  readonly letter?: Letter;
}

export const noWords: Words = { themes: {} };

/** Whether any sentence of a report is not the rules' own. */
export const hasWords = ({ summary, chain, week, themes, letter }: Words): boolean =>
  [summary, chain, week, letter].some((text) => text !== undefined) || Object.keys(themes).length > 0;
