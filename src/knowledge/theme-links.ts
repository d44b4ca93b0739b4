import { type ThemeId, themeIds, themes } from "./themes.ts";

/** How one theme brings about another. */
export interface ThemeLink {
  readonly from: ThemeId;
  readonly to: ThemeId;
  readonly why: string;
  readonly source: string;
}

export const themeLinks: readonly ThemeLink[] = themeIds.flatMap((to) =>
  themes[to].broughtAboutBy.map(({ theme, why, source }) => ({ from: theme, to, why, source })),
);
