import type { Also } from "../../measures/measure.ts";
import type { ListId } from "../../measures/record-lists.ts";

/** What each list is called when we ask someone to export it. */
export const exportNames: { readonly [R in ListId]: string } = {
  deliveries: "order lines with ship dates",
  jobs: "jobs with cost and invoices",
  operations: "time tickets or operations with setup and run hours",
  work_centers: "a list of your machines",
  machine_days: "a machine log",
  stops: "downtime with reasons",
  changeovers: "a changeover log",
  inspections: "an inspection log",
  purchases: "purchase orders with receipts",
  quotes: "quotes, won and lost",
  people_weeks: "attendance or payroll hours",
  maintenance: "a maintenance log",
};

export const reachWords = {
  computes: (files: number, computes: number, of: number): string =>
    `${files === 1 ? "This file gives" : "These files give"} you ${computes} of ${of} KPIs.`,
  add: (list: string, more: number): string => `Add ${list} to get ${more} more.`,
} as const;

/** "$50,423 past due", "−4.1% over the plan": a number next to that of a KPI. */
export function alsoText({ value, unit, label }: Pick<Also, "unit" | "label"> & { readonly value: number }): string {
  const size = Math.abs(value);
  const number = size.toLocaleString("en-US", { maximumFractionDigits: size < 100 ? 1 : 0 });
  const sign = value < 0 && number !== "0" ? "−" : "";
  switch (unit) {
    case "$":
      return `${sign}$${number} ${label}`;
    case "%":
      return `${sign}${number}% ${label}`;
    case "h":
    case "days":
      return `${sign}${number} ${unit} ${label}`;
  }
}

export const alsoWords = {
  whole: (first: string): string => `over your whole list, since ${first}`,
} as const;

export const noReason = "No reason given";

export const refusedWords = {
  unknownWords: (columns: readonly string[]): string =>
    `Not shown: many words under ${listed(columns)} are new to us. Say what each means.`,
  notAShare: (value: number, columns: readonly string[]): string =>
    `Not shown: it would be ${Math.round(value)}%, which can't be. Check which columns hold ${listed([...new Set(columns)])}.`,
} as const;

const listed = (names: readonly string[]): string => {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
};
