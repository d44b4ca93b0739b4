import type { Transaction } from "kysely";
import { type NewDelivery, recipientLimit, type WithheldReason, withheldWords } from "../../service/deliveries.ts";
import type { Tables } from "../store/tables.ts";

/** Writes deliveries beside the lead that they belong to. */
export async function insertDeliveries(
  change: Transaction<Tables>,
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

/** A lead, and the address that a mail to its respondent would go to. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
}

async function reasonToWithhold(
  change: Transaction<Tables>,
  { email }: Recipient,
  { kind, createdAt }: NewDelivery,
): Promise<WithheldReason | null> {
  if (kind !== "mail-respondent") return null;
  const earlier = await change
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select("deliveries.id")
    .where("leads.email", "=", email.toLowerCase())
    .where("deliveries.kind", "=", kind)
    .where("deliveries.created_at", ">", createdAt.getTime() - recipientLimit.windowMs)
    .limit(recipientLimit.most)
    .execute();
  return earlier.length >= recipientLimit.most ? "many-mails" : null;
}
