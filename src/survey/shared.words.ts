import { minShops } from "./min-shops.ts";

// Words that the page and the report share: a visitor sees both on one screen.

/**
 * Units of what is lost, printed after the amount: `2,200 machine hours a year`. Each names its kind, because different
 * kinds of hours are never added up.
 */
export const lostWords = {
  machine_hours: "machine hours a year",
  unbilled_hours: "hours a year you never bill",
  unbilled_dollars: "of work a year you never bill",
  labor_hours: "labor hours a year",
  labor_dollars: "in labor a year",
  lead_time_days: "before it ships",
  tied_up_cash: "tied up in finished parts",
  carrying_dollars: "a year to carry that stock",
} as const;

/**
 * Introduces a coworker's answer. A weekly statement is quoted by itself, because coworkers only check the statement
 * and don't see the owner's question.
 */
export function saidBy(who: string, field: string, question: string): string {
  if (field === "happens_weekly") return `${who} says this happens at least once a week:`;
  return field === "does_not_happen"
    ? `${who} says this doesn’t happen every week:`
    : `${who}’s answer to “${question}”:`;
}

/** The label next to a language model's reading of the answers. */
export const letterLabel = "How a language model reads all your answers";

/** Parts of a request that were left out, as `field: what`. */
export const leftOutWords = {
  both: (id: string): string => `happens_weekly and does_not_happen: ${id}`,
  notAnObject: "not an object",
  noSentences: "a field without sentences",
  noSuchSentence: (field: string): string => `a sentence that is not in ${field}`,
  notAList: "measured: not a list",
  measuredItem: (number: number): string => `measured: item ${number}`,
} as const;

/** What a respondent reads about what we store. */
export const storageNoticeWords = {
  what: `We keep your answers, your contact details and this report. We may use its figures, without your name, in comparisons of ${minShops} or more shops.`,
  kept: "We keep them until you erase them or ask us to.",
  erasedOn: (day: string): string => `We erase them on ${day}.`,
  erase: (how: string): string =>
    `To erase everything now, ${how}. You can’t undo this. Emails not sent yet are canceled.`,
} as const;

/** What the lights of a KPI mean. */
export const lightMeanings = { green: "on target", amber: "watch", red: "needs work" } as const;

/** Whether the data of a KPI is available today, the most ready first. */
export const readinessWords = {
  "ready-now": "ready now",
  "ask-first": "check first",
  "needs-a-habit": "someone has to record it",
  "needs-a-source": "not collected yet",
} as const;

export const readinessMeaning = {
  "ready-now": "Your systems have the data. Someone has to pull it.",
  "ask-first": "Your system should have the data, but we haven’t seen where. Ask its support before you pull it.",
  "needs-a-habit": "You have a place for the data, or a sheet will do. Someone has to start writing it down.",
  "needs-a-source":
    "Nothing in the shop collects all of this data yet. Count it by hand until you have equipment or software that does.",
} as const satisfies Record<keyof typeof readinessWords, string>;
