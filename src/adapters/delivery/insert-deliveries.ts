import { withheldWords } from "../../service/delivery/deliver-problems.words.ts";
import type { NewDelivery } from "../../service/delivery/deliveries.ts";
import type { Change } from "../store/tables.ts";

/** Stores a lead's deliveries. */
export async function insertDeliveries(
  change: Change,
  leadId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  for (const { id, kind, withheld, createdAt, dueAt } of deliveries) {
    const state = withheld === null ? "waiting" : "withheld";
    const problem = withheld === null ? null : withheldWords[withheld];
    const row = { id, lead_id: leadId, kind, state, problem, attempts: 0 } as const;
    const times = { created_at: createdAt.getTime(), due_at: dueAt.getTime() };
    await change
      .insertInto("deliveries")
      .values({ ...row, ...times })
      .execute();
  }
}
