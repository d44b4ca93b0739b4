import { type ThemeId, themeIds, themes } from "./themes.ts";

/** How one theme causes another. */
export interface ThemeLink {
  readonly from: ThemeId;
  readonly to: ThemeId;
  readonly why: string;
  readonly source: string;
}

export const themeLinks: readonly ThemeLink[] = themeIds.flatMap((to) =>
  themes[to].causedBy.map(({ theme, why, source }) => ({ from: theme, to, why, source })),
);
