import { likelihoodFrom } from "../knowledge/odds/likelihood.ts";
import { type ThemeLink, themeLinks } from "../knowledge/theme-links.ts";
import { upstreamFirst } from "../knowledge/themes/theme-id.ts";
import { nameInSentence, type ThemeId, themes } from "../knowledge/themes.ts";
import { inWords } from "../survey/writing.ts";
import { whereToStart } from "./chain.words.ts";
import type { Chain, RankedTheme } from "./diagnosis.ts";

/** With more, everything would link to everything. */
const maxThemes = 4;

/**
 * The chain that links the leading themes, or `null` if fewer than two of them are linked.
 *
 * A theme may be in it if its probability is at least `likelihoodFrom.may`, its confidence isn't low, and something speaks
 * for it. If the links form several separate groups, the one with the highest-ranked theme is used.
 */
export function chainOf(ranked: readonly RankedTheme[]): Chain | null {
  const leading = ranked.filter(mayBeInChain).slice(0, maxThemes);
  const ids = leading.map(({ id }) => id);
  const between = themeLinks.filter(({ from, to }) => ids.includes(from) && ids.includes(to));
  const links = withoutShortcuts(joinedWithFirst(ids, between)).toSorted(byUpstream);
  const breakAt = easiestStart(links);
  return breakAt === undefined ? null : { links, break_at: breakAt, because: whyThere(breakAt, links) };
}

const mayBeInChain = ({ probability, confidence, evidence }: RankedTheme): boolean =>
  probability >= likelihoodFrom.may && confidence !== "low" && evidence.some(({ speaks }) => speaks === "for");

/** The links of the group with the highest-ranked theme that has a link. */
function joinedWithFirst(ids: readonly ThemeId[], links: readonly ThemeLink[]): readonly ThemeLink[] {
  const first = ids.find((id) => links.some((link) => touches(link, [id])));
  return first === undefined ? [] : joinedWith([first], links);
}

/** The links that touch these themes, and those that join them to further ones. */
function joinedWith(ids: readonly ThemeId[], links: readonly ThemeLink[]): readonly ThemeLink[] {
  const joined = links.filter((link) => touches(link, ids));
  const reached = [...new Set([...ids, ...joined.flatMap(({ from, to }) => [from, to])])];
  return reached.length === ids.length ? joined : joinedWith(reached, links);
}

const touches = ({ from, to }: ThemeLink, ids: readonly ThemeId[]): boolean => ids.includes(from) || ids.includes(to);

/** The links without those that a longer path already implies. */
const withoutShortcuts = (links: readonly ThemeLink[]): readonly ThemeLink[] =>
  links.filter(
    ({ from, to }) => !links.some((first) => first.from === from && first.to !== to && leadsTo(first.to, to, links)),
  );

const leadsTo = (from: ThemeId, to: ThemeId, links: readonly ThemeLink[]): boolean =>
  downstreamOf(from, links).includes(to);

/** Every theme that a theme leads to, directly or not. Links run downstream, so this ends. */
const downstreamOf = (id: ThemeId, links: readonly ThemeLink[]): readonly ThemeId[] => {
  const next = links.filter(({ from }) => from === id).map(({ to }) => to);
  return [...new Set([...next, ...next.flatMap((one) => downstreamOf(one, links))])];
};

const rankOf = (id: ThemeId): number => upstreamFirst.indexOf(id);
const byUpstream = (a: ThemeLink, b: ThemeLink): number =>
  rankOf(a.from) - rankOf(b.from) || rankOf(a.to) - rankOf(b.to);

const effortOrder = { low: 0, medium: 1, high: 2 } as const;

/** Of the themes that lead to others, the one with the least effort; among equals the most upstream. */
const easiestStart = (links: readonly ThemeLink[]): ThemeId | undefined =>
  upstreamFirst
    .filter((id) => links.some(({ from }) => from === id))
    .toSorted((a, b) => effortOrder[themes[a].effort.level] - effortOrder[themes[b].effort.level])[0];

function whyThere(id: ThemeId, links: readonly ThemeLink[]): string {
  const { level, why } = themes[id].effort;
  const follow = downstreamOf(id, links).map(nameInSentence);
  return whereToStart(level, why, inWords(follow));
}
