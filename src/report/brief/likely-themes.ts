import type { RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";

const most = 3;

/** The causes that are told in depth: those of the finding, then the likely ones. */
export function likelyThemes(ranked: readonly RankedTheme[], found: readonly ThemeId[]): readonly RankedTheme[] {
  const likely = ranked.filter(({ likelihood }) => likelihood !== "too-early");
  const first = likely.filter(({ id }) => found.includes(id));
  return [...first, ...likely.filter(({ id }) => !found.includes(id))].slice(0, most);
}
