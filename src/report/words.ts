import type { Letter } from "../diagnosis/letter/letter.ts";
import type { ThemeId } from "../knowledge/themes.ts";

/**
 * A model's sentences that replace those of the rules. They have been checked, and every figure in them is ours. The rules
 * write whatever is absent. Today's model writes a letter. Earlier releases had it write sentences section by section;
 * reports stored by them still show those.
 */
export interface Words {
  /** The first sentences of page one, in place of the rules' summary. */
  readonly summary?: string;
  /** The mechanism in the shop's own terms, theme by theme. */
  readonly themes: Readonly<Partial<Record<ThemeId, string>>>;
  /** How the themes cause each other. */
  readonly chain?: string;
  /** Why this week's task comes first. It is shown in addition to the rules' instructions, never instead of them. */
  readonly week?: string;
  /** A model's letter about the whole case. */
  readonly letter?: Letter;
}

export const noWords: Words = { themes: {} };

/** Whether a model wrote any sentence of a report. */
export const hasWords = ({ summary, chain, week, themes, letter }: Words): boolean =>
  [summary, chain, week, letter].some((text) => text !== undefined) || Object.keys(themes).length > 0;
