import type { NeededElement } from "../diagnosis/kpis/needed-element.ts";
import type { ThemeWords } from "../knowledge/theme.ts";
import { nameInSentence, type ThemeId, themeIds, themes } from "../knowledge/themes.ts";
import { readinessWords } from "../survey/shared.words.ts";
import { shownOfElement } from "../survey/shown-readiness.ts";

/** A theme's words: its name inside a sentence, and what is going on in one sentence. */
export const themeWords = Object.fromEntries(
  themeIds.map((id) => {
    const { oneLine, words } = themes[id];
    return [id, { ...words, noun: nameInSentence(id), going: oneLine }];
  }),
) as Readonly<Record<ThemeId, ThemeWords & { readonly noun: string; readonly going: string }>>;

/** What the report says about one data element. If no one has seen it, there is a question to ask first. */
export const elementStatus = (element: NeededElement): string => readinessWords[shownOfElement(element)];
