import { isKeptUntilReturn } from "../../survey/return-day.ts";
import type { MailQueue, MailReportPorts } from "./mail-report.ts";

export type RemindOutcome =
  | { readonly kind: "noted" }
  | { readonly kind: "no-report" }
  /** Email isn't set up, or the report will be erased before that day. */
  | { readonly kind: "not-available" };

export interface RemindPorts extends Pick<MailQueue, "queueReminder">, Omit<MailReportPorts, "queueMail"> {
  readonly retentionDays: number | null;
}

/** Schedules one email for the return date, however often it is requested. The first attempt is now, so that the address can be confirmed in time. */
export async function remindOfReturn(
  id: string,
  { queueReminder, newId, now, hasMail, retentionDays }: RemindPorts,
): Promise<RemindOutcome> {
  if (!hasMail || !isKeptUntilReturn(retentionDays)) return { kind: "not-available" };
  const at = now();
  const delivery = { id: newId(), kind: "mail-return", withheld: null, createdAt: at, dueAt: at } as const;
  const queued = await queueReminder(id, delivery);
  switch (queued.kind) {
    case "queued":
    case "already-asked":
      return { kind: "noted" };
    case "no-report":
      return queued;
  }
}
