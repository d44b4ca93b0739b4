import { isKeptUntilReturn, returnDays } from "../survey/return-day.ts";
import type { MailReportPorts } from "./mail-report.ts";

export type RemindOutcome =
  | { readonly kind: "noted" }
  | { readonly kind: "no-report" }
  /** No mail can go out, or the report is erased before its day. */
  | { readonly kind: "not-available" };

export interface RemindPorts extends MailReportPorts {
  readonly retentionDays: number | null;
}

/** One reminder until the next return, however often it is asked for. */
const reminderLimit = { most: 1, windowMs: returnDays * 24 * 60 * 60 * 1000 } as const;

/** Notes that the owner of a report wants one mail on the day of the return. It is first tried now, so that the address is confirmed in time. */
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
