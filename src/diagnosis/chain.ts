import { likelihoodFrom } from "../knowledge/odds/likelihood.ts";
import { type ThemeLink, themeLinks } from "../knowledge/theme-links.ts";
import { upstreamFirst } from "../knowledge/themes/theme-id.ts";
import { nameInSentence, type ThemeId, themes } from "../knowledge/themes.ts";
import { inWords } from "../survey/writing.ts";
import { whereToStart } from "./cross-checks/cross-checks.words.ts";
import type { Chain, RankedTheme } from "./diagnosis.ts";

/** How many of the leading themes are considered. With more, everything would link to everything. */
const inChain = 4;

/**
 * The chain that links the likely themes, or `null` if fewer than two of them are linked.
 *
 * A theme is likely from `likelihoodFrom.may` on, if its confidence isn't low. Of the groups that links form, the
 * highest-ranked one counts.
 */
export function chainOf(ranked: readonly RankedTheme[]): Chain | null {
  const likely = ranked.filter(isLikely).slice(0, inChain);
  const ids = likely.map(({ id }) => id);
  const between = themeLinks.filter(({ from, to }) => ids.includes(from) && ids.includes(to));
  const links = withoutShortcuts(joinedWithFirst(ids, between)).toSorted(upstreamFirstOf);
  const breakAt = cheapestBreak(links);
  return breakAt === undefined ? null : { links, break_at: breakAt, because: whyThere(breakAt, links) };
}

const isLikely = ({ probability, confidence, evidence }: RankedTheme): boolean =>
  probability >= likelihoodFrom.may && confidence !== "low" && evidence.some(({ speaks }) => speaks === "for");

/** The links of the group with the highest-ranked theme that has a link. */
function joinedWithFirst(ids: readonly ThemeId[], links: readonly ThemeLink[]): readonly ThemeLink[] {
  const first = ids.find((id) => links.some((link) => touches(link, [id])));
  const group = ids.reduce<readonly ThemeId[]>(
    (joined) => [...joined, ...links.filter((link) => touches(link, joined)).flatMap(({ from, to }) => [from, to])],
    first === undefined ? [] : [first],
  );
  return links.filter((link) => touches(link, group));
}

const touches = ({ from, to }: ThemeLink, ids: readonly ThemeId[]): boolean => ids.includes(from) || ids.includes(to);

/** Links that are not also made through other themes. */
const withoutShortcuts = (links: readonly ThemeLink[]): readonly ThemeLink[] =>
  links.filter(
    ({ from, to }) => !links.some((first) => first.from === from && first.to !== to && leads(first.to, to, links)),
  );

const leads = (from: ThemeId, to: ThemeId, links: readonly ThemeLink[]): boolean => below(from, links).includes(to);

/** Every theme that a theme leads to, directly or not. Links run downstream, so this ends. */
const below = (id: ThemeId, links: readonly ThemeLink[]): readonly ThemeId[] => {
  const next = links.filter(({ from }) => from === id).map(({ to }) => to);
  return [...new Set([...next, ...next.flatMap((one) => below(one, links))])];
};

const rankOf = (id: ThemeId): number => upstreamFirst.indexOf(id);
const upstreamFirstOf = (a: ThemeLink, b: ThemeLink): number =>
  rankOf(a.from) - rankOf(b.from) || rankOf(a.to) - rankOf(b.to);

const effortOrder = { low: 0, medium: 1, high: 2 } as const;

/** Of the themes that lead to others, the one with the least effort; among equals the most upstream. */
const cheapestBreak = (links: readonly ThemeLink[]): ThemeId | undefined =>
  upstreamFirst
    .filter((id) => links.some(({ from }) => from === id))
    .toSorted((a, b) => effortOrder[themes[a].effort.level] - effortOrder[themes[b].effort.level])[0];

function whyThere(id: ThemeId, links: readonly ThemeLink[]): string {
  const { level, why } = themes[id].effort;
  const follow = below(id, links).map(nameInSentence);
  return whereToStart(level, why, inWords(follow));
}
