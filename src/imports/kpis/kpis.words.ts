import type { RecordId } from "../../measures/records.ts";

/** What each list is called where someone is asked to export it. */
export const exportNames: { readonly [R in RecordId]: string } = {
  deliveries: "order lines with ship dates",
  jobs: "jobs with cost and invoices",
  operations: "time tickets or operations with setup and run hours",
  work_centers: "a list of your machines",
  machine_days: "machine states",
  stops: "downtime with reasons",
  changeovers: "a log of changeovers",
  inspections: "an inspection log",
  purchases: "purchase orders with receipts",
  quotes: "quotes with results",
  people_weeks: "attendance or payroll hours",
  maintenance: "a maintenance log",
};

export const reachWords = {
  computes: (files: number, computes: number, of: number): string =>
    `With ${files === 1 ? "this file" : "these files"} ${computes} of ${of} KPIs compute.`,
  add: (list: string, more: number): string => `Add ${list} and ${more} more ${more === 1 ? "does" : "do"}.`,
} as const;

export const noReason = "No reason given";
