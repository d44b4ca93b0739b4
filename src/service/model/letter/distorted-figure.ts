import { type ThemeId, themeIds, themes } from "../../../knowledge/themes.ts";
import type { Ground } from "./grounds.ts";
import type { SentenceKind } from "./numbers-said.ts";
import type { WhyNotSaid } from "./setting.ts";
import { figureDistortions } from "./words/forbidden-words.ts";

/** A bound before a figure, a rate after it, or a theme that it doesn't belong to. */
export function distortedFigure(
  sentence: string,
  words: string,
  used: readonly Ground[],
  kind: SentenceKind,
): WhyNotSaid | undefined {
  if (!words.includes("{}")) return undefined;
  const firm = kind === "statement" ? words : words.replaceAll(threshold, " ");
  if (
    [figureDistortions.before, figureDistortions.after, figureDistortions.added].some((distortion) =>
      distortion.test(firm),
    )
  )
    return "a figure with another meaning";
  const ofThemes = used.flatMap((ground) => (ground.kind === "figure" ? (themeOf(ground.figure.id) ?? []) : []));
  const isOfWhole = wholeShop.test(sentence);
  const isElse =
    (isOfWhole || ofThemes.length > 0) &&
    themesIn(words.replaceAll(ourEstimate, " ")).some((theme) => isOfWhole || !ofThemes.includes(theme));
  return isElse ? "a figure about something else" : undefined;
}

/** Themes that the words mention. */
const themesIn = (words: string): readonly ThemeId[] => themeIds.filter((id) => themes[id].mentionPattern.test(words));

/** A figure of the whole shop: no single theme causes it. */
const wholeShop = /\{(?:hidden\.\w+|contribution)\}/u;

/** A threshold in an instruction or a condition. */
const threshold = /\b(?:more|less) than(?= \{\})|\b(?:over|under|above|below)(?= \{\})/giu;

/** Phrases that call a figure our estimate; they don't mention the theme of quotes. */
const ourEstimate = /\b(?:we|our) estimates?\b/giu;

const themeOf = (id: string): ThemeId | undefined => /^how-([a-z]+(?:_[a-z]+)+)-/.exec(id)?.[1] as ThemeId | undefined;
