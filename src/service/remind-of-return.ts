import { isKeptUntilReturn, returnDays } from "../survey/return-day.ts";
import type { MailReportPorts } from "./mail-report.ts";

export type RemindOutcome =
  | { readonly kind: "noted" }
  | { readonly kind: "no-report" }
  /** Email isn't set up, or the report will be erased before that day. */
  | { readonly kind: "not-available" };

export interface RemindPorts extends MailReportPorts {
  readonly retentionDays: number | null;
}

/** One reminder until the next return, however often it is requested. */
const reminderLimit = { most: 1, windowMs: returnDays * 24 * 60 * 60 * 1000 } as const;

/** Schedules one email for the return date. The first attempt is now, so that the address can be confirmed in time. */
export async function remindOfReturn(
  id: string,
  { queueMail, newId, now, hasMail, retentionDays }: RemindPorts,
): Promise<RemindOutcome> {
  if (!hasMail || !isKeptUntilReturn(retentionDays)) return { kind: "not-available" };
  const at = now();
  const delivery = { id: newId(), kind: "mail-return", withheld: null, createdAt: at, dueAt: at } as const;
  const queued = await queueMail(id, delivery, reminderLimit);
  switch (queued.kind) {
    case "queued":
    case "too-many":
      return { kind: "noted" };
    case "no-report":
      return queued;
  }
}
