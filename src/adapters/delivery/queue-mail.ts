import type { Transaction } from "kysely";
import type { NewDelivery } from "../../service/deliveries.ts";
import type { QueueMail } from "../../service/mail-report.ts";
import { createCommitGroup } from "../store/commit-group.ts";
import { oneAtATime } from "../store/engine.ts";
import { hasReport } from "../store/has-report.ts";
import { withoutNul } from "../store/ids.ts";
import type { Database, Tables } from "../store/tables.ts";
import { insertDeliveries } from "./insert-deliveries.ts";

/**
 * Checks the limit and queues the email in one transaction, serialized per report, so that two clicks at once can't
 * both pass.
 */
export function createMailQueue(database: Database): QueueMail {
  const write = createCommitGroup(database);
  return (reportId, delivery, { most: limit, windowMs }) =>
    write(async (change) => {
      const leadId = withoutNul(reportId);
      await oneAtATime(change, `mail ${leadId}`);
      const lead = await leadWithReport(change, leadId);
      if (!lead) return { kind: "no-report" };
      const recent = await timesSince(change, leadId, delivery, windowMs);
      const [oldest] = recent.slice(-limit);
      if (oldest !== undefined && recent.length >= limit)
        return { kind: "too-many", freeAt: new Date(oldest + windowMs) };
      const withheld = lead.is_suspect === 1 ? "suspect" : null;
      await insertDeliveries(change, { id: leadId, email: lead.email }, [{ ...delivery, withheld }]);
      return { kind: "queued" };
    });
}

const leadWithReport = (change: Transaction<Tables>, leadId: string) =>
  change
    .selectFrom("leads")
    .select(["leads.is_suspect", "leads.email"])
    .where("leads.id", "=", leadId)
    .where(hasReport)
    .executeTakeFirst();

async function timesSince(
  change: Transaction<Tables>,
  leadId: string,
  { kind, createdAt }: NewDelivery,
  windowMs: number,
): Promise<readonly number[]> {
  const rows = await change
    .selectFrom("deliveries")
    .select("created_at")
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .where("created_at", ">", createdAt.getTime() - windowMs)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}
