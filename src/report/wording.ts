import type { Currency, NeededElement, Readiness, ThemeId } from "../diagnosis/diagnosis.ts";
import type { ThemeWords } from "../knowledge/theme.ts";
import { nameInSentence, themeIds, themes } from "../knowledge/themes.ts";

/** A theme's words with its name as it reads inside a sentence, and what is going on in one sentence. */
export const themeWords = Object.fromEntries(
  themeIds.map((id) => {
    const { oneLine, words } = themes[id];
    return [id, { ...words, noun: nameInSentence(id), going: oneLine }];
  }),
) as Readonly<Record<ThemeId, ThemeWords & { readonly noun: string; readonly going: string }>>;

/** What is lost, after its amount: `2,200 machine hours a year`. Amounts of money and days carry their unit themselves. */
export const lostWords = {
  machine_hours: "machine hours a year",
  unbilled_hours: "hours a year you never bill",
  unbilled_dollars: "of work a year you never bill",
  labor_hours: "labor hours a year",
  labor_dollars: "in wages a year",
  lead_time_days: "before it ships",
  tied_up_cash: "tied up in finished parts",
  carrying_dollars: "a year to carry that stock",
} as const satisfies Record<Currency, string>;

/** The currencies as headings of rows. */
export const currencyNames = {
  machine_hours: "Machine hours a year",
  unbilled_hours: "Hours worked but not billed, a year",
  unbilled_dollars: "Their value at your shop rate, a year",
  labor_hours: "Labor hours a year",
  labor_dollars: "Their cost in wages, a year",
  lead_time_days: "Days between finished and shipped",
  tied_up_cash: "Cash tied up in finished parts",
  carrying_dollars: "Cost of carrying it, a year",
} as const satisfies Record<Currency, string>;

export const confidenceWords = {
  high: "High. Two separate answers point to the same cause.",
  medium: "Medium. One strong answer or three moderate ones point here. Check before you spend money on it.",
  low: "Low. Some answers point here, none of them strongly. Treat it as a question.",
} as const;

export const readinessWords = {
  "ready-now": "ready now",
  "needs-a-habit": "someone has to record it",
  "needs-a-source": "needs new equipment or software",
} as const satisfies Record<Readiness, string>;

/** What is said of one element. Where no one has seen it, there is a question to ask first. */
export const elementStatus = ({ readiness, place }: NeededElement): string =>
  readiness === "ready-now" && place?.confidence === "low" ? "ask where it is" : readinessWords[readiness];

export const readinessMeaning = {
  "ready-now": "Your systems have the data. Someone has to pull it.",
  "needs-a-habit": "You have a place for the data, or a sheet will do. Someone has to start writing it down.",
  "needs-a-source": "Nothing in the shop collects all of this data yet.",
} as const satisfies Record<Readiness, string>;
