import type { NewDelivery } from "./deliveries.ts";

export type MailOutcome =
  | { readonly kind: "queued" }
  | { readonly kind: "no-report" }
  | { readonly kind: "not-available" }
  | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

export interface MailQueue {
  /** Stores the delivery unless there were too many for the report within the window. A suspect's is withheld. */
  readonly queueMail: (
    leadId: string,
    delivery: NewDelivery,
    limit: { readonly most: number; readonly windowMs: number },
  ) => Promise<
    { readonly kind: "queued" } | { readonly kind: "no-report" } | { readonly kind: "too-many"; readonly freeAt: Date }
  >;
  /** Stores the delivery, in place of one that is stuck, unless one is waiting or was sent since the newest version of the report. */
  readonly queueReminder: (
    leadId: string,
    delivery: NewDelivery,
  ) => Promise<{ readonly kind: "queued" } | { readonly kind: "no-report" } | { readonly kind: "already-asked" }>;
}

export interface MailReportPorts extends Pick<MailQueue, "queueMail"> {
  readonly newId: () => string;
  readonly now: () => Date;
  /** Whether email is set up. */
  readonly hasMail: boolean;
}

/** Emails to the respondent about one report, including the one requested in the form. */
const mailLimit = { most: 3, windowMs: 60 * 60 * 1000 } as const;

/** Queues the report for the respondent's address. No other address can be used. */
export async function mailReport(
  id: string,
  { queueMail, newId, now, hasMail }: MailReportPorts,
): Promise<MailOutcome> {
  if (!hasMail) return { kind: "not-available" };
  const at = now();
  const delivery = { id: newId(), kind: "mail-respondent", withheld: null, createdAt: at, dueAt: at } as const;
  const queued = await queueMail(id, delivery, mailLimit);
  if (queued.kind !== "too-many") return queued;
  const wait = Math.ceil((queued.freeAt.getTime() - at.getTime()) / 1000);
  return { kind: "too-many", retryAfterSeconds: Math.max(1, wait) };
}
