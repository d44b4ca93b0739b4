/** A thing to do, and what a shop must have for it to make sense. */
export type Action = string | { readonly what: string; readonly needs: Need };

/** What an action requires, according to the answers. */
export type Need =
  /** An ERP. */
  | "erp"
  | "no-erp"
  /** An ERP and machines that report to a monitor. */
  | "erp-and-monitor"
  /** An ERP, no monitor yet, and no work that keeps machines off a network. */
  | "room-for-a-monitor"
  /** Recorded hours of closed jobs. */
  | "hours-by-job"
  | "no-hours-by-job"
  /** Customers who ask for paperwork: not a shop with its own product. */
  | "customers-paperwork"
  /** Work that repeats, on more than a few machines. */
  | "repeat-work"
  | "several-machines"
  | "5-axis"
  | "cmm"
  | "late-shift"
  /** No answer that says that machines never run without people. */
  | "unattended"
  /** No one is in charge of what runs next. */
  | "no-planner"
  | "floor-screens"
  /** Readings of its machines that a system stores and nobody looks at. */
  | "stored-readings"
  /** A log of repairs and planned maintenance. */
  | "repair-log";

/** The text of an action. */
export const whatOf = (action: Action): string => (typeof action === "string" ? action : action.what);
