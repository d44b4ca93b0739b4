import { type DeliveryKind, type NewDelivery, type WithheldReason, withheldWords } from "../../service/deliveries.ts";
import type { Change } from "../store/tables.ts";
import { countMail } from "./mail-addresses.ts";

/** Stores a lead's deliveries. One to an address over its daily limit is stored as withheld. */
export async function insertDeliveries(
  change: Change,
  lead: Recipient,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  for (const delivery of deliveries) {
    const { id, kind, createdAt, dueAt } = delivery;
    const withheld = delivery.withheld ?? (await reasonToWithhold(change, lead, delivery));
    const state = withheld === null ? "waiting" : "withheld";
    const problem = withheld === null ? null : withheldWords[withheld];
    const row = { id, lead_id: lead.id, kind, state, problem, attempts: 0 } as const;
    const times = { created_at: createdAt.getTime(), due_at: dueAt.getTime() };
    await change
      .insertInto("deliveries")
      .values({ ...row, ...times })
      .execute();
  }
}

/** A lead, and its respondent's email address. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
}

/** Emails that anyone with the report's link can request, so they count against the address's limit. */
const rateLimitedKinds: ReadonlySet<DeliveryKind> = new Set(["mail-respondent", "mail-return"]);

async function reasonToWithhold(
  change: Change,
  { email }: Recipient,
  delivery: NewDelivery,
): Promise<WithheldReason | null> {
  if (!rateLimitedKinds.has(delivery.kind)) return null;
  return (await countMail(change, email, delivery)) === "too-many" ? "many-mails" : null;
}
