import type { Currency } from "../diagnosis/diagnosis.ts";
import type { NeededElement } from "../diagnosis/needed-element.ts";
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

/** The currencies as headings of rows. */
export const currencyNames = {
  machine_hours: "Machine hours a year",
  unbilled_hours: "Hours worked but not billed, a year",
  unbilled_dollars: "Their value at your shop rate, a year",
  labor_hours: "Labor hours a year",
  labor_dollars: "Their labor cost, a year",
  lead_time_days: "Days between finished and shipped",
  tied_up_cash: "Cash tied up in finished parts",
  carrying_dollars: "Cost of carrying it, a year",
} as const satisfies Record<Currency, string>;

export const confidenceWords = {
  high: "High. Two separate answers point to the same cause.",
  medium: "Medium. One strong answer or three moderate ones point here. Check before you spend money on it.",
  low: "Low. Some answers point here, none of them strongly. Treat it as a question.",
} as const;

/** What the report says about one data element. If no one has seen it, there is a question to ask first. */
export const elementStatus = (element: NeededElement): string => readinessWords[shownOfElement(element)];
